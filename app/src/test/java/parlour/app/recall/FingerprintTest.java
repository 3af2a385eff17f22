package parlour.app.recall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A version is that of the classes that run, not of those that lie there by now. */
class FingerprintTest {
    @TempDir private Path folder;

    private Path archive(String name, String code) throws IOException {
        Path file = folder.resolve(name);
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("A.class"));
            zip.write(code.getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }

    private static Archives archives(Path... files) throws IOException {
        return Archives.at(new TreeSet<>(List.of(files)));
    }

    @Test
    void equalClassesHaveEqualDigests() throws IOException {
        String digest = Fingerprint.digest(archives(archive("a.jar", "one")));
        assertThat(digest).matches("[0-9a-f]{8}");
        assertThat(Fingerprint.digest(archives(archive("b.jar", "one")))).isEqualTo(digest);
        assertThat(Fingerprint.digest(archives(archive("c.jar", "two")))).isNotEqualTo(digest);
        Files.writeString(folder.resolve("A.class"), "one");
        assertThat(Fingerprint.digest(archives(folder))).isEqualTo(digest);
    }

    @Test
    void aProgramThatIsBuiltAnewWhileItRunsHasAVersionOfItsOwn() throws IOException {
        Archives running = archives(archive("a.jar", "one"));
        Files.move(
                archive("a.next", "two"),
                folder.resolve("a.jar"),
                StandardCopyOption.REPLACE_EXISTING);
        String own = Fingerprint.digest(running);
        assertThat(own).matches("[0-9a-f]{16}").isNotEqualTo(Fingerprint.digest(running));
        Files.delete(folder.resolve("a.jar"));
        assertThat(Fingerprint.digest(running)).matches("[0-9a-f]{16}");
    }
}
