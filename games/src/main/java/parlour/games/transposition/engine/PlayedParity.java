package parlour.games.transposition.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;

/**
 * Whether the number of played elements above a new one is even. Played elements are told apart by
 * how many elements of the start lie below them, their rank: bit r of a row says that an odd number
 * has rank r. The parity above a rank is that of the exclusive or of all words above it, kept for
 * every {@link #CHUNK} words; elements of one rank are kept in order by {@link PlaceRanks}.
 *
 * <p>Cost: m bits; an operation looks at about √m words, one after the other, and takes O(log n)
 * among n elements of one rank.
 */
final class PlayedParity {
    /** Words whose exclusive or is kept: about √(m/64) for m = 10^6. */
    private static final int CHUNK = 128;

    private final long[] words;
    private final long[] chunks;
    private final Map<Integer, PlaceRanks> ofOneRank = new HashMap<>();

    /** The seed is fixed, so that runs repeat. */
    private final SplittableRandom random = new SplittableRandom(1);

    /**
     * For a start.
     *
     * @param size its number of elements, so that ranks go from 0 to it
     */
    PlayedParity(int size) {
        this.words = new long[size / Long.SIZE + 1];
        this.chunks = new long[words.length / CHUNK + 1];
    }

    /** Whether an element has been added. */
    boolean contains(Place place, int rank) {
        PlaceRanks beside = ofOneRank.get(rank);
        return beside != null && beside.contains(place);
    }

    /** Adds an element that has not been added; the parity of those above it. */
    Parity add(Place place, int rank) {
        Parity above = above(rank);
        int beside = ofOneRank.computeIfAbsent(rank, _ -> new PlaceRanks(random)).add(place);
        toggle(rank);
        return above.plus(Parity.of(beside));
    }

    /** Takes an element away. */
    void remove(Place place, int rank) {
        PlaceRanks beside = ofOneRank.get(rank);
        if (beside == null) {
            throw new IllegalArgumentException("not played: " + place);
        }
        beside.remove(place);
        if (beside.isEmpty()) {
            ofOneRank.remove(rank);
        }
        toggle(rank);
    }

    private void toggle(int rank) {
        int word = rank / Long.SIZE;
        words[word] ^= 1L << rank;
        chunks[word / CHUNK] ^= 1L << rank;
    }

    private Parity above(int rank) {
        int word = rank / Long.SIZE;
        // the bits above this one; shifted in two steps, since a shift by 64 would be none
        long sum = words[word] >>> rank >>> 1;
        int chunk = word / CHUNK;
        int end = Math.min((chunk + 1) * CHUNK, words.length);
        for (int i = word + 1; i < end; i++) {
            sum ^= words[i];
        }
        for (int i = chunk + 1; i < chunks.length; i++) {
            sum ^= chunks[i];
        }
        return Parity.of(Long.bitCount(sum));
    }
}
