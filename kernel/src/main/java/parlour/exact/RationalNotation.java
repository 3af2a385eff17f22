package parlour.exact;

import java.math.BigInteger;
import java.util.regex.Pattern;

/** Reads rationals; see {@link Rational#parse}. */
final class RationalNotation {
    /** Longest accepted text: beyond it reading costs more than anyone can mean. */
    static final int MAX_LENGTH = 10_000;

    private static final Pattern FORM =
            Pattern.compile("(?<whole>-?[0-9]+)(/(?<den>[0-9]+)|\\.(?<decimals>[0-9]+))?");

    private static final String EXAMPLE = "; write for example 7, -1/2 or 0.25";

    private RationalNotation() {}

    static Rational parse(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new NotationException(
                    text, "is longer than " + MAX_LENGTH + " characters" + EXAMPLE);
        }
        var form = FORM.matcher(text);
        if (!form.matches()) {
            throw new NotationException(text, "is no rational number" + EXAMPLE);
        }
        var whole = form.group("whole");
        var decimals = form.group("decimals");
        if (decimals != null) {
            return Rational.of(
                    new BigInteger(whole + decimals), BigInteger.TEN.pow(decimals.length()));
        }
        var den = form.group("den");
        return den == null
                ? Rational.of(new BigInteger(whole))
                : quotient(text, new BigInteger(whole), new BigInteger(den));
    }

    private static Rational quotient(String text, BigInteger num, BigInteger den) {
        if (den.signum() == 0) {
            throw new NotationException(text, "has the denominator 0" + EXAMPLE);
        }
        return Rational.of(num, den);
    }
}
