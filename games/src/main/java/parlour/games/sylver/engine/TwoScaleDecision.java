package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
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
    /** Positions marked or looked up where no time is given: some seconds. */
    static final long MAX_WORK = 100_000_000;

    /** Ideals of all levels: the moves of one take some dozens of ints, those of two a table. */
    static final int MAX_SHAPES = 5_000;

    /** Farthest reach: memory or time ends long before, and 3 times it is an int. */
    private static final int MAX_REACH = 1_000_000;

    private static final String METHOD = TwoScaleTable.METHOD;

    /** The method of positions lost by a period. */
    private static final String PERIOD = "two-scale-period";

    private final SylverInstance instance;
    private final Budget budget;
    private final IdealShapes shapes;
    private final TwoScaleTable table;
    private final TwoScaleMoves moves;
    private final TwoScaleOutcomes outcomes;
    private boolean isStopped;
    private final Verdict verdict;

    /**
     * Decides.
     *
     * @throws Budget.Exceeded if there are too many shapes, or the budget runs out before them
     */
    TwoScaleDecision(SylverInstance instance, Ask ask, Budget budget) {
        this(instance, ask.wants(Question.WINNING_MOVES), budget, budget.bound(MAX_WORK));
    }

    /** Decides by a bounded number of steps; the table is kept in the budget's place for that. */
    TwoScaleDecision(SylverInstance instance, boolean wantsMoves, Budget budget, long mostWork) {
        this.instance = instance;
        this.budget = budget;
        this.shapes = new IdealShapes(instance.position().scaled(), MAX_SHAPES);
        this.moves = new TwoScaleMoves(shapes);
        this.table = new TwoScaleTable(moves, budget);
        budget.checkpoints().begin(table);
        finishStep();
        this.outcomes = new TwoScaleOutcomes(moves, table);
        this.verdict = decide(wantsMoves, mostWork);
    }

    /** Ends a step that an earlier run was stopped in, before anything is told by the table. */
    private void finishStep() {
        try {
            if (table.isWithinStep()) {
                table.step();
            }
        } catch (Budget.Exceeded exceeded) {
            isStopped = true;
        }
    }

    private Verdict decide(boolean wantsMoves, long mostWork) {
        int root = shapes.levelCount() - 1;
        try {
            while (!isStopped
                    && isOpen(root, wantsMoves)
                    && table.lookups() < mostWork
                    && table.reach() < MAX_REACH) {
                table.step();
                outcomes.update();
            }
        } catch (Budget.Exceeded exceeded) {
            isStopped = true;
        }
        return verdict(root);
    }

    /** A loss is also looked at for a period where there may be one: that tells more. */
    private boolean isOpen(int root, boolean wantsMoves) {
        boolean mayRepeat =
                outcomes.outcome(root) == Outcome.PREVIOUS
                        && table.reach() < TwoScalePeriods.FIRST_LOOK
                        && outcomes.periods().canRepeat(root);
        return mayRepeat || !outcomes.isSettled(root, wantsMoves);
    }

    private Verdict verdict(int root) {
        Outcome outcome = outcomes.outcome(root);
        Optional<TwoScalePeriod> period = outcomes.periods().of(root);
        if (outcome == Outcome.PREVIOUS && period.isPresent()) {
            return Verdict.proved(outcome, Verdict.Wins.NONE, PERIOD)
                    .because(
                            "two-scale period theorem: no number that 3 does not divide wins, since the table of two scales repeats"
                                    + " with period %d from p + q = %d on; multiples of 3 lose, too"
                                            .formatted(period.get().period(), period.get().from()));
        }
        if (outcome == Outcome.PREVIOUS) {
            NumericalSemigroup third = instance.position().scaled();
            return Verdict.proved(outcome, Verdict.Wins.NONE, ReplyDecision.QUIET_END)
                    .because(Reasons.quiet(3, third.frobenius()));
        }
        List<Long> wins = outcomes.wins(root);
        if (outcome == Outcome.NEXT) {
            Verdict.Wins list =
                    outcomes.isComplete(root)
                            ? Verdict.Wins.all(wins)
                            : Verdict.Wins.below(wins, outcomes.firstOpen(root));
            return Verdict.proved(outcome, list, METHOD)
                    .because(Reasons.wonBy(instance.position(), wins.getFirst()));
        }
        return Verdict.unknown(METHOD, explored(root), isStopped).knowing(settled(root));
    }

    private String explored(int root) {
        List<Long> open = outcomes.openMultiples(root);
        String multiples =
                open.isEmpty()
                        ? "multiples of 3 lose"
                        : "of the multiples of 3 are open: "
                                + String.join(" ", open.stream().map(String::valueOf).toList());
        return "no winning reply up to %d that 3 does not divide; %s"
                .formatted(outcomes.reach(), multiples);
    }

    /** The first ones one by one, the others as ranges. */
    private List<Standing.KnownMove> settled(int root) {
        List<Long> open = outcomes.openMultiples(root);
        List<Standing.KnownMove> settled = new ArrayList<>();
        long from = ReplyDecision.REACH;
        for (long n = 2; n <= outcomes.reach(); n++) {
            if (n < ReplyDecision.REACH) {
                if (!instance.position().contains(n) && !open.contains(n)) {
                    settled.add(lost(n, n));
                }
            } else if (open.contains(n)) {
                addRange(settled, from, n - 1);
                from = n + 1;
            }
        }
        addRange(settled, from, outcomes.reach());
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
        if (verdict.method().equals(PERIOD)) {
            boolean aboutMoves = ask.wants(Question.WINNING_MOVES);
            new TwoScaleProof(moves, table, outcomes.periods(), ask.proof().orElseThrow())
                    .write(EvenProof.header(canonical, verdict, aboutMoves));
            return;
        }
        CertificateSink sink = ask.proof().orElseThrow();
        if (verdict.isWon() && ask.wants(Question.WINNING_MOVES)) {
            new ReplyProof(instance, budget, sink, finiteLines()).writeMoves(canonical, verdict);
            return;
        }
        var proof = new ReplyProof(instance, budget, sink);
        if (verdict.isWon()) {
            proof.write(canonical, verdict.wins().moves());
        } else {
            proof.writeLost(canonical, verdict.method());
        }
    }

    /**
     * From the table as far as a listed move, a refuted one or a reply to a multiple of 3 needs it.
     */
    private FiniteLines finiteLines() {
        List<Long> singles = new ArrayList<>(verdict.wins().moves());
        singles.addAll(new RefutedMoves(instance.position(), verdict.wins()).needed());
        singles.removeIf(n -> n % 3 == 0);
        for (int level = 0; level < shapes.levelCount(); level++) {
            table.singles(level).stream().findFirst().ifPresent(singles::add);
        }
        int reach = Math.toIntExact(Math.max(2, singles.stream().max(Long::compare).orElse(2L)));
        return reach <= table.reach() && TableLines.canHold(shapes, reach)
                ? new TableLines(moves, table, reach, instance.one(), budget)
                : new SweptLines(instance.one(), budget);
    }

    /** Whether the budget ran out. */
    boolean isStopped() {
        return isStopped;
    }

    /** The largest number that 3 does not divide of which it is known whether it wins. */
    long reach() {
        return outcomes.reach();
    }

    /** The multiples of 3 that are not decided, ascending. */
    List<Long> openMultiples() {
        return outcomes.openMultiples(shapes.levelCount() - 1);
    }

    long lookups() {
        return table.lookups();
    }

    @Override
    public SequencedMap<String, Long> counts() {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("levels", (long) shapes.levelCount());
        counts.put("ideals", (long) shapes.count());
        counts.put("reach", (long) table.reach());
        counts.put("lookups", table.lookups());
        return counts;
    }
}
