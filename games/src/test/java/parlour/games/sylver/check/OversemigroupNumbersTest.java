package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.games.sylver.Certificates;

/** Tables of numbers are accepted as they are, and not if anything in them is altered. */
class OversemigroupNumbersTest {
    private static final List<Json> NIMBERS = table("sylver(named=10 11)", Question.NIMBER);

    private static List<Json> table(String instance, Question... numbers) {
        Question[] questions = Arrays.copyOf(numbers, numbers.length + 1);
        questions[numbers.length] = Question.OUTCOME;
        return Certificates.of(instance, questions);
    }

    private static List<String> numbers(Json line, String key) {
        return List.of(((Json.Text) ((Json.Fields) line).values().get(key)).value().split(" "));
    }

    private static List<Json> with(List<Json> lines, int at, String key, List<String> numbers) {
        List<Json> altered = new ArrayList<>(lines);
        Json.Fields line = (Json.Fields) lines.get(at);
        altered.set(at, line.with(key, String.join(" ", numbers)));
        return altered;
    }

    private static String reason(List<Json> lines) {
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Rejected.class);
        return ((Report.Rejected) Certificates.check(lines)).reason();
    }

    /** The gaps of {3, 5} are 1, 2, 4, 7; whoever leaves 1 alone has won. */
    @Test
    void aSmallTableIsWrittenInTheOrderOfGaps() {
        assertThat(table("sylver(named=3 5)", Question.NIMBER).subList(1, 2))
                .extracting(Json::canonical)
                // Gaps 1 2, then 1 2 4, then 1 2 4 7: each leaves what came before.
                .containsExactly("{\"nimber\":\"1 2 3\"}");
        assertThat(table("sylver(named=3 5,one=loses)", Question.REMOTENESS).subList(1, 2))
                .extracting(Json::canonical)
                // Gap 1: who must name it has lost. Then the same three, one ply longer.
                .containsExactly("{\"remoteness\":\"2 5 5 5\"}");
    }

    @Test
    void linesButTheLastAreFull() {
        assertThat(NIMBERS).hasSizeGreaterThan(2);
        for (int i = 1; i < NIMBERS.size() - 1; i++) {
            assertThat(numbers(NIMBERS.get(i), "nimber")).hasSize(OversemigroupNumbers.PER_LINE);
        }
        long positions =
                NIMBERS.stream().skip(1).mapToLong(line -> numbers(line, "nimber").size()).sum();
        assertThat(Certificates.check(NIMBERS)).isEqualTo(new Report.Accepted(positions));
    }

    @Test
    void everyFalseNumberIsRejected() {
        for (String instance : List.of("sylver(named=6 7)", "sylver(named=5 7,one=loses)")) {
            boolean loses = instance.contains("loses");
            List<Json> lines = table(instance, loses ? Question.REMOTENESS : Question.NIMBER);
            String key = loses ? "remoteness" : "nimber";
            List<String> numbers = numbers(lines.get(1), key);
            for (int i = 0; i < numbers.size(); i++) {
                int number = Integer.parseInt(numbers.get(i));
                for (int other = 0; other <= number + 2; other++) {
                    if (other != number) {
                        List<String> altered = new ArrayList<>(numbers);
                        altered.set(i, String.valueOf(other));
                        assertThat(reason(with(lines, 1, key, altered)))
                                .matches(
                                        "line 2: position [0-9 ]+: %s %d claimed, %d found"
                                                .formatted(key, other, number));
                    }
                }
            }
        }
    }

    @Test
    void aPositionTooFewOrTooManyIsRejected() {
        int last = NIMBERS.size() - 1;
        List<String> numbers = numbers(NIMBERS.get(last), "nimber");
        List<String> fewer = numbers.subList(0, numbers.size() - 1);
        assertThat(reason(with(NIMBERS, last, "nimber", fewer))).contains("start is not listed");
        List<String> more = new ArrayList<>(numbers);
        more.add("0");
        assertThat(reason(with(NIMBERS, last, "nimber", more))).contains("no more positions");
        assertThat(reason(NIMBERS.subList(0, last))).contains("start is not listed");
        assertThat(reason(NIMBERS.subList(0, 1))).contains("start is not listed");
    }

    /** The same numbers on other lines. */
    @Test
    void linesAreCutInOneWay() {
        List<String> numbers = numbers(NIMBERS.get(1), "nimber");
        List<Json> split = with(NIMBERS, 1, "nimber", numbers.subList(0, 500));
        split.add(2, with(NIMBERS, 1, "nimber", numbers.subList(500, 1000)).get(1));
        assertThat(reason(split))
                .isEqualTo("line 3: only the last line has less than 1000 numbers");
        List<String> joined = new ArrayList<>(numbers);
        joined.addAll(numbers(NIMBERS.get(2), "nimber").subList(0, 1));
        assertThat(reason(with(NIMBERS, 1, "nimber", joined))).contains("expected up to 1000");
        List<Json> swapped = new ArrayList<>(NIMBERS);
        Collections.swap(swapped, 1, 2);
        assertThat(reason(swapped)).contains("line 2: position ");
    }

    @Test
    void numbersAreWrittenInOneWay() {
        List<Json> lines = table("sylver(named=3 5)", Question.NIMBER);
        for (String text :
                List.of(
                        "",
                        " ",
                        "1 2 3 ",
                        " 1 2 3",
                        "1  2 3",
                        "01 2 3",
                        "1 2 +3",
                        "1 2 x",
                        "-1 2 3",
                        "1 2 99999999999",
                        "1,2,3",
                        "1 2 ٣")) {
            assertThat(reason(with(lines, 1, "nimber", List.of(text))))
                    .as(text)
                    .contains("expected up to 1000 numbers separated by spaces");
        }
        for (String line :
                List.of(
                        "{}",
                        "[]",
                        "null",
                        "{\"at\":\"3 4 5\"}",
                        "{\"remoteness\":\"1 2 3\"}",
                        "{\"nimber\":1}",
                        "{\"nimber\":[1,2,3]}",
                        "{\"nimber\":\"1 2 3\",\"remoteness\":\"3 3 5\"}",
                        "{\"at\":\"3 4 5\",\"nimber\":1}")) {
            List<Json> altered = new ArrayList<>(lines);
            altered.set(1, JsonReader.read(line));
            assertThat(reason(altered)).startsWith("line 2: expected ");
        }
    }

    @Test
    void bothNumbersAreCheckedSideBySide() {
        List<Json> both = table("sylver(named=5 7)", Question.NIMBER, Question.REMOTENESS);
        assertThat(Certificates.check(both)).isInstanceOf(Report.Accepted.class);
        List<String> nimbers = numbers(both.get(1), "nimber");
        List<String> plies = numbers(both.get(1), "remoteness");
        assertThat(reason(with(both, 1, "nimber", plies))).contains("claimed");
        assertThat(reason(with(both, 1, "remoteness", nimbers))).contains("claimed");
        assertThat(reason(with(both, 1, "remoteness", plies.subList(1, plies.size()))))
                .contains("as many numbers of each kind");
    }

    /** Depths are bounded, so that a short file cannot ask for much memory. */
    @Test
    void positionsWithLargeGapsAreRefused() {
        List<Json> lines = table("sylver(named=2 9)", Question.NIMBER);
        assertThat(Certificates.check(lines)).isEqualTo(new Report.Accepted(3));
        CertificateHeader header = CertificateHeader.read(lines.getFirst()).orElseThrow();
        for (long odd : List.of(8_191L, 8_193L, 8_195L)) {
            List<Json> altered = new ArrayList<>(lines);
            altered.set(
                    0,
                    new CertificateHeader(
                                    header.kind(),
                                    "sylver(named=2 " + odd + ")",
                                    header.claims(),
                                    header.claim())
                            .toJson());
            assertThat(reason(altered))
                    .contains(odd <= 8_193 ? "start is not listed" : "numbers beyond 8191");
        }
    }
}
