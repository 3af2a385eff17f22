package parlour.games.monotonic.engine.young;

import java.util.Arrays;

/**
 * Who wins, for all words that begin alike and end in any way: the ends are numbered by rank, and
 * one bit says of each whether the player to move loses.
 *
 * <p>An end is cut once more, into a head and a tail of at most {@value #TAIL} letters. The tails
 * behind one head are up to 35 bits in a row, which are worked on at once. What moves of heads
 * contribute is a list of ranges that is the same for all words; moves within tails are a mask for
 * each tail that holds the tails from which it can be reached. So a tail costs a few machine
 * instructions, and only lost ones cost a step of their own.
 */
final class EndTable {
    /** C(7, 3) = 35 < 64: all tails behind a head fit into a long. With 8 letters there are 70. */
    static final int TAIL = 7;

    /** C(20, 10) = 184756 < 2^18, so that a range's place, length and target fit into an int. */
    static final int MAX_LETTERS = 20;

    private static final int PLACE_SHIFT = 12;
    private static final int LENGTH_SHIFT = 6;
    private static final int FIELD = 63;

    private final int tail;
    private final int reds;
    private int heads;
    private final int[] places;
    private final int[] sizes;
    private final int[] firstRange;
    private final long[][] reachedFrom;
    private int[] ranges = new int[64];
    private int rangeCount;

    /**
     * A table for ends of this many letters.
     *
     * @param letters letters of an end
     * @param reds how many of them are R
     * @param axis whether what is before the end is all B, or nothing
     */
    EndTable(int letters, int reds, boolean axis) {
        this.tail = Math.min(TAIL, letters);
        this.reds = reds;
        int headLetters = letters - tail;
        int most = 1 << headLetters;
        this.places = new int[most];
        this.sizes = new int[most];
        this.firstRange = new int[most + 1];
        this.reachedFrom = new long[most][];
        long[][] masks = new long[tail + 1][];
        for (int tailReds = 0; tailReds <= tail; tailReds++) {
            masks[tailReds] = reachedFrom(tailReds, false);
        }
        for (int head = most - 1; head >= 0; head--) {
            int tailReds = reds - Integer.bitCount(head);
            if (tailReds >= 0 && tailReds <= tail) {
                places[heads] = place(head);
                sizes[heads] = (int) YoungBox.choose(tail, tailReds);
                boolean first = axis && head == 0;
                reachedFrom[heads] = first ? reachedFrom(tailReds, true) : masks[tailReds];
                WordStart.moves(head, headLetters, axis, tailReds == tail, new Ranges(tailReds));
                firstRange[++heads] = rangeCount;
            }
        }
    }

    /** Where the tails behind a head begin. */
    private int place(int head) {
        int tailReds = reds - Integer.bitCount(head);
        return (int) YoungBox.rank((long) head << tail | (1L << tailReds) - 1);
    }

    /** For each tail those that have a move to it; by rank. */
    private long[] reachedFrom(int tailReds, boolean axis) {
        long[] masks = new long[(int) YoungBox.choose(tail, tailReds)];
        for (int word = 0; word < 1 << tail; word++) {
            if (Integer.bitCount(word) != tailReds) {
                continue;
            }
            long mask = 1L << YoungBox.rank(word);
            WordStart.moves(
                    word,
                    tail,
                    axis,
                    true,
                    new WordStart.Moves() {
                        @Override
                        public void within(int option) {
                            masks[(int) YoungBox.rank(option)] |= mask;
                        }

                        @Override
                        public void redEnters(int start, boolean first) {
                            // Nothing is behind a tail.
                        }

                        @Override
                        public void blueLeaves(int start) {
                            // Nothing is behind a tail.
                        }
                    });
        }
        return masks;
    }

    /**
     * Finds the lost ends.
     *
     * @param won bits of ends that are won, or are out of the question, for another reason
     * @param lost gets the bits of all others whose player to move loses; holds no bit before
     */
    void solve(long[] won, long[] lost) {
        for (int head = 0; head < heads; head++) {
            int place = places[head];
            int size = sizes[head];
            long beaten = Bits.read(won, place, size);
            for (int i = firstRange[head]; i < firstRange[head + 1]; i++) {
                int range = ranges[i];
                beaten |=
                        Bits.read(lost, range >>> PLACE_SHIFT, range >>> LENGTH_SHIFT & FIELD)
                                << (range & FIELD);
            }
            long open = ~beaten & Bits.ones(size);
            long found = 0;
            long[] masks = reachedFrom[head];
            while (open != 0) {
                // The greatest open word: its options are greater, so none of them is lost.
                int word = 63 - Long.numberOfLeadingZeros(open);
                found |= 1L << word;
                open &= ~(1L << word | masks[word]);
            }
            if (found != 0) {
                Bits.add(lost, place, found);
            }
        }
    }

    /** Turns moves of a head into ranges of lost bits that make bits of its own tails won. */
    private final class Ranges implements WordStart.Moves {
        private final int tailReds;

        Ranges(int tailReds) {
            this.tailReds = tailReds;
        }

        @Override
        public void within(int start) {
            range(place(start), YoungBox.choose(tail, tailReds), 0);
        }

        @Override
        public void redEnters(int start, boolean first) {
            CrossingRanges.redEnters(
                    tail,
                    tailReds,
                    first,
                    (from, to, size) -> range(place(start) + from, size, to));
        }

        @Override
        public void blueLeaves(int start) {
            CrossingRanges.blueLeaves(
                    tail, tailReds, (from, to, size) -> range(place(start) + from, size, to));
        }

        private void range(int place, long size, int to) {
            if (rangeCount == ranges.length) {
                ranges = Arrays.copyOf(ranges, 2 * rangeCount);
            }
            ranges[rangeCount++] = place << PLACE_SHIFT | (int) size << LENGTH_SHIFT | to;
        }
    }
}
