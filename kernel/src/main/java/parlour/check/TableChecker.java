package parlour.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * Decides whether a certificate that lists the numbers of all positions within reach is right:
 * nimbers, each the mex of its options, or remotenesses.
 *
 * <p>A line {@code {"at":P,"nimber":k}} is accepted if every option of P is finished or listed
 * earlier, and the number follows from theirs. A remoteness line carries twice the plies, plus one
 * where the player to move wins, and -1 for a draw. Cost: one pass; memory for the listed
 * positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class TableChecker<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final Valuation valuation;
    private final Map<P, Long> numbers = new HashMap<>();

    private TableChecker(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation, Valuation valuation) {
        this.rules = rules;
        this.notation = notation;
        this.valuation = valuation;
    }

    /**
     * A checker of nimbers. Rules under which a play can end won or drawn have none, and are
     * rejected.
     */
    public static <P, M> TableChecker<P, M> nimbers(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        return new TableChecker<>(rules, notation, new Valuation.Mex());
    }

    /** A checker of remotenesses. */
    public static <P, M> TableChecker<P, M> remoteness(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        return new TableChecker<>(rules, notation, new Valuation.Remoteness());
    }

    /** Checks all lines after the header, the seal, and then what the header claims. */
    public Report check(CertificateReader lines, RootClaim<P, M> claim) {
        return Checking.run(lines, this::line, () -> root(claim), numbers::size);
    }

    private void line(Json json) {
        Json.Fields fields = Checking.fields(json, 2);
        P position = Checking.position(notation, fields, "at");
        if (rules.result(position).isPresent()) {
            throw new Rejection(
                    "position " + notation.write(position) + " is over and needs no line");
        }
        long claimed = Checking.whole(fields, valuation.field());
        long found = valuation.ofOptions(options(position));
        if (claimed != found) {
            throw new Rejection(
                    "position %s: %s %d claimed, %d found"
                            .formatted(
                                    notation.write(position), valuation.field(), claimed, found));
        }
        if (numbers.put(position, claimed) != null) {
            throw new Rejection("position " + notation.write(position) + " is listed twice");
        }
    }

    private List<Long> options(P position) {
        List<Long> values = new ArrayList<>();
        for (M move : rules.moves(position)) {
            @Nullable Long value = number(rules.play(position, move));
            if (value == null) {
                throw new Rejection(
                        "position %s: the option after move %s is not listed before it"
                                .formatted(
                                        notation.write(position),
                                        notation.writeMove(position, move)));
            }
            values.add(value);
        }
        return values;
    }

    private @Nullable Long number(P position) {
        Optional<Result> result = rules.result(position);
        if (result.isEmpty()) {
            return numbers.get(position);
        }
        var value = valuation.ofResult(result.get());
        if (value.isEmpty()) {
            throw new Rejection(
                    "position " + notation.write(position) + " has no " + valuation.field());
        }
        return value.getAsLong();
    }

    private void root(RootClaim<P, M> claim) {
        @Nullable Long number = number(claim.start());
        if (number == null) {
            throw new Rejection("the start is not listed");
        }
        if (valuation.outcome(number) != claim.outcome()) {
            throw new Rejection(
                    "the start is " + valuation.outcome(number) + ", not " + claim.outcome());
        }
        if (claim.number().isPresent() && claim.number().getAsLong() != number) {
            throw new Rejection(
                    "the start has %s %d, not %d"
                            .formatted(valuation.field(), number, claim.number().getAsLong()));
        }
        if (claim.winning() != null) {
            moves(claim, claim.winning());
        }
    }

    private void moves(RootClaim<P, M> claim, Set<M> winning) {
        Set<M> left = new HashSet<>(winning);
        List<M> legal =
                rules.result(claim.start()).isPresent() ? List.of() : rules.moves(claim.start());
        for (M move : legal) {
            @Nullable Long number = number(rules.play(claim.start(), move));
            boolean wins =
                    number != null && valuation.outcome(number) == parlour.game.Outcome.PREVIOUS;
            boolean listed = left.remove(move);
            if (listed ? !wins : wins && claim.complete()) {
                throw new Rejection(
                        "move %s is %s"
                                .formatted(
                                        notation.writeMove(claim.start(), move),
                                        listed
                                                ? "listed but does not win"
                                                : "not listed but wins"));
            }
        }
        if (!left.isEmpty()) {
            throw new Rejection("a listed winning move is not legal");
        }
    }
}
