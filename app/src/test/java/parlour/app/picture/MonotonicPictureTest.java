package parlour.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.app.render.SvgRenderer;
import parlour.app.render.TextRenderer;
import parlour.games.Games;
import parlour.scene.Scene;

/** Pictures of monotonic positions, as accepted; only {@code -Dgolden=write} refreshes them. */
class MonotonicPictureTest {
    private static final Path FOLDER = Path.of("src/test/resources/parlour/app/picture");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    empty    | monotonic(a=5,d=4,deck=14)
                    lost     | monotonic(a=4,d=4,deck=16,board=6 11 3 8)
                    misere   | monotonic(a=4,d=3,deck=12,play=misere,board=5 1 4)
                    finished | monotonic(a=4,d=3,deck=12,board=5 1 4 2)
                    drawn    | monotonic(a=3,d=3,deck=2,board=1 2)
                    word     | monotonic(a=4,d=4,at=3R0P2)
                    huge     | monotonic(a=5,d=5,deck=1000000,board=500000 7 900000 3)
                    """)
    void isAsAccepted(String name, String instance) throws IOException {
        Scene scene = Games.open(instance).show();

        compare(
                "monotonic-" + name + ".txt",
                new TextRenderer(TextRenderer.USUAL, false).render(scene));
        compare("monotonic-" + name + ".svg", new SvgRenderer(SvgRenderer.USUAL).render(scene));
    }

    private static void compare(String file, String picture) throws IOException {
        Path golden = FOLDER.resolve(file);
        if ("write".equals(System.getProperty("golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, picture);
        }
        assertThat(picture).isEqualTo(Files.readString(golden));
    }
}
