package parlour.solve.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
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
    private SequencedMap<P, Integer> values = new LinkedHashMap<>();

    /** No values yet, and none beyond the memory of the budget. */
    public PositionValues(Budget budget) {
        this.budget = budget;
    }

    /** The value of a position; null if none has been found. */
    public @Nullable Integer of(P position) {
        return values.get(position);
    }

    /** Adds the value of a position. */
    public void put(P position, int value) {
        values.put(position, value);
    }

    /** How many positions have one. */
    public int size() {
        return values.size();
    }

    /** Bytes taken. */
    public long bytes() {
        return values.size() * BYTES_PER_POSITION;
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
            int count = in.readInt();
            try {
                for (int i = 0; i < count; i++) {
                    found.put(notation.read(readText(in)), in.readInt());
                    if (i % LOOK_EVERY == 0
                            && found.size() * BYTES_PER_POSITION > budget.memoryBytes()) {
                        throw new Budget.Exceeded("memory");
                    }
                }
            } catch (IllegalArgumentException e) {
                throw new IOException("no position", e);
            }
            values = found;
        }

        private static String readText(DataInput in) throws IOException {
            byte[] bytes = new byte[Math.max(0, in.readInt())];
            in.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
