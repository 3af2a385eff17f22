package parlour.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.scene.Cell;
import parlour.scene.Diagram;
import parlour.scene.Diagram.Link;
import parlour.scene.Scene;
import parlour.scene.Tone;

class DiagramTest {
    private static final List<List<Cell>> LEVELS =
            List.of(
                    List.of(Cell.of("top")),
                    List.of(Cell.of("left", Tone.WIN), Cell.of("right")),
                    List.of(Cell.of("low")));
    private static final Diagram DIAGRAM =
            new Diagram(
                    "Order",
                    LEVELS,
                    List.of(new Link(1, 0), new Link(2, 0), new Link(3, 1), new Link(3, 2)));

    @Test
    void textHasTheLevelsAndTheCovers() {
        String text = new TextRenderer(80, false).render(Scene.of("t", "", DIAGRAM));
        assertThat(text).containsSubsequence("top", "left", "right", "low");
        assertThat(text)
                .contains("low below left right\n")
                .contains("right below top\n")
                .contains("left below top\n");
    }

    @Test
    void svgHasALineForEachLinkBehindTheTiles() {
        String svg = new SvgRenderer(SvgRenderer.USUAL).render(Scene.of("t", "", DIAGRAM));
        assertThat(svg.split("<path d=\"M\\d+ \\d+L\\d+ \\d+\" class=\"grid\"/>", -1)).hasSize(5);
        assertThat(svg.indexOf("class=\"grid\"")).isLessThan(svg.indexOf(">top</text>"));
    }

    @Test
    void linksLeadUpToCells() {
        assertThatThrownBy(() -> new Diagram("", LEVELS, List.of(new Link(0, 1))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Diagram("", LEVELS, List.of(new Link(4, 1))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
