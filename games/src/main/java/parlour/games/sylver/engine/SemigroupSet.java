package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.claim.Budget;

/**
 * A growing collection of different oversemigroups of one frame, in the order in which they came.
 * The sets are kept whole and never move; an open-addressing index of a tag byte and a place finds
 * them, and a filter of one bit for a hash tells of most absent sets that they are absent. Equality
 * is decided by the sets.
 */
final class SemigroupSet {
    /** Sets in a block, a power of 2. */
    private static final int BLOCK = 1 << 10;

    private static final int FIRST_CAPACITY = 1 << 10;

    private final GapFrame frame;
    private final Budget budget;
    private final int words;
    private final List<long[]> blocks = new ArrayList<>();
    private byte[] tags = {};
    private int[] places = {};
    private long[] filter = {};
    private int size;

    /** A collection that throws {@link Budget.Exceeded} rather than outgrow the budget's memory. */
    SemigroupSet(GapFrame frame, Budget budget) {
        this.frame = frame;
        this.budget = budget;
        this.words = frame.words();
        allocate(FIRST_CAPACITY);
    }

    /** The old index is still there while the new one is filled. */
    private void allocate(int capacity) {
        requireRoom(6L * capacity);
        byte[] newTags = new byte[capacity];
        int[] newPlaces = new int[capacity];
        filter = new long[capacity >> 3];
        tags = newTags;
        places = newPlaces;
    }

    private void requireRoom(long more) {
        if (bytes() + more > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    int size() {
        return size;
    }

    /** Bytes that the arrays take. */
    long bytes() {
        return 6L * tags.length + 8L * BLOCK * words * blocks.size();
    }

    /** Whether a set with this hash may be here: false only if none is. */
    boolean mayContain(long hash) {
        int bit = bit(hash);
        return (filter[bit >>> 6] >>> bit & 1) != 0;
    }

    /** Whether a set, with its hash, is here. */
    boolean contains(long[] set, long hash) {
        return find(set, hash) >= 0;
    }

    /** Whether a set is here. */
    boolean contains(long[] set) {
        return contains(set, frame.hash(set));
    }

    /** The place of a set, counted from 0; -1 if it is not here. */
    int find(long[] set, long hash) {
        byte tag = (byte) hash;
        for (int slot = slot(hash); places[slot] != 0; slot = slot + 1 & tags.length - 1) {
            if (tags[slot] == tag && isAt(places[slot] - 1, set)) {
                return places[slot] - 1;
            }
        }
        return -1;
    }

    private boolean isAt(int place, long[] set) {
        int at = place % BLOCK * words;
        return Arrays.equals(set, 0, words, blocks.get(place / BLOCK), at, at + words);
    }

    /** Writes the set at a place. */
    void read(int place, long[] set) {
        System.arraycopy(blocks.get(place / BLOCK), place % BLOCK * words, set, 0, words);
    }

    /** Adds a set that is not here yet. */
    void add(long[] set, long hash) {
        // At most 3 of 4 slots are taken, so that every search meets a free one soon.
        if (size >= tags.length - (tags.length >> 2)) {
            grow();
        }
        if (size % BLOCK == 0) {
            requireRoom(8L * BLOCK * words);
            blocks.add(new long[BLOCK * words]);
        }
        System.arraycopy(set, 0, blocks.getLast(), size % BLOCK * words, words);
        index(size++, hash);
    }

    /** Writes all sets in order. */
    void write(DataOutput out) throws IOException {
        out.writeLong(bytes());
        out.writeInt(size);
        for (int place = 0; place < size; place++) {
            long[] block = blocks.get(place / BLOCK);
            for (int w = 0, at = place % BLOCK * words; w < words; w++, at++) {
                out.writeLong(block[at]);
            }
        }
    }

    /**
     * The collection that one of the same frame has written.
     *
     * @throws Budget.Exceeded if that took more memory than the budget has
     * @throws IOException if a set comes twice, or the bytes end too early
     */
    static SemigroupSet read(GapFrame frame, Budget budget, DataInput in) throws IOException {
        if (in.readLong() > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
        var sets = new SemigroupSet(frame, budget);
        long[] set = new long[frame.words()];
        for (int left = in.readInt(); left > 0; left--) {
            for (int w = 0; w < set.length; w++) {
                set[w] = in.readLong();
            }
            long hash = frame.hash(set);
            if (sets.contains(set, hash)) {
                throw new IOException("a set comes twice");
            }
            sets.add(set, hash);
        }
        return sets;
    }

    private void index(int place, long hash) {
        int slot = slot(hash);
        while (places[slot] != 0) {
            slot = slot + 1 & tags.length - 1;
        }
        tags[slot] = (byte) hash;
        places[slot] = place + 1;
        int bit = bit(hash);
        filter[bit >>> 6] |= 1L << bit;
    }

    private void grow() {
        if (tags.length > Integer.MAX_VALUE / 16) {
            throw new Budget.Exceeded("memory");
        }
        allocate(2 * tags.length);
        long[] set = new long[words];
        for (int place = 0; place < size; place++) {
            read(place, set);
            index(place, frame.hash(set));
        }
    }

    /** The index has a power of 2 of slots, and the filter 8 bits for each. */
    private int slot(long hash) {
        return (int) (hash >>> 32) & tags.length - 1;
    }

    private int bit(long hash) {
        return (int) (hash >>> 29) & (tags.length << 3) - 1;
    }
}
