package parlour.claim;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads a certificate in one pass and breaks the seal only when all of it has been seen. Plain and
 * gzipped files (of {@linkplain GzipMember one member}) are accepted. One line at a time is in
 * memory, and one is held back, since the last line is the trailer.
 *
 * <p>A checker reads lines until there is none left and then asks {@link #damage}: whatever it
 * found wrong in a damaged file is the damage's fault.
 */
public final class CertificateReader {
    /** Longest line accepted: 64 MiB. */
    public static final int MAX_LINE = 64 * 1024 * 1024;

    private static final char REPLACEMENT = '\uFFFD';
    private static final String TRUNCATED = "truncated";
    private static final String NO_GZIP = "damaged: not a gzip file all through";

    private final InputStream in;
    private final MessageDigest digest = Sha256.start();
    private byte @Nullable [] ahead;
    private long lines;
    private @Nullable String damage;
    private byte[] buffer = new byte[256];

    /** What has been read of the stream, up to an end, and how much of it has been looked at. */
    private final byte[] chunk = new byte[1 << 16];

    private int chunkEnd;
    private int chunkAt;

    /** Reads from a stream, which stays the caller's to close. */
    public CertificateReader(InputStream stream) {
        this(stream, UnaryOperator.identity());
    }

    /** The same, where what is read is bounded once it is unpacked. */
    public CertificateReader(InputStream stream, UnaryOperator<InputStream> bound) {
        this.in = bound.apply(opened(stream));
        this.ahead = damage == null ? next() : null;
        if (ahead == null && damage == null) {
            damage = TRUNCATED;
        }
    }

    private InputStream opened(InputStream stream) {
        try {
            return GzipMember.unpacked(stream);
        } catch (java.util.zip.ZipException e) {
            damage = NO_GZIP;
        } catch (java.io.EOFException e) {
            damage = TRUNCATED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return InputStream.nullInputStream();
    }

    /**
     * The next line, canonical or else the file counts as damaged; empty once only the trailer is
     * left or the file is found damaged.
     */
    public Optional<Json> line() {
        byte @Nullable [] current = ahead;
        if (current == null || damage != null) {
            return Optional.empty();
        }
        ahead = next();
        if (ahead == null) {
            close(current);
            return Optional.empty();
        }
        digest.update(current);
        lines++;
        return parsed(current);
    }

    /**
     * What is wrong with the file itself, once all lines have been read; reads what is left of it.
     */
    public Optional<String> damage() {
        while (line().isPresent()) {
            continue;
        }
        return Optional.ofNullable(damage);
    }

    /** Lines read so far, the trailer not counted. */
    public long lines() {
        return lines;
    }

    private Optional<Json> parsed(byte[] bytes) {
        try {
            Optional<Json> json = JsonReader.readCanonical(text(bytes));
            if (json.isPresent()) {
                return json;
            }
            damage = "damaged: line " + lines + " is not in canonical form";
        } catch (CharacterCodingException e) {
            damage = "damaged: line " + lines + " is not UTF-8";
        } catch (IllegalArgumentException e) {
            damage = "damaged: line " + lines + ": " + e.getMessage();
        }
        return Optional.empty();
    }

    private static String text(byte[] line) throws CharacterCodingException {
        int length = line.length - 1;
        String text = new String(line, 0, length, StandardCharsets.UTF_8);
        // What is no UTF-8 has been replaced by this; or else it stands there itself.
        return text.indexOf(REPLACEMENT) < 0
                ? text
                : StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(line, 0, length))
                        .toString();
    }

    private void close(byte[] last) {
        Json.Fields trailer =
                Json.fields()
                        .with("lines", lines)
                        .with("sha256", HexFormat.of().formatHex(digest.digest()));
        byte[] expected = (trailer.canonical() + "\n").getBytes(StandardCharsets.UTF_8);
        if (!Arrays.equals(last, expected) && damage == null) {
            String text = new String(last, StandardCharsets.UTF_8);
            boolean sealed = text.startsWith("{\"lines\":") && text.endsWith("\"}\n");
            damage = sealed ? "damaged: the seal does not match the lines before it" : TRUNCATED;
        }
    }

    /**
     * The next line with its line feed; null at the end. A last line without line feed counts as
     * truncated.
     */
    private byte @Nullable [] next() {
        int length = 0;
        try {
            for (int c = read(); c >= 0; c = read()) {
                if (length == buffer.length) {
                    buffer = Arrays.copyOf(buffer, length * 2);
                }
                buffer[length++] = (byte) c;
                if (c == '\n') {
                    return Arrays.copyOf(buffer, length);
                }
                if (length == MAX_LINE) {
                    damage = "damaged: a line is longer than " + MAX_LINE + " bytes";
                    return null;
                }
            }
        } catch (java.util.zip.ZipException e) {
            damage = NO_GZIP;
        } catch (java.io.EOFException e) {
            damage = TRUNCATED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (length > 0) {
            damage = TRUNCATED;
        }
        return null;
    }

    /** The next byte, or -1 at the end: one call of the stream to a chunk, not to a byte. */
    private int read() throws IOException {
        if (chunkAt == chunkEnd) {
            chunkAt = 0;
            chunkEnd = Math.max(0, in.read(chunk));
        }
        return chunkAt < chunkEnd ? Byte.toUnsignedInt(chunk[chunkAt++]) : -1;
    }
}
