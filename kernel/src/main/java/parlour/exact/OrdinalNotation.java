package parlour.exact;

import java.math.BigInteger;

/**
 * Reads an ordinal by recursive descent.
 *
 * <pre>
 *   sum      = product { "+" product }
 *   product  = factor { ("*" | "·") factor }
 *   factor   = number | "(" sum ")" | ("omega" | "ω") [ "^" factor | superscript-digits ]
 * </pre>
 *
 * <p>Blanks between tokens are skipped. A power binds to the right: ω^ω^2 is ω^(ω^2).
 */
final class OrdinalNotation {
    /** Longest accepted text; it bounds the number of terms, of factors and of digits as well. */
    static final int MAX_LENGTH = 4_000;

    /**
     * Most factors open at one place. A printed exponent takes two, ω^ and its parenthesis, so that
     * 2 · {@link Ordinal#MAX_DEPTH} suffice to read every ordinal back.
     */
    static final int MAX_NESTING = 2 * Ordinal.MAX_DEPTH;

    private static final String EXAMPLE = "; write for example omega*2+3 or omega^(omega+1)";

    private final String text;
    private int at;

    /** How many factors are open at the current place. */
    private int nesting;

    OrdinalNotation(String text) {
        this.text = text;
    }

    Ordinal ordinal() {
        if (text.length() > MAX_LENGTH) {
            throw new NotationException(
                    text, "is longer than " + MAX_LENGTH + " characters" + EXAMPLE);
        }
        var ordinal = sum();
        if (!isAtEnd()) {
            throw unexpected("+, * or the end");
        }
        return ordinal;
    }

    private Ordinal sum() {
        var sum = product();
        while (accept("+")) {
            sum = sum.plus(product());
        }
        return sum;
    }

    private Ordinal product() {
        var product = factor();
        while (accept("*") || accept("·")) {
            product = product.times(factor());
        }
        return product;
    }

    private Ordinal factor() {
        if (++nesting > MAX_NESTING) {
            throw unexpected("at most " + MAX_NESTING + " nested levels");
        }
        var factor = plainFactor();
        nesting--;
        return factor;
    }

    private Ordinal plainFactor() {
        if (accept("(")) {
            var inner = sum();
            if (!accept(")")) {
                throw unexpected("+, * or )");
            }
            return inner;
        }
        if (accept("omega") || accept("ω")) {
            return power();
        }
        return number("0123456789", "a number, omega or (");
    }

    private Ordinal power() {
        if (accept("^")) {
            return power(factor());
        }
        return !isAtEnd() && OrdinalStyle.SUPERSCRIPTS.indexOf(text.charAt(at)) >= 0
                ? Ordinal.omegaPower(number(OrdinalStyle.SUPERSCRIPTS, "an exponent"))
                : Ordinal.OMEGA;
    }

    private Ordinal power(Ordinal exponent) {
        if (exponent.depth() >= Ordinal.MAX_DEPTH) {
            throw unexpected("exponents at most " + Ordinal.MAX_DEPTH + " deep");
        }
        return Ordinal.omegaPower(exponent);
    }

    private Ordinal number(String digits, String expected) {
        var decimal = new StringBuilder();
        // isAtEnd skips blanks, which must not join the digits of two numbers
        if (!isAtEnd()) {
            while (at < text.length() && digits.indexOf(text.charAt(at)) >= 0) {
                decimal.append(digits.indexOf(text.charAt(at++)));
            }
        }
        if (decimal.isEmpty()) {
            throw unexpected(expected);
        }
        return Ordinal.of(new BigInteger(decimal.toString()));
    }

    private boolean accept(String token) {
        boolean isNext = !isAtEnd() && text.startsWith(token, at);
        if (isNext) {
            at += token.length();
        }
        return isNext;
    }

    private boolean isAtEnd() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at == text.length();
    }

    private NotationException unexpected(String expected) {
        var found = isAtEnd() ? "the end" : token();
        return new NotationException(
                isAtEnd() ? text : token(),
                "at position %d of the ordinal \"%s\": expected %s, found %s%s"
                        .formatted(
                                at + 1,
                                NotationException.shortened(text),
                                expected,
                                found,
                                EXAMPLE));
    }

    /** The letters that start here, or else the one character. */
    private String token() {
        int end = at;
        while (end < text.length() && Character.isLetterOrDigit(text.codePointAt(end))) {
            end += Character.charCount(text.codePointAt(end));
        }
        return text.substring(at, Math.max(end, text.offsetByCodePoints(at, 1)));
    }
}
