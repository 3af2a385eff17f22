package parlour.games.sylver.check;

import org.jspecify.annotations.Nullable;

import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.check.TableChecker;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.Outcome;

import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

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

    private static Report decided(CertificateHeader header, CertificateReader lines) {
        CheckInstance instance = CheckInstance.read(header.instance());
        return switch (header.kind()) {
            case "strategy", "nimbers", "measure" -> finite(instance, header, lines);
            default ->
                    throw new IllegalArgumentException(
                            "kind (" + BadInput.shown(header.kind()) + ")");
        };
    }

    private static Report finite(
            CheckInstance instance, CertificateHeader header, CertificateReader lines) {
        CheckPosition start = instance.position();
        demandCanonical(instance, start.text());
        var rules = new CheckRules(start, instance.oneLoses());
        HeaderClaim claim = new HeaderClaim(header);
        Set<String> fields = new TreeSet<>(Set.of("outcome"));
        boolean moves = claim.isAboutMoves();
        if (moves) {
            fields.addAll(Set.of("winningMoves", "winningMovesComplete"));
            HeaderClaim.demand(claim.isComplete(), "winningMovesComplete is not true");
        }
        Outcome outcome = claim.outcome();
        OptionalLong number =
                switch (header.kind()) {
                    case "nimbers" -> {
                        fields.add("nimber");
                        HeaderClaim.demand(!instance.oneLoses(), "no nimbers where 1 loses");
                        yield OptionalLong.of(claim.whole("nimber"));
                    }
                    case "measure" -> {
                        fields.add("remoteness");
                        long win = outcome == Outcome.NEXT ? 1 : 0;
                        yield OptionalLong.of(2 * claim.whole("remoteness") + win);
                    }
                    default -> OptionalLong.empty();
                };
        claim.demandFields(fields);
        @Nullable Set<Integer> winning = moves ? legal(claim.winningMoves(), start) : null;
        var root = new RootClaim<>(start, outcome, winning, moves, number);
        return switch (header.kind()) {
            case "nimbers" -> TableChecker.nimbers(rules, rules).check(lines, root);
            case "measure" -> TableChecker.remoteness(rules, rules).check(lines, root);
            default -> new StrategyChecker<>(rules, rules).check(lines, root);
        };
    }

    private static void demandCanonical(CheckInstance instance, String text) {
        StringBuilder given = new StringBuilder();
        for (long n : instance.named()) {
            given.append(given.isEmpty() ? "" : " ").append(n);
        }
        HeaderClaim.demand(text.contentEquals(given), "the instance should name " + text);
    }

    private static Set<Integer> legal(Set<Long> moves, CheckPosition start) {
        Set<Integer> legal = new HashSet<>();
        for (long move : moves) {
            HeaderClaim.demand(move <= start.bound(), "a listed winning move is not legal");
            legal.add((int) move);
        }
        return legal;
    }
}
