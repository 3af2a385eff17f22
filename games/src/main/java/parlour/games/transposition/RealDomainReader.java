package parlour.games.transposition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.transposition.RealDomain.Piece;

/**
 * Reads unions such as {@code 1..9}, {@code [0,1]|5..}, {@code Z|1/2}. Pieces may stand in any
 * order and lie between each other's elements, but may not have an element in common.
 */
final class RealDomainReader {
    private static final String EXAMPLE = "as in 1..9, N, Z, Q, [0,1], (0,1)|5 or 3+omega*";

    /** A piece with the text from which it was read. */
    record Written(Piece piece, String token) {}

    private final List<Written> wholes = new ArrayList<>();
    private final List<Written> others = new ArrayList<>();

    private RealDomainReader() {}

    static RealDomain read(String text) {
        RealDomainReader reader = new RealDomainReader();
        String[] tokens = text.split("\\|", -1);
        if (tokens.length > Domain.MAX_PARTS) {
            throw new BadInput("", "domain has more than %d parts".formatted(Domain.MAX_PARTS));
        }
        for (String token : tokens) {
            reader.piece(token.strip());
        }
        return new RealDomain(RealPieces.arranged(reader.wholes, reader.others));
    }

    private void piece(String token) {
        switch (token) {
            case "" -> throw bad(token, "part () of the domain is empty; separate parts by one |");
            case "N" -> whole(1L, null, token);
            case "Z" -> whole(null, null, token);
            case "Q" -> others.add(new Written(new Piece.Interval(null, null), token));
            default -> {
                if (token.startsWith("[") || token.startsWith("(")) {
                    interval(token);
                } else if (token.contains("..")) {
                    range(token);
                } else {
                    point(number(token), token);
                }
            }
        }
    }

    private void whole(@Nullable Long low, @Nullable Long high, String token) {
        wholes.add(new Written(new Piece.Whole(low, high), token));
    }

    private void point(Rational value, String token) {
        if (value.isInteger()) {
            long whole = value.num().longValueExact();
            whole(whole, whole, token);
        } else {
            others.add(new Written(new Piece.Point(value), token));
        }
    }

    private void range(String token) {
        int dots = token.indexOf("..");
        Long low = end(token.substring(0, dots).strip(), token);
        Long high = end(token.substring(dots + 2).strip(), token);
        if (low != null && high != null && low > high) {
            throw bad(token, "range (%s) is empty; give a..b with a <= b".formatted(shown(token)));
        }
        whole(low, high, token);
    }

    private static @Nullable Long end(String end, String token) {
        if (end.isEmpty()) {
            return null;
        }
        OptionalLong whole = Wholes.whole(end);
        if (whole.isEmpty()) {
            throw bad(
                    isInfinity(end) ? end : token,
                    "end (%s) of range (%s) is no integer; leave it out for a ray"
                            .formatted(shown(end), shown(token)));
        }
        return whole.getAsLong();
    }

    private void interval(String token) {
        int comma = token.indexOf(',');
        boolean closedRight = token.endsWith("]");
        if (comma < 0 || comma != token.lastIndexOf(',') || !(closedRight || token.endsWith(")"))) {
            throw bad(
                    token,
                    "interval (%s) must have two ends and a bracket".formatted(shown(token)));
        }
        boolean closedLeft = token.startsWith("[");
        Rational low = number(token.substring(1, comma).strip());
        Rational high = number(token.substring(comma + 1, token.length() - 1).strip());
        int order = low.compareTo(high);
        if (order > 0 || (order == 0 && !(closedLeft && closedRight))) {
            throw bad(
                    token,
                    "interval (%s) is empty; its left end must be less than its right end"
                            .formatted(shown(token)));
        }
        if (closedLeft) {
            point(low, token);
        }
        if (order < 0) {
            others.add(new Written(new Piece.Interval(low, high), token));
            if (closedRight) {
                point(high, token);
            }
        }
    }

    private static Rational number(String token) {
        if (isInfinity(token)) {
            throw bad(
                    token,
                    "infinity (%s) is no end of an interval; take a ray of integers such as 5.., or Q"
                            .formatted(shown(token)));
        }
        if (token.matches("[A-Za-z*]+")) {
            throw BadInput.unknownWord(
                    "domain", token, List.of("N", "Z", "Q", "omega", "omega*", "zeta", "eta"));
        }
        return Wholes.rational(token, "give parts of the domain " + EXAMPLE);
    }

    private static boolean isInfinity(String token) {
        return token.matches("[+-]?(?i:inf|infinity|oo|∞|nan)");
    }

    private static String shown(String token) {
        return BadInput.shown(token);
    }

    static BadInput bad(String token, String complaint) {
        return new BadInput(token, complaint + ", " + EXAMPLE);
    }

    /** Orders pieces by where they begin; a point before an interval that begins there. */
    static Comparator<Written> byStart() {
        Comparator<Written> start =
                (a, b) -> {
                    Rational low = RealPieces.low(a.piece());
                    Rational other = RealPieces.low(b.piece());
                    if (low == null || other == null) {
                        return Boolean.compare(low != null, other != null);
                    }
                    return low.compareTo(other);
                };
        return start.thenComparing(w -> w.piece() instanceof Piece.Interval);
    }
}
