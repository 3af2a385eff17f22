package parlour.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneTest {

    private static final Axis TWO = new Axis("turn", List.of("1", "2"));

    @Test
    void listsTonesOfAllPanelsOnceAndInOrder() {
        Scene scene =
                Scene.of(
                        "t",
                        "",
                        new CellRow("", List.of(Cell.of("1", Tone.USED), Cell.of("2"))),
                        new Ladder("", List.of(Cell.of("3", Tone.WIN), Cell.of("4", Tone.USED))),
                        new NumberLine(
                                "",
                                List.of(new NumberLine.Mark(Cell.of("5"))),
                                List.of(new NumberLine.Bracket(0, 0, Cell.of("p", Tone.PIVOT)))));
        assertThat(scene.tones()).containsExactly(Tone.WIN, Tone.USED, Tone.PIVOT);
        assertThat(scene.hasEmphasis()).isFalse();
    }

    @Test
    void findsEmphasisWithinAnyPanel() {
        HeatMap.Tile tile = new HeatMap.Tile(Cell.of("1/2").withEmphasis(), HeatMap.DARKEST);
        Axis one = new Axis("", List.of("1"));
        Scene scene = Scene.of("t", "", new HeatMap("", one, one, List.of(List.of(tile))));
        assertThat(scene.hasEmphasis()).isTrue();
        assertThat(scene.tones()).isEmpty();
    }

    @Test
    void legendOverridesOnlyWhatItNames() {
        Legend legend = Legend.COMMON.with(Tone.FREE, "gap").withEmphasis("named");
        assertThat(legend.meaning(Tone.FREE)).isEqualTo("gap");
        assertThat(legend.meaning(Tone.USED)).isEqualTo(Tone.USED.meaning());
        assertThat(legend.emphasis()).isEqualTo("named");
        assertThat(Legend.COMMON.meaning(Tone.FREE)).isEqualTo("free");
    }

    @Test
    void everyToneButNeutralHasItsOwnSignAndWords() {
        assertThat(Tone.NEUTRAL.sign()).isEmpty();
        assertThat(Arrays.stream(Tone.values()).map(Tone::sign)).doesNotHaveDuplicates();
        assertThat(Arrays.stream(Tone.values()).map(Tone::meaning)).doesNotHaveDuplicates();
    }

    @Test
    void stateIsTheCaptionOrElseTheSign() {
        assertThat(Cell.of("7", Tone.WIN).state()).isEqualTo("+");
        assertThat(Cell.of("7", Tone.WIN).withCaption("P").state()).isEqualTo("P");
        assertThat(Cell.of("7").withTone(Tone.LOSS).state()).isEqualTo("-");
        assertThat(Cell.of("7").state()).isEmpty();
    }

    @Test
    void copiesItsLists() {
        List<Cell> cells = new ArrayList<>(List.of(Cell.of("1")));
        CellRow row = new CellRow("", cells);
        cells.add(Cell.of("2"));
        assertThat(row.cells()).containsExactly(Cell.of("1"));
    }

    @Test
    void refusesPointsOffTheGrid() {
        Plot.Point edge = new Plot.Point(1, 1, Cell.of("x"));
        assertThat(new Plot("", TWO, TWO, List.of(edge)).cells()).containsExactly(Cell.of("x"));
        Plot.Point off = new Plot.Point(1, 2, Cell.of("x"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Plot("", TWO, TWO, List.of(off)))
                .withMessageContaining("(1, 2)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Plot.Point(0, -1, Cell.of("x")))
                .withMessageContaining("(0, -1)");
    }

    @Test
    void refusesRaggedRows() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new TableGrid("", List.of("a", "b"), List.of(List.of(Cell.of("1")))))
                .withMessageContaining("Row 0 has 1 cells where 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HeatMap("", TWO, TWO, List.of()))
                .withMessageContaining("0 rows where 2");
    }

    @Test
    void refusesQuantitiesOutOfRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BarRow.Bar(Cell.of("x"), -1))
                .withMessageContaining("(-1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HeatMap.Tile(Cell.of("x"), 1001))
                .withMessageContaining("(1001)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HeatMap.Tile(Cell.of("x"), -1))
                .withMessageContaining("(-1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NumberLine.Stretch(Cell.of("x"), -1))
                .withMessageContaining("(-1)");
    }

    @Test
    void refusesBracketsOutOfOrderOrBeyondTheLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NumberLine.Bracket(2, 1, Cell.of("block")))
                .withMessageContaining("(block)");
        NumberLine.Bracket beyond = new NumberLine.Bracket(0, 1, Cell.of("block"));
        List<NumberLine.Stop> stops = List.of(new NumberLine.Mark(Cell.of("1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NumberLine("", stops, List.of(beyond)))
                .withMessageContaining("ends at stop 1 of 1");
    }

    @Test
    void tallestBarOfNoneIsZero() {
        assertThat(new BarRow("", List.of()).tallest()).isZero();
        List<BarRow.Bar> bars =
                List.of(new BarRow.Bar(Cell.of("a"), 3), new BarRow.Bar(Cell.of("b"), 8));
        assertThat(new BarRow("", bars).tallest()).isEqualTo(8);
    }
}
