package parlour.games.monotonic.check;

import parlour.claim.BadInput;
import parlour.exact.Rational;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An instance string of an infinite or large deck taken at its word: the position at which play
 * stands, and every card in a group of cards that split their block alike.
 *
 * <p>Cards of discrete decks are integers; those of the large deck are counted from its ends,
 * {@code n-3} standing for a number beyond all others. A gap of ℚ is one group and named by its
 * interval.
 */
public final class OrderInstance {
    private static final int MAX = 1_000_000;
    private static final long MAX_CARD = 500_000_000;

    /** Stands for n in the large deck; no other card comes near it. */
    private static final long TOP = 1L << 40;

    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=([1-9][0-9]{0,6}),d=([1-9][0-9]{0,6}),deck=(Q|N|-N|Z|L)"
                            + "(?:,play=(misere))?(?:,board=([-0-9/ ]+))?\\)");

    private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,9}");

    private final int ascending;
    private final int descending;
    private final String deck;
    private final boolean misere;
    private final LargeFrom largeFrom;
    private final List<Rational> row = new ArrayList<>();
    private final List<Rational> sorted;
    private final ClassRules rules;
    private final List<Group> groups = new ArrayList<>();

    private OrderInstance(Matcher form) {
        this.ascending = CheckNotation.number(form.group(1));
        this.descending = CheckNotation.number(form.group(2));
        demand(Math.max(ascending, descending) <= MAX, "a critical length is too large");
        this.deck = form.group(3);
        this.misere = form.group(4) != null;
        this.largeFrom = new LargeFrom(misere, ascending, descending);
        String board = form.group(5) == null ? "" : form.group(5);
        for (String token : board.isEmpty() ? new String[0] : board.split(" ", -1)) {
            row.add(card(token));
        }
        this.sorted = new ArrayList<>(new TreeSet<>(row));
        demand(sorted.size() == row.size(), "a card is played twice");
        this.rules = new ClassRules(gather(), largeFrom);
        group();
    }

    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none or its play is over
     */
    public static OrderInstance read(String text) {
        Matcher form = FORM.matcher(text);
        demand(form.matches(), "no canonical instance (" + BadInput.shown(text) + ")");
        try {
            return new OrderInstance(form);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("numbers beyond the checker's range", e);
        }
    }

    /** Whether a string is of this kind at all. */
    public static boolean isMeant(String text) {
        return FORM.matcher(text).matches();
    }

    private Rational card(String token) {
        Rational card = Rational.parse(token);
        demand(card.toString().equals(token), "card (" + token + ") is not canonical");
        boolean fits =
                switch (deck) {
                    case "Q" -> true;
                    case "N" -> card.isInteger() && card.signum() > 0;
                    case "-N" -> card.isInteger() && card.signum() < 0;
                    case "Z" -> card.isInteger();
                    default -> false;
                };
        boolean near = deck.equals("Q") || card.num().abs().bitLength() < 30;
        demand(fits && near, "card (" + token + ") is not in the deck");
        return card;
    }

    /** The number of the gap above the cards below a rank; gaps are counted from 0. */
    private int gapCount() {
        return sorted.size() + 1;
    }

    /** The labels of a gap: x from the longest ascending run below, y from the descending above. */
    private int[] label(int gap) {
        int[] up = new int[row.size()];
        int[] down = new int[row.size()];
        int x = ascending;
        int y = descending;
        for (int i = 0; i < row.size(); i++) {
            up[i] = 1;
            down[i] = 1;
            for (int j = 0; j < i; j++) {
                if (row.get(j).compareTo(row.get(i)) < 0) {
                    up[i] = Math.max(up[i], up[j] + 1);
                } else {
                    down[i] = Math.max(down[i], down[j] + 1);
                }
            }
            demand(up[i] < ascending && down[i] < descending, "play is over");
            if (sorted.indexOf(row.get(i)) < gap) {
                x = Math.min(x, ascending - up[i]);
            } else {
                y = Math.min(y, descending - down[i]);
            }
        }
        return new int[] {x, y};
    }

    private long low(int gap) {
        if (gap > 0) {
            return sorted.get(gap - 1).num().longValueExact() + 1;
        }
        return deck.equals("N") || deck.equals("L") ? 1 : Long.MIN_VALUE;
    }

    private long high(int gap) {
        if (gap < sorted.size()) {
            return sorted.get(gap).num().longValueExact() - 1;
        }
        if (deck.equals("L")) {
            return TOP;
        }
        return deck.equals("-N") ? -1 : Long.MAX_VALUE;
    }

    private int size(int gap) {
        if (deck.equals("Q") || deck.equals("L")) {
            return Gap.read(deck);
        }
        boolean openBelow = low(gap) == Long.MIN_VALUE;
        boolean openAbove = high(gap) == Long.MAX_VALUE;
        return openBelow || openAbove
                ? Gap.infinite(openBelow, openAbove)
                : Math.toIntExact(high(gap) - low(gap) + 1);
    }

    private ClassPosition gather() {
        var position = new ClassPosition.Gathering(largeFrom);
        for (int gap = 0; gap < gapCount(); gap++) {
            int[] label = label(gap);
            position.add(label[0], label[1], size(gap));
        }
        return position.position();
    }

    private void group() {
        var position = new ClassPosition.Gathering(largeFrom);
        int[][] labels = new int[gapCount()][];
        for (int gap = 0; gap < gapCount(); gap++) {
            labels[gap] = label(gap);
        }
        for (int gap = 0; gap < gapCount(); gap++) {
            int block = position.add(labels[gap][0], labels[gap][1], size(gap));
            if (size(gap) != 0) {
                new Grouping(gap, block, labels).group();
            }
        }
    }

    /** The cards of one gap. */
    private final class Grouping {
        private final int gap;
        private final int block;
        private final int small;
        private int below;
        private int above;

        Grouping(int gap, int block, int[][] labels) {
            this.gap = gap;
            this.block = block;
            this.small = largeFrom.most(labels[gap][0], labels[gap][1]);
            for (int i = gap - 1; i >= 0 && java.util.Arrays.equals(labels[i], labels[gap]); i--) {
                below = Gap.join(size(i), below);
            }
            for (int i = gap + 1;
                    i < gapCount() && java.util.Arrays.equals(labels[i], labels[gap]);
                    i++) {
                above = Gap.join(above, size(i));
            }
        }

        void group() {
            int size = size(gap);
            if (size >= 0 && size <= 2 * (long) small + 1) {
                singles(size);
                return;
            }
            boolean low = size >= 0 || !Gap.isOpenBelow(size);
            boolean high = size >= 0 || !Gap.isOpenAbove(size);
            for (int cards = 0; low && cards < small; cards++) {
                long card = low(gap) + cards;
                add(card, card, cards, rest(size, cards, false));
            }
            long from = low ? low(gap) + small : low(gap);
            long to = high ? high(gap) - small : high(gap);
            add(
                    from,
                    to,
                    size >= 0 ? small : Gap.part(size, true),
                    size >= 0 ? rest(size, small, false) : Gap.part(size, false));
            for (int cards = 0; high && cards < small; cards++) {
                long card = high(gap) - cards;
                add(card, card, rest(size, cards, true), cards);
            }
        }

        /** What a gap has on one side of a card with a number of cards on the other. */
        private int rest(int size, int cards, boolean lower) {
            return size >= 0 ? size - 1 - cards : Gap.part(size, lower);
        }

        private void singles(int size) {
            for (int cards = 0; cards < size; cards++) {
                add(low(gap) + cards, low(gap) + cards, cards, size - 1 - cards);
            }
        }

        private void add(long from, long to, int lower, int upper) {
            groups.add(
                    new Group(gap, from, to, move(Gap.join(below, lower), Gap.join(upper, above))));
        }

        private ClassMove move(int lower, int upper) {
            if (block < 0) {
                return ClassMove.DEAD;
            }
            ClassMove exact = new ClassMove(block, ClassMove.Side.BELOW, lower);
            if (lower >= 0 && rules.isLegal(rules.start(), exact)) {
                return exact;
            }
            ClassMove other = new ClassMove(block, ClassMove.Side.ABOVE, upper);
            return upper >= 0 && rules.isLegal(rules.start(), other)
                    ? other
                    : new ClassMove(block, ClassMove.Side.NEITHER, 0);
        }
    }

    /**
     * The moves that a list of cards and ranges stands for.
     *
     * @throws IllegalArgumentException if a text stands for no card, or some cards that split their
     *     block alike are listed and others not
     */
    public Set<ClassMove> moves(List<String> texts) {
        Set<Group> listed = new HashSet<>();
        for (String text : texts) {
            boolean any = false;
            for (Group group : groups) {
                if (covers(text, group)) {
                    listed.add(group);
                    any = true;
                }
            }
            demand(any, "no legal move (" + BadInput.shown(text) + ")");
        }
        Set<ClassMove> moves = new HashSet<>();
        listed.forEach(group -> moves.add(group.move));
        for (Group group : groups) {
            demand(
                    listed.contains(group) || !moves.contains(group.move),
                    "cards that play alike are listed and not listed");
        }
        return moves;
    }

    private boolean covers(String text, Group group) {
        if (deck.equals("Q")) {
            String low = group.gap == 0 ? "-inf" : sorted.get(group.gap - 1).toString();
            String high = group.gap == sorted.size() ? "inf" : sorted.get(group.gap).toString();
            return text.equals("(" + low + "," + high + ")");
        }
        int dots = text.indexOf("..");
        String first = dots < 0 ? text : text.substring(0, dots);
        String last = dots < 0 ? text : text.substring(dots + 2);
        long from = first.isEmpty() && dots >= 0 ? Long.MIN_VALUE : number(first);
        long to = last.isEmpty() && dots >= 0 ? Long.MAX_VALUE : number(last);
        demand(from <= to, "empty range (" + BadInput.shown(text) + ")");
        boolean all = from <= group.from && group.to <= to;
        demand(
                all || to < group.from || group.to < from,
                "range (" + BadInput.shown(text) + ") parts cards that play alike");
        return all;
    }

    private long number(String text) {
        if (deck.equals("L") && text.startsWith("n")) {
            return TOP + (text.length() == 1 ? 0 : integer(text.substring(1)));
        }
        return integer(text);
    }

    private static long integer(String text) {
        demand(INTEGER.matcher(text).matches(), "no card (" + BadInput.shown(text) + ")");
        long number = Long.parseLong(text);
        demand(Math.abs(number) <= MAX_CARD + MAX, "no card (" + BadInput.shown(text) + ")");
        return number;
    }

    /** The rules, standing at the instance's position. */
    public ClassRules rules() {
        return rules;
    }

    /** Whether completing loses. */
    public boolean isMisere() {
        return misere;
    }

    /** How positions are written. */
    public ClassNotation notation() {
        return new ClassNotation(largeFrom, ascending, descending);
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private record Group(int gap, long from, long to, ClassMove move) {}
}
