package parlour.games.sylver;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.games.catalogue.MeasureTrials.Offender;
import parlour.games.catalogue.MeasureTrials.Trial;

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
    private final Budget budget;
    private long positions;
    private long moves;
    private long falls;
    private long levels;
    private long rises;
    private final List<Offender> offenders = new ArrayList<>();

    private MeasureLaboratory(Measure measure, int bound, Budget budget) {
        this.measure = measure;
        this.budget = budget;
        this.bound = bound;
    }

    /**
     * Tries a candidate.
     *
     * @throws Budget.Exceeded if the budget runs out
     * @throws IllegalArgumentException if the bound is below 2 or above {@link #MAX_BOUND}
     */
    public static Trial sweep(Measure measure, int bound, Budget budget) {
        if (bound < 2 || bound > MAX_BOUND) {
            throw new IllegalArgumentException(
                    "bound (%d) must be from 2 to %d".formatted(bound, MAX_BOUND));
        }
        var laboratory = new MeasureLaboratory(measure, bound, budget);
        laboratory.visit(SylverPosition.EMPTY, 2);
        return new Trial(
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
        budget.spend();
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
            offenders.add(
                    new Offender(
                            SylverNotation.write(new SylverInstance(position, OneRule.EXCLUDED)),
                            String.valueOf(n),
                            before.stream().map(BigInteger::toString).toList(),
                            after.stream().map(BigInteger::toString).toList(),
                            order < 0));
        }
    }
}
