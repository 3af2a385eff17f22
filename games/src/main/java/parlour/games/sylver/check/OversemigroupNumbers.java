package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.check.NumberTable;
import parlour.check.Valuation;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.game.Result;

/**
 * Numbers of all positions T that contain the sums S of a start of gcd 1, in an order that is known
 * beforehand, so that a certificate need not say of which position a number is: by the strings of
 * digits for 1, 2, 3, …, with 1 for a gap of T and 0 for an element, ascending. Whatever contains T
 * has fewer gaps and comes before it; so do all its options.
 *
 * <p>The positions are a tree: the children of T are T without one number x beyond its gaps that is
 * not in S and no sum of two elements. The order goes through it from the root, children by falling
 * x. Let n be a move at T other than x, its largest gap, and P its parent, T with x. If x is a sum
 * of elements of T and n's, n leads from T where it leads from P. If not, it leads to the same
 * without x, which is beyond all gaps: to a child of that. So options are found along the path from
 * the root, and no position is compared with another.
 *
 * <p>A line has, under the name of each valuation, the numbers of {@value #PER_LINE} positions with
 * spaces between; the last line has those that are left. Positions that are over are left out.
 *
 * <p>Cost: an option, and some sums, for each gap of a position; memory for the numbers of each
 * position and two more, and for the options of the positions on one path.
 */
final class OversemigroupNumbers implements NumberTable<CheckPosition> {
    /** Positions to a line. */
    static final int PER_LINE = 1_000;

    /** Largest gap of a start: a path has at most 8191 gaps, and 8192²/2 options in 128 MiB. */
    static final int MAX_GAP = 8_191;

    /** More than numbers have that are right: plies are at most gaps. 10^8 is below 2^31. */
    private static final int MAX_DIGITS = 8;

    private final List<Valuation> valuations;
    private final int least;

    /** Whether a number is a gap of the start. */
    private final boolean[] gapOfStart;

    /** For each position its largest gap and its first child; 0 are all numbers. */
    private int[] largestGap = new int[64];

    private int[] firstChild = new int[64];

    /** For each valuation and position the number. */
    private final int[][] numbers;

    /** Positions met: those visited, and all their children. */
    private int met = 1;

    private long listed;
    private boolean isLastLine;

    /** The current position: which numbers are gaps, and these in ascending order. */
    private final boolean[] gap;

    private final int[] path;
    private int depth;

    /** For each number of gaps: the position on the path, and which children are left. */
    private final int[] onPath;

    private final int[] nextChild;
    private final int[] lastChild;

    /** For each number of gaps: where the moves of the position on the path lead, by gap. */
    private final int[][] options;

    private final long[] values;

    /**
     * An empty table.
     *
     * @param start a position of gcd 1
     * @param least the least number that may be named, 1 or 2
     */
    OversemigroupNumbers(CheckPosition start, int least, List<Valuation> valuations) {
        HeaderClaim.demand(
                start.largestGap() <= MAX_GAP, "numbers beyond " + MAX_GAP + " are left");
        this.valuations = valuations;
        this.least = least;
        this.numbers = new int[valuations.size()][64];
        this.gapOfStart = new boolean[start.largestGap() + 2];
        int gaps = 0;
        for (int x = 1; x < gapOfStart.length; x++) {
            gapOfStart[x] = start.isGap(x);
            gaps += gapOfStart[x] ? 1 : 0;
        }
        this.gap = new boolean[gapOfStart.length];
        this.path = new int[gaps];
        this.onPath = new int[gaps + 1];
        this.nextChild = new int[gaps + 1];
        this.lastChild = new int[gaps + 1];
        this.options = new int[gaps + 1][];
        this.values = new long[gaps];
        findChildren();
        noteEnds(least == 1 ? Result.WON : Result.LOST);
    }

    /** All numbers are over; without 1, if 1 may not be named. Both have the numbers of the end. */
    private void noteEnds(Result result) {
        for (int gaps = 0; gaps < least && gaps <= path.length; gaps++) {
            if (gaps > 0) {
                advance();
            }
            long @Nullable [] end = Valuation.ofResult(valuations, result);
            for (int i = 0; end != null && i < numbers.length; i++) {
                numbers[i][onPath[depth]] = (int) end[i];
            }
        }
    }

    /** Goes on to the next position; there must be one. */
    private void advance() {
        while (nextChild[depth] == lastChild[depth]) {
            gap[path[--depth]] = false;
        }
        int position = nextChild[depth]++;
        int x = largestGap[position];
        gap[x] = true;
        path[depth++] = x;
        onPath[depth] = position;
        findChildren();
        findOptions(x);
    }

    /** Whether the current position is the start, which comes last. */
    private boolean isAtStart() {
        return depth == path.length;
    }

    private void findChildren() {
        int x = largestGap[onPath[depth]];
        int multiplicity = 1;
        while (multiplicity < gap.length && gap[multiplicity]) {
            multiplicity++;
        }
        firstChild[onPath[depth]] = met;
        nextChild[depth] = met;
        // A greater number is a sum of the multiplicity and another one beyond all gaps.
        for (int n = Math.min(gap.length - 1, x + multiplicity); n > x; n--) {
            if (gapOfStart[n] && !isSum(n, multiplicity)) {
                if (met == largestGap.length) {
                    grow();
                }
                largestGap[met++] = n;
            }
        }
        lastChild[depth] = met;
    }

    /** Whether a number is a sum of two elements, neither of them 0. */
    private boolean isSum(int n, int multiplicity) {
        for (int a = multiplicity; 2 * a <= n; a++) {
            if (!gap[a] && !gap[n - a]) {
                return true;
            }
        }
        return false;
    }

    private void grow() {
        int longer = Math.addExact(met, met / 2);
        largestGap = Arrays.copyOf(largestGap, longer);
        firstChild = Arrays.copyOf(firstChild, longer);
        Arrays.setAll(numbers, i -> Arrays.copyOf(numbers[i], longer));
    }

    private void findOptions(int x) {
        if (options[depth] == null) {
            options[depth] = new int[depth];
        }
        int[] above = options[depth - 1];
        int[] here = options[depth];
        for (int i = 0; i < depth - 1; i++) {
            here[i] = isSumWith(path[i], x) ? above[i] : child(above[i], x);
        }
        here[depth - 1] = onPath[depth - 1];
    }

    /** Whether x, a gap, is a sum of n's and an element, possibly 0. */
    private boolean isSumWith(int n, int x) {
        int rest = x - n;
        while (rest > 0 && gap[rest]) {
            rest -= n;
        }
        return rest >= 0;
    }

    /** The child of a position that comes first without x. */
    private int child(int position, int x) {
        int child = firstChild[position];
        while (largestGap[child] != x) {
            child++;
        }
        return child;
    }

    @Override
    public void line(Json json) {
        HeaderClaim.demand(
                json instanceof Json.Fields fields && fields.values().size() == numbers.length,
                "expected an object with " + numbers.length + " fields");
        HeaderClaim.demand(
                !isLastLine, "only the last line has less than " + PER_LINE + " numbers");
        int[][] claimed = new int[numbers.length][];
        for (int i = 0; i < claimed.length; i++) {
            claimed[i] = claimed((Json.Fields) json, valuations.get(i).field());
            HeaderClaim.demand(
                    claimed[i].length == claimed[0].length, "as many numbers of each kind");
        }
        for (int at = 0; at < claimed[0].length; at++) {
            HeaderClaim.demand(!isAtStart(), "there are no more positions");
            advance();
            for (int i = 0; i < claimed.length; i++) {
                number(i, claimed[i][at]);
            }
            listed++;
        }
        isLastLine = claimed[0].length < PER_LINE;
    }

    private static int[] claimed(Json.Fields fields, String key) {
        if (!(fields.values().get(key) instanceof Json.Text(String text))) {
            throw new IllegalArgumentException("expected a text under " + key);
        }
        int[] claimed = new int[PER_LINE];
        int count = 0;
        int from = 0;
        while (from <= text.length()) {
            int to = from;
            int number = 0;
            while (to < text.length() && isDigit(text.charAt(to)) && to < from + MAX_DIGITS) {
                number = 10 * number + text.charAt(to++) - '0';
            }
            boolean isNumber = to > from && (to == from + 1 || text.charAt(from) != '0');
            boolean isEnd = to == text.length() || text.charAt(to) == ' ';
            if (!isNumber || !isEnd || count == PER_LINE) {
                throw new IllegalArgumentException(
                        "expected up to %d numbers separated by spaces (%s)"
                                .formatted(PER_LINE, BadInput.shown(text)));
            }
            claimed[count++] = number;
            from = to + 1;
        }
        return Arrays.copyOf(claimed, count);
    }

    private static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }

    private void number(int kind, int claimed) {
        // If 1 may not be named, it is the first gap and no move.
        int count = depth + 1 - least;
        for (int i = 0; i < count; i++) {
            values[i] = numbers[kind][options[depth][i + least - 1]];
        }
        Valuation valuation = valuations.get(kind);
        long found = valuation.ofOptions(values, count);
        if (found != claimed) {
            throw new IllegalArgumentException(
                    "position %s: %s %d claimed, %d found"
                            .formatted(text(), valuation.field(), claimed, found));
        }
        numbers[kind][onPath[depth]] = claimed;
    }

    private String text() {
        BitSet sums = new BitSet();
        for (int x = 0; x < gap.length; x++) {
            sums.set(x, !gap[x]);
        }
        return CheckPosition.ofSums(sums, gap.length - 1).text();
    }

    @Override
    public long @Nullable [] numbers(CheckPosition position) {
        if (!isAtStart()) {
            return null;
        }
        int number = 0;
        for (int x = 1; x <= position.bound(); x++) {
            if (position.isGap(x)) {
                number = child(number, x);
            }
        }
        long[] found = new long[numbers.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = numbers[i][number];
        }
        return found;
    }

    @Override
    public long size() {
        return listed;
    }
}
