package parlour.games.transposition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.games.catalogue.Playable.Row;
import parlour.games.catalogue.Puzzles.Puzzle;

class PuzzleTest {
    private static final TranspositionGame GAME = new TranspositionGame();

    @Test
    void everyPuzzleHasOneWinningMoveAndRepeats() {
        for (int grade = 1; grade <= GAME.grades(); grade++) {
            for (long seed = 0; seed < 12; seed++) {
                Puzzle<TranspositionInstance> puzzle = GAME.puzzle(seed, grade);
                assertThat(GAME.moves(puzzle.instance(), Budget.unlimited()))
                        .as("seed %d grade %d", seed, grade)
                        .filteredOn(Row::wins)
                        .extracting(Row::move)
                        .containsExactly(puzzle.solution());
                assertThat(puzzle.task())
                        .contains(((NumberGame) puzzle.instance()).toMove().title());
                assertThat(GAME.puzzle(seed, grade)).isEqualTo(puzzle);
            }
        }
    }

    @Test
    void gradesAreChecked() {
        for (int grade : new int[] {0, 6, -1}) {
            assertThatThrownBy(() -> GAME.puzzle(1, grade))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("from 1 to 5");
        }
    }
}
