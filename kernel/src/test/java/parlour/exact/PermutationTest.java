package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PermutationTest {
    @Test
    void longestRunsEqualBruteForceForAllPermutationsUpToSeven() {
        for (int n = 0; n <= 7; n++) {
            for (var permutation : Permutations.of(n)) {
                assertThat(permutation.longestAscending())
                        .as("ascending of %s", permutation)
                        .isEqualTo(Permutations.longestRun(permutation, true));
                assertThat(permutation.longestDescending())
                        .as("descending of %s", permutation)
                        .isEqualTo(Permutations.longestRun(permutation, false));
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void longestRunsOfArbitraryIntegersEqualThoseOfTheirRanks(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            var entries = random.ints().distinct().limit(random.nextInt(12)).toArray();
            var sequence = Permutation.of(entries);
            var context = "seed %d: %s".formatted(seed, sequence);
            assertThat(sequence.longestAscending())
                    .as(context)
                    .isEqualTo(Permutations.longestRun(sequence, true))
                    .isEqualTo(sequence.standardised().longestAscending());
            assertThat(sequence.longestDescending())
                    .as(context)
                    .isEqualTo(sequence.standardised().longestDescending());
            assertThat(sequence.isOdd()).as(context).isEqualTo(sequence.standardised().isOdd());
        }
    }

    @Test
    void parityIsThatOfTheInversions() {
        for (int n = 0; n <= 7; n++) {
            for (var permutation : Permutations.of(n)) {
                assertThat(permutation.isOdd())
                        .as("%s", permutation)
                        .isEqualTo(Permutations.inversions(permutation) % 2 == 1);
            }
        }
    }

    @Test
    void permutationsOfFourFormAGroup() {
        var all = Permutations.of(4);
        var identity = Permutation.identity(4);
        for (var first : all) {
            assertThat(first.after(first.inverse())).isEqualTo(identity);
            assertThat(first.inverse().after(first)).isEqualTo(identity);
            for (var second : all) {
                var both = second.after(first);
                for (int i = 0; i < 4; i++) {
                    assertThat(both.at(i)).isEqualTo(second.at(first.at(i) - 1));
                }
                assertThat(both.isOdd()).isEqualTo(first.isOdd() ^ second.isOdd());
                assertThat(both.inverse()).isEqualTo(first.inverse().after(second.inverse()));
            }
        }
    }

    @Test
    void onlyPermutationsOfOneToNHaveAnInverse() {
        var sequence = Permutation.of(5, 1, 4);
        assertThat(sequence.isStandard()).isFalse();
        assertThat(sequence.standardised()).isEqualTo(Permutation.of(3, 1, 2));
        assertThatThrownBy(sequence::inverse)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("5 1 4");
        assertThatThrownBy(() -> Permutation.of(2, 1).after(Permutation.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void readsWhatItPrints() {
        for (var text : List.of("", "5", "5 1 4 2 6 3", "-3 2147483647 -2147483648 0")) {
            assertThat(Permutation.parse(text)).hasToString(text);
        }
        assertThat(Permutation.parse("  5   1 ")).isEqualTo(Permutation.of(5, 1));
        assertThat(Permutation.parse("5 1")).hasSameHashCodeAs(Permutation.of(5, 1));
        assertThat(Permutation.parse("5 1")).isNotEqualTo(Permutation.of(1, 5));
        assertThat(Permutation.parse("5 1 4").toList()).containsExactly(5, 1, 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "1.5", "2147483648", "1/2", "1,2"})
    void refusesWhatIsNoIntegerAndNamesIt(String token) {
        assertThatThrownBy(() -> Permutation.parse("7 " + token + " 9"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.token()).isEqualTo(token))
                .hasMessageContaining("such as 5 1 4");
    }

    @Test
    void refusesRepeatedEntries() {
        assertThatThrownBy(() -> Permutation.parse("5 1 05"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.token()).isEqualTo("05"))
                .hasMessageContaining("occurs twice");
        assertThatThrownBy(() -> Permutation.of(5, 1, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(5)");
    }

    @Test
    void cannotBeChangedThroughItsArrays() {
        var entries = new int[] {5, 1, 4};
        var sequence = Permutation.of(entries);
        entries[0] = 9;
        sequence.toArray()[1] = 9;
        assertThat(sequence).isEqualTo(Permutation.of(5, 1, 4));
    }

    /** Robinson and Schensted: the inverse exchanges the tableaux, the reverse transposes P. */
    @Test
    void tableauxObeyTheSymmetriesOfTheCorrespondence() {
        for (int n = 0; n <= 6; n++) {
            for (var permutation : Permutations.of(n)) {
                var tableaux = SchenstedBumping.tableaux(permutation);
                assertThat(SchenstedBumping.tableaux(permutation.inverse()))
                        .as("%s", permutation)
                        .isEqualTo(
                                new Tableaux(
                                        /* insertion= */ tableaux.recording(),
                                        /* recording= */ tableaux.insertion()));
                assertThat(SchenstedBumping.tableaux(permutation.reversed()).insertion())
                        .as("%s", permutation)
                        .isEqualTo(transposed(tableaux.insertion()));
                if (n > 0) {
                    assertThat(SchenstedBumping.row(permutation))
                            .isEqualTo(tableaux.insertion().getFirst());
                }
            }
        }
    }

    /** A bijection onto pairs of one shape: 6! pairs, f(s)² for each shape s. */
    @Test
    void tableauxDetermineThePermutation() {
        var pairs = new HashMap<Tableaux, Permutation>();
        for (var permutation : Permutations.of(6)) {
            assertThat(pairs.put(SchenstedBumping.tableaux(permutation), permutation)).isNull();
        }
        assertThat(pairs).hasSize(720);
        assertThat(pairs.keySet().stream().filter(t -> t.shape().equals(List.of(3, 2, 1))))
                .hasSize(16 * 16);
    }

    @Test
    void tableauxOfAKnownExample() {
        assertThat(SchenstedBumping.tableaux(Permutation.of(5, 1, 4, 2, 6, 3)))
                .isEqualTo(
                        new Tableaux(
                                List.of(List.of(1, 2, 3), List.of(4, 6), List.of(5)),
                                List.of(List.of(1, 3, 5), List.of(2, 6), List.of(4))));
    }

    private static List<List<Integer>> transposed(List<List<Integer>> rows) {
        var columns = new ArrayList<List<Integer>>();
        int width = rows.isEmpty() ? 0 : rows.getFirst().size();
        for (int i = 0; i < width; i++) {
            int column = i;
            columns.add(
                    rows.stream().filter(r -> r.size() > column).map(r -> r.get(column)).toList());
        }
        return columns;
    }
}
