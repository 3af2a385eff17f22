package parlour.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures are compared with files that only {@code -Dgolden=write} refreshes. */
class GoldenPictureTest {

    private static final Path FOLDER = Path.of("src/test/resources/parlour/app/render");
    private static final boolean WRITE = "write".equals(System.getProperty("golden"));

    static Stream<String> names() {
        return SampleScenes.all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void textIsAsAccepted(String name) throws IOException {
        var renderer = new TextRenderer(72, false);
        compare(name + ".txt", renderer.render(SampleScenes.named(name)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void svgIsAsAccepted(String name) throws IOException {
        var renderer = new SvgRenderer(SvgRenderer.USUAL);
        compare(name + ".svg", renderer.render(SampleScenes.named(name)));
    }

    @Test
    void colouredTextIsAsAccepted() throws IOException {
        var renderer = new TextRenderer(72, true);
        compare("monotonic.ansi", renderer.render(SampleScenes.monotonic()));
    }

    @Test
    void noGoldenFileIsLeftOver() throws IOException {
        assumeThat(WRITE).describedAs("files are being written").isFalse();
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            Stream.concat(
                                            names().flatMap(n -> Stream.of(n + ".txt", n + ".svg")),
                                            Stream.of("monotonic.ansi"))
                                    .toList());
        }
    }

    private static void compare(String file, String picture) throws IOException {
        Path golden = FOLDER.resolve(file);
        if (WRITE) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, picture);
        }
        assertThat(picture).isEqualTo(Files.readString(golden));
    }
}
