package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/** Counts positions 2H by the number of gaps of H: how many there are, how many are P. */
public final class EvenCensus {
    private final Budget budget;
    private List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
    private int gapCount = -1;

    /** A census that begins with H = the naturals. */
    public EvenCensus(Budget budget) {
        this.budget = budget;
    }

    /**
     * A row of the census.
     *
     * @param gapCount the number of gaps of H
     * @param total how many positions have it
     * @param lost the P-positions among them
     * @param lostShort those with symmetric H
     * @param open how many are not decided within the bounds
     */
    public record Row(
            int gapCount, long total, List<NumericalSemigroup> lost, long lostShort, long open) {}

    /** The next row: first that of no gap. */
    public Row next() {
        gapCount++;
        if (gapCount > 0) {
            level = level.stream().flatMap(s -> s.children().stream()).toList();
        }
        List<NumericalSemigroup> lost = new ArrayList<>();
        long open = 0;
        for (NumericalSemigroup half : level) {
            var decision =
                    new EvenDecision(new IdealShapes(half), false, budget, EvenDecision.MAX_CELLS);
            if (decision.verdict().isLost()) {
                lost.add(half);
            } else if (!decision.verdict().isWon()) {
                open++;
            }
        }
        long lostShort = lost.stream().filter(NumericalSemigroup::isSymmetric).count();
        return new Row(gapCount, level.size(), lost, lostShort, open);
    }
}
