package parlour.games.proof;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * Decides by the definition whether two mixes prove a value: no row gets more against the one, no
 * column concedes less against the other.
 */
final class MixJudge {
    private MixJudge() {}

    /**
     * What is false in a claim; empty if nothing.
     *
     * @param first the number of the first row and column
     */
    static Optional<String> fault(Map<String, Json> claim, MatrixGame game, int first) {
        Map<Integer, Rational> row = mix(claim, "rowMix", first);
        Map<Integer, Rational> column = mix(claim, "columnMix", first);
        Rational value = fraction((Json.Fields) field(claim, "value"));
        for (int r = 0; r < game.rows(); r++) {
            int of = r;
            if (expected(column, c -> game.payoff(of, c)).compareTo(value) > 0) {
                return Optional.of("row " + r + " gets more");
            }
        }
        for (int c = 0; c < game.columns(); c++) {
            int of = c;
            if (expected(row, r -> game.payoff(r, of)).compareTo(value) < 0) {
                return Optional.of("column " + c + " concedes less");
            }
        }
        return Optional.empty();
    }

    /**
     * The same where the dealer is told the receiver's card, so that he just takes what is best;
     * all deals are gone through.
     *
     * @param cards the number of cards, one of each rank
     */
    static Optional<String> toldFault(Map<String, Json> claim, int cards) {
        Map<Integer, Rational> row = mix(claim, "rowMix", 0);
        Rational best = Rational.ZERO;
        Rational mixed = Rational.ZERO;
        for (int card = 1; card <= cards; card++) {
            int kept = 0;
            int exchanged = 0;
            for (int other = 1; other <= cards; other++) {
                if (other != card) {
                    kept += wins(card, other, cards);
                    exchanged += wins(other, card, cards);
                }
            }
            Rational keeps = Rational.ZERO;
            for (var weight : row.entrySet()) {
                keeps = weight.getKey() <= card ? keeps.plus(weight.getValue()) : keeps;
            }
            best = best.plus(Rational.of(Math.max(kept, exchanged)));
            mixed =
                    mixed.plus(keeps.times(Rational.of(kept)))
                            .plus(Rational.ONE.minus(keeps).times(Rational.of(exchanged)));
        }
        Rational deals = Rational.of((long) cards * (cards - 1) * (cards - 2));
        Rational value = fraction((Json.Fields) field(claim, "value")).times(deals);
        return value.equals(best) && value.equals(mixed)
                ? Optional.empty()
                : Optional.of("best " + best + ", by the mix " + mixed + " of " + deals);
    }

    /** Cards to draw with which the receiver wins by one card against another, whatever is best. */
    private static int wins(int receivers, int dealers, int cards) {
        int byDrawing = receivers - 1 - (dealers < receivers ? 1 : 0);
        return Math.min(receivers > dealers ? cards - 2 : 0, byDrawing);
    }

    private static Rational expected(
            Map<Integer, Rational> mix, java.util.function.IntFunction<Rational> payoff) {
        Rational sum = Rational.ZERO;
        for (var weight : mix.entrySet()) {
            sum = sum.plus(weight.getValue().times(payoff.apply(weight.getKey())));
        }
        return sum;
    }

    private static Map<Integer, Rational> mix(Map<String, Json> claim, String key, int first) {
        Map<Integer, Rational> mix = new TreeMap<>();
        List<Json> items = ((Json.Items) field(claim, key)).values();
        for (Json item : items) {
            Map<String, Json> weight = ((Json.Fields) item).values();
            String index =
                    weight.keySet().stream()
                            .filter(name -> !name.equals("num") && !name.equals("den"))
                            .findFirst()
                            .orElseThrow();
            mix.put(
                    whole(field(weight, index)).intValueExact() - first,
                    fraction((Json.Fields) item));
        }
        return mix;
    }

    private static Rational fraction(Json.Fields fields) {
        return Rational.of(
                whole(field(fields.values(), "num")), whole(field(fields.values(), "den")));
    }

    private static BigInteger whole(Json json) {
        return json instanceof Json.Whole(BigInteger value)
                ? value
                : new BigInteger(((Json.Text) json).value());
    }

    private static Json field(Map<String, Json> fields, String key) {
        return Objects.requireNonNull(fields.get(key), key);
    }
}
