package parlour.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.scene.BarRow;
import parlour.scene.BarRow.Bar;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Bracket;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.Scene;
import parlour.scene.TableGrid;
import parlour.scene.Tone;

class TextRendererTest {

    private static String plain(Scene scene) {
        return new TextRenderer(40, false).render(scene);
    }

    @Test
    void recordsAreOverlinedAndUnderlinedToTheWidthOfTheirLabels() {
        var row =
                new CellRow(
                        "Cards",
                        List.of(
                                Cell.of("10", Tone.ASCENDING),
                                Cell.of("7", Tone.DESCENDING),
                                Cell.of("日本", Tone.BOTH)));
        assertThat(plain(Scene.of("T", "", row)).lines().skip(2).limit(4))
                .containsExactly(
                        "Cards", //
                        "   __         ____",
                        "   10    7    日本",
                        "         ‾    ‾‾‾‾");
    }

    @Test
    void toneWithoutCaptionShowsItsSign() {
        var row = new CellRow("", List.of(Cell.of("1", Tone.WIN), Cell.of("2", Tone.LOSS)));
        assertThat(plain(Scene.of("T", "", row)))
                .contains("  1  2\n  +  -\n")
                .contains("  +    win\n")
                .contains("  -    loss\n");
    }

    @Test
    void aSceneWithoutTonesHasNoLegend() {
        var row = new CellRow("", List.of(Cell.of("1")));
        assertThat(plain(Scene.of("T", "", row))).isEqualTo("T\n\n  1\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 72, 100, 200})
    void linesKeepTheWidth(int width) {
        SampleScenes.all().entrySet().stream()
                .filter(entry -> !List.of("hostile", "table", "monotonic").contains(entry.getKey()))
                .forEach(
                        entry ->
                                assertThat(new TextRenderer(width, false).render(entry.getValue()))
                                        .describedAs(entry.getKey())
                                        .satisfies(page -> assertLinesFit(page, width)));
    }

    private static void assertLinesFit(String page, int width) {
        assertThat(page.lines()).allMatch(line -> TextWidth.of(line) <= width);
    }

    @Test
    void colourOnlyAddsEscapes() {
        SampleScenes.all()
                .forEach(
                        (name, scene) -> {
                            String coloured = new TextRenderer(72, true).render(scene);
                            assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
                                    .describedAs(name)
                                    .isEqualTo(new TextRenderer(72, false).render(scene));
                        });
        assertThat(new TextRenderer(72, true).render(SampleScenes.monotonic())).contains("\u001b[");
    }

    @Test
    void labelsCannotSendEscapesToTheTerminal() {
        assertThat(plain(SampleScenes.hostile()).chars())
                .allMatch(c -> c == '\n' || !Character.isISOControl(c))
                .noneMatch(c -> c == 0x202E);
    }

    @Test
    void noLineEndsInBlanks() {
        SampleScenes.all()
                .forEach((name, scene) -> assertThat(plain(scene)).doesNotContainPattern(" \n"));
    }

    @Test
    void wideTablesRepeatTheFirstColumn() {
        var header = List.of("move", "a".repeat(20), "b".repeat(20));
        var table =
                new TableGrid(
                        "", header, List.of(List.of(Cell.of("7"), Cell.of("x"), Cell.of("y"))));
        assertThat(
                        plain(Scene.of("T", "", table))
                                .lines()
                                .filter(line -> line.startsWith("     7")))
                .containsExactly("     7  x", "     7  y");
    }

    @Test
    void bracketsStandUnderTheirStops() {
        List<Stop> stops =
                List.of(new Mark(Cell.of("1")), new Mark(Cell.of("2")), new Mark(Cell.of("3")));
        var line = new NumberLine("", stops, List.of(new Bracket(1, 2, Cell.of("ab"))));
        assertThat(plain(Scene.of("T", "", line))).isEqualTo("T\n\n  1──2──3\n     └ab┘\n");
    }

    @Test
    void barsAreScaledWithoutOverflowAndNeverVanish() {
        assertThat(TextPanels.scaled(Integer.MAX_VALUE, Integer.MAX_VALUE, 30)).isEqualTo(30);
        assertThat(TextPanels.scaled(1, Integer.MAX_VALUE, 30)).isEqualTo(1);
        assertThat(TextPanels.scaled(0, Integer.MAX_VALUE, 30)).isZero();
        assertThat(TextPanels.scaled(7, 9, 30)).isEqualTo(7);
        var row = new BarRow("", List.of(new Bar(Cell.of("a"), 3)));
        assertThat(plain(Scene.of("T", "", row))).contains("  a ███ 3\n");
    }

    @Test
    void refusesAPageTooNarrow() {
        assertThat(new TextRenderer(20, false).width()).isEqualTo(20);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TextRenderer(19, false))
                .withMessageContaining("(19)");
    }
}
