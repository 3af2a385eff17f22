package parlour.games.monotonic;

import java.util.Arrays;
import java.util.List;
import parlour.claim.BadInput;

/** Names for the legal moves of an instance, which are counted from 0 in deck order. */
sealed interface MoveNames {
    /** The name of a move. */
    String name(int rank);

    /** The name of all moves from one to another of the same group. */
    String range(int lowest, int highest);

    /** The first rank above those that can share a range with this one. */
    int groupEnd(int rank);

    /**
     * The lowest and the rank above the highest move that a name or a range stands for.
     *
     * @throws BadInput if it stands for no legal move
     */
    Span read(String text);

    /** Ranks from {@code from} until below {@code until}. */
    record Span(int from, int until) {}

    /** Moves named by their cards. */
    record Cards(int[] unused) implements MoveNames {
        @Override
        public String name(int rank) {
            return String.valueOf(unused[rank]);
        }

        @Override
        public String range(int lowest, int highest) {
            return unused[lowest] + ".." + unused[highest];
        }

        @Override
        public int groupEnd(int rank) {
            return unused.length;
        }

        @Override
        public Span read(String text) {
            int[] ends = ends(text, text);
            return new Span(firstFrom(ends[0]), firstFrom(ends[1] + 1));
        }

        private int firstFrom(int card) {
            int found = Arrays.binarySearch(unused, card);
            return found < 0 ? -found - 1 : found;
        }
    }

    /**
     * Moves named by gap and offset; {@code starts} holds the rank at which each gap begins, and
     * the end of all.
     */
    record Gaps(int[] starts) implements MoveNames {
        static Gaps of(List<Integer> sizes) {
            int[] starts = new int[sizes.size() + 1];
            for (int i = 0; i < sizes.size(); i++) {
                starts[i + 1] = starts[i] + sizes.get(i);
            }
            return new Gaps(starts);
        }

        int gap(int rank) {
            int gap = 0;
            while (starts[gap + 1] <= rank) {
                gap++;
            }
            return gap;
        }

        @Override
        public String name(int rank) {
            int gap = gap(rank);
            return gap + ":" + (rank - starts[gap]);
        }

        @Override
        public String range(int lowest, int highest) {
            int gap = gap(lowest);
            return gap + ":" + (lowest - starts[gap]) + ".." + (highest - starts[gap]);
        }

        @Override
        public int groupEnd(int rank) {
            return starts[gap(rank) + 1];
        }

        @Override
        public Span read(String text) {
            int colon = text.indexOf(':');
            int gap = number(colon < 0 ? "" : text.substring(0, colon), text);
            int[] ends = ends(text.substring(colon + 1), text);
            if (gap >= starts.length - 1) {
                return new Span(0, 0);
            }
            int size = starts[gap + 1] - starts[gap];
            return new Span(
                    starts[gap] + Math.min(ends[0], size),
                    starts[gap] + Math.min(ends[1] + 1, size));
        }
    }

    private static int[] ends(String range, String whole) {
        int dots = range.indexOf("..");
        int low = number(dots < 0 ? range : range.substring(0, dots), whole);
        int high = dots < 0 ? low : number(range.substring(dots + 2), whole);
        return new int[] {low, high};
    }

    private static int number(String digits, String whole) {
        if (digits.matches("0|[1-9][0-9]{0,6}")) {
            return Integer.parseInt(digits);
        }
        throw new BadInput(
                whole,
                "move (%s) cannot be read; write a card as 7, or gap:offset as 0:3 at a colour word"
                        .formatted(BadInput.shown(whole)));
    }
}
