package parlour.games.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.scene.BarRow;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Note;
import parlour.scene.NumberLine;
import parlour.scene.Panel;
import parlour.scene.Scene;
import parlour.scene.Tone;

class TranspositionSceneTest {
    private static final String PENNIES = "transposition(pennies=3 5 2 1 7 1 4 2 1)";

    private static Scene draw(String instance) {
        return TranspositionScene.of(Positions.read(instance));
    }

    @Test
    void aLineShowsBlocksPivotsAndClumps() {
        Scene scene = draw("transposition(domain=1..9,sequence=5 1 7 8,moves=4)");
        NumberLine line = (NumberLine) scene.panels().getFirst();
        assertThat(line.stops())
                .extracting(stop -> stop.cell().label())
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(line.stops().get(4).cell().tone()).isEqualTo(Tone.PIVOT);
        assertThat(line.stops().get(1).cell().caption()).isEqualTo("g=1");
        assertThat(line.brackets())
                .extracting(b -> b.cell().label() + " " + b.first() + "-" + b.last())
                .containsExactly(
                        "beginning 1 0-0",
                        "clump 1 1-3",
                        "pivot 1 4-4",
                        "even block 2 6-7",
                        "clump 2 5-8");
        CellRow played = (CellRow) scene.panels().get(1);
        assertThat(played.cells())
                .extracting(Cell::caption)
                .containsExactly("even", "odd", "odd", "odd");
        assertThat(played.cells().getLast().emphasized()).isTrue();
        assertThat(scene.description())
                .contains("Black wins at an even number")
                .contains("is 1 pivot;")
                .contains("White is to move");
    }

    @Test
    void threeBoardsAreDrawnWhereTheyExist() {
        Scene scene = draw("transposition(domain=1..9,sequence=3 1 4,moves=5)");
        assertThat(scene.panels())
                .extracting(Panel::title)
                .containsExactly(
                        "Line",
                        "Played in this order, with the running parity",
                        "Pennies in clumps",
                        "Pennies along the line, coloured",
                        "Pieces",
                        "White neighbours, which a move may merge",
                        "Colour difference");
    }

    /** Whichever board a move is made on, the other two follow. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=1..9,sequence=5 1 7 8,moves=4)",
                "transposition(domain=1..9,sequence=3 1 4,moves=5)",
                "transposition(domain=2|3|5|7|11|13,moves=5,black=odd)",
                "transposition(pennies=3 5 2 1)",
                "transposition(pieces=bwwbwwwb)",
                "transposition(pieces=w)",
                "transposition(pennies=1 1)"
            })
    void movesOnAnyBoardAreMovesOfTheInstance(String instance) {
        TranspositionInstance start = Positions.read(instance);
        TranspositionGame game = new TranspositionGame();
        int moves = 0;
        for (Panel panel : draw(instance).panels()) {
            if (!(panel instanceof CellRow(String title, List<Cell> cells))) {
                continue;
            }
            Pieces pieces = pieces(start);
            Pennies pennies = pieces.pennies();
            for (Cell cell : cells) {
                if (!cell.move().isEmpty()) {
                    Pieces after = pieces(game.play(start, cell.move()));
                    Pieces expected =
                            title.startsWith("Pennies")
                                    ? pennies.after(Integer.parseInt(cell.label())).pieces()
                                    : pieces.after(pieces.letter(cell.label()).orElseThrow());
                    assertThat(after.word()).as(title + cell.label()).isEqualTo(expected.word());
                    moves++;
                }
            }
        }
        boolean isOver = game.result(start).isPresent();
        int pennies = pieces(start).count() + 1;
        assertThat(moves).isEqualTo(isOver ? 0 : pennies + pieces(start).moves().size());
    }

    private static Pieces pieces(TranspositionInstance instance) {
        return switch (instance) {
            case NumberGame numbers -> ThreeBoards.of(numbers).orElseThrow().pieces();
            case Pennies pennies -> pennies.pieces();
            case Pieces pieces -> pieces;
            default -> throw new IllegalArgumentException();
        };
    }

    @Test
    void penniesShowTheirDifference() {
        Scene scene = draw(PENNIES);
        BarRow bars = (BarRow) scene.panels().getFirst();
        assertThat(bars.bars())
                .extracting(BarRow.Bar::height)
                .containsExactly(3, 5, 2, 1, 7, 1, 4, 2, 1);
        assertThat(((Note) scene.panels().getLast()).text())
                .startsWith("Δ = -2 by letters, -2 by pens, -2 by borders");
        assertThat(TranspositionScene.board(Positions.read(PENNIES)).toString())
                .as("the outcome follows from it, so a board to play on does not tell it")
                .doesNotContain("Δ");
        List<Cell> pieces = ((CellRow) scene.panels().get(2)).cells();
        assertThat(pieces).hasSize(25);
        assertThat(pieces.get(2).tone()).isEqualTo(Tone.BLACK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=3+omega+zeta+eta+omega*,sequence=1:4 3:1/2,moves=4)",
                "transposition(domain=Q,sequence=1/2,moves=4)",
                "transposition(domain=1..1000000,sequence=500000,moves=4)",
                "transposition(domain=1..2,sequence=2 1,moves=0)",
                "transposition(domain=N,moves=2)",
                "transposition(pieces=w)",
                "transposition(pennies=2000000)"
            })
    void everyPositionCanBeDrawn(String instance) {
        Scene scene = draw(instance);
        assertThat(scene.panels()).isNotEmpty();
        assertThat(scene.description()).isNotBlank();
    }
}
