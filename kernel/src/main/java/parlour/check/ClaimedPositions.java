package parlour.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The positions that lines have claimed so far. Most positions that are asked for are none of them;
 * a table of two bits for a hash, small enough to stay near the processor, says so of nearly all of
 * these. Where it does not, equality decides.
 *
 * @param <P> positions; those that are {@link Worded} are kept as their words
 */
final class ClaimedPositions<P> {
    /** Bits for each position at least; twice as many once they have been spread. */
    private static final int BITS = 16;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final Set<P> objects = new HashSet<>();

    /** By how many words tell a position. */
    private final List<SetList> worded = new ArrayList<>();

    private long[] bits = new long[4];
    private int size;

    int size() {
        return size;
    }

    boolean contains(P position) {
        long @Nullable [] words = words(position);
        long hash = words == null ? hash(position) : SetList.hash(words);
        if ((~bits[place(hash)] & pair(hash)) != 0) {
            return false;
        }
        return words == null ? objects.contains(position) : list(words).find(words) >= 0;
    }

    /** False if the position is claimed already. */
    boolean add(P position) {
        long @Nullable [] words = words(position);
        if (!(words == null ? objects.add(position) : list(words).add(words))) {
            return false;
        }
        size++;
        // At most 2^25 longs, by 25 bits of a hash; with more positions they tell less.
        if (size * (long) BITS > bits.length * 64L && bits.length < 1 << 25) {
            bits = new long[2 * bits.length];
            objects.forEach(kept -> mark(hash(kept)));
            worded.forEach(this::markAll);
        } else {
            mark(words == null ? hash(position) : SetList.hash(words));
        }
        return true;
    }

    private static long @Nullable [] words(Object position) {
        return position instanceof Worded told ? told.words() : null;
    }

    private SetList list(long[] words) {
        while (worded.size() <= words.length) {
            worded.add(new SetList(worded.size()));
        }
        return worded.get(words.length);
    }

    private void markAll(SetList list) {
        for (int number = 0; number < list.size(); number++) {
            mark(SetList.hash(list.read(number)));
        }
    }

    private void mark(long hash) {
        bits[place(hash)] |= pair(hash);
    }

    /** The long of a hash, by its highest bits, which depend on all of a position. */
    private int place(long hash) {
        return (int) (hash >>> Long.numberOfLeadingZeros(bits.length - 1L));
    }

    /** Two bits of that long, or one, by bits of the hash that no place needs. */
    private static long pair(long hash) {
        return 1L << (hash >>> 26) | 1L << (hash >>> 32);
    }

    private static long hash(Object position) {
        return position.hashCode() * MIX;
    }
}
