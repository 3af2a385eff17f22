package parlour.check;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import parlour.game.Outcome;
import parlour.game.Result;

/** How the number of a position follows from those of its options. */
interface Valuation {
    /** The name of the field that holds the number. */
    String field();

    /** The number of a finished play, if such plays have one. */
    OptionalLong ofResult(Result result);

    /** The number of a position from those of all its options, of which there is at least one. */
    long ofOptions(List<Long> options);

    /** The outcome that the number says. */
    Outcome outcome(long number);

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
        public long ofOptions(List<Long> options) {
            Set<Long> numbers = new HashSet<>(options);
            long least = 0;
            while (numbers.contains(least)) {
                least++;
            }
            return least;
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
        public long ofOptions(List<Long> options) {
            long shortestLoss = Long.MAX_VALUE;
            long longestWin = -1;
            boolean draw = false;
            for (long option : options) {
                switch (outcome(option)) {
                    case PREVIOUS -> shortestLoss = Math.min(shortestLoss, option / 2);
                    case NEXT -> longestWin = Math.max(longestWin, option / 2);
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
