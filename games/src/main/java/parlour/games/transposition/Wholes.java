package parlour.games.transposition;

import java.math.BigInteger;
import java.util.OptionalLong;
import parlour.claim.BadInput;
import parlour.exact.NotationException;
import parlour.exact.Rational;

/** Reads the numbers of this game, each within {@link Domain#MAX_WHOLE}. */
final class Wholes {
    /** Every integer of so few characters fits a long: 10^17 &lt; 2^63. */
    private static final int SHORT = 17;

    private Wholes() {}

    /** The integer that the token is; empty if it is none. */
    static OptionalLong whole(String token) {
        int length = token.length();
        int from = length > 0 && token.charAt(0) == '-' ? 1 : 0;
        long value = 0;
        for (int i = from; i < length; i++) {
            char c = token.charAt(i);
            if (c < '0' || c > '9') {
                return OptionalLong.empty();
            }
            if (length <= SHORT) {
                value = value * 10 + (c - '0');
            }
        }
        if (length == from) {
            return OptionalLong.empty();
        }
        if (length > SHORT) {
            return OptionalLong.of(bounded(token));
        }
        return OptionalLong.of(from == 1 ? -value : value);
    }

    private static long bounded(String token) {
        if (token.length() <= 40) {
            BigInteger value = new BigInteger(token);
            if (value.abs().compareTo(BigInteger.valueOf(Domain.MAX_WHOLE)) <= 0) {
                return value.longValueExact();
            }
        }
        throw new BadInput(
                token,
                "number (%s) is too large; give one from -10^18 to 10^18, as in 1000"
                        .formatted(BadInput.shown(token)));
    }

    /** The rational that the token is. */
    static Rational rational(String token, String expected) {
        OptionalLong whole = whole(token);
        if (whole.isPresent()) {
            return Rational.of(whole.getAsLong());
        }
        try {
            Rational value = Rational.parse(token);
            bounded(value.floor().toString());
            return value;
        } catch (NotationException e) {
            throw new BadInput(
                    token, "(%s) is no number; %s".formatted(BadInput.shown(token), expected));
        }
    }
}
