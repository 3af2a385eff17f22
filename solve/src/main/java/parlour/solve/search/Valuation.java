package parlour.solve.search;

import java.util.Arrays;
import parlour.game.PackedRules;

/** How the value of a position follows from its options. */
public sealed interface Valuation {
    /**
     * The value.
     *
     * @param ends how finished options ended: bits of {@link PackedRules}
     * @param options the values of the other options; may be reordered
     * @param count how many these are
     */
    int of(int ends, int[] options, int count);

    /** What the values are. */
    String word();

    /** A play can end drawn, or won by the player to move, so that there are no nimbers. */
    final class NoNimber extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        /** Says so. */
        public NoNimber() {
            super("a play that ends won or drawn has no nimber");
        }
    }

    /** Grundy values: the least number that no option has; a finished lost play is worth 0. */
    final class Mex implements Valuation {
        private long[] seen = new long[4];

        @Override
        public String word() {
            return "nimbers";
        }

        @Override
        public int of(int ends, int[] options, int count) {
            if ((ends & ~PackedRules.ENDS_LOST) != 0) {
                throw new NoNimber();
            }
            int most = count + 1;
            if (most >= 64 * seen.length) {
                seen = new long[most / 64 + 1];
            } else {
                Arrays.fill(seen, 0, most / 64 + 1, 0);
            }
            seen[0] = ends;
            for (int i = 0; i < count; i++) {
                if (options[i] < most) {
                    seen[options[i] >>> 6] |= 1L << options[i];
                }
            }
            int word = 0;
            while (seen[word] == -1) {
                word++;
            }
            return 64 * word + Long.numberOfTrailingZeros(~seen[word]);
        }
    }

    /**
     * Remoteness with its outcome: twice the plies, plus one where the player to move wins; {@link
     * #DRAW} for a draw. The winner hurries, the loser delays.
     */
    final class Remoteness implements Valuation {
        /** The value of a drawn position. */
        public static final int DRAW = -1;

        @Override
        public String word() {
            return "remotenesses";
        }

        @Override
        public int of(int ends, int[] options, int count) {
            int shortestLoss = (ends & PackedRules.ENDS_LOST) != 0 ? 0 : Integer.MAX_VALUE;
            int longestWin = (ends & PackedRules.ENDS_WON) != 0 ? 0 : -1;
            boolean draw = (ends & PackedRules.ENDS_DRAWN) != 0;
            for (int i = 0; i < count; i++) {
                int plies = options[i] >> 1;
                if (options[i] == DRAW) {
                    draw = true;
                } else if ((options[i] & 1) == 0) {
                    shortestLoss = Math.min(shortestLoss, plies);
                } else {
                    longestWin = Math.max(longestWin, plies);
                }
            }
            if (shortestLoss < Integer.MAX_VALUE) {
                return 2 * (shortestLoss + 1) + 1;
            }
            return draw ? DRAW : 2 * (longestWin + 1);
        }
    }
}
