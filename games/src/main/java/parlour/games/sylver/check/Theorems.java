package parlour.games.sylver.check;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * Checks a {@code theorem} certificate. Its one line names the theorem; the claim is the outcome,
 * or a win by one reply after which the theorem says that the position is lost, or by the theorem
 * on 2 and 3 all winning moves.
 */
final class Theorems {
    private static final String TWO_AND_THREE = "two-and-three";

    private Theorems() {}

    static Report check(CheckInstance instance, CertificateHeader header, CertificateReader lines) {
        HeaderClaim claim = new HeaderClaim(header);
        boolean isByReply = claim.isByReply();
        CheckInstance subject = isByReply ? instance.after(claim.onlyReply()) : instance;
        EvenChecker.@Nullable Claimed claimed = isByReply ? null : claim.claimed();
        Optional<Json> line = lines.line();
        boolean isLast = line.isEmpty() || lines.line().isEmpty();
        Optional<String> damage = lines.damage();
        if (damage.isPresent()) {
            return new Report.Rejected(damage.get());
        }
        HeaderClaim.demand(line.isPresent() && isLast, "expected one line, the theorem's name");
        String name = name(line.orElseThrow());
        Outcome shown = outcome(name, subject);
        Outcome expected = isByReply ? Outcome.PREVIOUS : claim.outcome();
        HeaderClaim.demand(shown == expected, "the outcome by the theorem is " + shown);
        if (claimed != null && claim.isAboutMoves()) {
            HeaderClaim.demand(
                    name.equals(TWO_AND_THREE),
                    "this theorem says nothing of moves (" + name + ")");
            long move = TwoAndThree.winningMove(instance);
            HeaderClaim.demand(
                    claimed.isComplete() && claim.winningMoves().equals(Set.of(move)),
                    "the winning moves by the theorem are " + move + " and no others");
        }
        return new Report.Accepted(1);
    }

    private static String name(Json line) {
        if (line instanceof Json.Fields fields
                && fields.values().size() == 1
                && fields.values().get("theorem") instanceof Json.Text(String name)) {
            return name;
        }
        throw new IllegalArgumentException("expected the theorem's name");
    }

    private static Outcome outcome(String name, CheckInstance instance) {
        return switch (name) {
            case "prime-theorem" -> PrimeTheorem.outcome(instance);
            case "ender-theorem" -> EnderTheorem.outcome(instance);
            case TWO_AND_THREE -> TwoAndThree.outcome(instance);
            case "blok-pairing" -> PairingTheorem.outcome(instance);
            default ->
                    throw new IllegalArgumentException(
                            "no theorem of this name (" + BadInput.shown(name) + ")");
        };
    }
}
