package parlour.games.monotonic.check;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.game.QuotientGame;

/**
 * An instance string taken at its word: canonical or refused. Gives the position at which play
 * stands and the move that each card is.
 *
 * <p>The labels on a board are read off its two rows of least last cards: of the ascending runs of
 * each length that can be formed, the least last card; of the descending ones, the greatest. An
 * unused card can go on with exactly those ascending runs whose last card is below it.
 */
public final class CheckInstance implements ChainInstance {
    /** Largest critical length and largest deck: sums of two stay below 2^31. */
    private static final int MAX = 1_000_000;

    private static final String NUMBER = "(0|[1-9][0-9]{0,6})";
    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=%1$s,d=%1$s(?:,deck=%1$s)?(?:,play=(misere))?(?:,board=([0-9 ]+))?(?:,at=([0-9RBP]+))?\\)"
                            .formatted(NUMBER));

    private final int ascending;
    private final int descending;
    private final boolean misere;
    private final LargeFrom largeFrom;
    private final CheckPosition start;
    private final CoreForm form;

    /** The moves by gap * 2^32 + offset, or by card. */
    private final NavigableMap<Long, CheckMove> moves = new TreeMap<>();

    private final boolean isWord;

    /** The cards of the deck; 0 at a word. */
    private final int deck;

    private CheckInstance(Matcher text) {
        this.ascending = bounded(CheckNotation.number(text.group(1)));
        this.descending = bounded(CheckNotation.number(text.group(2)));
        this.misere = text.group(4) != null;
        this.form = CoreForm.of(misere, true, true);
        @Nullable String cards = text.group(3);
        @Nullable String board = text.group(5);
        @Nullable String at = text.group(6);
        this.isWord = at != null;
        demand(ascending > 0 && descending > 0, "a critical length is 0");
        demand(
                (cards == null) == isWord && (board == null || !isWord),
                "either deck or at is needed");
        this.deck = cards == null ? 0 : bounded(CheckNotation.number(cards));
        this.largeFrom = LargeFrom.never(misere);
        var position = new CheckPosition.Gathering(largeFrom);
        boolean isOver =
                at != null
                        ? gatherWord(at, position)
                        : gatherBoard(board == null ? "" : board, position);
        this.start = isOver ? CheckPosition.COMPLETED : position.position();
    }

    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none or goes on after its end
     */
    public static CheckInstance read(String text) {
        Matcher form = FORM.matcher(text);
        demand(form.matches(), "no canonical instance (" + BadInput.shown(text) + ")");
        return new CheckInstance(form);
    }

    /** Labels the cards that are left; whether the last card of the board completes a run. */
    private boolean gatherBoard(String board, CheckPosition.Gathering position) {
        TreeMap<Integer, Integer> up = new TreeMap<>();
        TreeMap<Integer, Integer> down = new TreeMap<>(Comparator.reverseOrder());
        Set<Integer> used = new HashSet<>();
        boolean isOver = false;
        for (String token : board.isEmpty() ? new String[0] : board.split(" ", -1)) {
            int card = CheckNotation.number(token);
            demand(1 <= card && card <= deck && used.add(card), "no card to play (" + card + ")");
            demand(!isOver, "play was over before " + card);
            int rising = extend(up, card);
            int falling = extend(down, card);
            isOver = rising == ascending || falling == descending;
        }
        for (int card = 1; card <= deck && !isOver; card++) {
            if (!used.contains(card)) {
                int x = ascending - longestBefore(up, card);
                int y = descending - longestBefore(down, card);
                moves.put((long) card, move(position, x, y));
            }
        }
        return isOver;
    }

    /** Adds a card above those added so far; its move. */
    private static CheckMove move(CheckPosition.Gathering position, int x, int y) {
        int block = position.add(x, y, 1);
        return block < 0 ? CheckMove.DEAD : position.highest(block);
    }

    /** Notes the runs that end with a card; the length of the longest. */
    private static int extend(TreeMap<Integer, Integer> lastCards, int card) {
        int length = longestBefore(lastCards, card) + 1;
        var next = lastCards.higherEntry(card);
        if (next != null && next.getValue() == length) {
            lastCards.remove(next.getKey());
        }
        lastCards.put(card, length);
        return length;
    }

    private static int longestBefore(TreeMap<Integer, Integer> lastCards, int card) {
        var before = lastCards.lowerEntry(card);
        return before == null ? 0 : before.getValue();
    }

    /** Labels the unused cards; whether the word has a critical number of letters of one colour. */
    private boolean gatherWord(String at, CheckPosition.Gathering position) {
        String word = at.replaceAll("[0-9]", "");
        demand(
                !word.startsWith("B") && !word.endsWith("R") && !word.contains("RB"),
                "no board has the word " + word);
        String[] gaps = at.split("[RBP]", -1);
        int x = ascending;
        int y = descending - word.replace("R", "").length();
        int lastX = ascending - word.replace("B", "").length();
        demand(isPlayed(word, lastX, y), "play was over before");
        if (lastX == 0 || y == 0) {
            return true;
        }
        demand(unused(gaps) <= MAX, "more than " + MAX + " unused cards");
        for (int gap = 0; gap < gaps.length; gap++) {
            char letter = gap == 0 ? ' ' : word.charAt(gap - 1);
            x -= letter == 'R' || letter == 'P' ? 1 : 0;
            y += letter == 'B' || letter == 'P' ? 1 : 0;
            int size = CheckNotation.number(gaps[gap]);
            for (int offset = 0; offset < size; offset++) {
                moves.put(key(gap, offset), move(position, x, y));
            }
        }
        return false;
    }

    /**
     * Whether no run was critical before the last card: of an ended play it made one of the two
     * runs critical, or is the only card.
     *
     * @param x the reddish letters missing to a critical run
     * @param y the bluish ones
     */
    static boolean isPlayed(String word, int x, int y) {
        return x >= 0 && y >= 0 && (x + y > 0 || word.length() <= 1);
    }

    private static long unused(String[] gaps) {
        long cards = 0;
        for (String gap : gaps) {
            cards += CheckNotation.number(gap);
        }
        return cards;
    }

    private static long key(int gap, int offset) {
        return ((long) gap << 32) + offset;
    }

    /**
     * The moves that a move text stands for, of those that are left: {@code 7}, {@code 9..14}, or
     * {@code 0:3}, {@code 2:0..4} at a word.
     *
     * @throws IllegalArgumentException if it stands for none
     */
    private NavigableMap<Long, CheckMove> moves(String text, NavigableMap<Long, CheckMove> left) {
        int colon = text.indexOf(':');
        demand(isWord == colon >= 0, "no move (" + BadInput.shown(text) + ")");
        int gap = isWord ? CheckNotation.number(text.substring(0, colon)) : 0;
        String range = text.substring(colon + 1);
        int dots = range.indexOf("..");
        int low = CheckNotation.number(dots < 0 ? range : range.substring(0, dots));
        int high = dots < 0 ? low : CheckNotation.number(range.substring(dots + 2));
        demand(low <= high, "empty range (" + BadInput.shown(text) + ")");
        var found = moves.subMap(key(gap, low), true, key(gap, high), true);
        demand(!found.isEmpty(), "no legal move (" + BadInput.shown(text) + ")");
        return left.subMap(key(gap, low), true, key(gap, high), true);
    }

    @Override
    public Set<CheckMove> moves(List<String> texts) {
        Set<CheckMove> found = new HashSet<>();
        NavigableMap<Long, CheckMove> left = new TreeMap<>(moves);
        for (String text : texts) {
            var more = moves(text, left);
            found.addAll(more.values());
            // Ranges may overlap; each move is looked at once.
            more.clear();
        }
        return found;
    }

    @Override
    public CheckRules rules() {
        return new CheckRules(start, largeFrom);
    }

    @Override
    public CheckNotation notation() {
        return notation(largeFrom);
    }

    private CheckNotation notation(LargeFrom form) {
        return new CheckNotation(form, most());
    }

    private CheckNotation.Most most() {
        return new CheckNotation.Most(ascending, descending, moves.size());
    }

    @Override
    public QuotientGame<CheckPosition, CheckPosition, CheckMove> tableGame() {
        LargeFrom form = largeFrom.inTables();
        return new QuotientGame<>(
                new CheckRules(start.gathered(form), form),
                notation(form),
                position -> position.gathered(form));
    }

    /** Blocks of one label are always one block. */
    @Override
    public boolean joins() {
        return true;
    }

    /** The position at which play stands. */
    public CheckPosition start() {
        return start;
    }

    /**
     * What decides the outcome of a position within reach. No play ends drawn if the deck has more
     * than (a-1)(d-1) cards (Erdős and Szekeres 1935); a word does not tell.
     */
    @Override
    public CorePosition essence(CheckPosition position) {
        return form.of(position, deck > (ascending - 1L) * (descending - 1L));
    }

    @Override
    public QuotientGame<CheckPosition, CorePosition, CheckMove> safeGame() {
        return form.game(this::essence, start, most());
    }

    @Override
    public boolean isMisere() {
        return misere;
    }

    /** The number of unused cards. */
    public int cards() {
        return moves.size();
    }

    private static int bounded(int number) {
        demand(number <= MAX, "number (" + number + ") is larger than " + MAX);
        return number;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
