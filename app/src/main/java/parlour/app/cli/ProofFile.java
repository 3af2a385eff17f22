package parlour.app.cli;

import parlour.claim.BadInput;
import parlour.claim.CertificateSink;
import parlour.claim.CertificateWriter;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
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
final class ProofFile implements AutoCloseable {
    private final Path target;
    private final Path growing;
    private final FileOutputStream file;
    private final OutputStream stream;
    private final CertificateWriter writer;

    private ProofFile(Path target, Path growing) throws IOException {
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
     * @throws BadInput if it cannot be written there
     */
    static ProofFile at(String name) {
        Path target = FileNames.path(name, "--proof FILE", "--proof proof.jsonl");
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw FileNames.bad(name, "is there already and no plain file", "--proof proof.jsonl");
        }
        try {
            return new ProofFile(
                    target,
                    target.resolveSibling(target.getFileName() + ".part" + System.nanoTime()));
        } catch (IOException e) {
            throw FileNames.bad(
                    name, "cannot be written: " + FileNames.reason(e), "--proof proof.jsonl");
        }
    }

    /** Where the certificate goes. */
    CertificateSink sink() {
        return writer;
    }

    /**
     * Seals what was written and gives it its name.
     *
     * @return the digest of its seal; empty if nothing was written, so that there is no file
     */
    Optional<String> keep() {
        if (writer.lines() == 0) {
            return Optional.empty();
        }
        try {
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
        } catch (IOException e) {
            throw FileNames.bad(
                    target.toString(),
                    "cannot be written: " + FileNames.reason(e),
                    "--proof proof.jsonl");
        }
    }

    /** Removes what was not kept. */
    @Override
    public void close() {
        try {
            file.close();
            Files.deleteIfExists(growing);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
