package parlour.solve.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.Resumable;
import parlour.game.PositionNotation;

/**
 * Small numbers found for positions that are objects, in the order in which they were found. Where
 * a search needs nothing else to go on, they are all that has to be kept of it.
 *
 * <p>For one thread.
 *
 * @param <P> positions
 */
public final class PositionValues<P> {
    /** What a position is taken to cost in memory, with its entry in the map; texts are shorter. */
    private static final long BYTES_PER_POSITION = 300;

    private static final int LOOK_EVERY = 256;

    private final Budget budget;
    private final ToLongFunction<P> moreBytes;
    private SequencedMap<P, Integer> values = new LinkedHashMap<>();
    private long bytes;

    /** No values yet, and none beyond the memory of the budget. */
    public PositionValues(Budget budget) {
        this(budget, _ -> 0);
    }

    /**
     * The same for positions of very different sizes.
     *
     * @param moreBytes what a position takes in memory beyond the usual
     */
    public PositionValues(Budget budget, ToLongFunction<P> moreBytes) {
        this.budget = budget;
        this.moreBytes = moreBytes;
    }

    /** The value of a position; null if none has been found. */
    public @Nullable Integer of(P position) {
        return values.get(position);
    }

    /** Adds the value of a position that has none. */
    public void put(P position, int value) {
        values.put(position, value);
        bytes += bytes(position);
    }

    private long bytes(P position) {
        return BYTES_PER_POSITION + moreBytes.applyAsLong(position);
    }

    /** How many positions have one. */
    public int size() {
        return values.size();
    }

    /** Bytes taken. */
    public long bytes() {
        return bytes;
    }

    /** All of them, in the order in which they were found. */
    SequencedMap<P, Integer> all() {
        return Collections.unmodifiableSequencedMap(values);
    }

    /**
     * The same as work that can be kept.
     *
     * @param work its name
     * @param start from which the positions can be reached
     */
    public Resumable kept(String work, PositionNotation<P, ?> notation, P start) {
        return new Kept(work, notation, notation.write(start));
    }

    private final class Kept implements Resumable {
        private final String work;
        private final PositionNotation<P, ?> notation;
        private final String start;

        Kept(String work, PositionNotation<P, ?> notation, String start) {
            this.work = work;
            this.notation = notation;
            this.start = start;
        }

        @Override
        public String work() {
            return work;
        }

        @Override
        public long steps() {
            return values.size();
        }

        @Override
        public long size() {
            return bytes();
        }

        @Override
        public void write(DataOutput out) throws IOException {
            write(start, out);
            out.writeInt(values.size());
            for (Map.Entry<P, Integer> entry : values.entrySet()) {
                write(notation.write(entry.getKey()), out);
                out.writeInt(entry.getValue());
            }
        }

        private static void write(String text, DataOutput out) throws IOException {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(bytes.length);
            out.write(bytes);
        }

        @Override
        public void read(DataInput in) throws IOException {
            if (!readText(in).equals(start)) {
                throw new IOException("positions from another start than " + start);
            }
            SequencedMap<P, Integer> found = new LinkedHashMap<>();
            long taken = 0;
            int count = in.readInt();
            try {
                for (int i = 0; i < count; i++) {
                    P position = notation.read(readText(in));
                    found.put(position, in.readInt());
                    taken += bytes(position);
                    if (i % LOOK_EVERY == 0 && taken > budget.memoryBytes()) {
                        throw new Budget.Exceeded("memory");
                    }
                }
            } catch (IllegalArgumentException e) {
                throw new IOException("no position", e);
            }
            values = found;
            bytes = taken;
        }

        private static String readText(DataInput in) throws IOException {
            byte[] bytes = new byte[Math.max(0, in.readInt())];
            in.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
