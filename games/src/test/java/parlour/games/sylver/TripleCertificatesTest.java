package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;

/** The certificate of {6, 9}: its table of two scales repeats. */
class TripleCertificatesTest {
    private static final List<Json> LINES =
            Certificates.of("sylver(named=6 9)", Question.OUTCOME, Question.WINNING_MOVES);

    private static void assertRejected(List<Json> lines, String because) {
        assertThat(Certificates.check(lines))
                .isInstanceOfSatisfying(
                        Report.Rejected.class, r -> assertThat(r.reason()).contains(because));
    }

    private static List<Json> with(int line, String from, String to) {
        List<Json> lines = new ArrayList<>(LINES);
        String text = lines.get(line).canonical();
        assertThat(text).contains(from);
        lines.set(line, JsonReader.read(text.replace(from, to)));
        return lines;
    }

    @Test
    void thePeriodIsThatOfTheTheory() {
        assertThat(LINES.get(0).canonical()).contains("\"kind\":\"periodicity\"", "\"P\"");
        assertThat(LINES.get(1).canonical()).isEqualTo("{\"level\":\"3\",\"reply\":2}");
        assertThat(LINES.get(2).canonical())
                .isEqualTo("{\"from\":20,\"level\":\"6 9\",\"period\":2,\"width\":4}");
        assertThat(Certificates.check(LINES)).isInstanceOf(Report.Accepted.class);
        assertThat(Certificates.check(Certificates.of("sylver(named=6 9)", Question.OUTCOME)))
                .isInstanceOf(Report.Accepted.class);
    }

    @Test
    void aWinByTheReplyThatLeadsThereIsAccepted() {
        for (String start : List.of("6", "6 15", "9 12", "9 12 15")) {
            String reply = start.startsWith("6") ? "9" : "6";
            String header =
                    ("{\"claim\":{\"outcome\":\"N\",\"winningMoves\":[\"%s\"],"
                                    + "\"winningMovesComplete\":false},\"claims\":\"outcome\","
                                    + "\"format\":\"parlour-certificate 1\","
                                    + "\"instance\":\"sylver(named=%s)\",\"kind\":\"periodicity\"}")
                            .formatted(reply, start);
            List<Json> lines = new ArrayList<>(LINES);
            lines.set(0, JsonReader.read(header));
            assertThat(Certificates.check(lines)).as(start).isInstanceOf(Report.Accepted.class);
            lines.set(0, JsonReader.read(header.replace("[\"" + reply, "[\"1" + reply)));
            assertThat(Certificates.check(lines)).as(start).isInstanceOf(Report.Rejected.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 'named=6 9', 'named=6 15', no level",
        "0, 'named=6 9', 'named=9 6', should name 6 9",
        "0, '\"outcome\":\"P\"', '\"outcome\":\"N\"', the outcome that the table shows is P",
        "0, '[]', '[\"5\"]', the winning moves are []",
        "1, '\"reply\":2', '\"reply\":4', naming 4 does not win",
        "1, '\"reply\":2', '\"reply\":3', naming 3 does not win",
        "2, '\"period\":2', '\"period\":1', listed twice",
        "2, '\"period\":2', '\"period\":3', ' is lost'",
        "2, '\"width\":4', '\"width\":3', ''",
        "2, '\"width\":4', '\"width\":1', too small",
        "2, '\"from\":20', '\"from\":19', do not repeat",
        "2, '\"from\":20', '\"from\":13', too small",
        "2, '\"from\":20', '\"from\":200', ' is lost'",
        "2, '\"from\":20', '\"from\":40', ' is lost'"
    })
    void falseClaimsAreRejected(int line, String from, String to, String because) {
        assertRejected(with(line, from, to), because);
    }

    @Test
    void everyLineIsNeeded() {
        for (int at = 1; at < LINES.size(); at += at < 5 ? 1 : 61) {
            List<Json> mutant = new ArrayList<>(LINES);
            mutant.remove(at);
            assertThat(Certificates.check(mutant))
                    .as("%s", LINES.get(at))
                    .isInstanceOf(Report.Rejected.class);
        }
    }

    @Test
    void mutantsAreRejectedOrStayTrue() {
        long seed = 20;
        System.out.println("TripleCertificatesTest seed " + seed);
        var random = new Random(seed);
        int stayedTrue = 0;
        for (int round = 0; round < 36; round++) {
            List<Json> mutant = new ArrayList<>(LINES);
            int at = 1 + random.nextInt(LINES.size() - 1);
            int other = 1 + random.nextInt(LINES.size() - 1);
            switch (round % 3) {
                case 0 -> mutant.add(other, mutant.get(at));
                case 1 -> Collections.swap(mutant, at, other);
                default -> mutant.set(at, altered(LINES.get(at), random));
            }
            if (Certificates.check(mutant) instanceof Report.Accepted) {
                stayedTrue++;
                // The order of lost positions says nothing; a sum more in a list changes nothing.
                assertThat(round % 3).as("%s", mutant).isNotZero();
            }
        }
        System.out.println("mutants that stayed true: " + stayedTrue);
        assertThat(stayedTrue).isLessThan(24);
    }

    /** One of the numbers of a line is one larger or smaller. */
    private static Json altered(Json line, Random random) {
        String text = line.canonical();
        List<Integer> digits = new ArrayList<>();
        for (int at = 0; at < text.length(); at++) {
            if (Character.isDigit(text.charAt(at)) && text.charAt(at) != '0') {
                digits.add(at);
            }
        }
        int at = digits.get(random.nextInt(digits.size()));
        char digit = text.charAt(at);
        char changed =
                (char)
                        (digit == '9' || (digit > '1' && random.nextBoolean())
                                ? digit - 1
                                : digit + 1);
        return JsonReader.read(text.substring(0, at) + changed + text.substring(at + 1));
    }

    /**
     * The level of {3}, at which 2 wins, as if it repeated, in tables of all sizes: a table too
     * small to hold {2, 3} would hide the reply.
     */
    @Test
    void aHiddenReplyIsFound() {
        for (int from : new int[] {0, 1, 2, 3, 5, 12}) {
            for (int period : new int[] {0, 1, 2, 3}) {
                for (int width : new int[] {0, 1, 2, 4}) {
                    for (int size = 1; size <= 64; size *= 2) {
                        List<Json> lines = new ArrayList<>(LINES.subList(0, 3));
                        lines.set(
                                1,
                                Json.fields()
                                        .with("from", from)
                                        .with("level", "3")
                                        .with("period", period)
                                        .with("width", width));
                        for (Json lost : LINES.subList(3, LINES.size())) {
                            if (largest(lost) <= 3 * size) {
                                lines.add(lost);
                            }
                        }
                        assertThat(Certificates.check(lines)).isInstanceOf(Report.Rejected.class);
                        List<Json> alone = new ArrayList<>(lines);
                        alone.removeIf(line -> line.canonical().equals("{\"lost\":\"2 3\"}"));
                        assertThat(Certificates.check(alone)).isInstanceOf(Report.Rejected.class);
                    }
                }
            }
        }
    }

    @Test
    void nothingIsListedBeyondTheTable() {
        List<Json> lines = new ArrayList<>(LINES);
        lines.add(JsonReader.read("{\"lost\":\"6 9 301 311\"}"));
        assertRejected(lines, "a listed position lies beyond the table");
    }

    private static int largest(Json lost) {
        String text = lost.canonical();
        return Integer.parseInt(text.replaceAll(".*[ \"](\\d+)\"}", "$1"));
    }
}
