package parlour.app.render;

import java.util.ArrayList;
import java.util.List;
import parlour.scene.NumberLine.Bracket;

/** Decides where a row wraps: greedily, and not within a bracket that fits on one line. */
final class Chunks {

    private Chunks() {}

    /**
     * Stops that share a line.
     *
     * @param from index of the first
     * @param to index after the last
     */
    record Chunk(int from, int to) {

        /** Returns the part of a bracket that lies in this chunk; empty if {@code from >= to}. */
        Chunk clip(Bracket bracket) {
            return new Chunk(Math.max(from, bracket.first()), Math.min(to, bracket.last() + 1));
        }

        boolean isEmpty() {
            return from >= to;
        }
    }

    /** Returns the chunks; a stop wider than the limit gets a line of its own. */
    static List<Chunk> of(int[] widths, int gap, int limit, List<Bracket> brackets) {
        var chunks = new ArrayList<Chunk>();
        int from = 0;
        while (from < widths.length) {
            int to = clean(from, fill(widths, from, gap, limit), widths.length, brackets);
            chunks.add(new Chunk(from, to));
            from = to;
        }
        return chunks;
    }

    private static int fill(int[] widths, int from, int gap, int limit) {
        int taken = widths[from];
        int to = from + 1;
        while (to < widths.length && taken + gap + widths[to] <= limit) {
            taken += gap + widths[to];
            to++;
        }
        return to;
    }

    /** Moves a break back to where it cuts no bracket, if there is such a place in the line. */
    private static int clean(int from, int to, int end, List<Bracket> brackets) {
        for (int place = to; place > from && to < end; place--) {
            int here = place;
            if (brackets.stream().noneMatch(b -> b.first() < here && here <= b.last())) {
                return place;
            }
        }
        return to;
    }
}
