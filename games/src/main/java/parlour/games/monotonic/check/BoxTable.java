package parlour.games.monotonic.check;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import java.util.Set;
import parlour.claim.Json;
import parlour.exact.BinomialCoefficient;

/**
 * Decides the bits of all Young diagrams of a box: who wins where the player who has to leave the
 * box loses, or all nimbers of that game.
 *
 * <p>The diagrams stand in the order of {@link BoxDiagrams}, in which every move leads to an
 * earlier one. Each line has a number of nimber g and the bits of the next {@link #LINE_DIAGRAMS}
 * diagrams, 1 for those of nimber g; all lines of g = 0, the lost diagrams, come first. As soon as
 * a block of diagrams is complete, those are marked from which a move leads to one of nimber g: the
 * bit must be 1 exactly if there is no mark and the nimber is not smaller. When a bit is looked at
 * all bits of its options have been, so by induction all bits are right. Without nimbers there are
 * the lines of g = 0 only.
 *
 * <p>Cost: one pass; for 64 diagrams some ten machine instructions for each of their moves between
 * blocks, and a few for each move within a block to a diagram that is listed; one bit of memory for
 * each diagram, two with nimbers.
 */
final class BoxTable {
    /** Diagrams to a line. */
    static final int LINE_DIAGRAMS = 1 << 18;

    /** Most letters of a word: numbers of diagrams stay below C(40, 20) &lt; 2^38. */
    private static final int MOST_LETTERS = 40;

    private final boolean nimbers;
    private final long diagrams;
    private final BoxDiagrams order;

    /** Bit i is set if diagram i is listed as one of the nimber under way. */
    private final long[] listed;

    /** Bit i is set if the nimber of diagram i is smaller; empty without nimbers. */
    private final long[] smaller;

    /** Bit i is set if diagram i of the block is not of the nimber under way. */
    private final long[] marks;

    /** How many diagrams have been listed or not, for the nimber under way. */
    private long read;

    private long nimber;
    private long ofNimber;
    private long lost;
    private long found;
    private long ofEmpty = -1;

    /**
     * A table without bits.
     *
     * @throws IllegalArgumentException if the box has no cells, or is too large
     */
    BoxTable(int columns, int rows, boolean nimbers) {
        demand(columns > 0 && rows > 0, "no box of %d x %d".formatted(columns, rows));
        demand(columns + rows <= MOST_LETTERS, "a box of more than 40 columns and rows");
        int longs = longs(columns, rows, nimbers ? 2 : 1);
        this.nimbers = nimbers;
        this.diagrams = BinomialCoefficient.value(columns + rows, columns);
        this.listed = new long[longs];
        this.smaller = new long[nimbers ? longs : 0];
        this.order = new BoxDiagrams(columns, rows);
        this.marks = new long[order.mostLongs()];
    }

    private static int longs(int columns, int rows, int tables) {
        // One more than needed, for BoxBits; below 2^38 / 64 + 2.
        long longs = BinomialCoefficient.value(columns + rows, columns) / Long.SIZE + 2;
        long megabytes = tables * longs >> 17;
        long most = Runtime.getRuntime().maxMemory() / 5 * 4 >> 20;
        demand(
                megabytes < most && longs < Integer.MAX_VALUE - Long.SIZE,
                "the box %d x %d needs %d MB of memory, and the checker may have %d MB"
                        .formatted(columns, rows, megabytes, most));
        return (int) longs;
    }

    /**
     * Takes the next line.
     *
     * @throws IllegalArgumentException with the reason, if it is not right
     */
    void line(Json json) {
        if (read == diagrams) {
            demand(nimbers && found < diagrams, "no diagram is left");
            nextNimber();
        }
        if (!(json instanceof Json.Fields fields
                && fields.values().keySet().equals(Set.of("bits", "nimber"))
                && fields.values().get("bits") instanceof Json.Text(String text))) {
            throw new IllegalArgumentException("expected bits and a nimber");
        }
        demand(
                new Json.Whole(BigInteger.valueOf(nimber)).equals(fields.values().get("nimber")),
                "the nimber should be " + nimber);
        int count = (int) Math.min(LINE_DIAGRAMS, diagrams - read);
        byte[] bytes = Base64.getDecoder().decode(text);
        demand(
                bytes.length == (count + Byte.SIZE - 1) / Byte.SIZE,
                "expected the bits of %d diagrams".formatted(count));
        take(bytes);
        read += count;
        while (order.index() < diagrams && order.index() + order.size() <= read) {
            block();
            order.next();
        }
        if (read == diagrams) {
            int beyond =
                    Byte.toUnsignedInt(bytes[bytes.length - 1]) >>> 1 + (count - 1) % Byte.SIZE;
            demand(beyond == 0, "a bit beyond the last diagram is set");
            endNimber();
        }
    }

    /** A line's bits begin with a long of their own. */
    private void take(byte[] bytes) {
        int longs = (bytes.length + Long.BYTES - 1) / Long.BYTES;
        ByteBuffer.wrap(Arrays.copyOf(bytes, longs * Long.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asLongBuffer()
                .get(listed, (int) (read / Long.SIZE), longs);
    }

    /**
     * The bits of a block: what a move leads to is in a block before it or before it in its own.
     */
    private void block() {
        int size = order.size();
        Arrays.fill(marks, 0);
        order.mark(listed, marks);
        if (nimbers) {
            BoxBits.add(smaller, order.index(), size, marks, 0);
        }
        BoxEnds ends = order.ends();
        for (int at = 0; at < size; at += Long.SIZE) {
            int count = Math.min(Long.SIZE, size - at);
            long bits = BoxBits.read(listed, order.index() + at, count);
            for (long rest = bits; rest != 0; rest &= rest - 1) {
                ends.markSources(at + Long.numberOfTrailingZeros(rest), marks);
            }
            long wrong = bits ^ ~marks[at / Long.SIZE] & -1L >>> Long.SIZE - count;
            if (wrong != 0) {
                long diagram = order.index() + at + Long.numberOfTrailingZeros(wrong);
                throw new IllegalArgumentException(
                        "the bit of diagram %d is wrong".formatted(diagram));
            }
            ofNimber += Long.bitCount(bits);
        }
    }

    /** The empty diagram is the last. */
    private void endNimber() {
        lost = nimber == 0 ? ofNimber : lost;
        ofEmpty = BoxBits.read(listed, diagrams - 1, 1) == 1 ? nimber : ofEmpty;
        found += ofNimber;
    }

    private void nextNimber() {
        for (int i = 0; i < smaller.length; i++) {
            smaller[i] |= listed[i];
        }
        nimber++;
        ofNimber = 0;
        read = 0;
        order.begin();
    }

    /** Whether the player to move loses at a diagram; only while all lines are of nimber 0. */
    boolean isLost(long word) {
        long index = order.indexOf(word);
        return index < order.index() && BoxBits.read(listed, index, 1) == 1;
    }

    /** Whether all diagrams have their bits. */
    boolean isComplete() {
        return read == diagrams && (!nimbers || found == diagrams);
    }

    /** How many diagrams there are. */
    long diagrams() {
        return diagrams;
    }

    /** How many diagrams' bits have been found right, for the nimber under way. */
    long shown() {
        return order.index();
    }

    /** How many of them are lost. */
    long lost() {
        return lost;
    }

    /** The nimber of the empty diagram; without nimbers -1 if it is won. */
    long ofEmpty() {
        return ofEmpty;
    }

    /** The greatest nimber so far. */
    long greatest() {
        return nimber;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
