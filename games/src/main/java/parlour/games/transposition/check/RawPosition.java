package parlour.games.transposition.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.OrderType;

/**
 * A position read off the raw domain and sequence: blocks by walking from element to neighbouring
 * element, parity by merge sort, classes part by part. Slow and plain on purpose.
 */
final class RawPosition {
    private final RawDomain domain;
    private final Point[] used;
    private final boolean odd;
    private final long moves;

    /** The index of the first element of each block among those used, and one end mark. */
    private final int[] blockStart;

    private final int blocks;

    private RawPosition(RawDomain domain, Point[] used, boolean odd, long moves) {
        this.domain = domain;
        this.used = used;
        this.odd = odd;
        this.moves = moves;
        int[] starts = new int[used.length + 1];
        int count = 0;
        for (int i = 0; i < used.length; i++) {
            if (i == 0 || !isNext(used[i - 1], used[i])) {
                starts[count++] = i;
            }
        }
        starts[count] = used.length;
        this.blockStart = starts;
        this.blocks = count;
    }

    static RawPosition of(NumberGame position) {
        RawDomain domain = new RawDomain(position);
        Point[] played = new Point[position.sequence().size()];
        for (int turn = 0; turn < played.length; turn++) {
            played[turn] = domain.point(position.sequence().played(turn));
        }
        boolean odd = MergeSort.sortCountingInversions(played) % 2 == 1;
        return new RawPosition(domain, played, odd, position.moves());
    }

    private boolean isNext(Point below, Point above) {
        return domain.next(below).equals(Optional.of(above));
    }

    /** The position after playing a free element. */
    RawPosition with(Point point) {
        int at = below(point);
        Point[] more = new Point[used.length + 1];
        System.arraycopy(used, 0, more, 0, at);
        more[at] = point;
        System.arraycopy(used, at, more, at + 1, used.length - at);
        return new RawPosition(domain, more, odd ^ (used.length - at) % 2 == 1, moves - 1);
    }

    RawDomain domain() {
        return domain;
    }

    int played() {
        return used.length;
    }

    Point used(int index) {
        return used[index];
    }

    /** How many used elements lie below a free one. */
    int below(Point point) {
        int index = Arrays.binarySearch(used, point);
        return index >= 0 ? index : -index - 1;
    }

    boolean isUsed(Point point) {
        return Arrays.binarySearch(used, point) >= 0;
    }

    boolean isOdd() {
        return odd;
    }

    long moves() {
        return moves;
    }

    long free() {
        return domain.size() - used.length;
    }

    /** The block in which the used element with this index lies. */
    int blockOf(int index) {
        int found = Arrays.binarySearch(blockStart, 0, blocks, index);
        return found >= 0 ? found : -found - 2;
    }

    Point first(int block) {
        return used[blockStart[block]];
    }

    Point last(int block) {
        return used[blockStart[block + 1] - 1];
    }

    boolean isOddBlock(int block) {
        return (blockStart[block + 1] - blockStart[block]) % 2 == 1;
    }

    private boolean isBeginning(int block) {
        return block == 0 && domain.least().equals(Optional.of(first(0)));
    }

    private boolean isEnd(int block) {
        return block == blocks - 1 && domain.greatest().equals(Optional.of(last(block)));
    }

    boolean isPivot(int block) {
        return isOddBlock(block) && !isBeginning(block) && !isEnd(block);
    }

    /** The pivots. */
    List<Integer> pivots() {
        List<Integer> pivots = new ArrayList<>();
        for (int block = 0; block < blocks; block++) {
            if (isPivot(block)) {
                pivots.add(block);
            }
        }
        return pivots;
    }

    /** Whether the end block is odd. */
    boolean isEndOdd() {
        return blocks > 0 && isEnd(blocks - 1) && isOddBlock(blocks - 1);
    }

    /** The least free element, if there is one. */
    Optional<Point> leastFree() {
        Optional<Point> least = domain.least();
        return blocks > 0 && isBeginning(0) ? domain.next(last(0)) : least;
    }

    /** The greatest free element, if there is one. */
    Optional<Point> greatestFree() {
        Optional<Point> greatest = domain.greatest();
        return blocks > 0 && isEnd(blocks - 1) ? domain.previous(first(blocks - 1)) : greatest;
    }

    /** Free elements of even rank less those of odd rank, in a finite domain. */
    long difference() {
        long offset = 0;
        int index = 0;
        long evenUsed = 0;
        for (int part = 0; part < domain.parts().size(); part++) {
            long low = domain.parts().get(part).low();
            for (; index < used.length && used[index].part() == part; index++) {
                evenUsed += (offset + used[index].at() - low) % 2 == 0 ? 1 : 0;
            }
            offset += domain.parts().get(part).size();
        }
        long evenFree = (offset + 1) / 2 - evenUsed;
        long oddFree = offset / 2 - (used.length - evenUsed);
        return evenFree - oddFree;
    }

    /** The number of free elements of each group of linked parts; −1 if infinite. */
    long[] freeByGroup() {
        long[] free = new long[domain.groups()];
        for (int part = 0; part < domain.parts().size(); part++) {
            int group = domain.group(part);
            boolean endless = domain.parts().get(part).type() != OrderType.RUN || free[group] < 0;
            free[group] = endless ? -1 : free[group] + domain.parts().get(part).size();
        }
        for (Point point : used) {
            int group = domain.group(point.part());
            free[group] -= free[group] < 0 ? 0 : 1;
        }
        return free;
    }
}
