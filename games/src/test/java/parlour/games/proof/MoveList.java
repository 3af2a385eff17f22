package parlour.games.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/**
 * A list of moves and ranges as a set of moves: two lists that are written differently may mean the
 * same. Keys are compared at every point at which a list could begin or end, and around it.
 */
final class MoveList {
    /** Keys tried on both sides of a point, so that cards on the board do not hide a difference. */
    private static final int REACH = 40;

    /** What stands for n, the number of cards of a deck of any large number of cards. */
    private static final Rational LARGE = Rational.of(1_000_000);

    private static final Pattern ITEM = Pattern.compile("(.*:)?([\\[(]?)([^\\[\\]()]*)([\\])]?)");

    /**
     * Keys between two ends within one component or gap.
     *
     * @param prefix the component or gap with its colon; empty if there are none
     * @param low the lower end; null if there is none
     * @param high the upper end; null if there is none
     */
    private record Range(
            String prefix,
            @Nullable Rational low,
            boolean lowIn,
            @Nullable Rational high,
            boolean highIn) {
        boolean has(String in, Rational key) {
            return prefix.equals(in)
                    && (low == null || low.compareTo(key) < (lowIn ? 1 : 0))
                    && (high == null || key.compareTo(high) < (highIn ? 1 : 0));
        }
    }

    private final List<Range> ranges = new ArrayList<>();
    private final Set<String> words = new HashSet<>();

    private MoveList(List<String> items) {
        for (String item : items) {
            @Nullable Range range = range(item);
            if (range == null) {
                words.add(item);
            } else {
                ranges.add(range);
            }
        }
    }

    /** Null for what is no number and no range of numbers: a name. */
    private static @Nullable Range range(String item) {
        Matcher matcher = ITEM.matcher(item);
        if (!matcher.matches()) {
            return null;
        }
        String prefix = matcher.group(1) == null ? "" : matcher.group(1);
        String inside = matcher.group(3);
        boolean isInterval = !matcher.group(2).isEmpty();
        String[] ends = inside.split(isInterval ? "," : Pattern.quote(".."), -1);
        try {
            if (ends.length == 1 && !isInterval) {
                Rational key = key(inside);
                return new Range(prefix, key, true, key, true);
            }
            return ends.length != 2
                    ? null
                    : new Range(
                            prefix,
                            end(ends[0]),
                            !matcher.group(2).equals("("),
                            end(ends[1]),
                            !matcher.group(4).equals(")"));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static @Nullable Rational end(String text) {
        return text.isEmpty() || text.endsWith("inf") ? null : key(text);
    }

    private static Rational key(String text) {
        if (text.startsWith("n")) {
            return text.equals("n") ? LARGE : LARGE.plus(Rational.parse(text.substring(1)));
        }
        Rational key = Rational.parse(text);
        if (!key.toString().equals(text)) {
            throw new IllegalArgumentException("a name");
        }
        return key;
    }

    private static String written(Rational key) {
        boolean fromTheEnd = key.compareTo(LARGE.dividedBy(Rational.of(2))) > 0;
        return !fromTheEnd ? key.toString() : key.equals(LARGE) ? "n" : "n" + key.minus(LARGE);
    }

    private boolean has(String prefix, Rational key) {
        return ranges.stream().anyMatch(range -> range.has(prefix, key));
    }

    /**
     * A move that is in one list but not in the other, or in the first but not in the second if
     * that is all that is claimed; empty if there is none.
     */
    static Optional<String> difference(
            List<String> claimed, List<String> told, boolean complete, Predicate<String> isLegal) {
        MoveList first = new MoveList(claimed);
        MoveList second = new MoveList(told);
        Set<String> others = new HashSet<>(first.words);
        if (!second.words.containsAll(others) || complete && !others.containsAll(second.words)) {
            return Optional.of(claimed + " against " + told);
        }
        Set<String> prefixes = new HashSet<>();
        first.ranges.forEach(range -> prefixes.add(range.prefix));
        second.ranges.forEach(range -> prefixes.add(range.prefix));
        int compared = 0;
        for (String prefix : prefixes) {
            for (Rational key : points(prefix, first, second)) {
                String move = prefix + written(key);
                boolean in = first.has(prefix, key);
                if ((in || complete) && isLegal.test(move)) {
                    compared++;
                    if (in != second.has(prefix, key)) {
                        return Optional.of(move);
                    }
                }
            }
        }
        boolean same = new HashSet<>(claimed).equals(new HashSet<>(told));
        return same || compared > 0
                ? Optional.empty()
                : Optional.of("nothing to compare: " + claimed + " against " + told);
    }

    private static Set<Rational> points(String prefix, MoveList first, MoveList second) {
        TreeSet<Rational> ends = new TreeSet<>();
        for (MoveList list : List.of(first, second)) {
            for (Range range : list.ranges) {
                if (range.prefix.equals(prefix)) {
                    Optional.ofNullable(range.low).ifPresent(ends::add);
                    Optional.ofNullable(range.high).ifPresent(ends::add);
                }
            }
        }
        if (ends.isEmpty()) {
            ends.add(Rational.ZERO);
        }
        Set<Rational> points = new TreeSet<>(ends);
        @Nullable Rational last = null;
        for (Rational end : ends) {
            if (last != null) {
                points.add(last.plus(end).dividedBy(Rational.of(2)));
            }
            last = end;
            Rational floor = Rational.of(end.floor());
            for (int step = -REACH; step <= REACH; step++) {
                points.add(floor.plus(Rational.of(step)));
            }
        }
        return points;
    }
}
