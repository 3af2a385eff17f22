package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.engine.OversemigroupSweep;
import parlour.games.sylver.engine.TopDownSearch;

class TheoremCertificatesTest {
    private static List<Json> certificate(String named) {
        return Certificates.of("sylver(named=" + named + ")", Question.OUTCOME);
    }

    private static List<Json> altered(List<Json> lines, String from, String to) {
        List<Json> other = new ArrayList<>();
        for (Json line : lines) {
            other.add(JsonReader.read(line.canonical().replace(from, to)));
        }
        assertThat(other).isNotEqualTo(lines);
        return other;
    }

    private static void assertRejected(List<Json> lines) {
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Rejected.class);
    }

    @ParameterizedTest
    @CsvSource({
        "5 7, ender-theorem",
        "4 5 7, ender-theorem",
        "1000 1001, ender-theorem",
        "999 1000 998001, ender-theorem",
        "8 12, blok-pairing",
        "8, blok-pairing",
        "12, blok-pairing",
        "12 32, blok-pairing",
        "8 12 802 806, blok-pairing",
        "8 12 802, blok-pairing",
        "8 12 806 810, blok-pairing",
        "7, prime-theorem",
        "35, prime-theorem",
        "3 20000 20002, two-and-three",
        "'', prime-theorem"
    })
    void certificatesNameTheirTheorem(String named, String theorem) {
        List<Json> lines = certificate(named);
        assertThat(lines).hasSize(2);
        assertThat(lines.getLast().canonical()).isEqualTo("{\"theorem\":\"" + theorem + "\"}");
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        boolean won = lines.getFirst().canonical().contains("\"outcome\":\"N\"");
        String outcome = "\"outcome\":\"";
        assertRejected(altered(lines, outcome + (won ? "N" : "P"), outcome + (won ? "P" : "N")));
        for (String other :
                List.of(
                        "ender-theorem",
                        "blok-pairing",
                        "prime-theorem",
                        "two-and-three",
                        "hope")) {
            if (!other.equals(theorem)) {
                assertRejected(altered(lines, theorem, other));
            }
        }
        assertRejected(lines.subList(0, 1));
        assertRejected(List.of(lines.get(0), lines.get(1), lines.get(1)));
    }

    @Test
    void hypothesesAreDerivedAnew() {
        assertRejected(altered(certificate("5 7"), "named=5 7", "named=5 7 8"));
        assertRejected(altered(certificate("5 7"), "named=5 7", "named=2 3"));
        assertRejected(altered(certificate("5 7"), "named=5 7", "named=10 14"));
        assertRejected(altered(certificate("8 12"), "named=8 12", "named=8 20"));
        assertRejected(altered(certificate("8 12"), "named=8 12", "named=8 12 18"));
        assertRejected(altered(certificate("8 12 802 806"), "806", "810"));
        assertRejected(altered(certificate("8"), "[\"12\"]", "[\"20\"]"));
        assertRejected(altered(certificate("7"), "named=7", "named=49"));
    }

    @Test
    void twoAndThreeAnswerEachOtherAndNothingElseWins() {
        for (String named : List.of("2 20001", "3 20000", "3 20000 20002")) {
            String instance = "sylver(named=" + named + ")";
            List<Json> lines = Certificates.of(instance, Question.OUTCOME, Question.WINNING_MOVES);
            assertThat(Certificates.check(lines)).as(named).isInstanceOf(Report.Accepted.class);
            String only = named.startsWith("2") ? "3" : "2";
            String list = "\"winningMoves\":[\"" + only + "\"]";
            assertThat(lines.getFirst().canonical()).contains(list, "winningMovesComplete\":true");
            assertRejected(altered(lines, list, "\"winningMoves\":[\"" + only + "\",\"7\"]"));
            assertRejected(altered(lines, list, "\"winningMoves\":[]"));
            assertRejected(altered(lines, list, "\"winningMoves\":[\"4\"]"));
            assertRejected(altered(lines, "Complete\":true", "Complete\":false"));
            assertRejected(altered(lines, "\"outcome\":\"N\"", "\"outcome\":\"P\""));
            for (String other : List.of("2 3", "1", "4 6", "5 7", "", "2 3 7")) {
                assertRejected(altered(lines, "named=" + named, "named=" + other));
            }
            for (String theorem : List.of("ender-theorem", "blok-pairing", "prime-theorem")) {
                assertRejected(altered(lines, "two-and-three", theorem));
            }
        }
    }

    /** The sweep, which knows nothing of the theorem, says the same. */
    @Test
    void twoOrThreeIsTheOnlyWinBySweepToo() {
        int asked = 0;
        for (long small = 2; small <= 3; small++) {
            for (long n = 4; n <= 40; n++) {
                for (long m = n; m <= 40; m++) {
                    if (SylverPosition.of(List.of(small, n, m)).isFinite()) {
                        var sweep =
                                OversemigroupSweep.over(
                                        NumericalSemigroup.of(small, n, m),
                                        Budget.unlimited(),
                                        Long.MAX_VALUE);
                        assertThat(sweep.winningMoves())
                                .as("%d %d %d", small, n, m)
                                .containsExactly(5 - small);
                        asked++;
                    }
                }
            }
        }
        assertThat(asked).isGreaterThan(1_000);
    }

    /** The checker's pairing theorem holds for finite positions as well, where search decides. */
    @Test
    void pairedPositionsAreLostBySearch() {
        var search = new TopDownSearch(Budget.unlimited());
        int shown = 0;
        for (String pairs :
                List.of("5 7", "9 11", "13 15", "4 6 13 15", "10 14 9 11", "18 22 13 15")) {
            long[] named = Truth.numbers("8 12 " + pairs);
            NumericalSemigroup semigroup = NumericalSemigroup.of(named);
            assertThat(search.isLost(semigroup)).as(pairs).isTrue();
            List<Json> claim = altered(certificate("8 12"), "named=8 12", "named=8 12 " + pairs);
            assertThat(Certificates.check(claim)).as(pairs).isInstanceOf(Report.Accepted.class);
            shown++;
        }
        assertThat(shown).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 7", "7 8 9", "4 5 11", "1", "2 3"})
    void numbersHaveCertificatesWhateverElseIsAsked(String named) {
        String instance = "sylver(named=" + named + ")";
        for (Question number : List.of(Question.NIMBER, Question.REMOTENESS)) {
            List<Json> lines = Certificates.of(instance, Question.OUTCOME, number);
            assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        }
    }

    @Test
    void heightsBeyondTheSweepAreChecked() {
        for (String named : List.of("1000 1001", "1998 2000 2001", "60000 60002", "333 555 757")) {
            List<Json> lines = Certificates.of("sylver(named=" + named + ")", Question.HEIGHT);
            assertThat(Certificates.check(lines)).as(named).isInstanceOf(Report.Accepted.class);
            assertRejected(altered(lines, "\"height\":\"", "\"height\":\"1"));
            assertRejected(altered(lines, "\"kind\":\"measure\"", "\"kind\":\"nimbers\""));
        }
    }

    @Test
    void aProofDoesNotChangeTheAnswer() {
        String instance = "sylver(named=1000 1001)";
        var sink = new Certificates();
        Answer proved = Certificates.answer(instance, sink, Question.OUTCOME);
        assertThat(proved.standing()).isEqualTo(new Standing.Proved());
        assertThat(proved.toJson())
                .isEqualTo(Certificates.answer(instance, Question.OUTCOME).toJson());
        Answer moves = Certificates.answer(instance, Question.OUTCOME, Question.WINNING_MOVES);
        assertThat(moves.standing()).isInstanceOf(Standing.Cited.class);
        assertThat(moves.claim(Claim.WinningMoves.class).orElseThrow().complete()).isFalse();
    }
}
