package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;
import parlour.games.transposition.RealDomain.Piece;

/**
 * The canonical text of a real domain: pieces in order, intervals closed wherever their end belongs
 * to the domain, {@code N}, {@code Z} and {@code Q} by name.
 */
final class RealDomainText {
    private final List<Piece> pieces;
    private final List<String> texts = new ArrayList<>();

    private RealDomainText(List<Piece> pieces) {
        this.pieces = pieces;
    }

    static String of(List<Piece> pieces) {
        RealDomainText text = new RealDomainText(pieces);
        for (int i = 0; i < pieces.size(); i++) {
            text.add(i);
        }
        return String.join("|", text.texts);
    }

    private void add(int i) {
        switch (pieces.get(i)) {
            case Piece.Interval(Rational low, Rational high) -> {
                if (low == null || high == null) {
                    texts.add("Q");
                } else {
                    String open = holds(i - 1, low) ? "[" : "(";
                    texts.add(open + low + "," + high + (holds(i + 1, high) ? "]" : ")"));
                }
            }
            case Piece.Point(Rational value) -> {
                if (!isEndOfInterval(i - 1, value) && !isEndOfInterval(i + 1, value)) {
                    texts.add(value.toString());
                }
            }
            case Piece.Whole(Long low, Long high) -> whole(i, low, high);
        }
    }

    /** Integers without those that an interval beside them takes in as its end. */
    private void whole(int i, @Nullable Long low, @Nullable Long high) {
        Long from =
                low != null && isEndOfInterval(i - 1, Rational.of(low))
                        ? Long.valueOf(low + 1)
                        : low;
        Long to =
                high != null && isEndOfInterval(i + 1, Rational.of(high))
                        ? Long.valueOf(high - 1)
                        : high;
        if (from != null && to != null && from > to) {
            return;
        }
        if (to == null && from != null && from == 1) {
            texts.add("N");
        } else if (from == null && to == null) {
            texts.add("Z");
        } else if (from != null && from.equals(to)) {
            texts.add(from.toString());
        } else {
            texts.add((from == null ? "" : from) + ".." + (to == null ? "" : to));
        }
    }

    /** Whether the piece at an index holds a number that bounds the interval beside it. */
    private boolean holds(int i, Rational end) {
        if (i < 0 || i >= pieces.size()) {
            return false;
        }
        return switch (pieces.get(i)) {
            case Piece.Point(Rational value) -> value.equals(end);
            case Piece.Whole whole ->
                    end.isInteger() && whole.span().contains(end.num().longValueExact());
            case Piece.Interval _ -> false;
        };
    }

    private boolean isEndOfInterval(int i, Rational end) {
        return i >= 0
                && i < pieces.size()
                && pieces.get(i) instanceof Piece.Interval(Rational low, Rational high)
                && (end.equals(low) || end.equals(high));
    }
}
