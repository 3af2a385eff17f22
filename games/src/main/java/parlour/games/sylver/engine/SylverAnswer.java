package parlour.games.sylver.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.exact.Ordinal;
import parlour.games.sylver.HeightLadder;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/** Puts together what is asked of one instance. */
public final class SylverAnswer {
    private final String canonical;
    private final SylverInstance instance;
    private final Ask ask;
    private final Budget budget;
    private final List<Claim> claims = new ArrayList<>();
    private final List<String> why = new ArrayList<>();

    /** Why a number that was asked for is not told, if so, and whether the budget is to blame. */
    private String missing = "";

    private boolean isStopped;

    /** An answer to come. */
    public SylverAnswer(String canonical, SylverInstance instance, Ask ask, Budget budget) {
        this.canonical = canonical;
        this.instance = instance;
        this.ask = ask;
        this.budget = budget;
    }

    /** The answer; its certificate, if wanted and to be had, is written on return. */
    public Answer answer() {
        boolean isOnlyHeight =
                ask.wants(Question.HEIGHT)
                        && !ask.wants(Question.OUTCOME)
                        && !ask.wants(Question.WINNING_MOVES);
        return isOnlyHeight ? height() : outcome();
    }

    private Answer height() {
        Ordinal height = addHeight();
        addMeasures();
        ask.prove(
                sink -> {
                    Json.Fields claim = Json.fields().with("height", height.toString());
                    sink.open(new CertificateHeader("measure", canonical, "height", claim));
                });
        return new Answer(
                canonical, new Standing.Proved(), claims, "height-theorem", reasons(), counts());
    }

    private static SequencedMap<String, Long> counts() {
        return new LinkedHashMap<>();
    }

    private List<String> reasons() {
        return ask.wants(Question.WHY) ? why : List.of();
    }

    private Ordinal addHeight() {
        Ordinal height = instance.position().height(instance.one());
        claims.add(new Claim.HasHeight(height));
        why.addAll(HeightLadder.reasons(instance));
        return height;
    }

    private void addMeasures() {
        SylverPosition position = instance.position();
        SequencedMap<String, BigInteger> values = new LinkedHashMap<>();
        values.put("gcd", BigInteger.valueOf(position.gcd()));
        if (!position.isEmpty()) {
            values.put("frobenius", BigInteger.valueOf(position.scaled().frobenius()));
            values.put("gapCount", BigInteger.valueOf(position.scaled().gapCount()));
        }
        claims.add(new Claim.Measures(values));
    }

    private Answer outcome() {
        Decision decision = Decisions.of(instance, ask, budget);
        Verdict verdict = decision.verdict();
        verdict.outcome().ifPresent(o -> claims.add(new Claim.HasOutcome(o.toString())));
        if (ask.wants(Question.WINNING_MOVES) && verdict.outcome().isPresent()) {
            claims.add(winningMoves(verdict.wins()));
        }
        why.addAll(verdict.reasons());
        addNumbers(decision);
        if (ask.wants(Question.HEIGHT) || ask.wants(Question.WHY)) {
            addHeight();
        }
        addMeasures();
        if (verdict.outcome().isPresent() && verdict.source().isEmpty() && missing.isEmpty()) {
            ask.prove(sink -> decision.prove(ask.proving(withHeight(sink)), canonical));
        }
        return new Answer(
                canonical,
                standing(verdict),
                claims,
                verdict.method(),
                reasons(),
                decision.counts());
    }

    /**
     * The same place for a certificate; its claim gets the height as well, if the answer has it.
     */
    private CertificateSink withHeight(CertificateSink sink) {
        return new CertificateSink() {
            @Override
            public void open(CertificateHeader header) {
                Json.Fields claim = header.claim();
                for (Claim told : claims) {
                    if (told instanceof Claim.HasHeight(Ordinal height)) {
                        claim = claim.with("height", height.toString());
                    }
                }
                sink.open(
                        new CertificateHeader(
                                header.kind(), header.instance(), header.claims(), claim));
            }

            @Override
            public void line(Json line) {
                sink.line(line);
            }

            @Override
            public void abandon(String limit) {
                sink.abandon(limit);
            }
        };
    }

    private static Claim winningMoves(Verdict.Wins wins) {
        List<String> moves = wins.moves().stream().map(String::valueOf).toList();
        Optional<BigInteger> below =
                wins.completeBelow().isPresent()
                        ? Optional.of(BigInteger.valueOf(wins.completeBelow().getAsLong()))
                        : Optional.empty();
        return new Claim.WinningMoves(moves, wins.isComplete(), below);
    }

    private void addNumbers(Decision decision) {
        boolean wantsNimber = ask.wants(Question.NIMBER);
        if (wantsNimber && instance.one() == OneRule.LOSES) {
            claims.add(new Claim.NimberRefused("misère: naming 1 loses at once"));
        } else if (wantsNimber && !(decision instanceof FiniteDecision)) {
            claims.add(new Claim.NimberRefused("gcd > 1: infinitely many moves"));
        }
        if (decision instanceof FiniteDecision finite) {
            boolean hasNimber = wantsNimber && instance.one() == OneRule.EXCLUDED;
            addNumbers(finite, hasNimber, ask.wants(Question.REMOTENESS));
        }
    }

    private void addNumbers(FiniteDecision finite, boolean nimber, boolean remoteness) {
        if ((nimber || remoteness) && !finite.hasNumbers()) {
            missing = "no table of all oversemigroups: " + FiniteDecision.TOO_LARGE;
            return;
        }
        try {
            if (nimber) {
                claims.add(new Claim.HasNimber(finite.nimber()));
            }
            if (remoteness && finite.verdict().outcome().isPresent()) {
                claims.add(new Claim.HasRemoteness(finite.remoteness()));
            }
        } catch (Budget.Exceeded exceeded) {
            missing = "table of all oversemigroups stopped by " + exceeded.limit();
            isStopped = true;
        }
    }

    private Standing standing(Verdict verdict) {
        if (verdict.outcome().isPresent() && !missing.isEmpty()) {
            return new Standing.Unknown(missing, isStopped, List.of());
        }
        if (verdict.outcome().isEmpty()) {
            return new Standing.Unknown(verdict.explored(), verdict.isStopped(), verdict.known());
        }
        return verdict.source().isPresent()
                ? new Standing.Cited(verdict.source().get())
                : new Standing.Proved();
    }
}
