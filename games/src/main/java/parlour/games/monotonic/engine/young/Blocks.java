package parlour.games.monotonic.engine.young;

import java.util.Arrays;

/**
 * How the words of a box are laid out in a table: all words with one start are a block, their ends
 * in order of rank, each block from a new long on.
 *
 * <p>Blocks lie in layers by their start's weight, the sum of the places of its Rs counted from its
 * end; layers with greater weights first. A move that changes the start makes it heavier, and at
 * most by its length: so a layer depends only on those before it, blocks of one layer can be worked
 * on at once, and what is finished is always a beginning of the table.
 */
final class Blocks {
    /** Letters of an end, if there are that many: blocks of up to 3432 bits. */
    private static final int USUAL_END = 14;

    /** Letters of a start at most: some arrays have an entry for each start. */
    private static final int MOST_START = 20;

    private final YoungBox box;
    private final int endLetters;
    private final int startLetters;
    private final int[] starts;
    private final int[] layers;
    private final long[] places;
    private final long words;

    Blocks(YoungBox box) {
        this.box = box;
        int letters = box.letters();
        this.endLetters = Math.min(letters, Math.max(USUAL_END, letters - MOST_START));
        this.startLetters = letters - endLetters;
        int heaviest = startLetters * (startLetters + 1) / 2;
        this.layers = new int[heaviest + 2];
        for (int start = 0; start < 1 << startLetters; start++) {
            if (isStart(start)) {
                layers[heaviest - weight(start) + 1]++;
            }
        }
        Arrays.parallelPrefix(layers, Integer::sum);
        this.starts = new int[layers[heaviest + 1]];
        int[] next = layers.clone();
        for (int start = (1 << startLetters) - 1; start >= 0; start--) {
            if (isStart(start)) {
                starts[next[heaviest - weight(start)]++] = start;
            }
        }
        this.places = new long[1 << startLetters];
        long place = 0;
        for (int start : starts) {
            places[start] = place;
            place += Bits.words(size(start));
        }
        this.words = place;
    }

    /** Whether words have this start. */
    boolean isStart(int start) {
        int reds = reds(start);
        return reds >= 0 && reds <= endLetters;
    }

    private static int weight(int start) {
        int weight = 0;
        for (int rest = start; rest != 0; rest &= rest - 1) {
            weight += Integer.numberOfTrailingZeros(rest) + 1;
        }
        return weight;
    }

    YoungBox box() {
        return box;
    }

    /** Letters of an end. */
    int endLetters() {
        return endLetters;
    }

    /** Letters of a start. */
    int startLetters() {
        return startLetters;
    }

    /** Rs of the ends behind a start. */
    int reds(int start) {
        return box.columns() - Integer.bitCount(start);
    }

    /** Bits of the block of a start. */
    int size(int start) {
        return (int) YoungBox.choose(endLetters, reds(start));
    }

    /** How many layers there are. */
    int layers() {
        return layers.length - 1;
    }

    /** The index of the first block of a layer; one more layer than there are gives the end. */
    int firstOf(int layer) {
        return layers[layer];
    }

    /** The start of the block with this index. */
    int start(int block) {
        return starts[block];
    }

    /** The long at which the block of a start begins. */
    long place(int start) {
        return places[start];
    }

    /** Longs of the blocks of so many layers, which are a beginning of the table. */
    long wordsBefore(int layer) {
        int first = firstOf(layer);
        return first < starts.length ? place(starts[first]) : words;
    }

    /** Longs of the whole table. */
    long words() {
        return words;
    }

    /** The bit of a word. */
    long bit(long word) {
        int start = (int) (word >>> endLetters);
        return place(start) * Long.SIZE + YoungBox.rank(word & (1L << endLetters) - 1);
    }
}
