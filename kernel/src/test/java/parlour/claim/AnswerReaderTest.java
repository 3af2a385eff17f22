package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.exact.Ordinal;
import parlour.exact.Rational;

/** An answer read from its JSON is the answer. */
class AnswerReaderTest {
    private static final Rational HALF = Rational.of(1, 2);
    private static final BigInteger HUGE = BigInteger.TWO.pow(80);
    private static final SequencedMap<String, Long> COUNTS = new LinkedHashMap<>(Map.of("x", 7L));

    static Stream<Answer> answers() {
        Claim.Mix row = Claim.Mix.pure("row", BigInteger.ONE);
        Claim.Mix column =
                new Claim.Mix(
                        "column",
                        new TreeMap<>(Map.of(BigInteger.ONE, HALF, BigInteger.TWO, HALF)));
        SequencedMap<String, BigInteger> measures = new LinkedHashMap<>();
        measures.put("gcd", BigInteger.TWO);
        measures.put("frobenius", HUGE);
        Claim[][] claims = {
            {},
            {new Claim.HasOutcome("N"), Claim.WinningMoves.all(List.of("5", "9..14"))},
            {new Claim.HasOutcome("N"), new Claim.WinningMoves(List.of(), false, Optional.empty())},
            {
                new Claim.HasOutcome("P"),
                new Claim.WinningMoves(List.of("7"), false, Optional.of(HUGE)),
                new Claim.HasNimber(3),
                new Claim.HasRemoteness(12),
                new Claim.HasHeight(Ordinal.parse("omega*2+3")),
                new Claim.Measures(measures)
            },
            {new Claim.HasOutcome("D"), new Claim.NimberRefused("draws are possible")},
            {new Claim.Never("N")},
            {new Claim.HasOutcome("ODD"), new Claim.ParityMoves(List.of(), List.of("1:4.."))},
            {new Claim.LongRun("N", 5, "DDPNN")},
            {new Claim.LongRun("N", 5, "DDP??")},
            {
                new Claim.Equilibrium(HALF, row, column),
                new Claim.Uniqueness(true, false),
                new Claim.Extremes(List.of(row), List.of(column, column))
            },
            {new Claim.SeveralPlayers(List.of(HALF, HALF), List.of(HALF), List.of("keep 7"))},
        };
        return Stream.of(claims).flatMap(AnswerReaderTest::standings);
    }

    private static Stream<Answer> standings(Claim... claims) {
        return Stream.of(
                        new Standing.Proved(),
                        new Standing.Cited("somebody, 1999"),
                        new Standing.Unknown("all", false, List.of()),
                        new Standing.Unknown(
                                "some", false, List.of(new Standing.KnownMove("5..", "N"))))
                .flatMap(
                        standing ->
                                Stream.of(List.<String>of(), List.of("since", "and since"))
                                        .map(
                                                why ->
                                                        new Answer(
                                                                "game(x=1)",
                                                                standing,
                                                                List.of(claims),
                                                                "method",
                                                                why,
                                                                COUNTS)));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void readIsWritten(Answer answer) {
        Json.Fields json = (Json.Fields) JsonReader.read(answer.toJson().toString());
        assertThat(AnswerReader.read(json, COUNTS)).isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"instance\":\"g()\",\"status\":\"proved\"}",
                "{\"instance\":7,\"status\":\"proved\",\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"sure\",\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"method\":\"m\",\"more\":1}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"odd\":true,\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"nimber\":\"18446744073709551616\",\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"value\":{\"num\":1,\"den\":0},\"rowMix\":[],\"columnMix\":[],\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"value\":{\"num\":2,\"den\":4},\"rowMix\":[],\"columnMix\":[],\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"unique\":{\"row\":true},\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"eventual\":\"N\",\"threshold\":3,\"onset\":2,\"prefix\":\"NNN\",\"lastD\":null,\"lastP\":null,\"method\":\"m\"}",
                "{\"instance\":\"g()\",\"status\":\"proved\",\"height\":\"omega+\",\"method\":\"m\"}",
            })
    void whatIsNoAnswerIsRefused(String json) {
        assertThatThrownBy(() -> AnswerReader.read((Json.Fields) JsonReader.read(json), COUNTS))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
