package parlour.games.transposition.engine;

import parlour.games.transposition.Anatomy;
import parlour.games.transposition.Line;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Parity;

/**
 * The facts of a position, and of every position one move later without taking it apart again.
 *
 * <p>By the increment lemma g(x) is the parity of the used elements above x; by the pivot lemma the
 * number of pivots rises by one if x is inside and touches no odd block, falls by one if it is
 * inside and touches one, and falls at the least (greatest) free element if the block on its right
 * (left) is odd. Cost: O(m) once, then O(1) for each move asked about.
 */
final class Survey {
    private final NumberGame position;
    private final Anatomy anatomy;
    private final int gaps;
    private final Parity parity;
    private final int pivots;
    private final Classes classes;

    /** The first pivots, by the gap after them; three are as good as many. */
    private final int[] firstPivots = new int[3];

    Survey(NumberGame position) {
        this.position = position;
        Line line = position.domain().line();
        this.anatomy = new Anatomy(line, position.sequence());
        this.gaps = anatomy.gaps();
        this.parity = position.sequence().parity();
        int count = 0;
        for (int i = 1; i < gaps; i++) {
            if (anatomy.isPivot(i)) {
                if (count < firstPivots.length) {
                    firstPivots[count] = i;
                }
                count++;
            }
        }
        this.pivots = count;
        this.classes = new Classes(anatomy);
    }

    NumberGame position() {
        return position;
    }

    Anatomy anatomy() {
        return anatomy;
    }

    Parity parity() {
        return parity;
    }

    int pivots() {
        return pivots;
    }

    Classes classes() {
        return classes;
    }

    private boolean isFinite() {
        return position.domain().line().isFinite();
    }

    private Parity end() {
        return Parity.of(anatomy.endBlock());
    }

    /** The facts of the position. */
    Facts facts() {
        Facts.Room room =
                isFinite()
                        ? new Facts.Finite(position.free(), anatomy.colourDifference())
                        : infinite(
                                pivots == 0 ? outer() : beside(firstPivots[0], -1),
                                classes.census());
        return new Facts(position.moves(), parity, end(), pivots, room);
    }

    /** The facts after deleting a letter of one colour in the case f = n + 1. */
    Facts afterColour(boolean even) {
        long difference = anatomy.colourDifference() + (even ? -1 : 1);
        return new Facts(
                position.moves() - 1,
                parity,
                end(),
                pivots,
                new Facts.Finite(position.free() - 1, difference));
    }

    /** The facts after a move at a spot. */
    Facts after(Spot spot) {
        int gap = spot.gap();
        Parity newParity = parity.plus(anatomy.increment(gap));
        boolean least = gap == 0 && spot.first();
        boolean greatest = gap == gaps - 1 && spot.last();
        int left = spot.first() ? anatomy.block(gap) & 1 : 0;
        int right = spot.last() ? anatomy.block(gap + 1) & 1 : 0;
        int newPivots = pivots + pivotChange(least, greatest, left, right);
        Parity newEnd = greatest ? Parity.of(anatomy.endBlock() + 1L + left) : end();
        long moves = position.moves() - 1;
        if (isFinite()) {
            return new Facts(
                    moves, newParity, newEnd, newPivots, new Facts.Finite(position.free() - 1, 0));
        }
        Census census =
                classes.isLone(gap, 0) ? classes.census().withoutFinite() : classes.census();
        Answers answers =
                newPivots == 0
                        ? outerWithout(spot, least, greatest)
                        : newPivots == 1 ? innerWithout(spot, left, right) : Answers.NONE;
        return new Facts(moves, newParity, newEnd, newPivots, infinite(answers, census));
    }

    /** How many pivots a move makes, by what it is and the parities of the blocks it touches. */
    static int pivotChange(boolean least, boolean greatest, int left, int right) {
        if (least || greatest) {
            return least && greatest ? 0 : least ? -right : -left;
        }
        return left == 0 && right == 0 ? 1 : -1;
    }

    /**
     * White's answers L and R.
     *
     * @param left whether L exists
     * @param right whether R exists
     * @param blemish whether the answer is alone in a finite class
     */
    private record Answers(boolean left, boolean right, boolean blemish) {
        static final Answers NONE = new Answers(false, false, false);
    }

    private static Facts.Infinite infinite(Answers answers, Census census) {
        return new Facts.Infinite(answers.left, answers.right, census, answers.blemish);
    }

    /** The answers when no pivot stands: the greatest and the least free element. */
    private Answers outer() {
        return answers(anatomy.hasLast(gaps - 1), gaps - 1, anatomy.hasFirst(0), 0, -1);
    }

    /** Answers in two gaps, after a move in the gap {@code played}, or none if that is −1. */
    private Answers answers(boolean left, int leftGap, boolean right, int rightGap, int played) {
        boolean lone =
                (left && classes.isLone(leftGap, classes.together(leftGap, played) ? 1 : 0))
                        || (right
                                && classes.isLone(
                                        rightGap, classes.together(rightGap, played) ? 1 : 0));
        return new Answers(left, right, lone);
    }

    /** The answers when a move leaves no pivot. */
    private Answers outerWithout(Spot spot, boolean least, boolean greatest) {
        int last = gaps - 1;
        int top = greatest ? before(spot) : anatomy.hasLast(gaps - 1) ? last : -1;
        int bottom = least ? behind(spot) : anatomy.hasFirst(0) ? 0 : -1;
        return answers(top >= 0, Math.max(top, 0), bottom >= 0, Math.max(bottom, 0), spot.gap());
    }

    /** The answers to the one pivot that a move leaves. */
    private Answers innerWithout(Spot spot, int left, int right) {
        int gap = spot.gap();
        if (pivots == 0) {
            int before = before(spot);
            int behind = behind(spot);
            return answers(before >= 0, Math.max(before, 0), behind >= 0, Math.max(behind, 0), gap);
        }
        if (pivots == 2 && anatomy.isPivot(gap) && anatomy.isPivot(gap + 1) && left + right == 2) {
            // Both pivots and the move between them become one.
            return answers(
                    anatomy.hasLast(gap - 1), gap - 1, anatomy.hasFirst(gap + 1), gap + 1, gap);
        }
        int rest = firstPivots[0];
        if (pivots == 2) {
            boolean first = (left == 1 && rest == gap) || (right == 1 && rest == gap + 1);
            rest = first ? firstPivots[1] : rest;
        }
        return beside(rest, gap);
    }

    /** The answers to the pivot before a gap, after a move in the gap {@code played}. */
    private Answers beside(int pivot, int played) {
        return answers(
                anatomy.hasLast(pivot - 1), pivot - 1, anatomy.hasFirst(pivot), pivot, played);
    }

    private boolean isDense(int gap) {
        return position.domain().line().spans().get(anatomy.spanOf(gap)).type() == OrderType.DENSE;
    }

    /** The gap in which the greatest free element below a spot lies; −1 if there is none. */
    private int before(Spot spot) {
        if (!spot.first()) {
            return isDense(spot.gap()) ? -1 : spot.gap();
        }
        return spot.gap() > 0 && anatomy.hasLast(spot.gap() - 1) ? spot.gap() - 1 : -1;
    }

    /** The gap in which the least free element above a spot lies; −1 if there is none. */
    private int behind(Spot spot) {
        if (!spot.last()) {
            return isDense(spot.gap()) ? -1 : spot.gap();
        }
        boolean more = spot.gap() + 1 < gaps;
        return more && anatomy.hasFirst(spot.gap() + 1) ? spot.gap() + 1 : -1;
    }
}
