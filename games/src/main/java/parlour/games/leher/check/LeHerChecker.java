package parlour.games.leher.check;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import parlour.check.ClaimedEquilibrium;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.games.leher.DealCounts;
import parlour.games.leher.LeHerInstance;

/**
 * Checks certificates of Le Her: {@code equilibrium} card by card, {@code theorem} beyond a million
 * cards.
 */
public final class LeHerChecker {
    /** Most cards of one suit that are checked card by card. */
    public static final int MAX_CARD_BY_CARD = 1_000_000;

    private LeHerChecker() {}

    /** Checks a certificate whose header has been read. */
    public static Report check(
            LeHerInstance instance, CertificateHeader header, CertificateReader lines) {
        if (instance instanceof LeHerInstance.ThreePlayers three) {
            return ThreePlayersChecker.check(three, header, lines);
        }
        boolean theorem = header.kind().equals("theorem");
        if (theorem) {
            Optional<Json> named = lines.line();
            Json expected = Json.fields().with("theorem", ConcaveConvexMatrix.NAME);
            if (named.isEmpty() || !named.get().equals(expected)) {
                return damaged(lines).orElse(new Report.Rejected("expected the line " + expected));
            }
        } else if (!header.kind().equals("equilibrium")) {
            Report unknown =
                    new Report.Rejected(
                            "kind " + header.kind() + " does not prove a value of Le Her");
            return damaged(lines).orElse(unknown);
        }
        var thresholds =
                new ClaimedEquilibrium.Strategies(
                        "threshold",
                        "threshold",
                        dealerTold(instance),
                        claim -> ThresholdOptima.matrix(instance, claim));
        return ClaimedEquilibrium.check(
                header, lines, thresholds, claim -> verify(instance, claim, theorem));
    }

    private static boolean dealerTold(LeHerInstance instance) {
        return switch (instance) {
            case LeHerInstance.OneSuit suit -> suit.dealerTold();
            case LeHerInstance.Packed packed -> packed.dealerTold();
            case LeHerInstance.ThreePlayers _ -> false;
        };
    }

    /** The line that names the theorem in a {@code theorem} certificate. */
    public static Json theoremLine() {
        return Json.fields().with("theorem", ConcaveConvexMatrix.NAME);
    }

    private static Optional<Report> damaged(CertificateReader lines) {
        return lines.damage().map(Report.Rejected::new);
    }

    /** Verifies a claim whose mixes have positive weights that sum to 1. */
    public static Report verify(LeHerInstance instance, Claim.Equilibrium claim, boolean theorem) {
        return switch (instance) {
            case LeHerInstance.OneSuit suit -> oneSuit(suit, claim, theorem);
            case LeHerInstance.Packed packed -> packed(packed, claim, theorem);
            case LeHerInstance.ThreePlayers _ ->
                    new Report.Rejected("three players have no common value");
        };
    }

    private static Report oneSuit(
            LeHerInstance.OneSuit suit, Claim.Equilibrium claim, boolean theorem) {
        BigInteger n = suit.cards();
        Optional<Report> absent = outside(claim, suit.dealerTold(), BigInteger.TWO, n);
        if (absent.isPresent()) {
            return absent.get();
        }
        if (suit.dealerTold()) {
            // the sums are the theorem's own, whichever kind the certificate is called
            return ToldDealer.checkOneSuit(n, claim);
        }
        if (theorem) {
            return new ConcaveConvexMatrix(n).check(claim);
        }
        return n.compareTo(BigInteger.valueOf(MAX_CARD_BY_CARD)) <= 0
                ? new OneSuitCardByCard(n.intValueExact()).check(claim)
                : new Report.Rejected(
                        "more than " + MAX_CARD_BY_CARD + " cards need a theorem certificate");
    }

    private static Report packed(
            LeHerInstance.Packed packed, Claim.Equilibrium claim, boolean theorem) {
        BigInteger last = BigInteger.valueOf(packed.deck().ranks() + 1L);
        Optional<Report> absent = outside(claim, packed.dealerTold(), BigInteger.ONE, last);
        if (absent.isPresent()) {
            return absent.get();
        }
        if (theorem) {
            return new Report.Rejected("the theorem holds for one suit under plain rules only");
        }
        DealCounts counts = new DealCounts(packed.deck(), packed.rules());
        return packed.dealerTold()
                ? ToldDealer.check(counts, claim)
                : new CardByCard(counts).check(claim);
    }

    private static Optional<Report> outside(
            Claim.Equilibrium claim, boolean dealerTold, BigInteger first, BigInteger last) {
        for (Claim.Mix mix :
                dealerTold ? List.of(claim.row()) : List.of(claim.row(), claim.column())) {
            for (BigInteger threshold : mix.weights().keySet()) {
                if (threshold.compareTo(first) < 0 || threshold.compareTo(last) > 0) {
                    String token = parlour.claim.BadInput.shown(threshold.toString());
                    return Optional.of(new Report.Rejected("there is no threshold " + token));
                }
            }
        }
        return Optional.empty();
    }
}
