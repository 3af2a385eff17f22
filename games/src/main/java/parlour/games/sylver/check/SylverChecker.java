package parlour.games.sylver.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import parlour.check.FiniteChecker;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.Outcome;

/**
 * Decides certificates of Sylver coinage: {@code strategy}, {@code nimbers} and {@code measure}
 * (for remoteness) of finite positions. All is derived anew from the instance string.
 *
 * <p>Cost: one pass over the file; memory for the claimed positions.
 */
public final class SylverChecker {
    private SylverChecker() {}

    /** Checks a certificate whose header has been read already. */
    public static Report check(CertificateHeader header, CertificateReader lines) {
        try {
            return decided(header, lines);
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(lines.damage().orElse("header: " + e.getMessage()));
        }
    }

    private static Report decided(CertificateHeader whole, CertificateReader lines) {
        CheckInstance instance = CheckInstance.read(whole.instance());
        CertificateHeader header = Heights.withoutHeight(instance, whole);
        return switch (header.kind()) {
            case "theorem" -> Theorems.check(instance, header, lines);
            case "periodicity" -> periodic(instance, header, lines);
            case "measure" ->
                    header.claims().equals("height")
                            ? Heights.check(instance, header, lines)
                            : finite(instance, header, lines);
            case "strategy", "nimbers" -> finite(instance, header, lines);
            default ->
                    throw new IllegalArgumentException(
                            "kind (" + BadInput.shown(header.kind()) + ")");
        };
    }

    private static Report finite(
            CheckInstance instance, CertificateHeader header, CertificateReader lines) {
        if (instance.gcd() != 1) {
            HeaderClaim.demand(
                    header.kind().equals("strategy"), "infinitely many numbers are left");
            return new InfiniteChecker(instance, header).check(lines);
        }
        CheckPosition start = CheckPosition.of(instance.named());
        demandCanonical(instance, start.text());
        var rules = new CheckRules(start, instance.oneLoses());
        int least = instance.oneLoses() ? 1 : 2;
        return new FiniteChecker<>(
                        rules,
                        rules,
                        !instance.oneLoses(),
                        texts -> legal(texts, start),
                        new CheckReplies(),
                        valuations -> new OversemigroupNumbers(start, least, valuations))
                .check(header, lines);
    }

    private static Report periodic(
            CheckInstance instance, CertificateHeader header, CertificateReader lines) {
        HeaderClaim claim = new HeaderClaim(header);
        boolean isBare = !claim.isByReply();
        CheckInstance subject = isBare ? instance : instance.after(claim.onlyReply());
        long gcd = subject.gcd();
        HeaderClaim.demand(gcd == 2 || gcd == 3, "no position of gcd 2 or 3");
        long[] scaled = LongStream.of(subject.named()).map(n -> n / gcd).toArray();
        var claimed = new EvenChecker.Claimed(Outcome.PREVIOUS, null, false, 0);
        if (isBare) {
            demandCanonical(instance, CheckPosition.of(instance.named()).text());
            claimed = claim.claimed();
        }
        return gcd == 2
                ? new EvenChecker(scaled).check(lines, claimed)
                : new TripleChecker(scaled).check(lines, claimed);
    }

    private static void demandCanonical(CheckInstance instance, String text) {
        StringBuilder given = new StringBuilder();
        for (long n : instance.named()) {
            given.append(given.isEmpty() ? "" : " ").append(n);
        }
        HeaderClaim.demand(text.contentEquals(given), "the instance should name " + text);
    }

    private static Set<Long> legal(List<String> moves, CheckPosition start) {
        Set<Long> legal = new HashSet<>();
        for (String move : moves) {
            long[] numbers = CheckInstance.numbers(move);
            HeaderClaim.demand(numbers.length == 1, "expected a number in winningMoves");
            HeaderClaim.demand(start.isLeft(numbers[0]), "a listed winning move is not legal");
            legal.add(numbers[0]);
        }
        return legal;
    }
}
