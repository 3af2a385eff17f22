package parlour.check;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;
import parlour.game.Result;

/** How the number of a position follows from those of its options. */
public sealed interface Valuation {
    /** The name of the field that holds the number. */
    String field();

    /** The number of a finished play, if such plays have one. */
    OptionalLong ofResult(Result result);

    /**
     * The number of a position from those of all its options.
     *
     * @param options the numbers of the options, in any order
     * @param count how many these are, at least one
     */
    long ofOptions(long[] options, int count);

    /** The outcome that the number says. */
    Outcome outcome(long number);

    /** The numbers of a finished play; null if it lacks one of them. */
    static long @Nullable [] ofResult(List<Valuation> valuations, Result result) {
        long[] numbers = new long[valuations.size()];
        for (int i = 0; i < numbers.length; i++) {
            OptionalLong number = valuations.get(i).ofResult(result);
            if (number.isEmpty()) {
                return null;
            }
            numbers[i] = number.getAsLong();
        }
        return numbers;
    }

    /** Grundy values: the least number that no option has. A finished play is lost and worth 0. */
    final class Mex implements Valuation {
        @Override
        public String field() {
            return "nimber";
        }

        @Override
        public OptionalLong ofResult(Result result) {
            return result == Result.LOST ? OptionalLong.of(0) : OptionalLong.empty();
        }

        @Override
        public long ofOptions(long[] options, int count) {
            // Some number below the count is free, or the count itself.
            BitSet seen = new BitSet(count);
            for (int i = 0; i < count; i++) {
                if (options[i] < count) {
                    seen.set((int) options[i]);
                }
            }
            return seen.nextClearBit(0);
        }

        @Override
        public Outcome outcome(long number) {
            return number == 0 ? Outcome.PREVIOUS : Outcome.NEXT;
        }
    }

    /**
     * Remoteness with its outcome in one number: twice the plies, plus one if the player to move
     * wins; -1 for a draw. Lost: all options are wins, the number of plies is one more than the
     * longest. Won: some option is lost, one more than the shortest.
     */
    final class Remoteness implements Valuation {
        static final long DRAW = -1;

        @Override
        public String field() {
            return "remoteness";
        }

        @Override
        public OptionalLong ofResult(Result result) {
            return OptionalLong.of(
                    switch (result) {
                        case LOST -> 0;
                        case WON -> 1;
                        case DRAWN -> DRAW;
                    });
        }

        @Override
        public long ofOptions(long[] options, int count) {
            long shortestLoss = Long.MAX_VALUE;
            long longestWin = -1;
            boolean draw = false;
            for (int i = 0; i < count; i++) {
                switch (outcome(options[i])) {
                    case PREVIOUS -> shortestLoss = Math.min(shortestLoss, options[i] / 2);
                    case NEXT -> longestWin = Math.max(longestWin, options[i] / 2);
                    case DRAWN -> draw = true;
                }
            }
            if (shortestLoss < Long.MAX_VALUE) {
                return 2 * (shortestLoss + 1) + 1;
            }
            return draw ? DRAW : 2 * (longestWin + 1);
        }

        @Override
        public Outcome outcome(long number) {
            if (number == DRAW) {
                return Outcome.DRAWN;
            }
            return number % 2 == 0 ? Outcome.PREVIOUS : Outcome.NEXT;
        }
    }
}
