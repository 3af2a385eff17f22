package parlour.claim;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * What a file of one gzip member holds (RFC 1952). Where the platform's stream takes what follows
 * the member for no fault, this one complains, so that a byte that is added to a file is noticed.
 */
final class GzipMember extends InputStream {
    private static final int MAGIC_LOW = 0x1f;
    private static final int MAGIC_HIGH = 0x8b;
    private static final int DEFLATE = 8;

    // The flags of a header, in the order in which what they announce stands there.
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int HEADER_CHECK = 2;
    private static final int KNOWN = 1 | HEADER_CHECK | EXTRA | NAME | COMMENT;

    private final Deflated deflated;
    private final CRC32 sum = new CRC32();
    private boolean hasEnded;

    /**
     * Reads a header.
     *
     * @throws ZipException if it is none
     * @throws EOFException if the stream ends before
     */
    GzipMember(InputStream in) throws IOException {
        if (next(in) != MAGIC_LOW || next(in) != MAGIC_HIGH || next(in) != DEFLATE) {
            throw new ZipException("no gzip header");
        }
        int flags = next(in);
        if ((flags & ~KNOWN) != 0) {
            throw new ZipException("unknown flags");
        }
        skip(in, 6); // time, hints, system
        if ((flags & EXTRA) != 0) {
            skip(in, next(in) | next(in) << 8);
        }
        for (int text : new int[] {NAME, COMMENT}) {
            while ((flags & text) != 0 && next(in) != 0) {
                continue;
            }
        }
        skip(in, (flags & HEADER_CHECK) == 0 ? 0 : 2);
        deflated = new Deflated(in);
    }

    /** The stream itself, or what it holds if it begins like a gzip file. */
    static InputStream unpacked(InputStream raw) throws IOException {
        BufferedInputStream in = new BufferedInputStream(raw, 1 << 16);
        in.mark(2);
        boolean packed = in.read() == MAGIC_LOW && in.read() == MAGIC_HIGH;
        in.reset();
        return packed ? new GzipMember(in) : in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int got = hasEnded ? -1 : deflated.read(bytes, from, length);
        if (got >= 0) {
            sum.update(bytes, from, got);
        } else if (!hasEnded) {
            hasEnded = true;
            deflated.demandEnd(sum.getValue());
        }
        return got;
    }

    private static int next(InputStream in) throws IOException {
        int next = in.read();
        if (next < 0) {
            throw new EOFException();
        }
        return next;
    }

    private static void skip(InputStream in, int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            next(in);
        }
    }

    /** The deflated bytes, with access to what was read beyond them. */
    private static final class Deflated extends InflaterInputStream {
        Deflated(InputStream in) {
            super(in, new Inflater(true), 1 << 16);
        }

        /** Two numbers of 32 bits, the lowest byte first, and nothing else. */
        void demandEnd(long sum) throws IOException {
            int beyond = inf.getRemaining();
            InputStream rest =
                    new SequenceInputStream(
                            new ByteArrayInputStream(buf, len - beyond, beyond), in);
            long length = inf.getBytesWritten() & 0xffff_ffffL;
            if (number(rest) != sum || number(rest) != length || rest.read() >= 0) {
                throw new ZipException("not this member alone");
            }
        }

        private static long number(InputStream in) throws IOException {
            long number = 0;
            for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
                number |= (long) next(in) << shift;
            }
            return number;
        }
    }
}
