package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Outputs that are compared with files; only {@code -Dgolden=write} refreshes the files. */
final class Golden {
    private static final Path FOLDER = Path.of("src/test/resources/parlour/app/cli");

    private Golden() {}

    static void assertSame(String file, String actual) {
        Path golden = FOLDER.resolve(file);
        try {
            if ("write".equals(System.getProperty("golden"))) {
                Files.createDirectories(FOLDER.resolve("real"));
                Files.writeString(golden, actual);
            }
            assertThat(actual).describedAs(file).isEqualTo(Files.readString(golden));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
