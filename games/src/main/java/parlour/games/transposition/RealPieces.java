package parlour.games.transposition;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;
import parlour.games.transposition.RealDomain.Piece;
import parlour.games.transposition.RealDomainReader.Written;

/**
 * Puts pieces of the real line in order: refuses those with an element in common, cuts ranges of
 * integers where another piece lies between two of them, and merges what continues without a gap.
 * Cost: that of sorting the pieces.
 */
final class RealPieces {
    private final List<Written> wholes;
    private final List<Written> others;

    private RealPieces(List<Written> wholes, List<Written> others) {
        this.wholes = wholes;
        this.others = others;
    }

    static List<Piece> arranged(List<Written> wholes, List<Written> others) {
        wholes.sort(RealDomainReader.byStart());
        others.sort(RealDomainReader.byStart());
        RealPieces pieces = new RealPieces(wholes, others);
        refuseOverlaps(wholes);
        refuseOverlaps(others);
        others.forEach(pieces::refuseIntegersInside);
        List<Written> all = new ArrayList<>(others);
        pieces.cut(all);
        all.sort(RealDomainReader.byStart());
        return merged(all);
    }

    static @Nullable Rational low(Piece piece) {
        return switch (piece) {
            case Piece.Whole(Long low, Long _) -> low == null ? null : Rational.of(low);
            case Piece.Point(Rational value) -> value;
            case Piece.Interval(Rational low, Rational _) -> low;
        };
    }

    private static void refuseOverlaps(List<Written> sorted) {
        for (int i = 1; i < sorted.size(); i++) {
            Written left = sorted.get(i - 1);
            if (overlap(left.piece(), sorted.get(i).piece())) {
                throw overlap(left, sorted.get(i));
            }
        }
    }

    private static RuntimeException overlap(Written left, Written right) {
        return RealDomainReader.bad(
                right.token(),
                "parts (%s) and (%s) of the domain overlap; give disjoint parts"
                        .formatted(left.token(), right.token()));
    }

    /** Whether two pieces of one list, the left one beginning first, have an element in common. */
    private static boolean overlap(Piece left, Piece right) {
        Rational start = low(right);
        return switch (left) {
            case Piece.Whole(Long _, Long high) ->
                    high == null || start == null || start.compareTo(Rational.of(high)) <= 0;
            case Piece.Point(Rational value) -> right.equals(new Piece.Point(value));
            case Piece.Interval(Rational _, Rational high) ->
                    high == null || start == null || start.compareTo(high) < 0;
        };
    }

    private void refuseIntegersInside(Written other) {
        if (!(other.piece() instanceof Piece.Interval(Rational low, Rational high))
                || wholes.isEmpty()) {
            return;
        }
        if (low == null || high == null) {
            throw overlap(wholes.getFirst(), other);
        }
        long from = low.floor().add(BigInteger.ONE).longValueExact();
        long to = high.ceil().subtract(BigInteger.ONE).longValueExact();
        int index = lastStartingUpTo(to);
        if (index >= 0 && from <= to) {
            Long end = ((Piece.Whole) wholes.get(index).piece()).high();
            if (end == null || end >= from) {
                throw overlap(wholes.get(index), other);
            }
        }
    }

    /** The last range of integers that begins at or below a number; −1 if there is none. */
    private int lastStartingUpTo(long whole) {
        int low = -1;
        int high = wholes.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >> 1;
            Long start = ((Piece.Whole) wholes.get(middle).piece()).low();
            if (start == null || start <= whole) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Adds the integers, cut below every other piece that lies between two of them. */
    private void cut(List<Written> all) {
        int next = 0;
        for (Written written : wholes) {
            Piece.Whole whole = (Piece.Whole) written.piece();
            Long low = whole.low();
            while (next < others.size()) {
                Rational start = low(others.get(next).piece());
                long cut = start == null ? Long.MIN_VALUE : start.floor().longValueExact();
                if (whole.high() != null && cut >= whole.high()) {
                    break;
                }
                next++;
                if (low == null || cut >= low) {
                    all.add(new Written(new Piece.Whole(low, cut), written.token()));
                    low = cut + 1;
                }
            }
            all.add(new Written(new Piece.Whole(low, whole.high()), written.token()));
        }
    }

    private static List<Piece> merged(List<Written> sorted) {
        List<Piece> pieces = new ArrayList<>();
        for (Written written : sorted) {
            Piece piece = written.piece();
            if (!pieces.isEmpty()
                    && pieces.getLast() instanceof Piece.Whole(Long low, Long high)
                    && piece instanceof Piece.Whole(Long from, Long to)
                    && high != null
                    && from != null
                    && high + 1 == from) {
                pieces.set(pieces.size() - 1, new Piece.Whole(low, to));
            } else {
                pieces.add(piece);
            }
        }
        return withoutSeams(pieces);
    }

    /** Replaces (a,b), b, (b,c) by (a,c). */
    private static List<Piece> withoutSeams(List<Piece> pieces) {
        List<Piece> result = new ArrayList<>();
        for (Piece piece : pieces) {
            int size = result.size();
            if (size >= 2
                    && piece instanceof Piece.Interval(Rational low, Rational high)
                    && low != null
                    && isJust(result.get(size - 1), low)
                    && result.get(size - 2) instanceof Piece.Interval(Rational start, Rational end)
                    && low.equals(end)) {
                result.removeLast();
                result.set(size - 2, new Piece.Interval(start, high));
            } else {
                result.add(piece);
            }
        }
        return result;
    }

    private static boolean isJust(Piece piece, Rational value) {
        return switch (piece) {
            case Piece.Point(Rational point) -> point.equals(value);
            case Piece.Whole(Long low, Long high) ->
                    low != null && low.equals(high) && Rational.of(low).equals(value);
            case Piece.Interval _ -> false;
        };
    }
}
