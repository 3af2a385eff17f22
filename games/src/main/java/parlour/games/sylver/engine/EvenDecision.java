package parlour.games.sylver.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.game.Outcome;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Decides positions 2H: rows of the {@link IdealAutomaton} until the outcome, or all winning moves,
 * are known.
 *
 * <p><b>Theorems used.</b> Two winning replies n &lt; k, both odd, differ by at most 2F(H): naming
 * n makes k a sum otherwise. If H is symmetric, every odd n in H but 3 at H = N loses, since 2H and
 * n generate a symmetric semigroup (gluing, quiet end theorem). If the rows of a level are
 * periodic, no odd number wins. A level without an odd reply is P iff none of its even options is.
 */
final class EvenDecision implements Decision {
    /** Steps of {@link IdealAutomaton#effort} where no time was given: some seconds. */
    static final long MAX_WORK = 3_000_000_000L;

    /** Shapes where no time was given: some seconds for their moves. Else memory bounds them. */
    static final int MAX_SHAPES = 200_000;

    /** Rows at most: their numbers are kept. */
    static final int MAX_ROWS = 50_000_000;

    private static final String METHOD = IdealAutomaton.METHOD;

    private final IdealShapes shapes;
    private final IdealAutomaton automaton;
    private final int root;
    private final Verdict verdict;

    /**
     * Decides; rows are kept in the budget's place for that.
     *
     * @throws Budget.Exceeded if there are too many shapes, or the budget runs out before them
     */
    EvenDecision(SylverInstance instance, Ask ask, Budget budget) {
        this(kept(instance, budget), wantsAll(ask), budget.bound(MAX_WORK));
    }

    private static boolean wantsAll(Ask ask) {
        return ask.wants(Question.WINNING_MOVES);
    }

    /**
     * Decides by a bounded number of steps.
     *
     * @throws Budget.Exceeded if the budget of the shapes runs out before the first row
     */
    EvenDecision(IdealShapes shapes, boolean wantsMoves, long maxWork) {
        this(new IdealAutomaton(shapes), wantsMoves, maxWork);
    }

    /** Decides by the rows of an automaton, which may have been gone on with. */
    EvenDecision(IdealAutomaton automaton, boolean wantsMoves, long maxWork) {
        this.automaton = automaton;
        this.shapes = automaton.shapes();
        this.root = shapes.levelCount() - 1;
        this.verdict = decide(wantsMoves, maxWork);
    }

    /**
     * The automaton before its first row, or with the rows kept in the budget's place for that;
     * nothing if there are too many shapes, or the budget runs out before them.
     */
    static Optional<IdealAutomaton> begin(SylverInstance instance, Budget budget) {
        try {
            return Optional.of(kept(instance, budget));
        } catch (Budget.Exceeded tooMany) {
            return Optional.empty();
        }
    }

    private static IdealAutomaton kept(SylverInstance instance, Budget budget) {
        int most = (int) Math.min(Integer.MAX_VALUE, budget.bound(MAX_SHAPES));
        var shapes = new IdealShapes(instance.position().scaled(), most, budget);
        var automaton = new IdealAutomaton(shapes);
        budget.checkpoints().begin(automaton);
        return automaton;
    }

    private Verdict decide(boolean wantsMoves, long maxWork) {
        String limit = "";
        @Nullable EvenOutcomes levels = null;
        try {
            if (automaton.isWithinRow()) {
                automaton.step();
            }
            levels = new EvenOutcomes(shapes, automaton, wantsMoves);
            while (!levels.isSettled()) {
                if (automaton.rowCount() >= MAX_ROWS || automaton.effort() > maxWork) {
                    limit = "rows";
                    break;
                }
                automaton.step();
                levels.update();
            }
        } catch (Budget.Exceeded exceeded) {
            limit = exceeded.limit();
        }
        return verdict(
                levels == null ? new EvenOutcomes(shapes, automaton, wantsMoves) : levels, limit);
    }

    private Verdict verdict(EvenOutcomes levels, String limit) {
        Outcome outcome = levels.outcome();
        if (outcome == Outcome.PREVIOUS) {
            return Verdict.proved(outcome, Verdict.Wins.NONE, METHOD).because(lossReason());
        }
        List<Long> wins = levels.wins();
        if (outcome == Outcome.NEXT) {
            long below = levels.knownBelow();
            Verdict.Wins list =
                    below == Long.MAX_VALUE
                            ? Verdict.Wins.all(wins)
                            : Verdict.Wins.below(wins, below);
            var position = new SylverPosition(2, shapes.semigroup());
            return Verdict.proved(outcome, list, METHOD)
                    .because(Reasons.wonBy(position, wins.getFirst()));
        }
        return Verdict.unknown(METHOD, explored(levels), !limit.equals("rows"));
    }

    private String explored(EvenOutcomes levels) {
        long odd = levels.oddBelow();
        String numbers = odd == Long.MAX_VALUE ? "" : " below " + odd;
        List<Long> open = levels.openMoves();
        String rest =
                open.isEmpty()
                        ? ""
                        : ", nor any even one but perhaps "
                                + String.join(" ", open.stream().map(String::valueOf).toList());
        return "no odd number%s wins%s; no period of the rows found below %d"
                .formatted(numbers, rest, automaton.next());
    }

    private String lossReason() {
        LevelRows rows = automaton.level(root);
        if (rows.isPeriodic() && !shapes.isSymmetric(root)) {
            return "period of a level: no odd number wins, since from %d on the rows of lost shapes repeat with period %d; no even number wins"
                    .formatted(LevelRows.odd(rows.repeatsFrom()), 2 * rows.period());
        }
        return Reasons.quiet(2, shapes.frobenius());
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public void prove(Ask ask, String instance) {
        proveReply(EvenProof.header(instance, verdict, wantsAll(ask)), ask.proof().orElseThrow());
    }

    /**
     * Writes that the position is lost as the certificate of one from which a reply leads to it.
     */
    void proveReply(CertificateHeader header, CertificateSink sink) {
        sink.open(header);
        proveBlock(sink::line);
    }

    /** Writes shapes and rows without a header. */
    void proveBlock(Consumer<Json> lines) {
        new EvenProof(shapes, automaton).write(lines);
    }

    /** The steps that the rows took. */
    long steps() {
        return automaton.effort();
    }

    @Override
    public SequencedMap<String, Long> counts() {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("evenParts", (long) shapes.levelCount());
        counts.put("shapes", (long) shapes.count());
        counts.put("rows", (long) automaton.rowCount());
        LevelRows rows = automaton.level(root);
        if (rows.isPeriodic()) {
            counts.put("periodStart", LevelRows.odd(rows.repeatsFrom()));
            counts.put("period", 2L * rows.period());
        }
        return counts;
    }
}
