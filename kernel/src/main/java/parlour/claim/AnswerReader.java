package parlour.claim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parlour.exact.Ordinal;
import parlour.exact.Rational;

/**
 * Reads an answer back from the JSON that {@link Answer#toJson} made of it. Two things are not in
 * that JSON: the counts, and whether a limit or the end of all methods left an unknown; it is read
 * as the latter.
 */
public final class AnswerReader {
    private static final String METHOD = "method";

    private final SequencedMap<String, Json> rest;
    private final List<Claim> claims = new ArrayList<>();

    private AnswerReader(Json.Fields json) {
        this.rest = new LinkedHashMap<>(json.values());
    }

    /**
     * The answer with this JSON and these counts.
     *
     * @throws IllegalArgumentException if no answer has this JSON, byte for byte
     */
    public static Answer read(Json.Fields json, SequencedMap<String, Long> counts) {
        try {
            Answer answer = new AnswerReader(json).answer(counts);
            if (answer.toJson().toString().equals(json.toString())) {
                return answer;
            }
        } catch (ClassCastException | ArithmeticException e) {
            throw new IllegalArgumentException("no answer: " + e.getMessage(), e);
        }
        throw new IllegalArgumentException("no answer: " + BadInput.shown(json.toString()));
    }

    private Answer answer(SequencedMap<String, Long> counts) {
        String instance = text(take("instance"));
        String status = text(take("status"));
        while (!rest.isEmpty() && !rest.firstEntry().getKey().equals(METHOD)) {
            claims.add(claim(rest.firstEntry().getKey()));
        }
        String method = text(take(METHOD));
        Standing standing = standing(status);
        List<String> why = rest.containsKey("why") ? texts(take("why")) : List.of();
        return new Answer(instance, standing, claims, method, why, counts);
    }

    private Standing standing(String status) {
        return switch (status) {
            case "proved" -> new Standing.Proved();
            case "cited" -> new Standing.Cited(text(take("source")));
            case "unknown" -> new Standing.Unknown(text(take("explored")), false, knownMoves());
            default -> throw new IllegalArgumentException("no status: " + BadInput.shown(status));
        };
    }

    private List<Standing.KnownMove> knownMoves() {
        List<Standing.KnownMove> moves = new ArrayList<>();
        if (rest.containsKey("knownMoves")) {
            for (Json move : items(take("knownMoves"))) {
                moves.add(
                        new Standing.KnownMove(
                                text(field(move, "move")), text(field(move, "outcome"))));
            }
        }
        return moves;
    }

    private Claim claim(String first) {
        return switch (first) {
            case "outcome" -> new Claim.HasOutcome(text(take(first)));
            case "never" -> new Claim.Never(text(take(first)));
            case "winningMoves" -> winningMoves();
            case "winningMovesEven" ->
                    new Claim.ParityMoves(texts(take(first)), texts(take("winningMovesOdd")));
            case "eventual" -> longRun();
            case "nimber" -> new Claim.HasNimber(whole(take(first)).longValueExact());
            case "nimberRefused" -> new Claim.NimberRefused(text(take(first)));
            case "remoteness" -> new Claim.HasRemoteness(whole(take(first)).longValueExact());
            case "height" -> new Claim.HasHeight(Ordinal.parse(text(take(first))));
            case "value" ->
                    new Claim.Equilibrium(
                            fraction(take(first)), mix(take("rowMix")), mix(take("columnMix")));
            case "unique" -> {
                Json unique = take(first);
                yield new Claim.Uniqueness(
                        flag(field(unique, "row")), flag(field(unique, "column")));
            }
            case "extremes" -> {
                Json extremes = take(first);
                yield new Claim.Extremes(
                        mixes(field(extremes, "row")), mixes(field(extremes, "column")));
            }
            case "equilibrium" -> severalPlayers();
            default -> measures();
        };
    }

    private Claim winningMoves() {
        List<String> moves = texts(take("winningMoves"));
        boolean complete = flag(take("winningMovesComplete"));
        Optional<BigInteger> below =
                rest.containsKey("completeBelow")
                        ? Optional.of(whole(take("completeBelow")))
                        : Optional.empty();
        return new Claim.WinningMoves(moves, complete, below);
    }

    /** The onset and the last draw and loss follow from the prefix. */
    private Claim longRun() {
        String eventual = text(take("eventual"));
        int threshold = whole(take("threshold")).intValueExact();
        take("onset");
        String prefix = text(take("prefix"));
        take("lastD");
        take("lastP");
        return new Claim.LongRun(eventual, threshold, prefix);
    }

    private Claim severalPlayers() {
        take("equilibrium");
        return new Claim.SeveralPlayers(
                items(take("payoffs")).stream().map(AnswerReader::fraction).toList(),
                items(take("gains")).stream().map(AnswerReader::fraction).toList(),
                texts(take("strategies")));
    }

    /** All integers that follow one another under names of the game's own. */
    private Claim measures() {
        SequencedMap<String, BigInteger> values = new LinkedHashMap<>();
        while (!rest.isEmpty() && isInteger(rest.firstEntry().getValue())) {
            String name = rest.firstEntry().getKey();
            values.put(name, whole(take(name)));
        }
        if (values.isEmpty()) {
            throw new IllegalArgumentException(
                    "no claim: " + BadInput.shown(rest.firstEntry().getKey()));
        }
        return new Claim.Measures(values);
    }

    private Json take(String name) {
        @Nullable Json value = rest.remove(name);
        if (value == null) {
            throw new IllegalArgumentException("no " + name);
        }
        return value;
    }

    private static Json field(Json object, String name) {
        return Objects.requireNonNullElse(
                ((Json.Fields) object).values().get(name), new Json.Nothing());
    }

    private static String text(Json json) {
        return ((Json.Text) json).value();
    }

    private static boolean flag(Json json) {
        return ((Json.Flag) json).value();
    }

    private static List<Json> items(Json json) {
        return ((Json.Items) json).values();
    }

    private static List<String> texts(Json json) {
        return items(json).stream().map(AnswerReader::text).toList();
    }

    private static boolean isInteger(Json json) {
        return json instanceof Json.Whole
                || (json instanceof Json.Text(String digits) && digits.matches("-?[0-9]+"));
    }

    /** An integer; large ones are written as strings. */
    private static BigInteger whole(Json json) {
        if (!isInteger(json)) {
            throw new IllegalArgumentException("no integer: " + BadInput.shown(json.toString()));
        }
        return json instanceof Json.Whole(BigInteger value) ? value : new BigInteger(text(json));
    }

    private static Rational fraction(Json json) {
        return Rational.of(whole(field(json, "num")), whole(field(json, "den")));
    }

    private static List<Claim.Mix> mixes(Json json) {
        return items(json).stream().map(AnswerReader::mix).toList();
    }

    /**
     * What strategies are counted by is the name that stands beside {@code num} and {@code den}.
     */
    private static Claim.Mix mix(Json json) {
        String index = "";
        SequencedMap<BigInteger, Rational> weights = new TreeMap<>();
        for (Json weight : items(json)) {
            index = ((Json.Fields) weight).values().firstEntry().getKey();
            weights.put(whole(field(weight, index)), fraction(weight));
        }
        return new Claim.Mix(index, weights);
    }
}
