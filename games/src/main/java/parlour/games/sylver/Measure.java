package parlour.games.sylver;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import parlour.exact.NotationException;

/**
 * A candidate for a measure that falls on every move: integers compared one after the other, each
 * an expression over a position, as in {@code (Omega(gcd), gaps)}.
 *
 * <p>Words: {@code gcd}; of the position divided by it {@code gaps}, {@code frobenius}, {@code
 * multiplicity}, {@code generators} (their number) and {@code sum} (of the generators). Functions:
 * {@code Omega} (or Ω) and {@code omega} (ω), the numbers of prime factors with and without
 * repeats. Operators {@code + - *}, integers and parentheses.
 */
public final class Measure {
    /** Numbers below 2^40 are factored: the square root is some 10^6. */
    private static final int MAX_FACTORED_BITS = 40;

    /** Longer texts are refused: parentheses within parentheses are read by recursion. */
    private static final int MAX_LENGTH = 1_000;

    private static final String EXAMPLE = "; write a measure as in (Omega(gcd), gaps)";

    private static final String WORDS =
            "is no word of measures: expected one of gcd, gaps, frobenius, multiplicity, generators,"
                    + " sum, Omega(...), omega(...), as in (Omega(gcd), gaps)";

    private final String text;
    private final List<Function<SylverPosition, BigInteger>> parts = new ArrayList<>();
    private int at;

    private Measure(String text) {
        this.text = text.strip();
    }

    /**
     * Reads a measure.
     *
     * @throws NotationException naming the first token that is not expected
     */
    public static Measure parse(String text) {
        Measure measure = new Measure(text);
        if (text.length() > MAX_LENGTH) {
            throw new NotationException(
                    text.substring(0, 20) + "...",
                    "is too long, more than %d characters%s".formatted(MAX_LENGTH, EXAMPLE));
        }
        if (!measure.skip('(') || !measure.readList()) {
            measure.at = 0;
            measure.parts.clear();
            measure.parts.add(measure.sum());
        }
        if (measure.at < measure.text.length()) {
            throw measure.unexpected();
        }
        return measure;
    }

    /** Reads a list to its end; false if it was an expression in parentheses that goes on. */
    private boolean readList() {
        parts.add(sum());
        while (skip(',')) {
            parts.add(sum());
        }
        if (!skip(')')) {
            throw unexpected();
        }
        return parts.size() > 1 || at == text.length();
    }

    private NotationException unexpected() {
        skipSpaces();
        if (at == text.length()) {
            return new NotationException(text, "ends too early" + EXAMPLE);
        }
        int end = at;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        String token = text.substring(at, Math.max(end, at + 1));
        return new NotationException(token, "is not expected here" + EXAMPLE);
    }

    private void skipSpaces() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private boolean skip(char c) {
        skipSpaces();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private Function<SylverPosition, BigInteger> sum() {
        var left = product();
        while (true) {
            var first = left;
            if (skip('+')) {
                var second = product();
                left = p -> first.apply(p).add(second.apply(p));
            } else if (skip('-')) {
                var second = product();
                left = p -> first.apply(p).subtract(second.apply(p));
            } else {
                return left;
            }
        }
    }

    private Function<SylverPosition, BigInteger> product() {
        var left = factor();
        while (skip('*')) {
            var first = left;
            var second = factor();
            left = p -> first.apply(p).multiply(second.apply(p));
        }
        return left;
    }

    private Function<SylverPosition, BigInteger> factor() {
        if (skip('(')) {
            return closed(sum());
        }
        int from = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        String word = text.substring(from, at);
        if (word.matches("[0-9]+")) {
            BigInteger value = new BigInteger(word);
            return p -> value;
        }
        return switch (word) {
            case "gcd" -> p -> BigInteger.valueOf(p.gcd());
            case "gaps" -> p -> BigInteger.valueOf(p.scaled().gapCount());
            case "frobenius" -> p -> BigInteger.valueOf(p.scaled().frobenius());
            case "multiplicity" -> p -> BigInteger.valueOf(p.scaled().multiplicity());
            case "generators" -> p -> BigInteger.valueOf(p.scaled().generators().length);
            case "sum" -> p -> BigInteger.valueOf(Arrays.stream(p.scaled().generators()).sum());
            case "Omega", "Ω" -> primeFactors(true, word);
            case "omega", "ω" -> primeFactors(false, word);
            case "" -> throw unexpected();
            default -> throw new NotationException(word, WORDS);
        };
    }

    private Function<SylverPosition, BigInteger> primeFactors(boolean repeats, String word) {
        if (!skip('(')) {
            throw new NotationException(
                    word, "needs its argument in parentheses, as in %s(gcd)".formatted(word));
        }
        var argument = closed(sum());
        return p -> {
            BigInteger value = argument.apply(p);
            if (value.bitLength() > MAX_FACTORED_BITS) {
                throw new NotationException(
                        value.toString(), "is too large to be factored; write Omega(gcd)");
            }
            long n = Math.max(0, value.longValueExact());
            return BigInteger.valueOf(repeats ? PrimeFactors.count(n) : PrimeFactors.distinct(n));
        };
    }

    private Function<SylverPosition, BigInteger> closed(
            Function<SylverPosition, BigInteger> inside) {
        if (!skip(')')) {
            throw unexpected();
        }
        return inside;
    }

    /** The values at a position, the most significant first. */
    public List<BigInteger> at(SylverPosition position) {
        return parts.stream().map(part -> part.apply(position)).toList();
    }

    /** Compares values place by place. */
    public static int compare(List<BigInteger> left, List<BigInteger> right) {
        for (int i = 0; i < left.size(); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
