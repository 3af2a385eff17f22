package parlour.claim;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * A certificate on its way into a file. It grows beside its target and takes the target's name only
 * when it is sealed and safe on disk, so that a file under that name is always whole. A name that
 * ends in {@code .gz} asks for gzip.
 */
public final class CertificateFile implements AutoCloseable {
    private final Path target;
    private final GrowingFile file;
    private final OutputStream stream;
    private final CertificateWriter writer;
    private long size;

    private CertificateFile(Path target, GrowingFile file) throws IOException {
        this.target = target;
        this.file = file;
        OutputStream buffered =
                new BufferedOutputStream(Channels.newOutputStream(file.channel()), 1 << 16);
        this.stream =
                target.toString().endsWith(".gz")
                        ? new GZIPOutputStream(buffered, 1 << 16)
                        : buffered;
        this.writer = new CertificateWriter(stream);
    }

    /**
     * Starts a file.
     *
     * @throws IOException if it cannot be written there
     */
    public static CertificateFile growing(Path target) throws IOException {
        return new CertificateFile(target, GrowingFile.beside(target));
    }

    /** Where the certificate goes. */
    public CertificateSink sink() {
        return writer;
    }

    /**
     * Seals what was written and gives it its name.
     *
     * @return the digest of its seal; empty if nothing was written, or not to the end, so that
     *     there is no file
     * @throws IOException if it cannot be written
     */
    public Optional<String> keep() throws IOException {
        if (writer.lines() == 0 || writer.abandoned().isPresent()) {
            return Optional.empty();
        }
        String sha256 = writer.seal();
        if (stream instanceof GZIPOutputStream gzip) {
            gzip.finish();
        }
        stream.flush();
        size = file.become(target);
        return Optional.of(sha256);
    }

    /** The limit that ended the writing; empty if none did. */
    public Optional<String> abandoned() {
        return writer.abandoned();
    }

    /** How many bytes the file has that was kept, whoever has replaced it since. */
    public long size() {
        return size;
    }

    /** Removes what was not kept. */
    @Override
    public void close() throws IOException {
        file.close();
    }
}
