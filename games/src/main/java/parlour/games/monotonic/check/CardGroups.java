package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;

/** All cards of an instance in groups of cards that split their block alike. */
final class CardGroups {
    /** Keys lie so near to those that can be played that counts are 2^60 at most. */
    private static final long MAX_KEY = 500_000_000_001_000_000L;

    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,17}");

    private final CheckRules rules;
    private final LargeFrom largeFrom;
    private final int[] blocks;
    private final List<Group> groups = new ArrayList<>();

    /** The groups of a stretch of Q by its name, which each is all of. */
    private final Map<String, Group> dense = new HashMap<>();

    /** All other groups by the prefix of their names, and by the place of their lowest card. */
    private final Map<String, NavigableMap<Long, Group>> discrete = new HashMap<>();

    CardGroups(CheckRules rules, LargeFrom largeFrom, List<Stretch> stretches) {
        this.rules = rules;
        this.largeFrom = largeFrom;
        var position = new CheckPosition.Gathering(largeFrom);
        this.blocks =
                stretches.stream().mapToInt(s -> position.add(s.x(), s.y(), s.size())).toArray();
        int[] below = new int[blocks.length];
        int[] above = new int[blocks.length];
        for (int i = 1; i < blocks.length; i++) {
            int j = blocks.length - i;
            below[i] = isOfOne(i) ? Gap.join(below[i - 1], stretches.get(i - 1).size()) : 0;
            above[j - 1] = isOfOne(j) ? Gap.join(stretches.get(j).size(), above[j]) : 0;
        }
        for (int i = 0; i < blocks.length; i++) {
            new Grouping(stretches.get(i), blocks[i], below[i], above[i]).group();
        }
    }

    /** Whether a stretch is of the same block as the one below it. */
    private boolean isOfOne(int stretch) {
        return blocks[stretch] == blocks[stretch - 1];
    }

    /** Cards from one place of a stretch to another. */
    private record Group(Stretch stretch, long from, long to, CheckMove move) {}

    /** The cards of one stretch. */
    private final class Grouping {
        private final Stretch stretch;
        private final int block;
        private final int small;
        private final int below;
        private final int above;

        Grouping(Stretch stretch, int block, int below, int above) {
            this.stretch = stretch;
            this.block = block;
            this.small = largeFrom.most(stretch.x(), stretch.y());
            this.below = below;
            this.above = above;
        }

        void group() {
            int size = stretch.size();
            if (size >= 0 && size <= 2 * (long) small + 1) {
                singles(size);
                return;
            }
            boolean low = size >= 0 || !Gap.isOpenBelow(size);
            boolean high = size >= 0 || !Gap.isOpenAbove(size);
            for (int cards = 0; low && cards < small; cards++) {
                long card = stretch.low() + cards;
                add(card, card, cards, rest(size, cards, false));
            }
            add(
                    low ? stretch.low() + small : stretch.low(),
                    high ? stretch.high() - small : stretch.high(),
                    size >= 0 ? small : Gap.part(size, true),
                    size >= 0 ? rest(size, small, false) : Gap.part(size, false));
            for (int cards = 0; high && cards < small; cards++) {
                long card = stretch.high() - cards;
                add(card, card, rest(size, cards, true), cards);
            }
        }

        /** What a stretch has on one side of a card with a number of cards on the other. */
        private int rest(int size, int cards, boolean lower) {
            return size >= 0 ? size - 1 - cards : Gap.part(size, lower);
        }

        private void singles(int size) {
            for (int cards = 0; cards < size; cards++) {
                long card = stretch.low() + cards;
                add(card, card, cards, size - 1 - cards);
            }
        }

        private void add(long from, long to, int lower, int upper) {
            CheckMove move = move(Gap.join(below, lower), Gap.join(upper, above));
            Group group = new Group(stretch, from, to, move);
            groups.add(group);
            if (stretch.size() == Gap.RATIONALS) {
                dense.put(stretch.prefix() + stretch.interval(), group);
            } else {
                discrete.computeIfAbsent(stretch.prefix(), _ -> new TreeMap<>()).put(from, group);
            }
        }

        private CheckMove move(int lower, int upper) {
            if (block < 0) {
                return CheckMove.DEAD;
            }
            CheckMove exact = new CheckMove(block, CheckMove.Side.BELOW, lower);
            if (lower >= 0 && rules.isLegal(rules.start(), exact)) {
                return exact;
            }
            CheckMove other = new CheckMove(block, CheckMove.Side.ABOVE, upper);
            return upper >= 0 && rules.isLegal(rules.start(), other)
                    ? other
                    : new CheckMove(block, CheckMove.Side.NEITHER, 0);
        }
    }

    /**
     * The moves that a list of cards and ranges stands for. Cost: a few steps for each text and
     * each group, however often texts repeat each other.
     *
     * @throws IllegalArgumentException if a text stands for no card, or some cards that split their
     *     block alike are listed and others not
     */
    Set<CheckMove> moves(List<String> texts) {
        Set<Group> listed = new HashSet<>();
        Map<String, NavigableMap<Long, Group>> unlisted = new HashMap<>();
        discrete.forEach((prefix, places) -> unlisted.put(prefix, new TreeMap<>(places)));
        for (String text : texts) {
            @Nullable Group stretch = dense.get(text);
            if (stretch != null) {
                listed.add(stretch);
            } else {
                String prefix = text.substring(0, text.indexOf(':') + 1);
                demand(
                        unlisted.containsKey(prefix),
                        "no legal move (" + BadInput.shown(text) + ")");
                var covered = covered(text, prefix, Objects.requireNonNull(unlisted.get(prefix)));
                listed.addAll(covered.values());
                covered.clear();
            }
        }
        Set<CheckMove> moves = new HashSet<>();
        listed.forEach(group -> moves.add(group.move));
        for (Group group : groups) {
            demand(
                    listed.contains(group) || !moves.contains(group.move),
                    "cards that play alike are listed and not listed");
        }
        return moves;
    }

    /** The groups that a text stands for, of those that are left. */
    private NavigableMap<Long, Group> covered(
            String text, String prefix, NavigableMap<Long, Group> left) {
        NavigableMap<Long, Group> all = Objects.requireNonNull(discrete.get(prefix));
        Stretch stretch = all.firstEntry().getValue().stretch;
        String keys = text.substring(prefix.length());
        int dots = keys.indexOf("..");
        String first = dots < 0 ? keys : keys.substring(0, dots);
        String last = dots < 0 ? keys : keys.substring(dots + 2);
        long low = first.isEmpty() && dots >= 0 ? Long.MIN_VALUE : key(first, stretch);
        long high = last.isEmpty() && dots >= 0 ? Long.MAX_VALUE : key(last, stretch);
        demand(low <= high, "empty range (" + BadInput.shown(text) + ")");
        long from = stretch.isFalling() ? reversed(high) : low;
        long to = stretch.isFalling() ? reversed(low) : high;
        var before = all.lowerEntry(from);
        var within = all.subMap(from, true, to, true);
        demand(
                (before == null || before.getValue().to < from)
                        && (within.isEmpty() || within.lastEntry().getValue().to <= to),
                "range (" + BadInput.shown(text) + ") parts cards that play alike");
        demand(!within.isEmpty(), "no legal move (" + BadInput.shown(text) + ")");
        return left.subMap(from, true, to, true);
    }

    private static long reversed(long key) {
        if (key == Long.MAX_VALUE) {
            return Long.MIN_VALUE;
        }
        return key == Long.MIN_VALUE ? Long.MAX_VALUE : -key;
    }

    private static long key(String text, Stretch stretch) {
        boolean isCounted = stretch.size() == Gap.LARGE && stretch.high() >= Stretch.TOP - 1;
        if (isCounted && text.startsWith("n")) {
            return Stretch.TOP + (text.length() == 1 ? 0 : integer(text.substring(1)));
        }
        return integer(text);
    }

    private static long integer(String text) {
        demand(INTEGER.matcher(text).matches(), "no card (" + BadInput.shown(text) + ")");
        long number = Long.parseLong(text);
        demand(Math.abs(number) <= MAX_KEY, "no card (" + BadInput.shown(text) + ")");
        return number;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
