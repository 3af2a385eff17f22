package parlour.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.app.render.Chunks.Chunk;
import parlour.games.Games;
import parlour.scene.Cell;
import parlour.scene.NumberLine.Bracket;

/** The small parts: widths, printable text, wrapping, brackets. */
class LayoutTest {

    private static Bracket bracket(int first, int last) {
        return new Bracket(first, last, Cell.of("b"));
    }

    @Test
    void countsTerminalColumns() {
        assertThat(TextWidth.of("")).isZero();
        assertThat(TextWidth.of("ω·2+3")).isEqualTo(5);
        assertThat(TextWidth.of("日本")).isEqualTo(4);
        assertThat(TextWidth.of("e\u0301")).isEqualTo(1);
        assertThat(TextWidth.of("\ud83d\ude00")).isEqualTo(2);
        assertThat(TextWidth.of("a\u200bb")).isEqualTo(2);
    }

    @Test
    void replacesWhatMustNotBeShown() {
        assertThat(Printable.of("a\tb\nc\rd")).isEqualTo("a b c d");
        assertThat(Printable.of("\u0000\u001b\u007f\u009b\u2028\ufffe\udc00"))
                .isEqualTo("\ufffd".repeat(7));
        assertThat(Printable.of("\u202eevil\u2066\u200f")).isEqualTo("\ufffdevil\ufffd\ufffd");
        assertThat(Printable.of("\ud83d\ude00 ω ∈ 日")).isEqualTo("\ud83d\ude00 ω ∈ 日");
    }

    @Test
    void escapesMarkup() {
        assertThat(SvgCanvas.escape("<a b='c' d=\"e\">&"))
                .isEqualTo("&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;");
    }

    @Test
    void longMeaningsOfLegendsAndLongWordsWrap() {
        String instance = "transposition(domain=1..6|8..19,sequence=3,moves=4)";
        for (String shown : List.of(instance, "sylver(named=4 11)", "monotonic(a=3,d=3,deck=5)")) {
            String svg = new SvgRenderer(300).render(Games.open(shown).show());
            assertThat(svg).startsWith("<svg ").contains(" width=\"300\"");
        }
        Pen pen = Pen.Face.BODY.plain();
        assertThat(SvgCanvas.lines(instance, pen, 120))
                .containsExactly(
                        "transposition(", "domain=1..6|", "8..19,", "sequence=3,", "moves=4)");
        assertThat(SvgCanvas.lines("a ".repeat(40) + "b", pen, 1)).hasSize(41);
        assertThat(SvgCanvas.lines("", pen, 9)).containsExactly("");
    }

    @Test
    void fillsLinesGreedily() {
        assertThat(Chunks.of(new int[] {3, 3, 3, 3, 3}, 1, 7, List.of()))
                .containsExactly(new Chunk(0, 2), new Chunk(2, 4), new Chunk(4, 5));
        assertThat(Chunks.of(new int[0], 1, 7, List.of())).isEmpty();
    }

    @Test
    void aStopWiderThanTheLimitHasItsOwnLine() {
        assertThat(Chunks.of(new int[] {1, 99, 1}, 1, 7, List.of()))
                .containsExactly(new Chunk(0, 1), new Chunk(1, 2), new Chunk(2, 3));
    }

    @Test
    void breaksBeforeABracketThatFitsTheNextLine() {
        assertThat(Chunks.of(new int[] {3, 3, 3, 3, 3}, 1, 11, List.of(bracket(2, 3))))
                .containsExactly(new Chunk(0, 2), new Chunk(2, 5));
        assertThat(Chunks.of(new int[] {3, 3, 3, 3}, 1, 7, List.of(bracket(0, 3))))
                .containsExactly(new Chunk(0, 2), new Chunk(2, 4));
    }

    @Test
    void overlappingBracketsGoToTheNextLevel() {
        assertThat(BracketLevels.of(List.of(bracket(3, 5), bracket(0, 1), bracket(1, 3))))
                .containsExactly(List.of(bracket(0, 1), bracket(3, 5)), List.of(bracket(1, 3)));
    }

    @Test
    void bracketsWidenTheirLastStop() {
        int[] widths = {2, 2, 2};
        BracketLevels.widen(widths, 1, List.of(bracket(0, 1), bracket(2, 2)), new int[] {9, 1});
        assertThat(widths).containsExactly(2, 6, 2);
    }

    @Test
    void heavierFacesAreTakenForWider() {
        assertThat(Pen.Face.TITLE.plain().extent("")).isZero();
        assertThat(TextExtent.of("00", 100)).isEqualTo(128);
        assertThat(Pen.Face.HEADING.plain().extent("0000"))
                .isGreaterThan(TextExtent.of("0000", Pen.Face.HEADING.size()));
    }
}
