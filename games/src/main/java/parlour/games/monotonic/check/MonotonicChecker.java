package parlour.games.monotonic.check;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.check.TableChecker;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * Decides certificates of monotonic sequence games on finite chains: {@code strategy} for N and P,
 * {@code draw} for D, {@code nimbers} under normal play, {@code measure} for remoteness. All is
 * derived anew from the instance string.
 *
 * <p>The header's claim must have exactly the fields of its kind: {@code outcome}; with {@code
 * claims} = {@code moves} also {@code winningMoves} and a true {@code winningMovesComplete}; {@code
 * nimber}; {@code remoteness} in plies unless drawn. Cost: one pass over the file; memory for the
 * claimed positions.
 */
public final class MonotonicChecker {
    private static final String MOVES = "moves";

    private final CheckInstance instance;
    private final CertificateHeader header;
    private final CheckRules rules;
    private final CheckNotation notation;

    private MonotonicChecker(CertificateHeader header) {
        this.header = header;
        this.instance = CheckInstance.read(header.instance());
        this.rules = new CheckRules(instance.start(), instance.isMisere());
        this.notation = new CheckNotation(instance.isMisere(), instance.cards());
    }

    /** Checks a certificate whose header has been read already. */
    public static Report check(CertificateHeader header, CertificateReader lines) {
        try {
            return new MonotonicChecker(header).check(lines);
        } catch (IllegalArgumentException e) {
            String reason = "header: " + e.getMessage();
            return new Report.Rejected(lines.damage().orElse(reason));
        }
    }

    private Report check(CertificateReader lines) {
        RootClaim<CheckPosition, CheckMove> claim = claim();
        return switch (header.kind()) {
            case "strategy", "draw" -> new StrategyChecker<>(rules, notation).check(lines, claim);
            case "nimbers" -> TableChecker.nimbers(rules, notation).check(lines, claim);
            default -> TableChecker.remoteness(rules, notation).check(lines, claim);
        };
    }

    private RootClaim<CheckPosition, CheckMove> claim() {
        boolean moves = header.claims().equals(MOVES);
        demand(
                moves || header.claims().equals("outcome"),
                "claims (" + BadInput.shown(header.claims()) + ")");
        Outcome outcome = outcome();
        Set<String> expected = new TreeSet<>(Set.of("outcome"));
        if (moves) {
            expected.addAll(Set.of("winningMoves", "winningMovesComplete"));
        }
        OptionalLong number = number(outcome, expected);
        demand(
                new TreeSet<>(header.claim().values().keySet()).equals(expected),
                "the claim should have " + expected);
        return new RootClaim<>(instance.start(), outcome, moves ? winning() : null, moves, number);
    }

    /** The number that the kind is about, whose field is added to those expected. */
    private OptionalLong number(Outcome outcome, Set<String> expected) {
        switch (header.kind()) {
            case "strategy" ->
                    demand(outcome != Outcome.DRAWN, "a drawn outcome needs the kind draw");
            case "draw" -> demand(outcome == Outcome.DRAWN, "the kind draw is for drawn outcomes");
            case "nimbers" -> {
                demand(!instance.isMisere(), "no nimbers under misère play");
                expected.add("nimber");
                return OptionalLong.of(whole("nimber"));
            }
            case "measure" -> {
                if (outcome == Outcome.DRAWN) {
                    return OptionalLong.of(-1);
                }
                expected.add("remoteness");
                return OptionalLong.of(2 * whole("remoteness") + (outcome == Outcome.NEXT ? 1 : 0));
            }
            default -> demand(false, "kind (" + BadInput.shown(header.kind()) + ")");
        }
        return OptionalLong.empty();
    }

    private Outcome outcome() {
        if (field("outcome") instanceof Json.Text(String text) && text.length() == 1) {
            return Outcome.of(text.charAt(0));
        }
        throw new IllegalArgumentException("expected an outcome N, P or D");
    }

    private long whole(String key) {
        if (field(key) instanceof Json.Whole(var value)
                && value.signum() >= 0
                && value.bitLength() < Integer.SIZE) {
            return value.longValueExact();
        }
        throw new IllegalArgumentException("expected a number under " + key);
    }

    private Set<CheckMove> winning() {
        boolean complete = field("winningMovesComplete") instanceof Json.Flag(boolean flag) && flag;
        demand(complete, "claims moves but winningMovesComplete is not true");
        if (!(field("winningMoves") instanceof Json.Items(List<Json> items))) {
            throw new IllegalArgumentException("expected a list under winningMoves");
        }
        Set<CheckMove> winning = new HashSet<>();
        for (Json item : items) {
            if (!(item instanceof Json.Text(String text))) {
                throw new IllegalArgumentException("expected a move in winningMoves");
            }
            winning.addAll(instance.moves(text));
        }
        return winning;
    }

    private @Nullable Json field(String key) {
        return header.claim().values().get(key);
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
