package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Convention;
import parlour.game.Result;

class BoardRulesTest {
    private static final int FREE = 9;

    /**
     * The number of boards whose play goes on after each number of cards; the last entry counts
     * drawn boards.
     */
    private static List<Integer> unfinished(int a, int d, int n) {
        BoardRules rules = new BoardRules(Instances.empty(a, d, n, Convention.NORMAL));
        List<Board> boards = List.of(rules.start());
        List<Integer> counts = new ArrayList<>(List.of(1));
        for (int ply = 1; ply <= n; ply++) {
            List<Board> next = new ArrayList<>();
            for (Board board : boards) {
                for (int card : rules.moves(board)) {
                    Board after = rules.play(board, card);
                    if (!rules.result(after).equals(java.util.Optional.of(Result.LOST))) {
                        next.add(after);
                    }
                }
            }
            boards = next;
            counts.add(boards.size());
        }
        return counts;
    }

    @Test
    void withoutShortRunsEveryArrangementIsABoard() {
        assertThat(unfinished(FREE, FREE, 6)).containsExactly(1, 6, 30, 120, 360, 720, 720);
    }

    /**
     * Permutations without an ascending run of 3 are counted by the Catalan numbers 1, 2, 5, 14,
     * 42, 132.
     */
    @Test
    void boardsWithoutAscendingRunOfThreeAreCatalanMany() {
        assertThat(unfinished(3, FREE, 6))
                .containsExactly(1, 6, 15 * 2, 20 * 5, 15 * 14, 6 * 42, 132);
        assertThat(unfinished(FREE, 3, 6)).isEqualTo(unfinished(3, FREE, 6));
    }

    /**
     * Full boards of (a-1)(d-1) cards without critical run are the squares of the numbers of Young
     * tableaux of a rectangle: 2 for 2x2, 5 for 3x2; and none is larger (Erdős and Szekeres).
     */
    @Test
    void drawnBoardsAreTheSquaresOfRectangularTableaux() {
        assertThat(unfinished(3, 3, 4)).endsWith(2 * 2);
        assertThat(unfinished(4, 3, 6)).endsWith(5 * 5);
        assertThat(unfinished(3, 4, 6)).endsWith(5 * 5);
        assertThat(unfinished(3, 3, 5)).endsWith(0);
        assertThat(unfinished(4, 3, 7)).endsWith(0);
    }

    @ParameterizedTest
    @CsvSource({"1,3", "3,1", "1,1"})
    void withACriticalLengthOfOneTheFirstCardCompletes(int a, int d) {
        assertThat(unfinished(a, d, 3)).containsExactly(1, 0, 0, 0);
    }

    @Test
    void theConventionDecidesWhoHasWon() {
        Board complete = new Board(List.of(2, 1, 3));
        assertThat(new BoardRules(Instances.empty(2, 3, 3, Convention.NORMAL)).result(complete))
                .contains(Result.LOST);
        assertThat(new BoardRules(Instances.empty(2, 3, 3, Convention.MISERE)).result(complete))
                .contains(Result.WON);
        assertThat(new BoardRules(Instances.empty(3, 3, 3, Convention.MISERE)).result(complete))
                .contains(Result.DRAWN);
        assertThat(new BoardRules(Instances.empty(3, 3, 4, Convention.MISERE)).result(complete))
                .isEmpty();
    }

    @Test
    void usedAndForeignCardsAreNotLegal() {
        BoardRules rules = new BoardRules(Instances.of("monotonic(a=3,d=3,deck=4,board=2 3)"));
        assertThat(rules.moves(rules.start())).containsExactly(1, 4);
        for (int card : List.of(0, 2, 3, 5, -1)) {
            assertThat(rules.isLegal(rules.start(), card)).as("card %d", card).isFalse();
            assertThatThrownBy(() -> rules.play(rules.start(), card))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(rules.moves(rules.play(rules.start(), 4))).isEmpty();
    }
}
