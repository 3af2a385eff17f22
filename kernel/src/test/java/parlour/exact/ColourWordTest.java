package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColourWordTest {
    /** The known numbers of admissible words of length 1, 2, … */
    private static final List<Integer> COUNTS = List.of(1, 3, 8, 21, 55, 144, 377, 987, 2584);

    @Test
    void generatorFormulaAndReachabilityGiveTheSameWords() {
        var reachable = reachable(COUNTS.size());
        for (int m = 1; m <= COUNTS.size(); m++) {
            int length = m;
            var generated = letters(AdmissibleWords.ofLength(m)).toList();
            assertThat(generated).as("length %d", m).hasSize(COUNTS.get(m - 1)).isSorted();
            assertThat(generated)
                    .as("length %d", m)
                    .containsExactlyElementsOf(
                            reachable.stream().filter(w -> w.length() == length).toList());
            assertThat(AdmissibleWords.count(m))
                    .isEqualTo(BigInteger.valueOf(COUNTS.get(m - 1)))
                    .isEqualTo(Fibonacci.value(2 * m));
        }
    }

    /** All words that insertions reach from the empty one without passing a longer word. */
    private static Set<String> reachable(int length) {
        var reached = new TreeSet<>(Set.of(""));
        var fresh = Set.of("");
        while (!fresh.isEmpty()) {
            fresh =
                    fresh.stream()
                            .flatMap(word -> letters(successors(new ColourWord(word))))
                            .filter(word -> word.length() <= length)
                            .filter(reached::add)
                            .collect(Collectors.toSet());
        }
        return reached;
    }

    private static Stream<ColourWord> successors(ColourWord word) {
        return IntStream.rangeClosed(0, word.length()).mapToObj(gap -> word.insert(gap).after());
    }

    private static Stream<String> letters(Stream<ColourWord> words) {
        return words.map(ColourWord::letters);
    }

    /** Of all words over R, B, P exactly the generated ones pass the test of admissibility. */
    @Test
    void theTestOfAdmissibilityAgreesWithTheGenerator() {
        var words = List.of("");
        for (int length = 0; length <= 8; length++) {
            var admissible = words.stream().filter(w -> new ColourWord(w).isAdmissible()).toList();
            assertThat(letters(AdmissibleWords.ofLength(length)))
                    .as("length %d", length)
                    .containsExactlyElementsOf(admissible);
            words =
                    words.stream()
                            .flatMap(w -> Stream.of("B", "P", "R").map(letter -> w + letter))
                            .toList();
        }
    }

    @Test
    void countsWordsByTheirReddishAndBluishLetters() {
        for (int r = 0; r <= 5; r++) {
            for (int b = 0; b <= 5; b++) {
                int reddish = r;
                int bluish = b;
                long counted =
                        IntStream.rangeClosed(0, r + b)
                                .boxed()
                                .flatMap(AdmissibleWords::ofLength)
                                .filter(w -> w.reddish() == reddish && w.bluish() == bluish)
                                .count();
                assertThat(AdmissibleWords.count(r, b))
                        .as("(%d,%d)", r, b)
                        .isEqualTo(BigInteger.valueOf(counted));
            }
        }
        assertThat(AdmissibleWords.count(4, 3)).isEqualTo(BinomialCoefficient.value(5, 3));
    }

    /** Words with r < a and b < d, the empty one included, number C(a+d-2, a-1). */
    @Test
    void positionsThatAreNotOverNumberABinomialCoefficient() {
        for (int a = 2; a <= 12; a++) {
            for (int d = 2; d <= 12; d++) {
                var sum = BigInteger.ZERO;
                for (int r = 0; r < a; r++) {
                    for (int b = 0; b < d; b++) {
                        sum = sum.add(AdmissibleWords.count(r, b));
                    }
                }
                assertThat(sum)
                        .as("a=%d, d=%d", a, d)
                        .isEqualTo(BinomialCoefficient.bigValue(a + d - 2, a - 1));
            }
        }
    }

    @Test
    void boundsTheLengthsItListsAndCounts() {
        assertThat(AdmissibleWords.ofLength(AdmissibleWords.MAX_LENGTH).limit(2))
                .hasSize(2)
                .allSatisfy(word -> assertThat(word.isAdmissible()).isTrue());
        assertThatThrownBy(() -> AdmissibleWords.ofLength(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(-1)");
        assertThatThrownBy(() -> AdmissibleWords.count(1_001))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(1001)");
    }

    @ParameterizedTest
    @CsvSource({
        "'',0,P,false,false,0",
        "P,0,PB,false,false,0",
        "P,1,RP,false,false,1",
        "RPB,0,PPB,false,true,0",
        "RPB,1,RPBB,false,false,1",
        "RPB,2,RRPB,false,false,2",
        "RPB,3,RPP,true,false,2",
        "PP,1,RPB,false,false,1"
    })
    void insertionIsDoubleBumpingOnWords(
            String word, int gap, String after, boolean left, boolean right, int place) {
        var insertion = new ColourWord(word).insert(gap);
        assertThat(insertion.after()).hasToString(after);
        assertThat(insertion.leftVanishes()).isEqualTo(left);
        assertThat(insertion.rightVanishes()).isEqualTo(right);
        assertThat(insertion.place()).isEqualTo(place);
        assertThat(insertion.after().at(insertion.place())).isEqualTo(Colour.PURPLE);
    }

    @Test
    void insertionRecordsTheSameCardsAsTheWord() {
        for (int length = 0; length <= 5; length++) {
            AdmissibleWords.ofLength(length)
                    .forEach(
                            word -> {
                                for (int gap = 0; gap <= word.length(); gap++) {
                                    var insertion = word.insert(gap);
                                    var cards =
                                            IntStream.range(0, word.length())
                                                    .boxed()
                                                    .collect(Collectors.toList());
                                    insertion.record(cards, -1);
                                    assertThat(cards)
                                            .as("%s at %d", word, gap)
                                            .hasSize(insertion.after().length());
                                    assertThat(cards.indexOf(-1)).isEqualTo(insertion.place());
                                }
                            });
        }
    }

    @Test
    void refusesGapsThatDoNotExist() {
        var word = new ColourWord("RPB");
        assertThatThrownBy(() -> word.insert(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> word.insert(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"RXB", "rpb", "R P", "RPB1"})
    void refusesOtherLetters(String letters) {
        assertThatThrownBy(() -> new ColourWord(letters))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("write R, B or P");
    }

    @Test
    void everyAdmissibleWordIsRealisedByItsBoard() {
        for (int length = 0; length <= 8; length++) {
            AdmissibleWords.ofLength(length)
                    .forEach(
                            word -> {
                                var board = WordRealisation.board(word);
                                assertThat(DoubleBumping.of(board).colours())
                                        .as("board %s", board)
                                        .isEqualTo(word);
                                assertThat(board.isStandard()).isTrue();
                                assertThat(board.size())
                                        .isLessThanOrEqualTo(word.reddish() * word.bluish());
                            });
        }
    }

    @Test
    void realisesTheKnownExampleAndTheLongestWords() {
        assertThat(WordRealisation.board(new ColourWord("RPB")))
                .isEqualTo(Permutation.of(3, 4, 1, 2));
        var longest = new ColourWord("P".repeat(WordRealisation.MAX_LENGTH));
        assertThat(DoubleBumping.of(WordRealisation.board(longest)).colours()).isEqualTo(longest);
        assertThatThrownBy(() -> WordRealisation.board(new ColourWord(longest + "P")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(201)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"B", "R", "PRB", "BP", "PR", "PRBP"})
    void inadmissibleWordsHaveNoBoard(String letters) {
        var word = new ColourWord(letters);
        assertThat(word.isAdmissible()).isFalse();
        assertThatThrownBy(() -> WordRealisation.board(word))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("\"" + letters + "\" is no admissible word");
    }
}
