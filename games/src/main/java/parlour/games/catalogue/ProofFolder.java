package parlour.games.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.claim.CertificateFile;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;

/**
 * The folder in which the units of a sweep leave their certificates, gzipped.
 *
 * @param folder made when the first one is written
 * @param family the family's name, with which the files' names begin
 */
public record ProofFolder(Path folder, String family) {
    /** The file of a unit. */
    public Path file(String unit) {
        return folder.resolve(family + "-" + unit.replace(',', '-') + ".jsonl.gz");
    }

    /**
     * Starts the file of a unit.
     *
     * @throws IOException if it cannot be written
     */
    public CertificateFile growing(String unit) throws IOException {
        Files.createDirectories(folder);
        return CertificateFile.growing(file(unit));
    }

    /** Whether the file of a unit is whole and claims what it should; not whether that is true. */
    public boolean stands(String unit, Predicate<CertificateHeader> agrees) {
        try (InputStream in = Files.newInputStream(file(unit))) {
            CertificateReader lines = new CertificateReader(in);
            Optional<Json> first = lines.line();
            return lines.damage().isEmpty()
                    && first.flatMap(CertificateHeader::read).filter(agrees).isPresent();
        } catch (IOException e) {
            return false;
        }
    }
}
