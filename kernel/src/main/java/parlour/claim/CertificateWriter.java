package parlour.claim;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Writes a certificate: canonical JSON Lines, sealed by a last line with the number of lines and
 * the SHA-256 of all bytes before it. Nothing is kept in memory. Without {@link #seal} the file is
 * rejected as truncated.
 */
public final class CertificateWriter implements CertificateSink {
    private final OutputStream out;
    private final MessageDigest digest = Sha256.start();
    private long lines;
    private long bytes;
    private Optional<String> abandoned = Optional.empty();

    /** Writes to a stream, which stays the caller's to close. */
    public CertificateWriter(OutputStream out) {
        this.out = out;
    }

    @Override
    public void open(CertificateHeader header) {
        if (lines > 0) {
            throw new IllegalStateException("the header comes first and once");
        }
        line(header.toJson());
    }

    @Override
    public void line(Json line) {
        byte[] text = (line.canonical() + "\n").getBytes(StandardCharsets.UTF_8);
        digest.update(text);
        lines++;
        write(text);
    }

    @Override
    public void abandon(String limit) {
        abandoned = Optional.of(limit);
    }

    /** The limit that ended the writing; empty if none did. */
    public Optional<String> abandoned() {
        return abandoned;
    }

    /**
     * Writes the trailer; the digest that stands in it, in hexadecimal digits.
     *
     * @throws IllegalStateException if the certificate was abandoned
     */
    public String seal() {
        if (abandoned.isPresent()) {
            throw new IllegalStateException("half a certificate is none");
        }
        String sha256 = HexFormat.of().formatHex(digest.digest());
        Json trailer = Json.fields().with("lines", lines).with("sha256", sha256);
        write((trailer.canonical() + "\n").getBytes(StandardCharsets.UTF_8));
        return sha256;
    }

    /** Lines written so far, the trailer not counted. */
    public long lines() {
        return lines;
    }

    /** Bytes written so far. */
    public long bytes() {
        return bytes;
    }

    private void write(byte[] text) {
        try {
            out.write(text);
            bytes += text.length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
