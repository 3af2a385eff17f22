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

    /** Most characters of an integer that surely is a {@code long}: 10^18 < 2^63. */
    private static final int MAX_SHORT = 18;

    private RationalNotation() {}

    static Rational parse(String text) {
        return isShortInteger(text) ? Rational.of(Long.parseLong(text)) : any(text);
    }

    /** Most entries of large matrices are such, and the pattern takes ten times as long. */
    private static boolean isShortInteger(String text) {
        int from = text.startsWith("-") ? 1 : 0;
        if (text.length() == from || text.length() > MAX_SHORT) {
            return false;
        }
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static Rational any(String text) {
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
