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
import parlour.game.Outcome;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * Decides whether a certificate that lists the numbers of all positions within reach is right:
 * nimbers, each the mex of its options, or remotenesses.
 *
 * <p>A line {@code {"at":P,"nimber":k}} is accepted if every option of P is finished or listed
 * earlier, and the number follows from theirs. A remoteness line carries twice the plies, plus one
 * where the player to move wins, and -1 for a draw. A certificate that claims both numbers has both
 * in each line. Rules under which a play can end won or drawn have no nimbers, and are rejected.
 * Cost: one pass; memory for the listed positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class TableChecker<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final List<Valuation> valuations = new ArrayList<>();
    private final Map<P, long[]> numbers = new HashMap<>();

    /** A checker for one certificate of a game with these rules. */
    public TableChecker(FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        this.rules = rules;
        this.notation = notation;
    }

    /**
     * Checks all lines after the header, the seal, and then what the header claims, which are one
     * or two numbers.
     */
    public Report check(CertificateReader lines, RootClaim<P, M> claim) {
        for (Valuation valuation : List.of(new Valuation.Mex(), new Valuation.Remoteness())) {
            if (claim.numbers().containsKey(valuation.field())) {
                valuations.add(valuation);
            }
        }
        return Checking.run(lines, this::line, () -> root(claim), numbers::size);
    }

    private void line(Json json) {
        Json.Fields fields = Checking.fields(json, 1 + valuations.size());
        P position = Checking.position(notation, fields, "at");
        if (rules.result(position).isPresent()) {
            throw new Rejection(
                    "position " + notation.write(position) + " is over and needs no line");
        }
        List<long[]> options = options(position);
        long[] found = new long[valuations.size()];
        for (int i = 0; i < found.length; i++) {
            Valuation valuation = valuations.get(i);
            int at = i;
            found[i] = valuation.ofOptions(options.stream().map(option -> option[at]).toList());
            long claimed = Checking.whole(fields, valuation.field());
            if (claimed != found[i]) {
                throw new Rejection(
                        "position %s: %s %d claimed, %d found"
                                .formatted(
                                        notation.write(position),
                                        valuation.field(),
                                        claimed,
                                        found[i]));
            }
        }
        if (numbers.put(position, found) != null) {
            throw new Rejection("position " + notation.write(position) + " is listed twice");
        }
    }

    private List<long[]> options(P position) {
        List<long[]> values = new ArrayList<>();
        for (M move : rules.moves(position)) {
            long @Nullable [] value = numbers(rules.play(position, move));
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

    private long @Nullable [] numbers(P position) {
        Optional<Result> result = rules.result(position);
        if (result.isEmpty()) {
            return numbers.get(position);
        }
        long[] values = new long[valuations.size()];
        for (int i = 0; i < values.length; i++) {
            String field = valuations.get(i).field();
            values[i] =
                    valuations
                            .get(i)
                            .ofResult(result.get())
                            .orElseThrow(
                                    () ->
                                            new Rejection(
                                                    "position %s has no %s"
                                                            .formatted(
                                                                    notation.write(position),
                                                                    field)));
        }
        return values;
    }

    private void root(RootClaim<P, M> claim) {
        long @Nullable [] found = numbers(claim.start());
        if (found == null) {
            throw new Rejection("the start is not listed");
        }
        for (int i = 0; i < found.length; i++) {
            Valuation valuation = valuations.get(i);
            if (valuation.outcome(found[i]) != claim.outcome()) {
                throw new Rejection(
                        "the start is %s, not %s"
                                .formatted(valuation.outcome(found[i]), claim.outcome()));
            }
            @Nullable Long claimed = claim.numbers().get(valuation.field());
            if (claimed != null && claimed != found[i]) {
                throw new Rejection(
                        "the start has %s %d, not %d"
                                .formatted(valuation.field(), found[i], claimed));
            }
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
            long @Nullable [] found = numbers(rules.play(claim.start(), move));
            boolean wins =
                    found != null && valuations.getFirst().outcome(found[0]) == Outcome.PREVIOUS;
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
