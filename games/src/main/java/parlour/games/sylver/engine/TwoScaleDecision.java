package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.SylverInstance;

/**
 * Decides positions 3H as far as that can be done: a table reaches farther and farther until it
 * tells enough, or the work that may be done is used up.
 *
 * <p>No procedure is known that decides all of them: a position that is not short, and of which no
 * winning reply is found, stays unknown.
 */
final class TwoScaleDecision implements Decision {
    /** Positions looked up where no time is given: some seconds. */
    static final long MAX_WORK = 40_000_000;

    /** Ideals of all levels: the moves of one take some dozens of ints, those of two a table. */
    static final int MAX_SHAPES = 5_000;

    /** Farthest reach: some 10^8 cells; memory ends before. */
    private static final int MAX_REACH = 30_000;

    private static final String METHOD = "two-scale-table";

    private final SylverInstance instance;
    private final Budget budget;
    private final IdealShapes shapes;
    private final TwoScaleTable table;
    private final Verdict verdict;

    /**
     * Decides.
     *
     * @throws Budget.Exceeded if there are too many shapes, or the budget runs out before them
     */
    TwoScaleDecision(SylverInstance instance, Ask ask, Budget budget) {
        this(instance, ask.wants(Question.WINNING_MOVES), budget, MAX_WORK);
    }

    TwoScaleDecision(SylverInstance instance, boolean wantsMoves, Budget budget, long mostWork) {
        this.instance = instance;
        this.budget = budget;
        this.shapes = new IdealShapes(instance.position().scaled(), MAX_SHAPES);
        var moves = new TwoScaleMoves(shapes);
        this.table = new TwoScaleTable(moves, budget);
        long most = budget.isTimed() ? Long.MAX_VALUE : mostWork;
        this.verdict = decide(new TwoScaleOutcomes(moves, table), wantsMoves, most);
    }

    private Verdict decide(TwoScaleOutcomes outcomes, boolean wantsMoves, long mostWork) {
        int root = shapes.levelCount() - 1;
        boolean isStopped = false;
        try {
            while (!outcomes.isSettled(root, wantsMoves)
                    && table.work() < mostWork
                    && table.reach() < MAX_REACH) {
                table.step();
                outcomes.update();
            }
        } catch (Budget.Exceeded exceeded) {
            isStopped = true;
        }
        return verdict(outcomes, root, isStopped);
    }

    private Verdict verdict(TwoScaleOutcomes found, int root, boolean isStopped) {
        Outcome outcome = found.outcome(root);
        if (outcome == Outcome.PREVIOUS) {
            NumericalSemigroup third = instance.position().scaled();
            return Verdict.proved(outcome, Verdict.Wins.NONE, ReplyDecision.QUIET_END)
                    .because(ReplyDecision.quietReason(3, third.frobenius()));
        }
        List<Long> wins = found.wins(root);
        if (outcome == Outcome.NEXT) {
            Verdict.Wins list =
                    found.isComplete(root)
                            ? Verdict.Wins.all(wins)
                            : Verdict.Wins.below(wins, found.firstOpen(root));
            return Verdict.proved(outcome, list, METHOD).because(winReason(wins.getFirst()));
        }
        return Verdict.unknown(METHOD, explored(found, root), isStopped)
                .knowing(settled(found, root));
    }

    private static String winReason(long reply) {
        return reply % 3 == 0
                ? "naming %d leads to a lost position of gcd 3".formatted(reply)
                : "naming %d leads to a finite position that is lost".formatted(reply);
    }

    private static String explored(TwoScaleOutcomes found, int root) {
        List<Long> open = found.openMultiples(root);
        String multiples =
                open.isEmpty()
                        ? "multiples of 3 lose"
                        : "of the multiples of 3 are open: "
                                + String.join(" ", open.stream().map(String::valueOf).toList());
        return "no winning reply up to %d that 3 does not divide; %s"
                .formatted(found.reach(), multiples);
    }

    /** The first ones one by one, the others as ranges. */
    private List<Standing.KnownMove> settled(TwoScaleOutcomes found, int root) {
        List<Long> open = found.openMultiples(root);
        List<Standing.KnownMove> settled = new ArrayList<>();
        long from = ReplyDecision.REACH;
        for (long n = 2; n <= found.reach(); n++) {
            if (n < ReplyDecision.REACH) {
                if (!instance.position().contains(n) && !open.contains(n)) {
                    settled.add(lost(n, n));
                }
            } else if (open.contains(n)) {
                addRange(settled, from, n - 1);
                from = n + 1;
            }
        }
        addRange(settled, from, found.reach());
        return settled;
    }

    private static void addRange(List<Standing.KnownMove> settled, long from, long to) {
        if (from <= to) {
            settled.add(lost(from, to));
        }
    }

    private static Standing.KnownMove lost(long from, long to) {
        String move = from == to ? String.valueOf(from) : from + ".." + to;
        return new Standing.KnownMove(move, Outcome.NEXT.toString());
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public void prove(Ask ask, String canonical) {
        var proof = new ReplyProof(instance, budget, ask.proof().orElseThrow());
        if (verdict.isWon()) {
            proof.write(canonical, verdict.wins().moves());
        } else {
            proof.writeLost(canonical, verdict.method());
        }
    }

    long lookups() {
        return table.work();
    }

    @Override
    public SequencedMap<String, Long> counts() {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("levels", (long) shapes.levelCount());
        counts.put("ideals", (long) shapes.count());
        counts.put("reach", (long) table.reach());
        counts.put("lookups", table.work());
        return counts;
    }
}
