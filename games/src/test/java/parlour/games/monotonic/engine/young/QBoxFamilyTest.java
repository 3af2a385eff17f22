package parlour.games.monotonic.engine.young;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.Budget;
import parlour.solve.sweep.Workshop;

class QBoxFamilyTest {
    @TempDir private Path folder;

    private QBoxFamily family(boolean nimbers, boolean proved) {
        return new QBoxFamily(
                new YoungBox(6, 5),
                nimbers,
                false,
                proved ? Optional.of(folder) : Optional.empty());
    }

    private byte[] row(QBoxFamily family, String unit) {
        return family.work(unit, new Workshop(Budget.unlimited(), folder.resolve("scratch")));
    }

    @Test
    void certificatesChangeNoRow() {
        for (boolean nimbers : new boolean[] {false, true}) {
            for (String unit : family(nimbers, false).units()) {
                assertThat(row(family(nimbers, true), unit))
                        .isEqualTo(row(family(nimbers, false), unit));
            }
        }
    }

    /** A unit stands as long as a whole certificate is there that claims what its row says. */
    @Test
    void aUnitStandsByItsCertificate() throws IOException {
        QBoxFamily family = family(true, true);
        byte[] row = row(family, "6x5");
        Path file = folder.resolve("q-box-6x5-nimbers.jsonl.gz");
        assertThat(family.stands("6x5", row)).isTrue();
        assertThat(family(true, false).stands("6x5", row)).isTrue();
        assertThat(family(false, true).stands("6x5", row)).isFalse();
        String changed = new String(row, StandardCharsets.UTF_8).replace("\n", "1\n");
        assertThat(family.stands("6x5", changed.getBytes(StandardCharsets.UTF_8))).isFalse();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 9));
        assertThat(family.stands("6x5", row)).isFalse();
        Files.delete(file);
        assertThat(family.stands("6x5", row)).isFalse();
    }
}
