package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/** Counts positions 2H by the number of gaps of H: how many there are, how many are P. */
public final class EvenCensus {
    private EvenCensus() {}

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

    /**
     * A row, its positions decided by as many threads as the budget has, each within the counts
     * that an answer without time limit may take: one that leads nowhere would use up all time.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static Row row(int gapCount, Budget budget) {
        List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps < gapCount; gaps++) {
            level = level.stream().flatMap(s -> s.children().stream()).toList();
        }
        var order = budget.threads() > 1 ? level.parallelStream() : level.stream();
        Budget each = budget.withCounts().withMemory(budget.memoryBytes() / budget.threads());
        List<Verdict> verdicts = order.map(half -> verdict(half, each)).toList();
        List<NumericalSemigroup> lost = new ArrayList<>();
        long open = 0;
        for (int i = 0; i < verdicts.size(); i++) {
            if (verdicts.get(i).isLost()) {
                lost.add(level.get(i));
            }
            open += verdicts.get(i).outcome().isEmpty() ? 1 : 0;
        }
        long lostShort = lost.stream().filter(NumericalSemigroup::isSymmetric).count();
        return new Row(gapCount, level.size(), lost, lostShort, open);
    }

    private static Verdict verdict(NumericalSemigroup half, Budget budget) {
        budget.spend();
        var instance = new SylverInstance(new SylverPosition(2, half), OneRule.EXCLUDED);
        Verdict verdict = Decisions.of(instance, Ask.of(Question.OUTCOME), budget).verdict();
        if (verdict.isStopped()) {
            throw new Budget.Exceeded("time");
        }
        return verdict;
    }
}
