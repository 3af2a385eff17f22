package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a stretch of points has of one part of the domain, in the part's own coordinates.
 *
 * @param part the part
 * @param from the least coordinate; null if there is none
 * @param to the greatest coordinate; null if there is none
 * @param step 1 or 2
 */
record Clip(int part, @Nullable Long from, @Nullable Long to, int step) {
    /** Cuts a stretch of points at the borders of the parts, so that every end is free. */
    static List<Clip> of(Line line, Stretch.Points points, Sequence used) {
        int first =
                points.from() == null
                        ? line.firstPart(points.span())
                        : line.partAt(points.span(), points.from());
        int last =
                points.to() == null
                        ? line.endPart(points.span()) - 1
                        : line.partAt(points.span(), points.to());
        List<Clip> clips = new ArrayList<>(last - first + 1);
        for (int part = first; part <= last; part++) {
            Clip whole = clip(line, part, points);
            // The ends of the stretch itself are free.
            Clip clip = first == last ? whole : whole.trimmed(line, used);
            if (clip.from == null || clip.to == null || clip.from <= clip.to) {
                clips.add(clip);
            }
        }
        return clips;
    }

    private static Clip clip(Line line, int part, Stretch.Points points) {
        Span span = line.parts().get(part);
        long shift = line.shift(part);
        Long from = points.from() == null ? null : Long.valueOf(points.from() - shift);
        Long to = points.to() == null ? null : Long.valueOf(points.to() - shift);
        if (span.type().hasFirst() && (from == null || from < span.low())) {
            boolean odd = from != null && points.step() == 2 && ((span.low() - from) & 1) == 1;
            from = odd ? span.low() + 1 : span.low();
        }
        if (span.type().hasLast() && (to == null || to > span.high())) {
            to = span.high();
        }
        if (from != null && to != null && points.step() == 2 && ((to - from) & 1) == 1) {
            to--;
        }
        return new Clip(part, from, to, points.step());
    }

    /** Without used elements at its ends. */
    private Clip trimmed(Line line, Sequence used) {
        Long first = from;
        Long last = to;
        while (first != null && (last == null || first <= last) && isUsed(line, used, first)) {
            first += step;
        }
        while (last != null && (first == null || first <= last) && isUsed(line, used, last)) {
            last -= step;
        }
        return new Clip(part, first, last, step);
    }

    private boolean isUsed(Line line, Sequence used, long at) {
        return used.contains(Place.of(line.spanOf(part), at + line.shift(part)));
    }

    /** The texts under which keys {@code from..to} are printed: singly if there are one or two. */
    static List<String> texts(String prefix, @Nullable Long from, @Nullable Long to, int step) {
        if (from == null || to == null) {
            return List.of(prefix + shown(from) + ".." + shown(to));
        }
        if (from.equals(to)) {
            return List.of(prefix + from);
        }
        if (to - from == step) {
            return List.of(prefix + from, prefix + to);
        }
        return List.of(prefix + from + ".." + to + (step == 2 ? " step 2" : ""));
    }

    private static String shown(@Nullable Long end) {
        return end == null ? "" : end.toString();
    }
}
