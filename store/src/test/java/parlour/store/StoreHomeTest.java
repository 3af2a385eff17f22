package parlour.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.BadInput;

/** Where the store lies, and that nobody else may look into it. */
class StoreHomeTest {
    @TempDir private Path temporary;

    @Test
    void theOwnVariableComesFirst() {
        Map<String, String> all =
                Map.of("PARLOUR_HOME", "/own", "XDG_DATA_HOME", "/xdg", "HOME", "/home/user");
        assertThat(StoreHome.of(all)).contains(new StoreHome(Path.of("/own")));
        assertThat(StoreHome.of(Map.of("XDG_DATA_HOME", "/xdg", "HOME", "/home/user")))
                .contains(new StoreHome(Path.of("/xdg/parlour")));
        assertThat(StoreHome.of(Map.of("HOME", "/home/user")))
                .contains(new StoreHome(Path.of("/home/user/.local/share/parlour")));
        assertThat(StoreHome.of(Map.of())).isEmpty();
    }

    @Test
    void emptyAndRelativeVariablesAreIgnored() {
        assertThat(StoreHome.of(Map.of("PARLOUR_HOME", "", "XDG_DATA_HOME", "xdg", "HOME", "/u")))
                .contains(new StoreHome(Path.of("/u/.local/share/parlour")));
        assertThat(StoreHome.of(Map.of("HOME", "u\0"))).isEmpty();
    }

    @Test
    void aRelativeFolderIsOneFromHere() {
        assertThat(StoreHome.named("x/../results").folder())
                .isEqualTo(Path.of("results").toAbsolutePath());
    }

    @Test
    void whatIsNoPathIsNamed() {
        assertThatThrownBy(() -> StoreHome.named("  "))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--store results");
        assertThatThrownBy(() -> StoreHome.of(Map.of("PARLOUR_HOME", "a\0b")))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void nothingIsCreatedBeforeItIsUsed() throws IOException {
        StoreHome home = new StoreHome(temporary.resolve("a/b"));
        assertThat(temporary.resolve("a")).doesNotExist();
        Path sub = home.subfolder("checkpoints");
        assertThat(sub).isDirectory().isEqualTo(temporary.resolve("a/b/checkpoints"));
        assertThat(home.subfolder("checkpoints")).isEqualTo(sub);
        for (Path path : new Path[] {home.folder(), sub}) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void aFileInTheWayIsAnError() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));
        assertThatThrownBy(() -> new StoreHome(file).created())
                .isInstanceOf(FileAlreadyExistsException.class);
    }
}
