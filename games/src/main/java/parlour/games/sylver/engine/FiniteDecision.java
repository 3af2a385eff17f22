package parlour.games.sylver.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Decides positions with gcd 1: by the oversemigroup sweep, or where that takes too long by the
 * theorems on 2 and 3 and on enders.
 */
final class FiniteDecision implements Decision {
    /** Oversemigroups visited where no time was given: some minutes. */
    static final long MAX_VISITS = 1L << 28;

    /** Why no oversemigroups are listed, for want of room. */
    static final String TOO_LARGE = "Frobenius number above " + GapFrame.MAX_FROBENIUS;

    private static final String SWEEP = OversemigroupSweep.METHOD;
    private static final String HUTCHINGS = "hutchings";
    private static final String HUTCHINGS_SOURCE =
            "R. L. Hutchings's theorem: two numbers above 1 without common divisor, other than 2"
                    + " and 3, are a win for the player to move; E. R. Berlekamp, J. H. Conway, R. K."
                    + " Guy, Winning Ways, chapter 18";

    private final NumericalSemigroup semigroup;
    private final OneRule one;
    private final Budget budget;
    private final Verdict verdict;
    private @Nullable OversemigroupSweep sweep;

    /** Whether the tables of numbers are wanted for a certificate; else only what they say of S. */
    private final boolean isProving;

    private @Nullable ValueSweep nimbers;
    private @Nullable ValueSweep remotenesses;

    FiniteDecision(SylverInstance instance, Ask ask, Budget budget) {
        this.semigroup = instance.position().scaled();
        this.one = instance.one();
        this.budget = budget;
        this.isProving = ask.proof().isPresent();
        this.verdict = decide(ask);
    }

    private Verdict decide(Ask ask) {
        if (semigroup.gapCount() == 0) {
            Outcome outcome = one == OneRule.LOSES ? Outcome.NEXT : Outcome.PREVIOUS;
            return Verdict.proved(outcome, Verdict.Wins.NONE, "rules")
                    .because("1 has been named: play is over");
        }
        boolean isEnder = semigroup.isIrreducible() && semigroup.frobenius() > 1;
        if (isEnder && !ask.wants(Question.WINNING_MOVES)) {
            return ender();
        }
        if (!OversemigroupSweep.canSweep(semigroup)) {
            return beyondSweep(isEnder, TOO_LARGE, false);
        }
        try {
            long most = budget.bound(MAX_VISITS);
            sweep = OversemigroupSweep.kept(semigroup, budget, most);
        } catch (Budget.Exceeded exceeded) {
            String explored = "oversemigroup sweep stopped by " + exceeded.limit();
            return beyondSweep(isEnder, explored, true);
        }
        return swept(sweep);
    }

    private Verdict swept(OversemigroupSweep sweep) {
        if (sweep.isLost()) {
            return Verdict.proved(Outcome.PREVIOUS, Verdict.Wins.NONE, SWEEP)
                    .because(
                            Reasons.swept(
                                    semigroup.gapCount(), sweep.visited(), sweep.lostCount()));
        }
        var wins = sweep.winningMoves();
        return Verdict.proved(Outcome.NEXT, Verdict.Wins.all(wins), SWEEP)
                .because(Reasons.wonBy(new SylverPosition(1, semigroup), wins.getFirst()));
    }

    /** What theorems say; of an ender who wins, but not by which move. */
    private Verdict beyondSweep(boolean isEnder, String explored, boolean isStopped) {
        OptionalLong reply = Theorems.twoOrThree(semigroup);
        if (reply.isPresent()) {
            long n = reply.getAsLong();
            Verdict.Wins wins = Verdict.Wins.all(List.of(n));
            return Verdict.proved(Outcome.NEXT, wins, Theorems.TWO_AND_THREE)
                    .because(Reasons.wonBy(new SylverPosition(1, semigroup), n));
        }
        if (!isEnder) {
            return Verdict.unknown(SWEEP, explored, isStopped);
        }
        if (semigroup.generators().length > 2) {
            return ender();
        }
        return Verdict.cited(Outcome.NEXT, Verdict.Wins.UNKNOWN, HUTCHINGS, HUTCHINGS_SOURCE)
                .because(Reasons.ender(semigroup.frobenius()));
    }

    private Verdict ender() {
        return Verdict.proved(Outcome.NEXT, Verdict.Wins.UNKNOWN, Theorems.ENDER)
                .because(Reasons.ender(semigroup.frobenius()));
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    /** Whether nimber and remoteness can be told: all oversemigroups have room in a table. */
    boolean hasNumbers() {
        return OversemigroupSweep.canSweep(semigroup);
    }

    /** The nimber, where 1 is excluded. */
    int nimber() {
        return isProving ? nimbers().value() : ValueSweep.keptNimber(semigroup, budget);
    }

    /** Plies left when the winner hurries and the loser delays. */
    int remoteness() {
        int plies =
                isProving
                        ? remotenesses().value()
                        : (int)
                                ValueSweep.keptRemotenesses(semigroup, List.of(semigroup), budget)[
                                        0];
        return FiniteProof.plies(semigroup, one, plies);
    }

    private ValueSweep nimbers() {
        if (nimbers == null) {
            nimbers = ValueSweep.allNimbersKept(semigroup, budget);
        }
        return nimbers;
    }

    private ValueSweep remotenesses() {
        if (remotenesses == null) {
            remotenesses = ValueSweep.allRemotenessesKept(semigroup, budget);
        }
        return remotenesses;
    }

    @Override
    public void prove(Ask ask, String instance) {
        CertificateSink sink = ask.proof().orElseThrow();
        var proof = new FiniteProof(semigroup, one, budget, sink);
        boolean nimber = ask.wants(Question.NIMBER) && one == OneRule.EXCLUDED;
        boolean plies = ask.wants(Question.REMOTENESS);
        if (nimber || plies) {
            proof.numbers(
                    instance, verdict, nimber ? nimbers() : null, plies ? remotenesses() : null);
        } else if (verdict.method().equals(Theorems.ENDER)) {
            Json.Fields claim = Json.fields().with("outcome", "N");
            Theorems.prove(sink, Theorems.header(instance, claim), Theorems.ENDER);
        } else if (verdict.method().equals(Theorems.TWO_AND_THREE)) {
            boolean moves = ask.wants(Question.WINNING_MOVES);
            var header =
                    Theorems.header(instance, moves ? "moves" : "outcome", verdict.claim(moves));
            Theorems.prove(sink, header, Theorems.TWO_AND_THREE);
        } else {
            proof.strategy(instance, verdict, sweep, ask.wants(Question.WINNING_MOVES));
        }
    }

    /** Writes the lines of a strategy that shows the position lost. */
    void proveLost(CertificateSink sink) {
        if (sweep != null) {
            var lines = new StrategyLines(sweep, one, budget);
            lines.need(semigroup);
            lines.write(sink);
        }
    }

    @Override
    public SequencedMap<String, Long> counts() {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        if (sweep != null) {
            counts.put("oversemigroups", sweep.visited());
            counts.put("lost", sweep.lostCount());
            counts.put("tableBytes", sweep.tableBytes());
        }
        return counts;
    }
}
