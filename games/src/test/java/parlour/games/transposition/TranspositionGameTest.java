package parlour.games.transposition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.game.Result;
import parlour.games.catalogue.Playable.Row;

class TranspositionGameTest {
    private static final TranspositionGame GAME = new TranspositionGame();

    private static Answer solve(String instance, Question... more) {
        Set<Question> questions = new java.util.HashSet<>(Set.of(more));
        questions.add(Question.OUTCOME);
        questions.add(Question.WINNING_MOVES);
        return GAME.solve(
                Positions.read(instance), new Ask(questions, Optional.empty()), Budget.unlimited());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "transposition(domain=1..9,sequence=3 1 4,moves=5);"
                        + "\"outcome\":\"WHITE\",\"winningMovesEven\":[],\"winningMovesOdd\":[],\"method\":\"colour-difference\"",
                "transposition(domain=N,moves=6);"
                        + "\"outcome\":\"EVEN\",\"winningMovesEven\":[\"1\"],\"winningMovesOdd\":[],\"method\":\"cyclic-classes\"",
                "transposition(domain=Z,moves=2);"
                        + "\"outcome\":\"BLACK\",\"winningMovesEven\":[],\"winningMovesOdd\":[],\"method\":\"no-answer\"",
                "transposition(domain=Z,sequence=0,moves=1);"
                        + "\"outcome\":\"BLACK\",\"winningMovesEven\":[\"1..\"],\"winningMovesOdd\":[\"..-1\"],\"method\":\"last-move\"",
                "transposition(domain=Z,sequence=0 5,moves=3);"
                        + "\"outcome\":\"BLACK\",\"winningMovesEven\":[\"..-2\",\"2\",\"3\",\"7..\"],\"winningMovesOdd\":[\"..-2\",\"2\",\"3\",\"7..\"],\"method\":\"pivots\"",
                "transposition(domain=Q,sequence=1/2,moves=1);"
                        + "\"outcome\":\"BLACK\",\"winningMovesEven\":[\"(1/2,inf)\"],\"winningMovesOdd\":[\"(-inf,1/2)\"],\"method\":\"last-move\"",
                "transposition(domain=[0,1],moves=2);"
                        + "\"outcome\":\"WHITE\",\"winningMovesEven\":[\"0\"],\"winningMovesOdd\":[\"1\"],\"method\":\"last-answer\"",
                "transposition(domain=1+zeta,moves=4);"
                        + "\"outcome\":\"WHITE\",\"winningMovesEven\":[\"0:0\"],\"winningMovesOdd\":[\"0:0\"],\"method\":\"cyclic-classes\"",
                "transposition(domain=1..201,moves=200);"
                        + "\"outcome\":\"WHITE\",\"winningMovesEven\":[\"1..201 step 2\"],\"winningMovesOdd\":[\"1..201 step 2\"],\"method\":\"colour-difference\"",
                "transposition(domain=1..3,sequence=3 1 2,moves=0);"
                        + "\"outcome\":\"EVEN\",\"winningMovesEven\":[],\"winningMovesOdd\":[],\"method\":\"play-over\"",
                "transposition(pennies=3 5 2 1 7 1 4 2 1);"
                        + "\"outcome\":\"BLACK\",\"winningMoves\":[\"1\",\"3\",\"4\",\"6\",\"8\",\"9\",\"13\",\"15\",\"17\",\"21\",\"23\",\"24\"],"
                        + "\"winningMovesComplete\":true,\"method\":\"colour-difference\"",
                "transposition(pieces=bwwb);"
                        + "\"outcome\":\"BLACK\",\"winningMoves\":[],\"winningMovesComplete\":true,\"method\":\"colour-difference\""
            })
    void answersAreWrittenAsPublished(String instance, String rest) {
        String json = solve(instance).toJson().toString();
        assertThat(json)
                .isEqualTo(
                        "{\"instance\":\"%s\",\"status\":\"proved\",%s}".formatted(instance, rest));
    }

    @Test
    void aListOfOutcomesOnlyIsShorter() {
        Answer answer =
                GAME.solve(
                        Positions.read("transposition(domain=N,moves=6)"),
                        Ask.of(Question.OUTCOME),
                        Budget.unlimited());
        assertThat(answer.toJson().toString()).doesNotContain("winningMoves");
        assertThat(answer.why()).isEmpty();
    }

    @Test
    void unknownQuestionsAreRefused() {
        assertThatThrownBy(() -> solve("transposition(domain=N,moves=6)", Question.NIMBER))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nimber");
    }

    @Test
    void movesComeBestFirstAndCoverEveryMove() {
        var at = Positions.read("transposition(domain=1..9,sequence=3 1 4,moves=4,black=odd)");
        List<Row> rows = GAME.moves(at, Budget.unlimited());
        assertThat(rows)
                .extracting(Row::move)
                .containsExactlyInAnyOrder("2", "5", "6", "7", "8", "9");
        assertThat(rows).extracting(Row::remoteness).allMatch(r -> r.orElseThrow() == 3);
        boolean lost = false;
        for (Row row : rows) {
            assertThat(row.wins() && lost).isFalse();
            lost |= !row.wins();
            Answer after =
                    GAME.solve(
                            GAME.play(at, row.move()),
                            Ask.of(Question.OUTCOME),
                            Budget.unlimited());
            assertThat(after.toJson().toString()).contains("\"outcome\":\"" + row.outcome() + "\"");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"transposition(pennies=3 5 2 1)", "transposition(pieces=bwwbwwb)"})
    void movesOnTheOtherBoardsAgreeWithWhatFollows(String instance) {
        var at = Positions.read(instance);
        List<Row> rows = GAME.moves(at, Budget.unlimited());
        assertThat(rows).isNotEmpty();
        List<String> winning =
                solve(instance).claim(parlour.claim.Claim.WinningMoves.class).orElseThrow().moves();
        for (Row row : rows) {
            String after = solve(GAME.play(at, row.move()).canonical()).toJson().toString();
            assertThat(after).contains("\"outcome\":\"" + row.outcome() + "\"");
            assertThat(row.wins()).isEqualTo(winning.contains(row.move()));
        }
    }

    @Test
    void playEndsWithAResult() {
        TranspositionInstance at = Positions.read("transposition(domain=1..3,sequence=3,moves=2)");
        assertThat(GAME.result(at)).isEmpty();
        TranspositionInstance over = GAME.play(GAME.play(at, "1"), "2");
        assertThat(over.canonical()).isEqualTo("transposition(domain=1..3,sequence=3 1 2,moves=0)");
        // Two inversions: even, so Black has won, and White would be to move.
        assertThat(GAME.result(over)).contains(Result.LOST);
        assertThat(GAME.moves(over, Budget.unlimited())).isEmpty();
        assertThatThrownBy(() -> GAME.play(over, "1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("end of play");
        assertThat(GAME.result(Positions.read("transposition(pennies=1 1)"))).contains(Result.WON);
        assertThat(GAME.result(Positions.read("transposition(pennies=2)"))).contains(Result.LOST);
        assertThat(GAME.result(Positions.read("transposition(pieces=b)"))).contains(Result.WON);
        assertThat(GAME.result(Positions.read("transposition(pieces=w)"))).contains(Result.LOST);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "transposition(domain=1..3,sequence=3,moves=2);3;used already",
                "transposition(domain=1..3,sequence=3,moves=2);4;not in the domain",
                "transposition(domain=1..3,sequence=3,moves=2);x;no number",
                "transposition(pennies=3 1);5;from 1 to 4",
                "transposition(pennies=3 1);x;from 1 to 4",
                "transposition(pieces=bwwb);2;not legal"
            })
    void illegalMovesAreRefused(String instance, String move, String reason) {
        var at = Positions.read(instance);
        assertThatThrownBy(() -> GAME.play(at, move))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("(" + move + ")");
    }

    @Test
    void reasonsNameWhatDecides() {
        List<String> why =
                solve("transposition(domain=1..9,sequence=3 1 4,moves=5)", Question.WHY).why();
        assertThat(why)
                .contains(
                        "n=5 moves are left: Black moves now, Black moves last; f=6 elements are free",
                        "parity so far P=odd (1 inversion among m=3 elements)",
                        "blocks: 1 (beginning block of 1), 3..4 (even block of 2)",
                        "pivots p=0, end block e=0, so clumps k=1",
                        "colours: 3 free elements of even rank, 3 of odd rank (ranks from 0), Δ=0",
                        "the same position: transposition(pennies=6) and transposition(pieces=wwwww)");
        assertThat(why).anyMatch(line -> line.startsWith("the outcome is WHITE: f=n+1"));
        assertThat(why).anyMatch(line -> line.startsWith("after 2: "));
        assertThat(why).anyMatch(line -> line.startsWith("recommended for Black who wants even: "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=Z,sequence=0,moves=4)",
                "transposition(domain=Q,sequence=0,moves=3)",
                "transposition(domain=3+omega+zeta+eta+omega*,sequence=1:4 3:1/2,moves=4)",
                "transposition(domain=1..3,sequence=3 1 2,moves=0)",
                "transposition(domain=[0,1],moves=2)",
                "transposition(pennies=3 5 2 1 7 1 4 2 1)",
                "transposition(pieces=bwwb)"
            })
    void everyPositionHasReasonsAndAPicture(String instance) {
        List<String> why = solve(instance, Question.WHY).why();
        assertThat(why).isNotEmpty().anyMatch(line -> line.startsWith("the outcome is "));
        assertThat(GAME.show(Positions.read(instance)).title()).isNotBlank();
        assertThat(GAME.canonical(Positions.read(instance))).isEqualTo(instance);
    }

    @Test
    void examplesOfTheProfileAreInstances() {
        for (String example : GAME.profile().examples()) {
            assertThat(Positions.read(example).canonical()).isEqualTo(example);
        }
        assertThat(GAME.profile().keys()).startsWith("domain", "sequence", "moves");
    }
}
