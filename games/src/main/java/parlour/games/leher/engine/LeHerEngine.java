package parlour.games.leher.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.check.LeHerChecker;
import parlour.solve.matrix.OptimaProof;

/**
 * Answers about Le Her.
 *
 * <p>For decks and rules beyond one plain suit it is not proved that thresholds suffice: every
 * answer is checked card by card before it is given, and is {@code unknown} if that fails.
 */
public final class LeHerEngine {
    private final String canonical;
    private final LeHerInstance instance;
    private final Budget budget;

    /**
     * @param canonical the instance string that goes into answers and certificates
     */
    public LeHerEngine(String canonical, LeHerInstance instance, Budget budget) {
        this.canonical = canonical;
        this.instance = instance;
        this.budget = budget;
    }

    /** Answers; a budget that runs out gives an unknown answer. */
    public Answer answer(Ask ask) {
        try {
            budget.spend();
            return switch (instance) {
                case LeHerInstance.OneSuit(BigInteger cards, boolean told) ->
                        answer(
                                ask,
                                told
                                        ? ToldDealerSolver.oneSuit(cards)
                                        : new OneSuitSolver(cards, budget).solve());
                case LeHerInstance.Packed packed -> packed(ask, packed);
                case LeHerInstance.ThreePlayers three ->
                        new ThreePlayersSearch(canonical, three, budget).answer(ask);
            };
        } catch (Budget.Exceeded exceeded) {
            return unknown("nothing: stopped by " + exceeded.limit(), true);
        }
    }

    private Answer packed(Ask ask, LeHerInstance.Packed packed) {
        Solved solved =
                packed.dealerTold()
                        ? ToldDealerSolver.packed(packed)
                        : new DeckSolver(packed, budget).solve();
        return switch (LeHerChecker.verify(instance, solved.equilibrium(), false)) {
            case Report.Accepted _ -> answer(ask, solved);
            case Report.Rejected(String reason) ->
                    unknown(
                            "thresholds only, whose value is "
                                    + solved.equilibrium().value()
                                    + "; but "
                                    + reason,
                            false);
        };
    }

    private Answer unknown(String explored, boolean stopped) {
        Standing unknown = new Standing.Unknown(explored, stopped, List.of());
        return new Answer(
                canonical, unknown, List.of(), "double-oracle", List.of(), new LinkedHashMap<>());
    }

    private Answer answer(Ask ask, Solved solved) {
        List<Claim> claims = new ArrayList<>();
        var proof =
                new OptimaProof(
                        solved.equilibrium(), solved.extremes(), ask.wants(Question.EXTREMES));
        claims.add(solved.equilibrium());
        claims.add(proof.uniqueness());
        if (proof.listed()) {
            claims.add(solved.extremes());
        }
        ask.prove(sink -> prove(sink, proof));
        List<String> why = ask.wants(Question.WHY) ? solved.why() : List.of();
        return new Answer(
                canonical,
                new Standing.Proved(),
                claims,
                solved.method(),
                why,
                new LinkedHashMap<>());
    }

    private void prove(CertificateSink sink, OptimaProof proof) {
        boolean theorem =
                instance instanceof LeHerInstance.OneSuit suit
                        && suit.cards().compareTo(BigInteger.valueOf(LeHerChecker.MAX_CARD_BY_CARD))
                                > 0;
        String kind = theorem ? "theorem" : "equilibrium";
        sink.open(new CertificateHeader(kind, canonical, "outcome", proof.claim()));
        if (theorem) {
            sink.line(LeHerChecker.theoremLine());
        }
        proof.write(sink);
    }
}
