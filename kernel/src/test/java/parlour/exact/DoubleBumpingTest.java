package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoubleBumpingTest {
    @Test
    void tracesTheWorkedExample() {
        var trace = DoubleBumping.trace(Permutation.of(5, 1, 4, 2, 6, 3));
        assertThat(trace.stream().map(RecordingSequence::toString))
                .containsExactly(
                        "5P", "1P 5B", "1R 4P 5B", "1R 2P 4B 5B", "1R 2P 4B 6P", "1R 2R 3P 4B 6B");
        assertThat(trace.stream().map(step -> step.colours().letters()))
                .containsExactly("P", "PB", "RPB", "RPBB", "RPBP", "RRPBB");
    }

    @ParameterizedTest
    @CsvSource({"2 3 1,PP", "2 1 3,PP", "3 1 2,RPB", "2 1 4 3,RPB", "'',''"})
    void coloursOfSmallBoards(String board, String word) {
        assertThat(DoubleBumping.of(Permutation.parse(board)).colours()).hasToString(word);
    }

    /** Every board of up to 7 cards, and by its trace every prefix of it. */
    @Test
    void coloursCountTheLongestRunsOfEveryPrefix() {
        for (int n = 1; n <= 7; n++) {
            for (var board : Permutations.of(n)) {
                var trace = DoubleBumping.trace(board);
                assertThat(trace).hasSize(n);
                for (int length = 1; length <= n; length++) {
                    var prefix = board.prefix(length);
                    var colours = trace.get(length - 1).colours();
                    assertThat(colours.reddish())
                            .as("reddish after %s", prefix)
                            .isEqualTo(prefix.longestAscending());
                    assertThat(colours.bluish())
                            .as("bluish after %s", prefix)
                            .isEqualTo(prefix.longestDescending());
                }
            }
        }
    }

    /** Red cards and blue cards are those that Schensted bumping keeps from either side. */
    @Test
    void reddishAndBluishCardsAreSchenstedRows() {
        for (var board : Permutations.of(7)) {
            var recorded = DoubleBumping.of(board);
            assertThat(cards(recorded, true))
                    .as("reddish of %s", board)
                    .isEqualTo(SchenstedBumping.row(board));
            var negated = board.toList().stream().mapToInt(card -> -card).toArray();
            assertThat(cards(recorded, false))
                    .as("bluish of %s", board)
                    .isEqualTo(
                            SchenstedBumping.row(Permutation.of(negated)).stream()
                                    .map(card -> -card)
                                    .sorted(Comparator.naturalOrder())
                                    .toList());
        }
    }

    private static List<Integer> cards(RecordingSequence recorded, boolean reddish) {
        return recorded.cards().stream()
                .filter(
                        card -> {
                            var colour = recorded.colours().at(recorded.cards().indexOf(card));
                            return reddish ? colour.isReddish() : colour.isBluish();
                        })
                .toList();
    }

    /** A new card's runs are read off the word: one more than what is below, or above, it. */
    @Test
    void gapsTellTheRunsThatEndInANewCard() {
        for (var board : Permutations.of(6)) {
            var before = DoubleBumping.of(board.prefix(5));
            int card = board.at(5);
            int gap = (int) before.cards().stream().filter(other -> other < card).count();
            var after = before.insert(card).colours();
            int ascending = before.colours().reddishBefore(gap) + 1;
            int descending = before.colours().bluishFrom(gap) + 1;
            assertThat(after.reddish())
                    .as("%s", board)
                    .isEqualTo(Math.max(before.colours().reddish(), ascending));
            assertThat(after.bluish())
                    .as("%s", board)
                    .isEqualTo(Math.max(before.colours().bluish(), descending));
        }
    }

    @Test
    void refusesACardThatIsRecorded() {
        var recorded = DoubleBumping.of(Permutation.of(5, 1));
        assertThatThrownBy(() -> recorded.insert(5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(5)");
    }

    @Test
    void refusesSequencesThatAreNone() {
        assertThatThrownBy(() -> new RecordingSequence(List.of(1), ColourWord.EMPTY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("equally many");
        assertThatThrownBy(() -> new RecordingSequence(List.of(2, 1), new ColourWord("PP")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ascend");
    }
}
