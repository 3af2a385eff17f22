package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {
    private static final List<String> GAMES =
            List.of("monotonic", "transposition", "leher", "sylver");

    @ParameterizedTest
    @CsvSource({
        "monotnic, monotonic",
        "Monotonic, monotonic",
        "le-her, leher",
        "sylvre, sylver",
        "silver, sylver",
        "transpositions, transposition",
        "trans, transposition",
        "MONO, monotonic",
        "lehre, leher"
    })
    void misspeltWordsSuggestTheRightOne(String word, String meant) {
        assertThat(BadInput.nearest(word, GAMES)).contains(meant);
        assertThat(BadInput.unknownWord("game", word, GAMES).line())
                .contains("did you mean " + meant + "?");
    }

    @ParameterizedTest
    @CsvSource({"chess", "x", "''", "-", "monopoly game", "lever arm", "mo"})
    void wordsFarFromAllSuggestNothing(String word) {
        assertThat(BadInput.nearest(word, GAMES)).isEmpty();
        assertThat(BadInput.unknownWord("game", word, GAMES).line())
                .doesNotContain("did you mean")
                .contains("expected one of monotonic, transposition, leher, sylver");
    }

    /** Dashes and case do not count; a word of few letters must share most of them. */
    @ParameterizedTest
    @CsvSource({
        "shell, ",
        "slove, solve",
        "halp, help",
        "--nimber, ",
        "--tiem, --time",
        "-time, --time",
        "--TIME, --time",
        "--t, ",
        "x, "
    })
    void onlyNearWordsAreSuggested(String word, String meant) {
        assertThat(BadInput.nearest(word, List.of("help", "solve", "--time", "a", "d")))
                .isEqualTo(java.util.Optional.ofNullable(meant));
    }

    @Test
    void veryLongWordsAreNotCompared() {
        assertThat(BadInput.nearest("m".repeat(100_000), GAMES)).isEmpty();
    }

    @Test
    void aLineStaysALine() {
        BadInput bad = new BadInput("a\nb", "token (a\nb) is bad\r\u001b[31m");
        assertThat(bad.line()).isEqualTo("token (a b) is bad  [31m");
        assertThat(bad.token()).isEqualTo("a\nb");
    }

    @Test
    void longTokensAreShortenedWithoutSplittingAPair() {
        assertThat(BadInput.shown("x".repeat(60))).hasSize(60);
        assertThat(BadInput.shown("x".repeat(61))).isEqualTo("x".repeat(57) + "...");
        assertThat(BadInput.shown("x".repeat(56) + "\uD83C\uDCA1".repeat(5)))
                .isEqualTo("x".repeat(56) + "...");
    }
}
