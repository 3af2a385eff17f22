package parlour.games.transposition.check;

import java.util.List;
import java.util.Optional;
import parlour.games.transposition.Line;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Place;
import parlour.games.transposition.Span;

/** The parts of a domain as they were written, and which elements are neighbours. */
final class RawDomain {
    private final List<Span> parts;
    private final Line line;

    /** The parts that hang together through neighbouring end elements have one number. */
    private final int[] group;

    RawDomain(NumberGame position) {
        this.line = position.domain().line();
        this.parts = line.parts();
        this.group = new int[parts.size()];
        for (int i = 1; i < group.length; i++) {
            boolean linked = parts.get(i - 1).type().hasLast() && parts.get(i).type().hasFirst();
            group[i] = linked ? group[i - 1] : group[i - 1] + 1;
        }
    }

    List<Span> parts() {
        return parts;
    }

    int group(int part) {
        return group[part];
    }

    int groups() {
        return group[group.length - 1] + 1;
    }

    boolean isDense(int part) {
        return parts.get(part).type() == OrderType.DENSE;
    }

    Point point(Place place) {
        int part = line.firstPart(place.span());
        if (isDense(part)) {
            return new Point(part, 0, place.value());
        }
        part = line.partAt(place.span(), place.whole());
        return new Point(part, place.whole() - line.shift(part), null);
    }

    boolean isFinite() {
        return parts.stream().allMatch(part -> part.type() == OrderType.RUN);
    }

    /** The number of elements of a finite domain. */
    long size() {
        long size = 0;
        for (Span part : parts) {
            size = Math.addExact(size, part.size());
        }
        return size;
    }

    /** The least element, if there is one. */
    Optional<Point> least() {
        Span first = parts.getFirst();
        return first.type().hasFirst()
                ? Optional.of(new Point(0, first.low(), null))
                : Optional.empty();
    }

    /** The greatest element, if there is one. */
    Optional<Point> greatest() {
        Span last = parts.getLast();
        return last.type().hasLast()
                ? Optional.of(new Point(parts.size() - 1, last.high(), null))
                : Optional.empty();
    }

    /** The element right above, if there is one. */
    Optional<Point> next(Point point) {
        int part = point.part();
        if (isDense(part)) {
            return Optional.empty();
        }
        Span span = parts.get(part);
        if (!span.type().hasLast() || point.at() < span.high()) {
            return Optional.of(new Point(part, point.at() + 1, null));
        }
        boolean linked = part + 1 < parts.size() && parts.get(part + 1).type().hasFirst();
        return linked
                ? Optional.of(new Point(part + 1, parts.get(part + 1).low(), null))
                : Optional.empty();
    }

    /** The element right below, if there is one. */
    Optional<Point> previous(Point point) {
        int part = point.part();
        if (isDense(part)) {
            return Optional.empty();
        }
        Span span = parts.get(part);
        if (!span.type().hasFirst() || point.at() > span.low()) {
            return Optional.of(new Point(part, point.at() - 1, null));
        }
        boolean linked = part > 0 && parts.get(part - 1).type().hasLast();
        return linked
                ? Optional.of(new Point(part - 1, parts.get(part - 1).high(), null))
                : Optional.empty();
    }
}
