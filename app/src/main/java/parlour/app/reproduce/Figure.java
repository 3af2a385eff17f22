package parlour.app.reproduce;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.exact.Rational;

/**
 * A published number that answers no question about one instance: a count of positions, a bound, a
 * step of an algorithm. It is recomputed by the classes that the games themselves use.
 *
 * @param keys the arguments it knows
 * @param computation from the arguments to named fields
 */
record Figure(List<String> keys, Computation computation) {
    /** Keeps a copy. */
    Figure {
        keys = List.copyOf(keys);
    }

    /** Computes, or runs out of its budget. */
    interface Computation {
        /**
         * The fields for these arguments.
         *
         * @throws Budget.Exceeded if the budget runs out
         */
        Json.Fields of(Arguments arguments, Budget budget);
    }

    /**
     * The arguments of a figure.
     *
     * @param text as written
     */
    record Arguments(InstanceText text) {
        String word(String key) {
            return text.value(key)
                    .orElseThrow(() -> new IllegalStateException(text + ": no " + key));
        }

        String wordOr(String key, String otherwise) {
            return text.valueOr(key, otherwise);
        }

        int number(String key) {
            return Integer.parseInt(word(key));
        }

        List<Integer> numbers(String key) {
            return word(key).isEmpty()
                    ? List.of()
                    : java.util.Arrays.stream(word(key).split(" ")).map(Integer::valueOf).toList();
        }
    }

    Json.Fields compute(InstanceText text, Budget budget) {
        text.allowOnly(keys);
        return computation.of(new Arguments(text), budget);
    }

    /** A fraction rounded to so many digits after the point. */
    static String decimal(Rational value, int digits) {
        return decimal(value, digits, RoundingMode.HALF_UP);
    }

    static String decimal(Rational value, int digits, RoundingMode rounding) {
        return new BigDecimal(value.num())
                .divide(new BigDecimal(value.den()), digits, rounding)
                .toPlainString();
    }

    /** A fraction as answers have it. */
    static Json fraction(Rational value) {
        return Json.fields()
                .with("num", new Json.Whole(value.num()))
                .with("den", new Json.Whole(value.den()));
    }
}
