package parlour.app.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.scene.NumberLine.Bracket;

/**
 * Puts brackets on levels, from left to right, each on the first level where it overlaps none
 * placed before.
 */
final class BracketLevels {

    private BracketLevels() {}

    /** Returns the brackets by levels, the level nearest to the line first, each left to right. */
    static List<List<Bracket>> of(List<Bracket> brackets) {
        var levels = new ArrayList<List<Bracket>>();
        brackets.stream()
                .sorted(Comparator.comparingInt(Bracket::first))
                .forEach(bracket -> firstFree(levels, bracket).add(bracket));
        return levels;
    }

    private static List<Bracket> firstFree(List<List<Bracket>> levels, Bracket bracket) {
        for (List<Bracket> level : levels) {
            if (level.stream().noneMatch(other -> overlap(other, bracket))) {
                return level;
            }
        }
        levels.add(new ArrayList<>());
        return levels.getLast();
    }

    private static boolean overlap(Bracket one, Bracket other) {
        return one.first() <= other.last() && other.first() <= one.last();
    }

    /**
     * Widens the last stop of each bracket until the bracket is as wide as its text.
     *
     * @param widths the widths of the stops, changed in place
     * @param gap the space between neighbours
     * @param needed the width that the bracket of the same index needs
     */
    static void widen(int[] widths, int gap, List<Bracket> brackets, int[] needed) {
        for (int i = 0; i < needed.length; i++) {
            Bracket bracket = brackets.get(i);
            int span = gap * (bracket.last() - bracket.first());
            for (int stop = bracket.first(); stop <= bracket.last(); stop++) {
                span += widths[stop];
            }
            widths[bracket.last()] += Math.max(0, needed[i] - span);
        }
    }
}
