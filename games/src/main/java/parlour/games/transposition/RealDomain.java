package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.exact.Rational;

/**
 * A union of points, ranges and rays of integers, and intervals of reals, of which the elements
 * that are named are rational. The pieces are disjoint, ordered, and as few as possible.
 */
public final class RealDomain implements Domain {
    private final List<Piece> pieces;
    private final Line line;

    /** The one part, if the domain is a single range or ray of integers. */
    private final @Nullable Span chain;

    /** The domain with these pieces, disjoint and from left to right. */
    RealDomain(List<Piece> pieces) {
        this.pieces = List.copyOf(pieces);
        this.line = new Line(pieces.stream().map(Piece::span).toList());
        this.chain =
                pieces.size() == 1 && pieces.getFirst() instanceof Piece.Whole whole
                        ? whole.span()
                        : null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RealDomain domain && pieces.equals(domain.pieces);
    }

    @Override
    public int hashCode() {
        return pieces.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    @Override
    public Line line() {
        return line;
    }

    @Override
    public String text() {
        return RealDomainText.of(pieces);
    }

    @Override
    public Place place(String token) {
        OptionalLong whole = Wholes.whole(token);
        if (whole.isPresent()) {
            return place(token, whole.getAsLong(), null);
        }
        Rational value = Wholes.rational(token, "give an element of the domain, as in 3 or 1/2");
        boolean integer = value.isInteger();
        return place(token, value.floor().longValueExact(), integer ? null : value);
    }

    private Place place(String token, long whole, @Nullable Rational fraction) {
        int index =
                pieces.size() == 1 ? 0 : search(fraction == null ? Rational.of(whole) : fraction);
        Piece piece = pieces.get(index);
        long shift = line.shift(index);
        int span = line.spanOf(index);
        if (fraction == null
                && piece instanceof Piece.Whole chain
                && chain.span().contains(whole)) {
            return Place.of(span, whole + shift);
        }
        if (fraction != null && piece instanceof Piece.Point(var point) && point.equals(fraction)) {
            return Place.of(span, shift);
        }
        if (piece instanceof Piece.Interval interval
                && interval.contains(fraction == null ? Rational.of(whole) : fraction)) {
            return new Place(span, whole, fraction);
        }
        throw outside(token);
    }

    @Override
    public boolean addPlain(long value, Places places) {
        boolean plain = chain != null && chain.contains(value);
        if (plain) {
            places.add(0, value + line.shift(0));
        }
        return plain;
    }

    @Override
    public void write(Place place, StringBuilder text) {
        if (chain != null) {
            text.append(place.whole() - line.shift(0));
        } else {
            text.append(write(place));
        }
    }

    private BadInput outside(String token) {
        return new BadInput(
                token,
                "element (%s) is not in the domain %s; give one of its elements, such as %s"
                        .formatted(BadInput.shown(token), BadInput.shown(text()), sample()));
    }

    private String sample() {
        return switch (pieces.getFirst()) {
            case Piece.Whole(Long low, Long high) ->
                    String.valueOf(low != null ? low : high != null ? high : Long.valueOf(0));
            case Piece.Point(Rational value) -> value.toString();
            case Piece.Interval(Rational low, Rational high) ->
                    low == null || high == null
                            ? "1/2"
                            : low.plus(high).dividedBy(Rational.of(2)).toString();
        };
    }

    /** The last piece that does not lie wholly above a number; the first if all do. */
    private int search(Rational value) {
        int low = 0;
        int high = pieces.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (pieces.get(middle).isAbove(value)) {
                high = middle - 1;
            } else {
                low = middle;
            }
        }
        return low;
    }

    @Override
    public String write(Place place) {
        if (line.spans().get(place.span()).type() == OrderType.DENSE) {
            return place.value().toString();
        }
        int part = line.partAt(place.span(), place.whole());
        return pieces.get(part) instanceof Piece.Point(Rational value)
                ? value.toString()
                : Long.toString(place.whole() - line.shift(part));
    }

    @Override
    public List<String> write(Stretch stretch, Sequence used) {
        return switch (stretch) {
            case Stretch.Open open -> List.of(Between.text(this, open));
            case Stretch.Points(int span, Long from, Long to, int step) when chain != null -> {
                long shift = line.shift(span);
                yield Clip.texts(
                        "",
                        from == null ? null : Long.valueOf(from - shift),
                        to == null ? null : Long.valueOf(to - shift),
                        step);
            }
            case Stretch.Points points -> {
                List<String> texts = new ArrayList<>();
                for (Clip clip : Clip.of(line, points, used)) {
                    texts.addAll(texts(clip));
                }
                yield texts;
            }
        };
    }

    @Override
    public @Nullable Rational lowerBound(int part) {
        return interval(part).low();
    }

    @Override
    public @Nullable Rational upperBound(int part) {
        return interval(part).high();
    }

    private Piece.Interval interval(int part) {
        return (Piece.Interval) pieces.get(part);
    }

    private List<String> texts(Clip clip) {
        return pieces.get(clip.part()) instanceof Piece.Point(Rational value)
                ? List.of(value.toString())
                : Clip.texts("", clip.from(), clip.to(), clip.step());
    }

    /** A piece of the real line. */
    sealed interface Piece {
        /** Its order. */
        Span span();

        /** Whether all of it is greater than a number. */
        boolean isAbove(Rational value);

        /**
         * Consecutive integers.
         *
         * @param low the least; null if there is none
         * @param high the greatest; null if there is none
         */
        record Whole(@Nullable Long low, @Nullable Long high) implements Piece {
            @Override
            public Span span() {
                OrderType type = OrderType.chain(low != null, high != null);
                return new Span(type, low == null ? 0 : low, high == null ? 0 : high);
            }

            @Override
            public boolean isAbove(Rational value) {
                return low != null && value.compareTo(Rational.of(low)) < 0;
            }
        }

        /**
         * One number.
         *
         * @param value no integer
         */
        record Point(Rational value) implements Piece {
            @Override
            public Span span() {
                return Span.run(0, 0);
            }

            @Override
            public boolean isAbove(Rational other) {
                return other.compareTo(value) < 0;
            }
        }

        /**
         * An open interval of reals; without ends, all rationals.
         *
         * @param low the lower bound
         * @param high the upper bound
         */
        record Interval(@Nullable Rational low, @Nullable Rational high) implements Piece {
            @Override
            public Span span() {
                return Span.DENSE;
            }

            @Override
            public boolean isAbove(Rational value) {
                return low != null && value.compareTo(low) <= 0;
            }

            boolean contains(Rational value) {
                return (low == null || value.compareTo(low) > 0)
                        && (high == null || value.compareTo(high) < 0);
            }
        }
    }
}
