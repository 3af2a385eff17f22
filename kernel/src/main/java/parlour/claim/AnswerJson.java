package parlour.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import parlour.exact.Rational;

/**
 * The published JSON form of an answer: instance, status, what is claimed, method, and what
 * qualifies it.
 */
final class AnswerJson {
    private AnswerJson() {}

    static Json.Fields of(Answer answer) {
        Json.Fields json =
                Json.fields()
                        .with("instance", answer.instance())
                        .with("status", answer.standing().word());
        for (Claim claim : answer.claims()) {
            json = add(json, claim);
        }
        json = qualify(json.with("method", answer.method()), answer.standing());
        return answer.why().isEmpty() ? json : json.with("why", Json.texts(answer.why()));
    }

    private static Json.Fields qualify(Json.Fields json, Standing standing) {
        return switch (standing) {
            case Standing.Proved() -> json;
            case Standing.Cited(String source) -> json.with("source", source);
            case Standing.Unknown(String explored, _, List<Standing.KnownMove> moves) -> {
                Json.Fields more = json.with("explored", explored);
                yield moves.isEmpty() ? more : more.with("knownMoves", knownMoves(moves));
            }
        };
    }

    private static Json knownMoves(List<Standing.KnownMove> moves) {
        List<Json> items = new ArrayList<>();
        for (var known : moves) {
            items.add(Json.fields().with("move", known.move()).with("outcome", known.outcome()));
        }
        return new Json.Items(items);
    }

    private static Json.Fields add(Json.Fields json, Claim claim) {
        return switch (claim) {
            case Claim.HasOutcome(String outcome) -> json.with("outcome", outcome);
            case Claim.Never(String outcome) -> json.with("never", outcome);
            case Claim.WinningMoves moves -> winningMoves(json, moves);
            case Claim.ParityMoves(List<String> even, List<String> odd) ->
                    json.with("winningMovesEven", Json.texts(even))
                            .with("winningMovesOdd", Json.texts(odd));
            case Claim.LongRun run -> longRun(json, run);
            case Claim.HasNimber(long nimber) -> json.with("nimber", nimber);
            case Claim.NimberRefused(String reason) -> json.with("nimberRefused", reason);
            case Claim.HasRemoteness(long plies) -> json.with("remoteness", plies);
            case Claim.HasHeight(var height) -> json.with("height", height.toString());
            case Claim.Measures(var values) -> measures(json, values);
            case Claim.Equilibrium(Rational value, Claim.Mix row, Claim.Mix column) ->
                    json.with("value", fraction(value))
                            .with("rowMix", row.toJson())
                            .with("columnMix", column.toJson());
            case Claim.Uniqueness(boolean row, boolean column) ->
                    json.with(
                            "unique",
                            Json.fields()
                                    .with("row", new Json.Flag(row))
                                    .with("column", new Json.Flag(column)));
            case Claim.Extremes(var row, var column) ->
                    json.with(
                            "extremes",
                            Json.fields().with("row", mixes(row)).with("column", mixes(column)));
            case Claim.SeveralPlayers(var payoffs, var gains, var strategies) ->
                    json.with("equilibrium", "one of possibly many")
                            .with("payoffs", fractions(payoffs))
                            .with("gains", fractions(gains))
                            .with("strategies", Json.texts(strategies));
        };
    }

    private static Json.Fields longRun(Json.Fields json, Claim.LongRun run) {
        return json.with("eventual", run.eventual())
                .with("threshold", run.threshold())
                .with("onset", orNothing(run.onset()))
                .with("prefix", run.prefix())
                .with("lastD", orNothing(run.last("D")))
                .with("lastP", orNothing(run.last("P")));
    }

    private static Json orNothing(OptionalInt number) {
        return number.isPresent() ? Json.of(number.getAsInt()) : new Json.Nothing();
    }

    private static Json.Fields winningMoves(Json.Fields json, Claim.WinningMoves moves) {
        Json.Fields more =
                json.with("winningMoves", Json.texts(moves.moves()))
                        .with("winningMovesComplete", new Json.Flag(moves.complete()));
        return moves.completeBelow()
                .map(bound -> more.with("completeBelow", new Json.Whole(bound)))
                .orElse(more);
    }

    private static Json.Fields measures(
            Json.Fields json, java.util.SequencedMap<String, java.math.BigInteger> values) {
        Json.Fields more = json;
        for (var entry : values.entrySet()) {
            more = more.with(entry.getKey(), new Json.Whole(entry.getValue()));
        }
        return more;
    }

    private static Json.Fields fraction(Rational value) {
        return Json.fields()
                .with("num", new Json.Whole(value.num()))
                .with("den", new Json.Whole(value.den()));
    }

    private static Json fractions(List<Rational> values) {
        List<Json> items = new ArrayList<>();
        for (Rational value : values) {
            items.add(fraction(value));
        }
        return new Json.Items(items);
    }

    private static Json mixes(List<Claim.Mix> mixes) {
        List<Json> items = new ArrayList<>();
        for (Claim.Mix mix : mixes) {
            items.add(mix.toJson());
        }
        return new Json.Items(items);
    }
}
