package parlour.exact;

import java.math.BigInteger;
import java.util.stream.Collectors;

/** How an ordinal is printed; {@link OrdinalNotation} reads both styles. */
enum OrdinalStyle {
    ASCII("omega", "*") {
        @Override
        String finitePower(BigInteger exponent) {
            return "^" + exponent;
        }
    },
    UNICODE("ω", "·") {
        @Override
        String finitePower(BigInteger exponent) {
            return exponent.toString()
                    .chars()
                    .mapToObj(digit -> SUPERSCRIPTS.substring(digit - '0', digit - '0' + 1))
                    .collect(Collectors.joining());
        }
    };

    /** The superscript digits 0 to 9 in order. */
    static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private final String omega;
    private final String times;

    OrdinalStyle(String omega, String times) {
        this.omega = omega;
        this.times = times;
    }

    abstract String finitePower(BigInteger exponent);

    String print(Ordinal ordinal) {
        return ordinal.isZero()
                ? "0"
                : ordinal.terms().stream().map(this::print).collect(Collectors.joining("+"));
    }

    private String print(Ordinal.Term term) {
        if (term.exponent().isZero()) {
            return term.coefficient().toString();
        }
        var power = omega + power(term.exponent());
        return term.coefficient().equals(BigInteger.ONE)
                ? power
                : power + times + term.coefficient();
    }

    private String power(Ordinal exponent) {
        if (exponent.equals(Ordinal.ONE)) {
            return "";
        }
        if (exponent.isFinite()) {
            return finitePower(exponent.finitePart());
        }
        return exponent.equals(Ordinal.OMEGA) ? "^" + omega : "^(" + print(exponent) + ")";
    }
}
