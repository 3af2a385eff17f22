package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.games.catalogue.Playable.Row;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Note;
import parlour.scene.NumberLine;
import parlour.scene.Panel;
import parlour.scene.Plot;
import parlour.scene.Scene;
import parlour.scene.Tone;

/** What pictures of positions consist of. */
class MonotonicSceneTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    @Test
    void aBoardHasRowPlotWordAndDeck() {
        Scene scene = show("monotonic(a=4,d=3,deck=12,board=5 1 4)");

        assertThat(scene.title()).isEqualTo("monotonic(a=4,d=3,deck=12,board=5 1 4)");
        assertThat(scene.panels())
                .extracting(panel -> panel.getClass().getSimpleName())
                .containsExactly("CellRow", "Plot", "NumberLine", "NumberLine");
        assertThat(panel(scene, CellRow.class).cells())
                .containsExactly(
                        Cell.of("5", Tone.DESCENDING),
                        Cell.of("1", Tone.ASCENDING),
                        Cell.of("4", Tone.BOTH).withEmphasis());
        assertThat(panel(scene, Plot.class).points())
                .extracting(point -> point.column() + "/" + point.row())
                .containsExactly("0/2", "1/0", "2/1");
        assertThat(spoken(lines(scene).getFirst()))
                .containsExactly("0", "R 1", "2 (3,1)", "P 4", "0", "B 5", "7 (2,3)");
    }

    @Test
    void theDeckTellsLabelsOutcomesAndPlies() {
        NumberLine deck = lines(show("monotonic(a=4,d=3,deck=12,board=5 1 4)")).getLast();

        assertThat(spoken(deck))
                .containsExactly(
                        "1 used", "2 P 0", "3 P 0", "4 used", "5 used", "6 N 1", "7 N 1", "8 N 1",
                        "9 N 1", "10 N 1", "11 N 1", "12 N 1");
        assertThat(deck.brackets())
                .containsExactly(
                        new NumberLine.Bracket(1, 2, Cell.of("(3,1)")),
                        new NumberLine.Bracket(5, 11, Cell.of("(2,3)")));
        assertThat(emphasized(deck)).containsExactly("2", "3");
    }

    @Test
    void aColourWordShowsGapsAndMoves() {
        Scene scene = show("monotonic(a=4,d=4,at=3R0P2)");

        assertThat(spoken(lines(scene).getFirst()))
                .containsExactly("3 (4,3)", "R", "0", "P", "2 (2,4)");
        assertThat(spoken(lines(scene).getLast()))
                .containsExactly("0:0 D", "0:1 D", "0:2 D", "2:0 N 1", "2:1 D");
        assertThat(scene.description()).endsWith("With best play nobody wins (D).");
    }

    @Test
    void aFinishedPlayShowsTheCompletedRun() {
        Scene scene = show("monotonic(a=4,d=3,deck=12,board=5 1 4 2)");

        assertThat(emphasized(panel(scene, CellRow.class))).containsExactly("5", "4", "2");
        assertThat(scene.description())
                .endsWith("Play is over by the run 5 4 2: the player who moved last has won.");
        assertThat(scene.legend().emphasis()).isEqualTo("the completed run");
        assertThat(lines(scene)).hasSize(1);
    }

    @Test
    void aRunOfTheRightLengthIsMarkedAmongOthers() {
        Scene scene = show("monotonic(a=3,d=9,deck=9,play=misere,board=7 1 6 5 8)");

        assertThat(emphasized(panel(scene, CellRow.class))).hasSize(3).contains("1", "8");
        assertThat(scene.description()).endsWith("the player who moved last has lost.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=4,deck=16,board=6 11 3 8)",
                "monotonic(a=5,d=4,deck=14)",
                "monotonic(a=3,d=4,deck=6,play=misere)",
                "monotonic(a=20,d=20,deck=9)",
                "monotonic(a=1,d=3,deck=4,play=misere)"
            })
    void outcomesAreThoseOfTheMoves(String text) {
        NumberLine deck = lines(show(text)).getLast();
        List<Row> moves = GAME.moves(Instances.of(text), Budget.unlimited());

        List<String> told = new ArrayList<>();
        for (Row row : moves) {
            String plies = row.remoteness().isPresent() ? " " + row.remoteness().getAsLong() : "";
            told.add(row.move() + " " + row.outcome() + plies);
        }
        assertThat(spoken(deck).stream().filter(cell -> !cell.endsWith("used")))
                .containsExactlyInAnyOrderElementsOf(told);
    }

    @Test
    void aHugeDeckIsShownInExcerpts() {
        Scene scene = show("monotonic(a=5,d=5,deck=1000000,board=500000 7 900000 3)");
        NumberLine deck = lines(scene).getLast();

        assertThat(deck.stops()).hasSizeLessThanOrEqualTo(DeckPanel.MAX_STOPS);
        assertThat(spoken(deck))
                .contains("499999", "500000 used", "500001", "499986 more", "1000000");
        assertThat(deck.brackets())
                .extracting(bracket -> bracket.cell().label())
                .containsExactly("(5,2)", "(4,3)", "(4,4)", "(3,5)");
        assertThat(panel(scene, Note.class).text()).startsWith("Outcomes are left out");
    }

    @Test
    void aLongRowIsShownFromItsEnd() {
        StringBuilder board = new StringBuilder("1");
        for (int card = 2; card <= 300; card++) {
            board.append(' ').append(card);
        }
        Scene scene = show("monotonic(a=301,d=2,deck=301,board=" + board + ")");

        assertThat(panel(scene, CellRow.class).cells()).hasSize(BoardPanels.MAX_TURNS);
        assertThat(panel(scene, CellRow.class).title()).endsWith("the last 40 of 300");
        assertThat(lines(scene).getFirst().stops()).hasSize(WordPanel.MAX_STOPS);
        assertThat(lines(scene).getLast().stops()).hasSizeLessThanOrEqualTo(DeckPanel.MAX_STOPS);
    }

    @Test
    void anExhaustedDeckIsADraw() {
        Scene scene = show("monotonic(a=3,d=3,deck=2,board=1 2)");

        assertThat(scene.description()).endsWith("a draw.");
        assertThat(scene.panels()).noneMatch(panel -> panel instanceof Note);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Q | 0 1/2 -3  | (-inf,-3) (4,2);-3 P;(-3,0) (3,3);0 used;(0,1/2) (3,3);1/2 P;(1/2,inf) (2,4)
                    N | 7 3 5     | 1..2 (4,2);3 R;4 (3,2);5 P;6 (2,3);7 B;8.. (2,4)
                    -N | -1       | ..-2 (4,3);-1 P
                    Z |           | .. (4,4)
                    L |           | 1..n (4,4)
                    """)
    void anInfiniteDeckShowsItsGaps(String deck, String board, String line) {
        String row = board == null ? "" : ",board=" + board;
        Scene scene = show("monotonic(a=4,d=4,deck=" + deck + row + ")");

        assertThat(String.join(";", spoken(lines(scene).getFirst()))).isEqualTo(line);
        assertThat(scene.description()).contains("Deck " + deck).endsWith("Play goes on.");
    }

    @Test
    void aFinishedPlayOnAnInfiniteDeckShowsTheRun() {
        Scene scene = show("monotonic(a=3,d=4,deck=Z,board=7 -3 5 9)");

        assertThat(emphasized(panel(scene, CellRow.class))).containsExactly("-3", "5", "9");
        assertThat(scene.description()).contains("over by the run -3 5 9");
        assertThat(scene.panels()).noneMatch(panel -> panel instanceof Note);
    }

    private static Scene show(String text) {
        return GAME.show(Instances.of(text));
    }

    private static <P extends Panel> P panel(Scene scene, Class<P> kind) {
        return scene.panels().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    private static List<NumberLine> lines(Scene scene) {
        return scene.panels().stream()
                .filter(NumberLine.class::isInstance)
                .map(NumberLine.class::cast)
                .toList();
    }

    private static List<String> spoken(NumberLine line) {
        return line.stops().stream()
                .map(stop -> (stop.cell().label() + " " + stop.cell().caption()).strip())
                .toList();
    }

    private static List<String> emphasized(Panel panel) {
        return panel.cells().stream().filter(Cell::emphasized).map(Cell::label).toList();
    }
}
