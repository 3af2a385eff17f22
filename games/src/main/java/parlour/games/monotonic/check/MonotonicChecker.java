package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.check.TableChecker;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;

/**
 * Decides certificates of monotonic sequence games: {@code strategy} for N and P, {@code draw} for
 * D, {@code nimbers} under normal play, {@code measure} for remoteness. All is derived anew from
 * the instance string.
 *
 * <p>The header's claim must have exactly the fields of its kind: {@code outcome}; with {@code
 * claims} = {@code moves} also {@code winningMoves} and a true {@code winningMovesComplete}; {@code
 * nimber}; {@code remoteness} in plies unless drawn. Cost: one pass over the file; memory for the
 * claimed positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class MonotonicChecker<P, M> {
    private static final String MOVES = "moves";

    private final CertificateHeader header;
    private final Subject<P, M> subject;

    private MonotonicChecker(CertificateHeader header, Subject<P, M> subject) {
        this.header = header;
        this.subject = subject;
    }

    /**
     * What is checked.
     *
     * @param rules the rules, standing at the instance's position
     * @param notation how its positions are written
     * @param hasNimbers whether nimbers are defined
     * @param moves the moves that a list of texts stands for
     */
    private record Subject<P, M>(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            boolean hasNimbers,
            Function<List<String>, Set<M>> moves) {}

    private static Subject<CheckPosition, CheckMove> finite(String text) {
        CheckInstance instance = CheckInstance.read(text);
        return new Subject<>(
                new CheckRules(instance.start(), instance.isMisere()),
                new CheckNotation(instance.isMisere(), instance.cards()),
                !instance.isMisere(),
                texts -> {
                    Set<CheckMove> moves = new HashSet<>();
                    texts.forEach(move -> moves.addAll(instance.moves(move)));
                    return moves;
                });
    }

    private static Subject<ClassPosition, ClassMove> ordered(String text) {
        OrderInstance instance = OrderInstance.read(text);
        return new Subject<>(
                instance.rules(), instance.notation(), !instance.isMisere(), instance::moves);
    }

    private static Subject<PosetPosition, Integer> onPoset(String text) {
        PosetInstance instance = PosetInstance.read(text);
        return new Subject<>(
                instance.rules(), instance.notation(), !instance.isMisere(), instance::moves);
    }

    private static Subject<List<Integer>, Integer> onSlots(String text) {
        SlotsInstance instance = SlotsInstance.read(text);
        return new Subject<>(
                instance.rules(), instance.notation(), !instance.isMisere(), instance::moves);
    }

    /** Checks a certificate whose header has been read already. */
    public static Report check(CertificateHeader header, CertificateReader lines) {
        try {
            String text = header.instance();
            if (header.kind().equals(LongRunCertificate.KIND)) {
                return LongRunCertificate.check(header, lines);
            }
            if (header.kind().equals(BoxCertificate.KIND)) {
                return BoxCertificate.check(header, lines);
            }
            if (InsertTheorem.isMeant(text)) {
                return InsertTheorem.check(header, lines);
            }
            if (SlotsInstance.isMeant(text)) {
                return new MonotonicChecker<>(header, onSlots(text)).check(lines);
            }
            if (header.kind().equals(InvolutionTheorem.KIND)) {
                return InvolutionTheorem.check(header, lines);
            }
            if (PosetInstance.isMeant(text)) {
                return new MonotonicChecker<>(header, onPoset(text)).check(lines);
            }
            return OrderInstance.isMeant(text)
                    ? new MonotonicChecker<>(header, ordered(text)).check(lines)
                    : new MonotonicChecker<>(header, finite(text)).check(lines);
        } catch (IllegalArgumentException e) {
            String reason = "header: " + e.getMessage();
            return new Report.Rejected(lines.damage().orElse(reason));
        }
    }

    private Report check(CertificateReader lines) {
        RootClaim<P, M> claim = claim();
        FiniteRuleset<P, M> rules = subject.rules();
        PositionNotation<P, M> notation = subject.notation();
        return switch (header.kind()) {
            case "strategy", "draw" -> new StrategyChecker<>(rules, notation).check(lines, claim);
            case "nimbers" -> TableChecker.nimbers(rules, notation).check(lines, claim);
            default -> TableChecker.remoteness(rules, notation).check(lines, claim);
        };
    }

    private RootClaim<P, M> claim() {
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
        return new RootClaim<>(
                subject.rules().start(), outcome, moves ? winning() : null, moves, number);
    }

    /** The number that the kind is about, whose field is added to those expected. */
    private OptionalLong number(Outcome outcome, Set<String> expected) {
        switch (header.kind()) {
            case "strategy" ->
                    demand(outcome != Outcome.DRAWN, "a drawn outcome needs the kind draw");
            case "draw" -> demand(outcome == Outcome.DRAWN, "the kind draw is for drawn outcomes");
            case "nimbers" -> {
                demand(subject.hasNimbers(), "no nimbers under misère play");
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

    private Set<M> winning() {
        boolean complete = field("winningMovesComplete") instanceof Json.Flag(boolean flag) && flag;
        demand(complete, "claims moves but winningMovesComplete is not true");
        if (!(field("winningMoves") instanceof Json.Items(List<Json> items))) {
            throw new IllegalArgumentException("expected a list under winningMoves");
        }
        List<String> texts = new ArrayList<>();
        for (Json item : items) {
            if (!(item instanceof Json.Text(String text))) {
                throw new IllegalArgumentException("expected a move in winningMoves");
            }
            texts.add(text);
        }
        return subject.moves().apply(texts);
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
