package parlour.check;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.QuotientGame;
import parlour.game.Result;

/**
 * A table with a line {@code {"at":P,"nimber":k}} for each position P, or with other numbers, each
 * under the name of its valuation. Every option of P must be finished or listed earlier.
 *
 * <p>Cost: the moves of the listed positions; memory for the listed positions.
 *
 * @param <P> positions of the game that is asked about
 * @param <Q> positions of the game of the lines
 * @param <N> moves of the game of the lines
 */
public final class ListedNumbers<P, Q, N> implements NumberTable<P> {
    private final FiniteRuleset<Q, N> rules;
    private final PositionNotation<Q, N> notation;
    private final Function<P, Q> image;
    private final List<Valuation> valuations;
    private final Map<Q, long[]> numbers = new HashMap<>();

    /** For each valuation the numbers of the options of one position. */
    private final long[][] options;

    /**
     * An empty table.
     *
     * @param game the game of the lines, whose positions have the numbers of those that they are
     *     the images of
     */
    public ListedNumbers(QuotientGame<P, Q, N> game, List<Valuation> valuations) {
        this.rules = game.rules();
        this.notation = game.notation();
        this.image = game.image();
        this.valuations = valuations;
        this.options = new long[valuations.size()][16];
    }

    @Override
    public void line(Json json) {
        Json.Fields fields = Checking.fields(json, 1 + valuations.size());
        Q position = Checking.position(notation, fields, "at");
        if (rules.result(position).isPresent()) {
            throw new Rejection(
                    "position " + notation.write(position) + " is over and needs no line");
        }
        int count = findOptions(position);
        long[] found = new long[valuations.size()];
        for (int i = 0; i < found.length; i++) {
            Valuation valuation = valuations.get(i);
            found[i] = valuation.ofOptions(options[i], count);
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

    /** Notes the numbers of all options; how many these are. */
    private int findOptions(Q position) {
        int count = 0;
        for (N move : rules.moves(position)) {
            Q option = rules.play(position, move);
            long @Nullable [] known = numbersOf(option);
            if (known == null) {
                throw new Rejection(
                        "position %s: the option after move %s is not listed before it"
                                .formatted(
                                        notation.write(position),
                                        notation.writeMove(position, move)));
            }
            if (count == options[0].length) {
                Arrays.setAll(options, i -> Arrays.copyOf(options[i], 2 * options[i].length));
            }
            for (int i = 0; i < options.length; i++) {
                options[i][count] = known[i];
            }
            count++;
        }
        return count;
    }

    private long @Nullable [] numbersOf(Q option) {
        Optional<Result> result = rules.result(option);
        if (result.isEmpty()) {
            return numbers.get(option);
        }
        long @Nullable [] known = Valuation.ofResult(valuations, result.get());
        if (known == null) {
            throw new Rejection(
                    "position %s has no %s"
                            .formatted(notation.write(option), valuations.getFirst().field()));
        }
        return known;
    }

    @Override
    public long @Nullable [] numbers(P position) {
        return numbers.get(image.apply(position));
    }

    @Override
    public long size() {
        return numbers.size();
    }
}
