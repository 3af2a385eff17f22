package parlour.claim;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * A certificate on its way into a file. It grows beside its target and takes the target's name only
 * when it is sealed and safe on disk, so that a file under that name is always whole. A name that
 * ends in {@code .gz} asks for gzip.
 */
public final class CertificateFile implements AutoCloseable {
    private final Path target;
    private final Path growing;
    private final FileOutputStream file;
    private final OutputStream stream;
    private final CertificateWriter writer;

    private CertificateFile(Path target, Path growing) throws IOException {
        this.target = target;
        this.growing = growing;
        Files.createFile(growing);
        this.file = new FileOutputStream(growing.toFile());
        OutputStream buffered = new BufferedOutputStream(file, 1 << 16);
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
        String name = target.getFileName() + ".part" + System.nanoTime();
        return new CertificateFile(target, target.resolveSibling(name));
    }

    /** Where the certificate goes. */
    public CertificateSink sink() {
        return writer;
    }

    /**
     * Seals what was written and gives it its name.
     *
     * @return the digest of its seal; empty if nothing was written, so that there is no file
     * @throws IOException if it cannot be written
     */
    public Optional<String> keep() throws IOException {
        if (writer.lines() == 0) {
            return Optional.empty();
        }
        String sha256 = writer.seal();
        if (stream instanceof GZIPOutputStream gzip) {
            gzip.finish();
        }
        stream.flush();
        file.getFD().sync();
        stream.close();
        Files.move(
                growing,
                target,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
        return Optional.of(sha256);
    }

    /** Removes what was not kept. */
    @Override
    public void close() throws IOException {
        file.close();
        Files.deleteIfExists(growing);
    }
}
