package parlour.games.monotonic.engine.young;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.games.monotonic.check.BoxCertificate;

/**
 * Writes planes of a box into a certificate: the bits of all diagrams from the full box down to the
 * empty diagram, words from the greatest to the least. That is block by block, starts and ends from
 * the greatest to the least, whatever the order of the blocks in the plane.
 */
final class BoxProof {
    private final Blocks blocks;
    private final CertificateSink sink;
    private final Budget budget;
    private final ByteBuffer line =
            ByteBuffer.allocate(BoxCertificate.LINE_DIAGRAMS / Byte.SIZE)
                    .order(ByteOrder.LITTLE_ENDIAN);

    /** Bits that do not fill a long yet, and how many they are. */
    private long bits;

    private int count;

    BoxProof(Blocks blocks, CertificateSink sink, Budget budget) {
        this.blocks = blocks;
        this.sink = sink;
        this.budget = budget;
    }

    /**
     * Writes the lines of one nimber.
     *
     * @param plane the diagrams of this nimber
     */
    void write(Plane plane, int nimber) {
        long[] block =
                new long
                        [Bits.words(
                                        (int)
                                                YoungBox.choose(
                                                        blocks.endLetters(),
                                                        blocks.endLetters() / 2))
                                + 1];
        for (int start = (1 << blocks.startLetters()) - 1; start >= 0; start--) {
            if (blocks.isStart(start)) {
                budget.spend();
                int size = blocks.size(start);
                plane.read(blocks.place(start), block, Bits.words(size));
                add(block, size, nimber);
            }
        }
        flush(nimber);
    }

    private void add(long[] block, int size, int nimber) {
        for (int left = size; left > 0; left -= Math.min(Long.SIZE, left)) {
            int taken = Math.min(Long.SIZE, left);
            long read = Bits.read(block, left - taken, taken);
            add(Long.reverse(read) >>> Long.SIZE - taken, taken, nimber);
        }
    }

    private void add(long more, int taken, int nimber) {
        bits |= more << count;
        count += taken;
        if (count >= Long.SIZE) {
            line.putLong(bits);
            count -= Long.SIZE;
            bits = count == 0 ? 0 : more >>> taken - count;
            if (!line.hasRemaining()) {
                write(nimber);
            }
        }
    }

    /** The last line has as many bytes as it needs. */
    private void flush(int nimber) {
        for (; count > 0; count -= Byte.SIZE) {
            line.put((byte) bits);
            bits >>>= Byte.SIZE;
        }
        count = 0;
        if (line.position() > 0) {
            write(nimber);
        }
    }

    private void write(int nimber) {
        byte[] bytes = Arrays.copyOf(line.array(), line.position());
        sink.line(
                Json.fields()
                        .with("bits", Base64.getEncoder().encodeToString(bytes))
                        .with("nimber", nimber));
        line.clear();
    }
}
