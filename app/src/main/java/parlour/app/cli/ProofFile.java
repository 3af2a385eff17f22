package parlour.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import parlour.app.file.FileNames;
import parlour.claim.BadInput;
import parlour.claim.CertificateFile;
import parlour.claim.CertificateSink;
import parlour.claim.FileFailure;

/** A {@link CertificateFile} under a name that a user gave. */
final class ProofFile implements AutoCloseable {
    private static final String EXAMPLE = "--proof proof.jsonl";

    private final Path target;
    private final CertificateFile file;

    private ProofFile(Path target, CertificateFile file) {
        this.target = target;
        this.file = file;
    }

    /**
     * Starts a file.
     *
     * @throws BadInput if it cannot be written there
     */
    static ProofFile at(String name) {
        Path target = FileNames.path(name, "--proof FILE", EXAMPLE);
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw FileNames.bad(name, "is there already and no plain file", EXAMPLE);
        }
        try {
            return new ProofFile(target, CertificateFile.growing(target));
        } catch (IOException e) {
            throw bad(name, e);
        }
    }

    /** Where the certificate goes. */
    CertificateSink sink() {
        return file.sink();
    }

    /**
     * Seals what was written and gives it its name.
     *
     * @return the digest of its seal; empty if nothing was written, or not to the end, so that
     *     there is no file
     */
    Optional<String> keep() {
        try {
            return file.keep();
        } catch (IOException e) {
            throw bad(target.toString(), e);
        }
    }

    /** The limit that ended the writing; empty if none did. */
    Optional<String> abandoned() {
        return file.abandoned();
    }

    /** How many bytes the file has that was kept. */
    long size() {
        return file.size();
    }

    private static BadInput bad(String name, IOException e) {
        return FileNames.bad(name, "cannot be written: " + FileFailure.reason(e), EXAMPLE);
    }

    /** Removes what was not kept. */
    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
