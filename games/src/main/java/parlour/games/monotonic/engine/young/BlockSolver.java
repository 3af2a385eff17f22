package parlour.games.monotonic.engine.young;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the lost words of one block after another, from those of the blocks that their starts lead
 * to. For one thread.
 */
final class BlockSolver implements WordStart.Moves {
    private final Blocks blocks;
    private final EndTables tables;
    private final long[] won;
    private final long[] lost;
    private final long[] other;
    private final Plane plane;
    private int reds;

    BlockSolver(Blocks blocks, EndTables tables, Plane plane) {
        this.blocks = blocks;
        this.tables = tables;
        this.plane = plane;
        int letters = blocks.endLetters();
        int words = Bits.words((int) YoungBox.choose(letters, letters / 2)) + 1;
        this.won = new long[words];
        this.lost = new long[words];
        this.other = new long[words];
    }

    /**
     * Solves a block and writes it into the plane.
     *
     * @param open which words of it are in question, or all if there is no such plane; those that
     *     are not are passed over, and what is open after it goes into another plane
     * @return how many words are lost
     */
    long solve(int start, @Nullable Plane open, @Nullable Plane left) {
        int size = blocks.size(start);
        int words = Bits.words(size);
        reds = blocks.reds(start);
        Arrays.fill(lost, 0, words + 1, 0);
        Arrays.fill(won, 0, words + 1, 0);
        long place = blocks.place(start);
        if (open != null) {
            open.read(place, won, words);
            invert(words);
        }
        if (isOpen(size)) {
            int letters = blocks.endLetters();
            WordStart.moves(start, blocks.startLetters(), true, reds == letters, this);
            tables.of(start, reds).solve(won, lost);
        }
        plane.write(place, lost, words);
        if (left != null) {
            leave(size, open, left, place);
        }
        return count(words);
    }

    private void invert(int words) {
        for (int i = 0; i < words; i++) {
            won[i] = ~won[i];
        }
    }

    /** Whether some word is in question. */
    private boolean isOpen(int size) {
        int whole = size / Long.SIZE;
        for (int i = 0; i < whole; i++) {
            if (won[i] != -1) {
                return true;
            }
        }
        int rest = size % Long.SIZE;
        return rest > 0 && (~won[whole] & Bits.ones(rest)) != 0;
    }

    private void leave(int size, @Nullable Plane open, Plane left, long place) {
        int words = Bits.words(size);
        if (open != null) {
            open.read(place, other, words);
        } else {
            Arrays.fill(other, 0, words, -1);
            if (size % Long.SIZE != 0) {
                other[words - 1] = Bits.ones(size % Long.SIZE);
            }
        }
        for (int i = 0; i < words; i++) {
            other[i] &= ~lost[i];
        }
        left.write(place, other, words);
    }

    private long count(int words) {
        long count = 0;
        for (int i = 0; i < words; i++) {
            count += Long.bitCount(lost[i]);
        }
        return count;
    }

    private int fetch(int start) {
        int words = Bits.words(blocks.size(start));
        plane.read(blocks.place(start), other, words);
        other[words] = 0;
        return words;
    }

    @Override
    public void within(int start) {
        int words = fetch(start);
        for (int i = 0; i < words; i++) {
            won[i] |= other[i];
        }
    }

    @Override
    public void redEnters(int start, boolean first) {
        if (reds > 0) {
            fetch(start);
            CrossingRanges.redEnters(blocks.endLetters(), reds, first, this::range);
        }
    }

    @Override
    public void blueLeaves(int start) {
        if (reds > 0) {
            fetch(start);
            CrossingRanges.blueLeaves(blocks.endLetters(), reds, this::range);
        }
    }

    private void range(int from, int to, int size) {
        Bits.add(won, to, other, from, size);
    }
}
