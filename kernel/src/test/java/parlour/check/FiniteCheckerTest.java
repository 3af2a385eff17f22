package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.game.Result;

/** Headers of finite games, told of {@link SubtractionNim}. */
class FiniteCheckerTest {
    private static final String FOUR = "{\"lost\":\"4\"}";
    private static final List<String> NIMBERS =
            List.of(
                    "{\"at\":\"1\",\"nimber\":1}",
                    "{\"at\":\"2\",\"nimber\":2}",
                    "{\"at\":\"3\",\"nimber\":3}",
                    "{\"at\":\"4\",\"nimber\":0}",
                    "{\"at\":\"5\",\"nimber\":1}");

    private static Report check(
            SubtractionNim rules, String kind, String claims, String claim, List<String> lines) {
        var checker =
                new FiniteChecker<>(
                        rules,
                        new SubtractionNim.Notation(),
                        rules.atZero() == Result.LOST,
                        FiniteCheckerTest::moves);
        var header =
                new CertificateHeader(kind, "nim", claims, (Json.Fields) JsonReader.read(claim));
        return checker.check(header, Lines.of(lines.toArray(String[]::new)));
    }

    private static Set<Integer> moves(List<String> texts) {
        return texts.stream().map(Integer::valueOf).collect(Collectors.toSet());
    }

    private static List<String> lines(String kind) {
        return switch (kind) {
            case "nimbers" -> NIMBERS;
            case "measure" ->
                    List.of(
                            "{\"at\":\"1\",\"remoteness\":3}",
                            "{\"at\":\"2\",\"remoteness\":3}",
                            "{\"at\":\"3\",\"remoteness\":3}",
                            "{\"at\":\"4\",\"remoteness\":4}",
                            "{\"at\":\"5\",\"remoteness\":7}");
            default -> List.of(FOUR);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "strategy | outcome | {\"outcome\":\"N\"}",
                "strategy | moves | {\"outcome\":\"N\",\"winningMoves\":[\"1\"],\"winningMovesComplete\":true}",
                "nimbers | outcome | {\"nimber\":1,\"outcome\":\"N\"}",
                "nimbers | moves "
                        + "| {\"nimber\":1,\"outcome\":\"N\",\"winningMoves\":[\"1\"],\"winningMovesComplete\":true}",
                "measure | outcome | {\"outcome\":\"N\",\"remoteness\":3}",
            })
    void trueClaimsOfFiveAreAccepted(String kind, String claims, String claim) {
        assertThat(check(SubtractionNim.of(5), kind, claims, claim, lines(kind)).line())
                .isEqualTo("s VERIFIED");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "strategy | all | {\"outcome\":\"N\"} | claims (all)",
                "strategy | outcome | {} | expected a text under outcome",
                "strategy | outcome | {\"outcome\":\"X\"} | X",
                "strategy | outcome | {\"outcome\":\"NP\"} | expected an outcome N, P or D",
                "strategy | outcome | {\"outcome\":1} | expected a text under outcome",
                "strategy | outcome | {\"outcome\":\"D\"} | a drawn outcome needs the kind draw",
                "draw | outcome | {\"outcome\":\"N\"} | the kind draw is for drawn outcomes",
                "strategy | outcome | {\"nimber\":1,\"outcome\":\"N\"} | the claim should have [outcome]",
                "strategy | moves | {\"outcome\":\"N\"} "
                        + "| the claim should have [outcome, winningMoves, winningMovesComplete]",
                "strategy | moves | {\"outcome\":\"N\",\"winningMoves\":[\"1\"],\"winningMovesComplete\":false} "
                        + "| winningMovesComplete is not true",
                "strategy | moves | {\"outcome\":\"N\",\"winningMoves\":[\"1\"],\"winningMovesComplete\":1} "
                        + "| expected true or false under winningMovesComplete",
                "strategy | moves | {\"outcome\":\"N\",\"winningMoves\":\"1\",\"winningMovesComplete\":true} "
                        + "| expected a list under winningMoves",
                "strategy | moves | {\"outcome\":\"N\",\"winningMoves\":[1],\"winningMovesComplete\":true} "
                        + "| expected a move in winningMoves",
                "strategy | moves | {\"outcome\":\"N\",\"winningMoves\":[],\"winningMovesComplete\":true} "
                        + "| unlisted move 1 is not refuted",
                "strategy | outcome | {\"outcome\":\"P\"} | the start is not shown to be lost",
                "theorem | outcome | {\"outcome\":\"N\"} | kind (theorem)",
                "nimbers | outcome | {\"outcome\":\"N\"} | expected a number under nimber",
                "nimbers | outcome | {\"nimber\":2,\"outcome\":\"N\"} | nimber 1, not 2",
                "nimbers | outcome | {\"nimber\":-1,\"outcome\":\"N\"} | expected a number under nimber",
                "nimbers | outcome | {\"nimber\":2147483648,\"outcome\":\"N\"} | expected a number under nimber",
                "nimbers | outcome | {\"nimber\":\"1\",\"outcome\":\"N\"} | expected a number under nimber",
                "nimbers | outcome | {\"nimber\":1,\"outcome\":\"N\",\"remoteness\":3} | line 1",
                "measure | outcome | {\"outcome\":\"N\"} | expected a number under remoteness",
                "measure | outcome | {\"outcome\":\"N\",\"remoteness\":1} | remoteness 7, not 3",
                "measure | outcome | {\"nimber\":1,\"outcome\":\"N\",\"remoteness\":3} | the claim should have",
            })
    void falseClaimsOfFiveAreRejectedWithTheReason(
            String kind, String claims, String claim, String reason) {
        assertThat(check(SubtractionNim.of(5), kind, claims, claim, lines(kind)).line())
                .startsWith("s REJECTED ")
                .contains(reason);
    }

    /** A number may be 0, and as large as 2^31 - 1. */
    @Test
    void numbersHaveTheirWholeRange() {
        assertThat(
                        check(
                                        SubtractionNim.of(0),
                                        "nimbers",
                                        "outcome",
                                        "{\"nimber\":0,\"outcome\":\"P\"}",
                                        List.of())
                                .line())
                .isEqualTo("s VERIFIED");
        assertThat(
                        check(
                                        SubtractionNim.of(5),
                                        "nimbers",
                                        "outcome",
                                        "{\"nimber\":2147483647,\"outcome\":\"N\"}",
                                        NIMBERS)
                                .line())
                .contains("nimber 1, not 2147483647");
    }

    @Test
    void thereAreNoNimbersWhereTheGameHasNone() {
        SubtractionNim misere = new SubtractionNim(1, Result.WON, SubtractionNim.NO_DRAW);
        assertThat(
                        check(
                                        misere,
                                        "nimbers",
                                        "outcome",
                                        "{\"nimber\":0,\"outcome\":\"P\"}",
                                        List.of("{\"at\":\"1\",\"nimber\":0}"))
                                .line())
                .contains("there are no nimbers here");
    }

    /** From 6 with a drawn end at 4 nobody wins; a draw has no number of plies. */
    @Test
    void drawsAreClaimedByTheirOwnKindOrByAMeasure() {
        SubtractionNim drawn = new SubtractionNim(6, Result.LOST, 4);
        String claim = "{\"outcome\":\"D\"}";
        List<String> held = List.of("{\"held\":\"6\",\"replies\":[\"1\",\"\",\"3\"]}");
        assertThat(check(drawn, "draw", "outcome", claim, held)).isEqualTo(new Report.Accepted(1));
        List<String> table =
                List.of(
                        "{\"at\":\"1\",\"remoteness\":3}",
                        "{\"at\":\"2\",\"remoteness\":3}",
                        "{\"at\":\"3\",\"remoteness\":3}",
                        "{\"at\":\"5\",\"remoteness\":-1}",
                        "{\"at\":\"6\",\"remoteness\":-1}");
        assertThat(check(drawn, "measure", "outcome", claim, table).line()).isEqualTo("s VERIFIED");
        assertThat(
                        check(
                                        drawn,
                                        "measure",
                                        "outcome",
                                        "{\"outcome\":\"D\",\"remoteness\":0}",
                                        table)
                                .line())
                .contains("the claim should have [outcome]");
    }
}
