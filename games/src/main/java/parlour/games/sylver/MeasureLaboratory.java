package parlour.games.sylver;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Tries a candidate measure on all moves among numbers up to a bound: from the empty position and
 * every set of numbers 2 to the bound none of which the others generate, naming every number 2 to
 * the bound that may be named. A measure would fall on each; the empty position counts as above
 * all.
 */
public final class MeasureLaboratory {
    /** Largest bound: the number of sets grows about threefold for every three numbers. */
    public static final int MAX_BOUND = 40;

    /** Offenders kept of either kind. */
    private static final int MAX_OFFENDERS = 100;

    private final Measure measure;
    private final int bound;
    private long positions;
    private long moves;
    private long falls;
    private long levels;
    private long rises;
    private final List<Offender> offenders = new ArrayList<>();

    private MeasureLaboratory(Measure measure, int bound) {
        this.measure = measure;
        this.bound = bound;
    }

    /**
     * A move on which a candidate does not fall.
     *
     * @param position the position
     * @param move the number named
     * @param before the values before
     * @param after the values after
     */
    public record Offender(
            SylverPosition position, long move, List<BigInteger> before, List<BigInteger> after) {
        /** Whether the values rise; otherwise they stay. */
        public boolean rises() {
            return Measure.compare(before, after) < 0;
        }
    }

    /**
     * What was found.
     *
     * @param positions positions looked at, the empty one included
     * @param moves moves from them
     * @param falls moves on which the candidate falls
     * @param levels moves on which it stays
     * @param rises moves on which it rises
     * @param offenders the first moves on which it does not fall
     */
    public record Report(
            long positions,
            long moves,
            long falls,
            long levels,
            long rises,
            List<Offender> offenders) {}

    /**
     * Tries a candidate.
     *
     * @throws IllegalArgumentException if the bound is below 2 or above {@link #MAX_BOUND}
     */
    public static Report sweep(Measure measure, int bound) {
        if (bound < 2 || bound > MAX_BOUND) {
            throw new IllegalArgumentException(
                    "bound (%d) must be from 2 to %d".formatted(bound, MAX_BOUND));
        }
        var laboratory = new MeasureLaboratory(measure, bound);
        laboratory.visit(SylverPosition.EMPTY, 2);
        return new Report(
                laboratory.positions,
                laboratory.moves,
                laboratory.falls,
                laboratory.levels,
                laboratory.rises,
                List.copyOf(laboratory.offenders));
    }

    /** Tries all moves, and goes on with larger numbers added: none of them generates a smaller. */
    private void visit(SylverPosition position, int from) {
        positions++;
        for (int n = 2; n <= bound; n++) {
            if (!position.contains(n)) {
                tryMove(position, n);
            }
        }
        for (int n = from; n <= bound; n++) {
            if (!position.contains(n)) {
                visit(position.play(n), n + 1);
            }
        }
    }

    private void tryMove(SylverPosition position, int n) {
        moves++;
        if (position.isEmpty()) {
            falls++;
            return;
        }
        List<BigInteger> before = measure.at(position);
        List<BigInteger> after = measure.at(position.play(n));
        int order = Measure.compare(before, after);
        if (order > 0) {
            falls++;
            return;
        }
        if (order == 0) {
            levels++;
        } else {
            rises++;
        }
        if (offenders.size() < MAX_OFFENDERS) {
            offenders.add(new Offender(position, n, before, after));
        }
    }
}
