package parlour.games.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.games.Games;
import parlour.games.catalogue.Playable.Row;
import parlour.games.catalogue.Puzzles.Puzzle;

/** Puzzles that are drawn have one winning move, and as many plies as their grade says. */
class DrawnPuzzleTest {
    private static Puzzles<?> named(String id) {
        return (Puzzles<?>)
                Games.all().stream()
                        .filter(game -> game.profile().id().equals(id))
                        .findFirst()
                        .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"monotonic", "sylver"})
    void everyPuzzleHasOneWinningMoveAndRepeats(String id) {
        assertGraded(named(id));
    }

    private static <I> void assertGraded(Puzzles<I> game) {
        Set<String> positions = new HashSet<>();
        for (int grade = 1; grade <= game.grades(); grade++) {
            for (long seed = 0; seed < 12; seed++) {
                Puzzle<I> puzzle = game.puzzle(seed, grade);
                List<Row> rows = game.moves(puzzle.instance(), Budget.unlimited());
                assertThat(rows).as("seed %d grade %d", seed, grade).hasSizeGreaterThan(3);
                assertThat(rows)
                        .as("seed %d grade %d", seed, grade)
                        .filteredOn(Row::wins)
                        .singleElement()
                        .satisfies(only -> assertThat(only.move()).isEqualTo(puzzle.solution()));
                long plies = rows.getFirst().remoteness().orElseThrow();
                assertThat(Math.min(plies / 2, game.grades())).isEqualTo(grade);
                assertThat(puzzle.task()).contains(plies + " plies follow");
                assertThat(game.puzzle(seed, grade)).isEqualTo(puzzle);
                positions.add(game.canonical(puzzle.instance()));
            }
        }
        assertThat(positions).as("seeds differ").hasSizeGreaterThan(24);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, -1})
    void gradesAreChecked(int grade) {
        assertThatThrownBy(() -> named("sylver").puzzle(1, grade))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("from 1 to 4");
    }
}
