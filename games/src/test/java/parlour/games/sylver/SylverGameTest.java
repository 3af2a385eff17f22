package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.game.Result;
import parlour.games.catalogue.Playable;
import parlour.scene.Scene;

class SylverGameTest {
    private static final SylverGame GAME = new SylverGame();

    private static String json(String instance, Question first, Question... others) {
        return Certificates.answer(instance, first, others).toJson().toString();
    }

    @Test
    void answersAreTheseBytes() {
        assertThat(json("sylver(named=5 7)", Question.OUTCOME, Question.WINNING_MOVES))
                .isEqualTo(
                        "{\"instance\":\"sylver(named=5"
                                + " 7)\",\"status\":\"proved\",\"outcome\":\"N\","
                                + "\"winningMoves\":[\"8\"],\"winningMovesComplete\":true,\"gcd\":1,"
                                + "\"frobenius\":23,\"gapCount\":12,\"method\":\"oversemigroup-sweep\"}");
        assertThat(json("sylver(named=4 10)", Question.HEIGHT))
                .isEqualTo(
                        "{\"instance\":\"sylver(named=4"
                                + " 10)\",\"status\":\"proved\",\"height\":\"omega+2\","
                                + "\"gcd\":2,\"frobenius\":3,\"gapCount\":2,\"method\":\"height-theorem\"}");
    }

    @ParameterizedTest
    @CsvSource({
        "'', omega^2",
        "1, 0",
        "2 5, 1",
        "2 7, 2",
        "4 5 11, 4",
        "4 10, omega+2",
        "5, omega",
        "16, omega*4",
        "30, omega*3",
        "20, omega*3"
    })
    void heights(String named, String height) {
        assertThat(json("sylver(named=" + named + ")", Question.HEIGHT))
                .contains("\"height\":\"" + height + "\"");
    }

    @Test
    void heightsOfAllPositionsUpToTwenty() {
        var rows = Truth.rows("heights20");
        assertThat(rows).hasSizeGreaterThan(2_000);
        for (var row : rows) {
            var position = SylverPosition.of(Truth.numbers(row.get("position")));
            String expected =
                    row.get("height")
                            .replace("w", "omega")
                            .replace("*1+", "+")
                            .replaceAll("\\+0$", "");
            assertThat(position.height(OneRule.EXCLUDED)).hasToString(expected);
            assertThat(position.resets()).isEqualTo(Integer.parseInt(row.get("Omega")));
            assertThat(position.scaled().gapCount())
                    .isEqualTo(Long.parseLong(row.get("scaled_gaps")));
        }
    }

    @Test
    void nimberAndRemotenessWhereTheyExist() {
        assertThat(json("sylver(named=5 7)", Question.NIMBER, Question.OUTCOME))
                .contains("\"nimber\":");
        assertThat(json("sylver(named=2 9)", Question.REMOTENESS, Question.OUTCOME))
                .contains("\"remoteness\":1");
        assertThat(json("sylver(named=2 9,one=loses)", Question.REMOTENESS, Question.OUTCOME))
                .contains("\"remoteness\":2");
        assertThat(json("sylver(named=5 7,one=loses)", Question.NIMBER, Question.OUTCOME))
                .contains("\"nimberRefused\":\"mis");
        assertThat(json("sylver(named=4 6)", Question.NIMBER, Question.OUTCOME))
                .contains("\"nimberRefused\":\"gcd > 1");
    }

    @Test
    void namingOneEndsTheGame() {
        assertThat(json("sylver(named=1)", Question.OUTCOME)).contains("\"outcome\":\"P\"");
        assertThat(json("sylver(named=3 1,one=loses)", Question.OUTCOME))
                .contains("\"outcome\":\"N\"");
        assertThat(GAME.result(Certificates.read("sylver(named=1)"))).contains(Result.LOST);
        assertThat(GAME.result(Certificates.read("sylver(named=2 3)"))).contains(Result.LOST);
        assertThat(GAME.result(Certificates.read("sylver(named=1,one=loses)")))
                .contains(Result.WON);
        assertThat(GAME.result(Certificates.read("sylver(named=2 3,one=loses)"))).isEmpty();
        assertThat(GAME.moves(Certificates.read("sylver(named=1)"), Budget.unlimited())).isEmpty();
    }

    @Test
    void needlessNumbersAreLeftOutAndNamed() {
        var instance = Certificates.read("sylver(named=8 11 4 4 15)");
        assertThat(GAME.canonical(instance)).isEqualTo("sylver(named=4 11)");
        assertThat(instance.needless()).containsExactly(8L, 15L);
        assertThat(GAME.leftOut(instance))
                .isEqualTo("left out, since the others generate them: 8 15");
        assertThat(GAME.leftOut(Certificates.read("sylver(named=4 11)"))).isEmpty();
        // The answer is that to the canonical form, byte for byte: it is stored under that.
        assertThat(json("sylver(named=8 11 4 4 15)", Question.OUTCOME, Question.WHY))
                .isEqualTo(json("sylver(named=4 11)", Question.OUTCOME, Question.WHY));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sylver(named=0 5) | 0 | between 1 and",
                "sylver(named=-4 5) | -4 | between 1 and",
                "sylver(named=4 x) | x | no integer",
                "sylver(named=99999999999999999999) | 99999999999999999999 | between 1 and",
                "sylver(named=2147483646 2147483645) | 2147483645 | too large",
                "sylver(named=4,one=wins) | wins | expected one of excluded, loses",
                "sylver(name=4) | name | did you mean named",
                "sylver() | named | missing"
            })
    void badInstances(String text, String token, String complaint) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> GAME.read(InstanceText.parse(text)))
                .satisfies(
                        bad -> {
                            assertThat(bad.token()).isEqualTo(token);
                            assertThat(bad.line()).contains(complaint).doesNotContain("\n");
                        });
    }

    @Test
    void moreNumbersThanSenseAreRefused() {
        String many = "sylver(named=" + "4 ".repeat(SylverNotation.MAX_NAMED + 1) + ")";
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> GAME.read(InstanceText.parse(many)))
                .withMessageContaining("at most");
    }

    @Test
    void illegalMovesAreRefused() {
        var instance = Certificates.read("sylver(named=4 11)");
        for (String move : List.of("8", "15", "1", "0", "-3", "five", "99999999999")) {
            assertThatExceptionOfType(BadInput.class)
                    .as(move)
                    .isThrownBy(() -> GAME.play(instance, move))
                    .satisfies(bad -> assertThat(bad.token()).isEqualTo(move));
        }
        assertThat(GAME.canonical(GAME.play(instance, "5"))).isEqualTo("sylver(named=4 5 11)");
        var loses = Certificates.read("sylver(named=4 11,one=loses)");
        assertThat(GAME.canonical(GAME.play(loses, "1"))).isEqualTo("sylver(named=1,one=loses)");
    }

    @Test
    void movesComeBestFirst() {
        var rows = GAME.moves(Certificates.read("sylver(named=4 11)"), Budget.unlimited());
        assertThat(rows).hasSize(14);
        assertThat(rows.getFirst().move()).isEqualTo("5");
        assertThat(rows.getFirst().wins()).isTrue();
        assertThat(rows.stream().filter(row -> row.wins())).hasSize(1);
        for (int i = 2; i < rows.size(); i++) {
            assertThat(rows.get(i).remoteness().orElseThrow())
                    .isLessThanOrEqualTo(rows.get(i - 1).remoteness().orElseThrow());
        }
    }

    @Test
    void movesWhereTwoOrThreeIsTheOnlyWinAreKnownHoweverLarge() {
        var rows = GAME.moves(Certificates.read("sylver(named=3 20000)"), Budget.unlimited());
        assertThat(rows).extracting(Playable.Row::move).containsExactly("2", "3..");
        assertThat(rows).extracting(Playable.Row::wins).containsExactly(true, false);
        assertThat(rows).extracting(Playable.Row::outcome).containsExactly("P", "N");
    }

    @Test
    void hopelesslyLargePairsRestOnHutchings() {
        String answer = json("sylver(named=1000 1001)", Question.OUTCOME, Question.WINNING_MOVES);
        assertThat(answer)
                .contains("\"status\":\"cited\"", "\"outcome\":\"N\"", "\"winningMoves\":[]")
                .contains("\"winningMovesComplete\":false", "Hutchings");
    }

    @Test
    void picturesNameWhatTheyShow() {
        Scene scene = GAME.show(Certificates.read("sylver(named=4 10)"));
        assertThat(scene.description()).contains("multiples of 2");
        assertThat(scene.panels()).hasSize(4);
        assertThat(GAME.show(Certificates.read("sylver(named=)")).panels()).isNotEmpty();
        assertThat(GAME.show(Certificates.read("sylver(named=1)")).title()).contains("1 named");
    }

    @Test
    void labels() {
        assertThat(Labels.of(SylverPosition.of(4, 5))).contains("quiet ender (symmetric)");
        assertThat(Labels.of(SylverPosition.of(3, 5, 7))).contains("ender (pseudo-symmetric)");
        assertThat(Labels.of(SylverPosition.of(8, 10, 22))).contains("long (not symmetric)");
        assertThat(Labels.of(SylverPosition.of(4, 6))).contains("short (symmetric)");
        assertThat(Labels.ends(SylverPosition.of(4, 5, 6, 7).scaled())).containsExactly(2L, 3L);
        assertThat(Labels.enclosed(SylverPosition.of(4, 6, 9, 11).scaled()))
                .containsExactly(5L, 7L);
    }
}
