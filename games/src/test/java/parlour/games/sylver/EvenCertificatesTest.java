package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;

class EvenCertificatesTest {
    private static List<Json> certificate(String named) {
        return Certificates.of(
                "sylver(named=" + named + ")", Question.OUTCOME, Question.WINNING_MOVES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2",
                "4 6",
                "6 8 10",
                "8 10 12 14",
                "6 10 14",
                "8 10 22",
                "8 12 18 22",
                "4 14",
                "8 14",
                "8 18 22 28",
                "4 134",
                "6 68"
            })
    void certificatesAreAccepted(String named) {
        assertThat(Certificates.check(certificate(named))).isInstanceOf(Report.Accepted.class);
        assertThat(
                        Certificates.check(
                                Certificates.of("sylver(named=" + named + ")", Question.OUTCOME)))
                .isInstanceOf(Report.Accepted.class);
    }

    @Test
    void theFamousPositionIsChecked() {
        var lines = certificate("8 30 34");
        assertThat(lines.getFirst().canonical()).contains("\"winningMoves\":[\"49337\"]");
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        long bytes = lines.stream().mapToLong(line -> line.canonical().length() + 1L).sum();
        System.out.println("certificate of 8 30 34: " + bytes + " bytes");
        assertThat(bytes).isLessThan(50_000_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8 10 22", "4 134"})
    void orderAndRepetitionDoNotMatter(String named) {
        List<Json> lines = new ArrayList<>();
        for (Json line : certificate(named)) {
            lines.add(lines.isEmpty() ? line : backwardsAndTwice(line.canonical()));
        }
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
    }

    private static Json backwardsAndTwice(String line) {
        int from = line.indexOf(":\"") + 2;
        int to = line.lastIndexOf('"');
        if (from < 2 || from == to || line.contains("mark")) {
            return JsonReader.read(line);
        }
        List<String> numbers = new ArrayList<>(List.of(line.substring(from, to).split(" ")));
        Collections.reverse(numbers);
        numbers.addAll(List.copyOf(numbers));
        return JsonReader.read(
                line.substring(0, from) + String.join(" ", numbers) + line.substring(to));
    }

    @Test
    void heightsAreChecked() {
        for (String named : List.of("", "1", "4 10", "16", "30 42", "5 7")) {
            var lines = Certificates.of("sylver(named=" + named + ")", Question.HEIGHT);
            assertThat(Certificates.check(lines)).as(named).isInstanceOf(Report.Accepted.class);
            List<Json> other = new ArrayList<>(lines);
            other.set(
                    0,
                    JsonReader.read(
                            lines.getFirst()
                                    .canonical()
                                    .replace("\"height\":\"", "\"height\":\"1")));
            assertThat(Certificates.check(other)).isInstanceOf(Report.Rejected.class);
        }
    }

    @Test
    void falseClaimsAreRejected() {
        assertRejected("8 10 22", "\"outcome\":\"P\"", "\"outcome\":\"N\"");
        assertRejected("6 10 14", "\"17\",", "");
        assertRejected("6 10 14", "\"17\",", "\"17\",\"19\",");
        assertRejected("8 10 22", "named=8 10 22", "named=8 10 14");
        assertRejected("8 10 22", "named=8 10 22", "named=22 10 8");
    }

    private static void assertRejected(String named, String from, String to) {
        List<Json> lines = new ArrayList<>(certificate(named));
        String header = lines.getFirst().canonical();
        assertThat(header).contains(from);
        lines.set(0, JsonReader.read(header.replace(from, to)));
        assertThat(Certificates.check(lines)).as(to).isInstanceOf(Report.Rejected.class);
    }

    @Test
    void mutantsAreRejectedOrStayTrue() {
        long seed = 17;
        System.out.println("EvenCertificatesTest seed " + seed);
        var random = new Random(seed);
        var lines = certificate("8 10 22");
        int stayedTrue = 0;
        for (int round = 0; round < 400; round++) {
            List<Json> mutant = new ArrayList<>(lines);
            int at = 1 + random.nextInt(lines.size() - 1);
            int other = 1 + random.nextInt(lines.size() - 1);
            switch (round % 4) {
                case 0 -> mutant.remove(at);
                case 1 -> mutant.add(at, mutant.get(at));
                case 2 -> Collections.swap(mutant, at, other);
                default -> mutant.set(at, altered(lines.get(at), random));
            }
            if (Certificates.check(mutant) instanceof Report.Accepted) {
                stayedTrue++;
                // Only what claims nothing may change: the last rows, or where the period begins.
                boolean isShape = mutant.size() > at && lines.get(at).canonical().contains("even");
                assertThat(isShape && round % 4 < 2).as("%s", at).isFalse();
            }
        }
        System.out.println("mutants that stayed true: " + stayedTrue);
        assertThat(stayedTrue).isLessThan(60);
    }

    /** One more or one less in a list of numbers. */
    private static Json altered(Json line, Random random) {
        String text = line.canonical();
        int quote = text.lastIndexOf(":\"") + 2;
        if (quote < 2) {
            return JsonReader.read("{\"as\":" + random.nextInt(9) + "}");
        }
        int end = text.indexOf('"', quote);
        String list = text.substring(quote, end);
        String more =
                list.isEmpty()
                        ? "1"
                        : list.contains(" ") ? list.substring(list.indexOf(' ') + 1) : "";
        return JsonReader.read(text.substring(0, quote) + more + text.substring(end));
    }

    /**
     * One level without its last rows, and with any mark, as if an odd winning move were none; rows
     * of later levels are mended as the checker says. The outcome that is not so is never shown.
     */
    @ParameterizedTest
    @ValueSource(strings = {"4 10", "6 8 10", "6 10 14", "10 12 14 16 18", "10 14 16"})
    void hiddenRowsShowNothing(String named) {
        List<Json> lines = plain(Certificates.of("sylver(named=" + named + ")", Question.OUTCOME));
        String header = lines.getFirst().canonical();
        assertThat(header).contains("\"outcome\":\"N\"");
        lines.set(0, JsonReader.read(header.replace("\"N\"", "\"P\"")));
        for (int first = 2; first < lines.size(); first++) {
            if (!isAbout(lines.get(first), "lost") || !isAbout(lines.get(first - 1), "odd")) {
                continue;
            }
            int end = first;
            while (end < lines.size() && !isAbout(lines.get(end), "level")) {
                end++;
            }
            for (int kept = first; kept <= end; kept++) {
                for (int at = first - 1; at <= kept; at++) {
                    List<Json> mutant = new ArrayList<>(lines.subList(0, kept));
                    mutant.subList(first, kept).removeIf(line -> isAbout(line, "mark"));
                    if (at >= first) {
                        mutant.add(Math.min(at, mutant.size()), MARK);
                    }
                    mutant.addAll(lines.subList(end, lines.size()));
                    assertThat(mended(mutant))
                            .as("%d lines to %d, mark at %d: %s", first, kept, at, mutant)
                            .isInstanceOf(Report.Rejected.class);
                }
            }
        }
    }

    /** 49337 wins at {8, 30, 34}; before that its rows may look as if they repeated. */
    @Test
    void noPeriodHidesTheFamousMove() {
        List<Json> lines = Certificates.of("sylver(named=8 30 34)", Question.OUTCOME);
        int first = lines.size() - 1;
        while (!isAbout(lines.get(first), "odd")) {
            first--;
        }
        first++;
        lines.set(0, JsonReader.read(lines.getFirst().canonical().replace("\"N\"", "\"P\"")));
        TreeSet<String> verdicts = new TreeSet<>();
        for (int mark : new int[] {20, 200, 2_000, 20_000}) {
            for (int period : new int[] {1, 2, 3, 4, 6, 12, 60, 100, 360, 1_000}) {
                List<Json> mutant = new ArrayList<>(lines.subList(0, first + mark));
                mutant.add(MARK);
                mutant.addAll(lines.subList(first + mark, first + mark + period));
                verdicts.add(Certificates.check(mutant).line());
            }
        }
        assertThat(verdicts)
                .containsExactly(
                        "s REJECTED a level above does not repeat with this period",
                        "s REJECTED no period may begin at the mark",
                        "s REJECTED the rows before the mark are not the last ones");
    }

    /** Once a level has ended, later rows have no lost shapes, and may be listed. */
    @Test
    void rowsAfterTheEndAreEmpty() {
        List<Json> lines = Certificates.of("sylver(named=6 8 10)", Question.OUTCOME);
        int end = lines.indexOf(JsonReader.read("{\"lost\":\"1\"}")) + 1;
        assertThat(end).as("that of all numbers").isEqualTo(4);
        Json empty = Json.fields().with("lost", "");
        for (String row : List.of("", "1")) {
            List<Json> longer = new ArrayList<>(lines);
            longer.addAll(end, List.of(empty, empty, Json.fields().with("lost", row)));
            assertThat(Certificates.check(longer) instanceof Report.Accepted)
                    .isEqualTo(row.isEmpty());
        }
    }

    private static final Json MARK = JsonReader.read("{\"mark\":\"period\"}");
    private static final Pattern WRONG_ROW =
            Pattern.compile("line (\\d+): row \\d+: shape (\\d+) is (?:not )?lost");

    /** The last verdict, when rows have been changed to what the checker found. */
    private static Report mended(List<Json> lines) {
        List<Json> mended = new ArrayList<>(lines);
        while (true) {
            Report report = Certificates.check(mended);
            Matcher wrong = WRONG_ROW.matcher(report.line());
            if (!wrong.find()) {
                return report;
            }
            int line = Integer.parseInt(wrong.group(1)) - 1;
            TreeSet<String> shapes = new TreeSet<>(List.of(lost(mended.get(line)).split(" ")));
            shapes.remove("");
            if (!shapes.remove(wrong.group(2))) {
                shapes.add(wrong.group(2));
            }
            mended.set(line, Json.fields().with("lost", String.join(" ", shapes)));
        }
    }

    private static String lost(Json line) {
        return ((Json.Fields) line).values().get("lost") instanceof Json.Text(String text)
                ? text
                : "";
    }

    /** The same certificate with all rows written out. */
    private static List<Json> plain(List<Json> lines) {
        List<Json> plain = new ArrayList<>();
        List<Json> listed = new ArrayList<>();
        for (Json line : lines) {
            if (isAbout(line, "level")) {
                listed.clear();
            } else if (isAbout(line, "lost")) {
                listed.add(line);
            }
            boolean isAs = isAbout(line, "as");
            plain.add(isAs ? listed.get(Integer.parseInt(number(line))) : line);
        }
        return plain;
    }

    private static String number(Json line) {
        return line.canonical().replaceAll("[^0-9]", "");
    }

    private static boolean isAbout(Json line, String key) {
        return line instanceof Json.Fields fields && fields.values().containsKey(key);
    }

    /** What is no semigroup, no ideal, or there already; a second mark. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4 6; {\"level\":\"1\"}; {\"level\":\"2\"}; no semigroup",
                "4 6; {\"odd\":\"1\"}; {\"odd\":\"3\"}; no ideal",
                "4 6; {\"odd\":\"\"}; {\"odd\":\"\"}|{\"odd\":\"\"}; listed twice",
                "8 10 22; {\"mark\":\"period\"}; {\"mark\":\"period\"}|{\"mark\":\"period\"}; one mark at most",
            })
    void levelsAreWhatTheySay(String named, String from, String to, String because) {
        List<Json> lines =
                new ArrayList<>(Certificates.of("sylver(named=" + named + ")", Question.OUTCOME));
        int at = lines.lastIndexOf(JsonReader.read(from));
        assertThat(at).isPositive();
        lines.remove(at);
        for (String line : to.split("\\|")) {
            lines.add(at, JsonReader.read(line));
        }
        assertThat(Certificates.check(lines).line()).contains("REJECTED", because);
    }
}
