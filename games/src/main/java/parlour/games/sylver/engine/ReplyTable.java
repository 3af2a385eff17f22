package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.games.catalogue.Replies.Line;
import parlour.games.sylver.FiniteSylverRules;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/** All winning replies to each move, as lists of moves and answers have been kept by players. */
public final class ReplyTable {
    private final SylverInstance instance;
    private final Budget budget;
    private final ReplySearch search;

    private ReplyTable(SylverInstance instance, Budget budget) {
        this.instance = instance;
        this.budget = budget;
        this.search = new ReplySearch(instance.position(), budget);
    }

    /**
     * The lines of a position.
     *
     * @param bound moves up to this, where infinitely many are left
     * @throws Budget.Exceeded if the budget runs out
     */
    public static List<Line> lines(SylverInstance instance, long bound, Budget budget) {
        var table = new ReplyTable(instance, budget);
        return instance.position().isFinite() ? table.finite() : table.infinite(bound);
    }

    /** One sweep tells all winning moves after every move. */
    private List<Line> finite() {
        SylverPosition position = instance.position();
        List<Line> lines = new ArrayList<>();
        if (position.scaled().gapCount() <= 1) {
            return lines;
        }
        if (!OversemigroupSweep.canSweep(position.scaled())) {
            throw new Budget.Exceeded("size");
        }
        var sweep = OversemigroupSweep.over(position.scaled(), budget, Long.MAX_VALUE);
        for (long n : new FiniteSylverRules(instance).moves(position)) {
            if (n > 1) {
                var after = position.scaled().adjoin(n);
                lines.add(line(n, sweep.winningMoves(after), true, sweep.isLost(after)));
            }
        }
        return lines;
    }

    private List<Line> infinite(long bound) {
        List<Long> replies = new ArrayList<>();
        for (long n = 2; n <= bound; n++) {
            if (!instance.position().contains(n)) {
                replies.add(n);
            }
        }
        SylverPosition position = instance.position();
        long reach = ReplySearch.below(position, ReplyDecision.REACH);
        // Who wins comes first; what is left of the work goes into the lists.
        search.inRounds(
                replies,
                budget.bound(ReplySearch.MAX_WORK / 2),
                n -> search.outcome(position.play(n), reach).isPresent() || isLeft());
        SortedMap<Long, Line> lines = new TreeMap<>();
        search.inRounds(
                replies,
                budget.bound(ReplySearch.MAX_WORK),
                n -> {
                    Verdict verdict = search.verdict(position.play(n), reach);
                    lines.put(n, line(n, verdict));
                    boolean isKnown = verdict.outcome().isPresent() && verdict.wins().isComplete();
                    return isKnown || isLeft();
                });
        replies.forEach(n -> lines.computeIfAbsent(n, ReplyTable::unknown));
        return List.copyOf(lines.values());
    }

    /** Whether a reply stays open, of many, that wider bounds may settle: if that took long. */
    private boolean isLeft() {
        return search.work() >= ReplySearch.MAX_WORK && !search.isSpent();
    }

    private static Line unknown(long n) {
        return new Line(String.valueOf(n), "unknown", List.of(), false);
    }

    private static Line line(long n, Verdict verdict) {
        Verdict.Wins wins = verdict.wins();
        return verdict.outcome().isEmpty()
                ? unknown(n)
                : line(n, wins.moves(), wins.isComplete(), verdict.isLost());
    }

    private static Line line(long n, List<Long> wins, boolean isComplete, boolean isLost) {
        Outcome outcome = isLost ? Outcome.PREVIOUS : Outcome.NEXT;
        List<String> replies = wins.stream().map(String::valueOf).toList();
        return new Line(String.valueOf(n), outcome.toString(), replies, isComplete);
    }
}
