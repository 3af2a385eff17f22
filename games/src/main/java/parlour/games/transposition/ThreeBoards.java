package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One position of the case f = n + 1 on its three boards: numbers, pennies, pieces. A move on any
 * of them moves the other two: the j-th free element from the left is the j-th penny along the
 * line.
 *
 * @param numbers the position in numbers, on a finite domain with one element more than moves left
 */
public record ThreeBoards(NumberGame numbers) {
    /**
     * Refuses positions that have no pennies.
     *
     * @throws IllegalArgumentException unless f = n + 1 and n &gt;= 1
     */
    public ThreeBoards {
        if (of(numbers).isEmpty()) {
            throw new IllegalArgumentException("pennies need f = n + 1 and a move left");
        }
    }

    /** Whether a position in numbers has the two other boards, and is small enough to lay out. */
    public static boolean exist(NumberGame numbers) {
        return numbers.domain().line().isFinite()
                && numbers.moves() >= 1
                && numbers.free() == numbers.moves() + 1
                && numbers.free() <= Pennies.MAX_PENNIES;
    }

    /** The pennies of a position: free elements between neighbouring pivots form a clump. */
    public static Optional<Pennies> of(NumberGame numbers) {
        if (!exist(numbers)) {
            return Optional.empty();
        }
        Anatomy anatomy = new Anatomy(numbers.domain().line(), numbers.sequence());
        List<Integer> clumps = new ArrayList<>();
        for (int i = 0; i < anatomy.gaps(); i++) {
            int size = Math.toIntExact(anatomy.gap(i).size());
            if (i == 0 || anatomy.isPivot(i)) {
                clumps.add(size);
            } else {
                clumps.add(clumps.removeLast() + size);
            }
        }
        return Optional.of(new Pennies(clumps));
    }

    /** The pennies on a line of numbers from 1 on, with single used numbers for borders. */
    public static ThreeBoards of(Pennies pennies) {
        int borders = pennies.clumps().size() - 1;
        Domain domain = Domain.read("1.." + Math.addExact(pennies.count(), borders));
        List<Place> used = new ArrayList<>(borders);
        long at = 0;
        for (int clump : pennies.clumps().subList(0, borders)) {
            at += clump;
            used.add(Place.of(0, at++));
        }
        Sequence sequence = Sequence.of(domain, used);
        return new ThreeBoards(new NumberGame(domain, sequence, pennies.count() - 1L, Parity.EVEN));
    }

    /** The position in pennies. */
    public Pennies pennies() {
        return of(numbers).orElseThrow();
    }

    /** The position in pieces. */
    public Pieces pieces() {
        return pennies().pieces();
    }

    /** The free element that is this penny, counted from 1 along the line. Cost: O(m). */
    public Place element(int penny) {
        long left = penny;
        Anatomy anatomy = new Anatomy(numbers.domain().line(), numbers.sequence());
        for (int i = 0; i < anatomy.gaps(); i++) {
            Gap gap = anatomy.gap(i);
            if (left <= gap.size()) {
                return Place.of(gap.span(), gap.low() + left - 1);
            }
            left -= gap.size();
        }
        throw new IllegalArgumentException("there is no penny " + penny);
    }

    /** The penny that is this free element. */
    public int penny(Place element) {
        int below = numbers.sequence().below(element);
        return Math.toIntExact(element.whole() - below + 1);
    }

    /** The boards after playing an element. */
    public ThreeBoards play(Place element) {
        return new ThreeBoards(numbers.after(element));
    }

    /** The boards after taking away a penny. */
    public ThreeBoards takePenny(int penny) {
        return play(element(penny));
    }

    /**
     * The boards after a move in pieces.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    public ThreeBoards movePiece(String move) {
        return takePenny(
                pieces().letter(move)
                                .orElseThrow(() -> new IllegalArgumentException("no move " + move))
                        + 1);
    }
}
