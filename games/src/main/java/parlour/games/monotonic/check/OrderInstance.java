package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.game.QuotientGame;

/**
 * An instance string with infinite or large gaps taken at its word: the position at which play
 * stands, and every card in a group of cards that split their block alike.
 *
 * <p>Three forms: one of the decks Q, N, -N, Z, L; a sum of decks, as {@code N+-N}, whose cards are
 * {@code part:key}; a colour word with such gaps, as {@code at=3RNP-N}, whose cards are {@code
 * gap:key}. Neighbouring gaps of a word must {@link Gap#fit}, unless every card of them both,
 * should they become one, completes a run; parts of a sum need not.
 */
public final class OrderInstance implements ChainInstance {
    /**
     * Largest a + d: 2 C(20, 10) - 1 = 369 511 cards must count as large where gaps are discrete;
     * on Q there are that many fewer.
     */
    private static final int MOST_SUM = 22;

    private static final int MOST_SUM_DENSE = 42;

    /** The same where play is forced or won at once. */
    private static final int MOST_SUM_FORCED = 1_000;

    /** The same on Z with runs of 3. */
    private static final int MOST_SUM_SHIFTED = 200;

    private static final String HEAD =
            "monotonic\\(a=([1-9][0-9]{0,6}),d=([1-9][0-9]{0,6})%s(?:,play=(misere))?%s\\)";
    private static final String PART = "(?:[1-9][0-9]{0,6}|Q|N|-N|Z|L)";
    private static final Pattern DECK =
            Pattern.compile(
                    HEAD.formatted(
                            ",deck=(Q|N|-N|Z|L|" + PART + "(?:\\+" + PART + ")++)",
                            "(?:,board=([-0-9/: ]+))?"));
    private static final Pattern WORD =
            Pattern.compile(HEAD.formatted("", ",at=([-0-9RBP]*[QNZL][-0-9RBPQNZL]*)"));
    private static final Pattern BETWEEN_GAPS = Pattern.compile("[RBP+]");
    private static final Pattern LETTER = Pattern.compile("[RBP]");

    private final int ascending;
    private final int descending;
    private final boolean misere;
    private final LargeFrom largeFrom;
    private final CheckRules rules;
    private final CardGroups groups;
    private final CoreForm form;
    private final boolean joins;
    private final boolean dense;

    /** Whether the last card or letter completes a run, so that none of the rest matters. */
    private boolean isOver;

    private OrderInstance(Matcher form, boolean isWord) {
        this.ascending = CheckNotation.number(form.group(1));
        this.descending = CheckNotation.number(form.group(2));
        this.misere = form.group(isWord ? 3 : 4) != null;
        String gaps = form.group(isWord ? 4 : 3);
        demand((long) ascending + descending <= mostSum(gaps), "a + d is too large");
        this.largeFrom = LargeFrom.infinite(misere);
        List<List<Stretch>> byGap =
                isWord ? word(form.group(4)) : row(form.group(3), form.group(5));
        List<Stretch> stretches = byGap.stream().flatMap(List::stream).toList();
        var start = new CheckPosition.Gathering(largeFrom);
        stretches.forEach(stretch -> start.add(stretch.x(), stretch.y(), stretch.size()));
        this.rules = new CheckRules(isOver ? CheckPosition.COMPLETED : start.position(), largeFrom);
        this.groups = new CardGroups(rules, largeFrom, stretches);
        this.form = form(stretches);
        this.joins = joins(stretches);
        this.dense = !isOver && byGap.stream().noneMatch(List::isEmpty) && isDense(stretches);
    }

    private int mostSum(String gaps) {
        List<Integer> filled =
                Stream.of(BETWEEN_GAPS.split(gaps, -1)).map(Gap::read).filter(g -> g != 0).toList();
        boolean isDense = filled.stream().allMatch(gap -> gap == Gap.RATIONALS);
        int lesser = Math.min(ascending, descending);
        if (lesser <= (isDense && !misere ? 3 : 2)) {
            return MOST_SUM_FORCED;
        }
        if (lesser == 3 && !misere && filled.equals(List.of(Gap.INTEGERS))) {
            return MOST_SUM_SHIFTED;
        }
        return gaps.contains("Q") ? MOST_SUM_DENSE : MOST_SUM;
    }

    private static boolean isDense(List<Stretch> stretches) {
        return IntStream.range(0, stretches.size())
                .allMatch(i -> stretches.get(i).size() == Gap.RATIONALS || isFilling(stretches, i));
    }

    private static boolean joins(List<Stretch> stretches) {
        for (int i = 1; i < stretches.size(); i++) {
            boolean fills = isFilling(stretches, i) || isFilling(stretches, i - 1);
            if (!fills && !mayStand(stretches.get(i - 1), stretches.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a stretch is the single card in Q+1+Q, all of one label. */
    private static boolean isFilling(List<Stretch> stretches, int i) {
        if (i == 0 || i + 1 == stretches.size() || stretches.get(i).size() != 1) {
            return false;
        }
        Stretch below = stretches.get(i - 1);
        Stretch above = stretches.get(i + 1);
        return below.size() == Gap.RATIONALS
                && above.size() == Gap.RATIONALS
                && below.x() == above.x()
                && below.y() == above.y();
    }

    /** The deck has an end if the last stretch there that completes no run has one. */
    private CoreForm form(List<Stretch> stretches) {
        List<Integer> sizes =
                stretches.stream()
                        .filter(stretch -> stretch.x() > 1 && stretch.y() > 1)
                        .map(Stretch::size)
                        .toList();
        boolean none = sizes.isEmpty() || sizes.contains(Gap.RATIONALS);
        return CoreForm.of(
                misere,
                !none && !Gap.isOpenBelow(sizes.getFirst()),
                !none && !Gap.isOpenAbove(sizes.getLast()));
    }

    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none or goes on after its end
     */
    public static OrderInstance read(String text) {
        Matcher deck = DECK.matcher(text);
        Matcher word = WORD.matcher(text);
        boolean isWord = word.matches();
        demand(isWord || deck.matches(), "no canonical instance (" + BadInput.shown(text) + ")");
        try {
            return new OrderInstance(isWord ? word : deck, isWord);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("numbers beyond the checker's range", e);
        }
    }

    /** Whether a string is of this kind at all. */
    public static boolean isMeant(String text) {
        return DECK.matcher(text).matches() || WORD.matcher(text).matches();
    }

    /** The stretches of each gap. */
    private List<List<Stretch>> row(String deck, @Nullable String board) {
        CheckDeck cards = CheckDeck.read(deck);
        List<Integer> ranks = cards.play(board == null ? "" : board);
        List<List<Stretch>> stretches = new ArrayList<>();
        int[] up = new int[ranks.size()];
        int[] down = new int[ranks.size()];
        for (int i = 0; i < up.length; i++) {
            demand(!isOver, "play was over before");
            measure(ranks, i, up, down);
            isOver = up[i] >= ascending || down[i] >= descending;
        }
        for (int gap = 0; gap <= ranks.size() && !isOver; gap++) {
            int[] label = label(ranks, gap, up, down);
            stretches.add(cards.stretches(gap, label[0], label[1]));
        }
        return stretches;
    }

    /** The labels of a gap: x from the longest ascending run below, y from the descending above. */
    private int[] label(List<Integer> ranks, int gap, int[] up, int[] down) {
        int x = ascending;
        int y = descending;
        for (int i = 0; i < ranks.size(); i++) {
            if (ranks.get(i) < gap) {
                x = Math.min(x, ascending - up[i]);
            } else {
                y = Math.min(y, descending - down[i]);
            }
        }
        return new int[] {x, y};
    }

    /** The lengths of the longest runs that end with the i-th card, from those of earlier ones. */
    private static void measure(List<Integer> ranks, int i, int[] up, int[] down) {
        up[i] = 1;
        down[i] = 1;
        for (int j = 0; j < i; j++) {
            if (ranks.get(j) < ranks.get(i)) {
                up[i] = Math.max(up[i], up[j] + 1);
            } else {
                down[i] = Math.max(down[i], down[j] + 1);
            }
        }
    }

    private List<List<Stretch>> word(String at) {
        String word = at.replaceAll("[^RBP]", "");
        demand(
                !word.startsWith("B") && !word.endsWith("R") && !word.contains("RB"),
                "no board has the word " + word);
        String[] gaps = LETTER.split(at, -1);
        int x = ascending;
        int y = descending - word.replace("R", "").length();
        List<List<Stretch>> stretches = new ArrayList<>();
        int lastX = ascending - word.replace("B", "").length();
        demand(CheckInstance.isPlayed(word, lastX, y), "play was over before");
        isOver = lastX == 0 || y == 0;
        @Nullable Stretch last = null;
        for (int gap = 0; gap < gaps.length && !isOver; gap++) {
            char letter = gap == 0 ? ' ' : word.charAt(gap - 1);
            x -= letter == 'R' || letter == 'P' ? 1 : 0;
            y += letter == 'B' || letter == 'P' ? 1 : 0;
            int size = Gap.read(gaps[gap]);
            stretches.add(new ArrayList<>());
            if (size != 0) {
                Stretch stretch = Stretch.whole(gap + ":", x, y, size);
                demand(
                        last == null || mayStand(last, stretch),
                        "gaps that may become one do not fit");
                stretches.getLast().add(stretch);
                last = stretch;
            }
        }
        return stretches;
    }

    /**
     * Whether a gap may stand above another. They become one when both have a label (x, y) with x
     * at most that of the upper and y at most that of the lower one; if one of these is 1, all
     * cards of both complete a run, so that one gap of them is as good as another.
     */
    private static boolean mayStand(Stretch lower, Stretch upper) {
        return upper.x() == 1 || lower.y() == 1 || Gap.fit(lower.size(), upper.size());
    }

    /**
     * The moves that a list of cards and ranges stands for.
     *
     * @throws IllegalArgumentException if a text stands for no card, or some cards that split their
     *     block alike are listed and others not
     */
    @Override
    public Set<CheckMove> moves(List<String> texts) {
        return groups.moves(texts);
    }

    @Override
    public CheckRules rules() {
        return rules;
    }

    /** What decides the outcome of a position within reach; no play ends drawn. */
    @Override
    public CorePosition essence(CheckPosition position) {
        return form.of(position, true);
    }

    @Override
    public QuotientGame<CheckPosition, CorePosition, CheckMove> safeGame() {
        return form.game(this::essence, rules.start(), most());
    }

    /**
     * Whether every gap is like Q, none of them empty: all stretches are, but for single cards that
     * fill a hole in one gap, as in Q+1+Q, and so have the label of their neighbours for ever.
     */
    boolean isDense() {
        return dense;
    }

    /** The length of an ascending run that completes. */
    int ascending() {
        return ascending;
    }

    /** The length of a descending run that completes. */
    int descending() {
        return descending;
    }

    @Override
    public boolean joins() {
        return joins;
    }

    @Override
    public boolean isMisere() {
        return misere;
    }

    @Override
    public CheckNotation notation() {
        return notation(largeFrom);
    }

    private CheckNotation notation(LargeFrom form) {
        return new CheckNotation(form, most());
    }

    private CheckNotation.Most most() {
        return new CheckNotation.Most(ascending, descending, CheckNotation.Most.ANY);
    }

    @Override
    public QuotientGame<CheckPosition, CheckPosition, CheckMove> tableGame() {
        LargeFrom form = largeFrom.inTables();
        return new QuotientGame<>(
                new CheckRules(rules.start().gathered(form), form),
                notation(form),
                position -> position.gathered(form));
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
