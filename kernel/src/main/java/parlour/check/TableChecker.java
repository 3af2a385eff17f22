package parlour.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;
import parlour.game.QuotientGame;
import parlour.game.Result;

/**
 * Decides whether a certificate that lists the numbers of all positions within reach is right:
 * nimbers, each the mex of its options, or remotenesses.
 *
 * <p>The lines are up to a {@link NumberTable}, by default one with a line for each position. A
 * remoteness stands there as twice the plies, plus one where the player to move wins, and -1 for a
 * draw. Rules under which a play can end won or drawn have no nimbers, and are rejected. Cost: one
 * pass; memory for the listed positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class TableChecker<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final Function<List<Valuation>, NumberTable<P>> tables;
    private final List<Valuation> valuations = new ArrayList<>();

    /** A checker for one certificate of a game with these rules, a line for each position. */
    public TableChecker(FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        this(
                rules,
                notation,
                valuations ->
                        new ListedNumbers<>(QuotientGame.itself(rules, notation), valuations));
    }

    /**
     * The same with another reading of lines.
     *
     * @param tables an empty table of the numbers that these valuations give
     */
    public TableChecker(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            Function<List<Valuation>, NumberTable<P>> tables) {
        this.rules = rules;
        this.notation = notation;
        this.tables = tables;
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
        NumberTable<P> table = tables.apply(valuations);
        return Checking.run(
                lines, json -> line(table, json), () -> root(table, claim), table::size);
    }

    private static void line(NumberTable<?> table, Json json) {
        try {
            table.line(json);
        } catch (IllegalArgumentException e) {
            throw new Rejection(String.valueOf(e.getMessage()));
        }
    }

    private long @Nullable [] numbers(NumberTable<P> table, P position) {
        Optional<Result> result = rules.result(position);
        return result.isEmpty()
                ? table.numbers(position)
                : Valuation.ofResult(valuations, result.get());
    }

    private void root(NumberTable<P> table, RootClaim<P, M> claim) {
        long @Nullable [] found = numbers(table, claim.start());
        if (found == null) {
            boolean isOver = rules.result(claim.start()).isPresent();
            throw new Rejection("the start " + (isOver ? "has no nimber" : "is not listed"));
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
            moves(table, claim, claim.winning());
        }
    }

    private void moves(NumberTable<P> table, RootClaim<P, M> claim, Set<M> winning) {
        Set<M> left = new HashSet<>(winning);
        List<M> legal =
                rules.result(claim.start()).isPresent() ? List.of() : rules.moves(claim.start());
        for (M move : legal) {
            long @Nullable [] found = numbers(table, rules.play(claim.start(), move));
            if (found == null) {
                throw new Rejection(
                        "move %s is not listed".formatted(notation.writeMove(claim.start(), move)));
            }
            boolean wins = valuations.getFirst().outcome(found[0]) == Outcome.PREVIOUS;
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
