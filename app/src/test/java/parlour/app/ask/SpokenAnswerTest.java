package parlour.app.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Answer;
import parlour.claim.Claim;
import parlour.claim.Standing;
import parlour.exact.Ordinal;

/** What people read, for claims that the tiny games do not make. */
class SpokenAnswerTest {
    private static String spoken(Claim... claims) {
        return SpokenAnswer.of(
                new Answer(
                        "game(x=1)",
                        new Standing.Proved(),
                        List.of(claims),
                        "theorem",
                        List.of("it is so"),
                        new LinkedHashMap<>()));
    }

    @ParameterizedTest
    @CsvSource({
        "N, The player to move wins (N).",
        "P, The player to move loses (P).",
        "D, Neither player can force a win: a draw (D).",
        "BLACK, Black wins (BLACK).",
        "WHITE, White wins (WHITE).",
        "EVEN, Whoever wants an even end wins (EVEN).",
        "ODD, Whoever wants an odd end wins (ODD).",
        "NEW, Outcome (NEW)."
    })
    void everyOutcomeHasWords(String letter, String words) {
        assertThat(spoken(new Claim.HasOutcome(letter)))
                .isEqualTo("game(x=1)\n" + words + "\nWhy: it is so\nMethod: theorem (proved)\n");
    }

    @Test
    void partlyKnownListsSaySo() {
        assertThat(spoken(new Claim.WinningMoves(List.of(), false, Optional.empty())))
                .contains("Winning moves known so far: none; there may be some\n");
        assertThat(spoken(new Claim.WinningMoves(List.of("5"), false, Optional.of(BigInteger.TEN))))
                .contains("Winning moves known: 5; no others below 10\n");
        assertThat(spoken(new Claim.WinningMoves(List.of("5", "7"), false, Optional.empty())))
                .contains("Winning moves known so far: 5, 7\n");
    }

    @Test
    void theRest() {
        var measures = new LinkedHashMap<String, BigInteger>();
        measures.put("gcd", BigInteger.TWO);
        assertThat(
                        spoken(
                                new Claim.ParityMoves(List.of("1", "3"), List.of()),
                                new Claim.HasHeight(Ordinal.OMEGA),
                                new Claim.HasRemoteness(1),
                                new Claim.Measures(measures)))
                .isEqualTo(
                        """
                        game(x=1)
                        Winning moves, if the mover wants an even end: 1, 3
                        Winning moves, if the mover wants an odd end: none
                        Height: omega
                        Remoteness: 1 ply
                        gcd: 2
                        Why: it is so
                        Method: theorem (proved)
                        """);
    }
}
