package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Winner;

class WordTest {
    @Test
    void theoremAndMoveSetsAgreeOnShortWords() {
        assertThat(compare(words("abcWVZQ12", 3), 4, 3)).isGreaterThan(2_000);
    }

    @Test
    void theoremAgreesOnShortWordsWithMoreMoves() {
        assertThat(compare(words("abWVZQ1", 2), 7, 2)).isGreaterThan(300);
    }

    @Tag("slow")
    @Test
    void theoremAndMoveSetsAgreeOnLongerWords() {
        assertThat(compare(words("abcWVZQ12", 4), 4, 3)).isGreaterThan(20_000);
        assertThat(compare(words("abWVZQ1", 3), 6, 2)).isGreaterThan(2_000);
    }

    @Test
    void theoremAndMoveSetsAgreeOnRandomLongWords() {
        Random random = new Random(9);
        List<String> words = new ArrayList<>(List.of("1a1a1W", "V1a1a1", "1a1b1Z1a", "Qa1a1a1"));
        for (int i = 0; i < 600; i++) {
            StringBuilder word = new StringBuilder();
            for (int length = 4 + random.nextInt(5); length > 0; length--) {
                word.append("aaab11112WVZQ".charAt(random.nextInt(13)));
            }
            words.add(word.toString());
        }
        assertThat(compare(words, 4, 2)).as("seed 9").isGreaterThan(1_500);
    }

    static List<String> words(String alphabet, int longest) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int from = 0, length = 1; length <= longest; length++) {
            int to = words.size();
            for (; from < to; from++) {
                for (char letter : alphabet.toCharArray()) {
                    words.add(words.get(from) + letter);
                }
            }
        }
        words.removeFirst();
        return words;
    }

    private static int compare(List<String> words, int mostMoves, int tried) {
        WordMinimax minimax = new WordMinimax(tried);
        int compared = 0;
        for (String word : words) {
            for (int n = 1; n <= Math.min(mostMoves, WordMinimax.free(word)); n++) {
                compare(minimax, word, n);
                compared++;
            }
        }
        return compared;
    }

    private static void compare(WordMinimax minimax, String word, int n) {
        NumberGame position = Words.position(word, n);
        Survey survey = new Survey(position);
        Winner found = PivotTheorem.decide(survey.facts()).winner();
        assertThat(found).as("%s n=%d", word, n).isEqualTo(minimax.winner(word, n));
        Moves moves = Moves.byOutcome(survey);
        for (WordMinimax.Point point : minimax.points(word)) {
            Winner after = minimax.winnerAfter(word, n, point);
            var place = position.domain().place(point.letter() + ":" + point.key());
            for (Winner winner : Winner.values()) {
                assertThat(moves.byOutcome(winner).contains(place))
                        .as("%s n=%d %s %s", word, n, point, winner)
                        .isEqualTo(winner == after);
            }
        }
    }
}
