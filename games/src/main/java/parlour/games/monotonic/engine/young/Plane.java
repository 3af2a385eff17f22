package parlour.games.monotonic.engine.young;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * One bit for each diagram of a box, in memory or in a file that is mapped into memory.
 *
 * @param bits the table
 */
record Plane(MemorySegment bits) {
    /** A plane of zeros in memory. */
    static Plane inMemory(long words, Arena arena) {
        return new Plane(arena.allocate(words * Long.BYTES, Long.BYTES));
    }

    /** A plane in a file, which is made of zeros if it is not there. */
    static Plane inFile(Path file, long words, Arena arena) throws IOException {
        try (FileChannel channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            return new Plane(
                    channel.map(FileChannel.MapMode.READ_WRITE, 0, words * Long.BYTES, arena));
        }
    }

    /** Copies longs out. */
    void read(long place, long[] to, int count) {
        MemorySegment.copy(bits, ValueLayout.JAVA_LONG, place * Long.BYTES, to, 0, count);
    }

    /** Copies longs in. */
    void write(long place, long[] from, int count) {
        MemorySegment.copy(from, 0, bits, ValueLayout.JAVA_LONG, place * Long.BYTES, count);
    }

    /** One bit. */
    boolean has(long bit) {
        long word = bits.getAtIndex(ValueLayout.JAVA_LONG, bit / Long.SIZE);
        return (word >>> bit % Long.SIZE & 1) == 1;
    }

    /** Puts what was written on the disk, if it is in a file. */
    void force() {
        if (bits.isMapped()) {
            bits.force();
        }
    }
}
