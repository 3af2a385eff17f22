package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.JsonReader;

/** Hand-made certificates of the game [[4,1],[1,2]], true, false and mutated. */
class EquilibriumCheckerTest {
    private static final String HEADER =
            "{\"claim\":{\"columnMix\":[{\"column\":1,\"den\":4,\"num\":1},{\"column\":2,\"den\":4,\"num\":3}],"
                    + "\"rowMix\":[{\"den\":4,\"num\":1,\"row\":1},{\"den\":4,\"num\":3,\"row\":2}],"
                    + "\"value\":{\"den\":4,\"num\":7}},\"claims\":\"outcome\",\"format\":\"parlour-certificate 1\","
                    + "\"instance\":\"matrix([[4,1],[1,2]])\",\"kind\":\"equilibrium\"}";
    private static final List<String> TRUE =
            List.of(HEADER, "{\"row\":[\"4\",\"1\"]}", "{\"row\":[\"1\",\"2\"]}");

    private static Report check(List<String> lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(bytes);
        lines.forEach(line -> writer.line(JsonReader.read(line)));
        writer.seal();
        return check(bytes.toByteArray());
    }

    private static Report check(byte[] file) {
        CertificateReader reader = new CertificateReader(new ByteArrayInputStream(file));
        var first = reader.line();
        return first.isEmpty()
                ? new Report.Rejected(reader.damage().orElse("no header"))
                : EquilibriumChecker.check(
                        CertificateHeader.read(first.get()).orElseThrow(), reader);
    }

    @Test
    void theTrueCertificateIsAccepted() {
        assertThat(check(TRUE)).isEqualTo(new Report.Accepted(4));
    }

    @Test
    void everyNumberChangedIsRejected() {
        int mutants = 0;
        for (int line = 0; line < TRUE.size(); line++) {
            var numbers =
                    Pattern.compile("(?<=[:\"\\[,])[0-9]+(?=[,\"}\\]])").matcher(TRUE.get(line));
            while (numbers.find()) {
                for (int change : new int[] {-1, 1}) {
                    String text = TRUE.get(line);
                    int changed = Integer.parseInt(numbers.group()) + change;
                    List<String> mutant = new ArrayList<>(TRUE);
                    mutant.set(
                            line,
                            text.substring(0, numbers.start())
                                    + changed
                                    + text.substring(numbers.end()));
                    assertThat(check(mutant))
                            .as(mutant.get(line))
                            .isInstanceOf(Report.Rejected.class);
                    mutants++;
                }
            }
        }
        assertThat(mutants).isGreaterThan(30);
    }

    @Test
    void linesDroppedDoubledOrSwappedAreRejected() {
        assertThat(check(List.of(TRUE.get(0), TRUE.get(1))).line()).contains("REJECTED");
        assertThat(check(List.of(TRUE.get(0), TRUE.get(1), TRUE.get(1), TRUE.get(2))).line())
                .contains("REJECTED");
        assertThat(check(List.of(TRUE.get(0), TRUE.get(2), TRUE.get(1))).line())
                .contains("not that of the instance");
        assertThat(check(List.of(TRUE.get(0))).line()).contains("a matrix needs a row");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"kind\":\"equilibrium\" | \"kind\":\"strategy\" | kind strategy",
                "\"claims\":\"outcome\" | \"claims\":\"moves\" | proves the outcome only",
                "\"rowMix\":[{\"den\":4,\"num\":1,\"row\":1},{\"den\":4,\"num\":3,\"row\":2}] | \"rowMix\":[] | rowMix",
                "\"value\":{\"den\":4,\"num\":7} | \"value\":{\"den\":8,\"num\":14} | lowest terms",
                "{\"den\":4,\"num\":3,\"row\":2} | {\"den\":4,\"num\":3,\"row\":1} | lists a strategy twice",
                "{\"den\":4,\"num\":3,\"row\":2} | {\"den\":4,\"num\":3,\"row\":3} | there is no row 3",
                "{\"den\":4,\"num\":1,\"row\":1},{\"den\":4,\"num\":3,\"row\":2} "
                        + "| {\"den\":4,\"num\":-1,\"row\":1},{\"den\":4,\"num\":5,\"row\":2} | not positive",
                "{\"den\":4,\"num\":1,\"row\":1},{\"den\":4,\"num\":3,\"row\":2} "
                        + "| {\"den\":1,\"num\":1,\"row\":2} | column 1 holds the row mix to 1",
                "{\"column\":1,\"den\":4,\"num\":1},{\"column\":2,\"den\":4,\"num\":3} "
                        + "| {\"column\":1,\"den\":1,\"num\":1} | row 1 gets 4 from the column mix",
                "{\"column\":1,\"den\":4,\"num\":1},{\"column\":2,\"den\":4,\"num\":3} "
                        + "| {\"column\":2,\"den\":1,\"num\":1} | row 2 gets 2 from the column mix",
                // Half of each weight, and none of another row: the same mix, if it were scaled.
                "{\"den\":4,\"num\":1,\"row\":1},{\"den\":4,\"num\":3,\"row\":2} "
                        + "| {\"den\":8,\"num\":1,\"row\":1},{\"den\":8,\"num\":3,\"row\":2} "
                        + "| sum to 1/2",
                "\"rowMix\":[ | \"rowMix\":[{\"den\":1,\"num\":0,\"row\":3}, | not positive",
                "\"value\":{\"den\":4,\"num\":7} | \"value\":{\"den\":0,\"num\":7} | denominator",
                "\"value\":{\"den\":4,\"num\":7} | \"value\":{\"den\":-4,\"num\":-7} | denominator",
                "\"num\":7}} | \"num\":7},\"x\":1} | 3 fields",
            })
    void falseHeadersAreRejectedWithTheReason(String piece, String by, String reason) {
        List<String> mutant = new ArrayList<>(TRUE);
        mutant.set(0, HEADER.replace(piece, by));
        assertThat(mutant.get(0)).isNotEqualTo(HEADER);
        assertThat(check(mutant).line()).startsWith("s REJECTED").contains(reason);
    }

    private static final String UNIQUE =
            HEADER.replace("\"value\"", "\"unique\":{\"column\":true,\"row\":true},\"value\"");
    private static final List<String> TRUE_AND_UNIQUE =
            List.of(
                    UNIQUE,
                    TRUE.get(1),
                    TRUE.get(2),
                    "{\"against\":[{\"column\":1,\"den\":4,\"num\":1},{\"column\":2,\"den\":4,\"num\":3}],"
                            + "\"side\":\"row\"}",
                    "{\"against\":[{\"den\":4,\"num\":1,\"row\":1},{\"den\":4,\"num\":3,\"row\":2}],"
                            + "\"side\":\"column\"}");

    @Test
    void uniquenessIsAcceptedWhereItIsShown() {
        assertThat(check(TRUE_AND_UNIQUE)).isEqualTo(new Report.Accepted(4));
    }

    @Test
    void primesArePrime() {
        assertThat(PrimeRank.PRIMES)
                .allMatch(prime -> BigInteger.valueOf(prime).isProbablePrime(50));
    }

    /** Drops, doubles, swaps; changes every number and word of the lines about uniqueness. */
    @Test
    void everyMutantOfTheUniquenessIsRejected() {
        List<List<String>> mutants = new ArrayList<>();
        for (int line = 3; line < 5; line++) {
            List<String> dropped = new ArrayList<>(TRUE_AND_UNIQUE);
            dropped.remove(line);
            mutants.add(dropped);
            List<String> doubled = new ArrayList<>(TRUE_AND_UNIQUE);
            doubled.add(line, TRUE_AND_UNIQUE.get(line));
            mutants.add(doubled);
            String text = TRUE_AND_UNIQUE.get(line);
            var numbers = Pattern.compile("(?<=:)[0-9]+(?=[,}])").matcher(text);
            while (numbers.find()) {
                for (int change : new int[] {-1, 1}) {
                    mutants.add(
                            with(
                                    line,
                                    text.substring(0, numbers.start())
                                            + (Integer.parseInt(numbers.group()) + change)
                                            + text.substring(numbers.end())));
                }
            }
            mutants.add(with(line, text.replace("against", "other")));
            mutants.add(with(line, text.replace("\"side\":", "\"x\":1,\"side\":")));
            mutants.add(with(line, text.replaceAll("\\[.*\\]", "[]")));
        }
        List<String> swapped = new ArrayList<>(TRUE_AND_UNIQUE);
        java.util.Collections.swap(swapped, 3, 4);
        mutants.add(swapped);
        List<String> early = new ArrayList<>(TRUE_AND_UNIQUE);
        java.util.Collections.swap(early, 2, 3);
        mutants.add(early);
        mutants.add(with(0, HEADER));
        mutants.add(with(0, UNIQUE.replace("\"row\":true", "\"row\":false")));
        mutants.add(with(0, UNIQUE.replace("\"column\":true", "\"column\":false")));
        mutants.add(with(0, UNIQUE.replace("\"row\":true", "\"row\":1")));
        for (List<String> mutant : mutants) {
            assertThat(check(mutant)).as("%s", mutant).isInstanceOf(Report.Rejected.class);
        }
        assertThat(mutants).hasSizeGreaterThan(30);
    }

    private static List<String> with(int line, String text) {
        List<String> mutant = new ArrayList<>(TRUE_AND_UNIQUE);
        mutant.set(line, text);
        return mutant;
    }

    /** In [[1,1],[0,2]] row 1 alone is optimal, and column mixes with at most 1/2 on column 2. */
    @Test
    void whatIsNotUniqueCannotBeClaimedSo() {
        String header =
                "{\"claim\":{\"columnMix\":[{\"column\":1,\"den\":1,\"num\":1}],"
                        + "\"rowMix\":[{\"den\":1,\"num\":1,\"row\":1}],"
                        + "\"unique\":{\"column\":false,\"row\":true},\"value\":{\"den\":1,\"num\":1}},"
                        + "\"claims\":\"outcome\",\"format\":\"parlour-certificate 1\","
                        + "\"instance\":\"matrix([[1,1],[0,2]])\",\"kind\":\"equilibrium\"}";
        List<String> rows = List.of("{\"row\":[\"1\",\"1\"]}", "{\"row\":[\"0\",\"2\"]}");
        String halves = "[{\"column\":1,\"den\":2,\"num\":1},{\"column\":2,\"den\":2,\"num\":1}]";
        String threeQuarters =
                "[{\"column\":1,\"den\":4,\"num\":3},{\"column\":2,\"den\":4,\"num\":1}]";
        String byQuarters = "{\"against\":" + threeQuarters + ",\"side\":\"row\"}";
        String byHalves = "{\"against\":" + halves + ",\"side\":\"row\"}";
        String other = "{\"other\":" + halves + ",\"side\":\"column\"}";
        assertThat(check(List.of(header, rows.get(0), rows.get(1), byQuarters, other)).line())
                .isEqualTo("s VERIFIED");
        // Against halves row 2 is as good; but then column 2 is used too, and there it gets more.
        assertThat(check(List.of(header, rows.get(0), rows.get(1), byHalves, other)).line())
                .isEqualTo("s VERIFIED");
        String claimedUnique = header.replace("\"column\":false", "\"column\":true");
        for (String row : List.of("1", "2")) {
            String against =
                    "{\"against\":[{\"den\":1,\"num\":1,\"row\":%s}],\"side\":\"column\"}"
                            .formatted(row);
            assertThat(
                            check(
                                            List.of(
                                                    claimedUnique,
                                                    rows.get(0),
                                                    rows.get(1),
                                                    byQuarters,
                                                    against))
                                    .line())
                    .contains("REJECTED")
                    .contains("optima");
        }
        String same = "{\"other\":[{\"column\":1,\"den\":1,\"num\":1}],\"side\":\"column\"}";
        assertThat(check(List.of(header, rows.get(0), rows.get(1), byQuarters, same)).line())
                .contains("the other mix is the same");
        String bad = "{\"other\":[{\"column\":2,\"den\":1,\"num\":1}],\"side\":\"column\"}";
        assertThat(check(List.of(header, rows.get(0), rows.get(1), byQuarters, bad)).line())
                .contains("a mix is not optimal");
    }

    /** The first line is about the row player's mix, the second about the other's. */
    @Test
    void aLineIsAboutTheSideItNames() {
        assertThat(check(with(3, TRUE_AND_UNIQUE.get(3).replace("\"row\"", "\"column\""))).line())
                .contains("expected a line about side row");
        assertThat(check(with(4, TRUE_AND_UNIQUE.get(4).replace("\"column\"", "\"row\""))).line())
                .contains("expected a line about side column");
    }

    /** Rows 2 and 3 of [[1],[0],[0]] are alike, but no best replies: row 1 alone is optimal. */
    @Test
    void strategiesThatAreNoBestRepliesDoNotCount() {
        List<String> lines =
                List.of(
                        "{\"claim\":{\"columnMix\":[{\"column\":1,\"den\":1,\"num\":1}],"
                                + "\"rowMix\":[{\"den\":1,\"num\":1,\"row\":1}],"
                                + "\"unique\":{\"column\":true,\"row\":true},"
                                + "\"value\":{\"den\":1,\"num\":1}},\"claims\":\"outcome\","
                                + "\"format\":\"parlour-certificate 1\","
                                + "\"instance\":\"matrix([[1],[0],[0]])\",\"kind\":\"equilibrium\"}",
                        "{\"row\":[\"1\"]}",
                        "{\"row\":[\"0\"]}",
                        "{\"row\":[\"0\"]}",
                        "{\"against\":[{\"column\":1,\"den\":1,\"num\":1}],\"side\":\"row\"}",
                        "{\"against\":[{\"den\":1,\"num\":1,\"row\":1}],\"side\":\"column\"}");
        assertThat(check(lines)).isEqualTo(new Report.Accepted(4));
    }

    /** In [[0,1,0],[0,0,1]] column 1 is optimal whatever the rows do, and no other column is. */
    @Test
    void theOtherMixIsComparedWithThatOfItsSide() {
        String header =
                "{\"claim\":{\"columnMix\":[{\"column\":1,\"den\":1,\"num\":1}],"
                        + "\"rowMix\":[{\"den\":1,\"num\":1,\"row\":2}],"
                        + "\"unique\":{\"column\":true,\"row\":false},\"value\":{\"den\":1,\"num\":0}},"
                        + "\"claims\":\"outcome\",\"format\":\"parlour-certificate 1\","
                        + "\"instance\":\"matrix([[0,1,0],[0,0,1]])\",\"kind\":\"equilibrium\"}";
        String against =
                "{\"against\":[{\"den\":2,\"num\":1,\"row\":1},{\"den\":2,\"num\":1,\"row\":2}],"
                        + "\"side\":\"column\"}";
        for (int row : new int[] {1, 2}) {
            Report report =
                    check(
                            List.of(
                                    header,
                                    "{\"row\":[\"0\",\"1\",\"0\"]}",
                                    "{\"row\":[\"0\",\"0\",\"1\"]}",
                                    "{\"other\":[{\"den\":1,\"num\":1,\"row\":%d}],\"side\":\"row\"}"
                                            .formatted(row),
                                    against));
            if (row == 1) {
                assertThat(report).isEqualTo(new Report.Accepted(5));
            } else {
                assertThat(report.line()).contains("row optima: the other mix is the same");
            }
        }
    }

    @Test
    void truncationIsNoticedFirst() {
        byte[] text = (HEADER + "\n").getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < text.length; length += 9) {
            assertThat(check(java.util.Arrays.copyOf(text, length)).line())
                    .isEqualTo("s REJECTED truncated");
        }
    }

    private static String mix(String side, String weights) {
        StringBuilder mix = new StringBuilder();
        for (String weight : weights.split(" ")) {
            String[] parts = weight.split("[:/]");
            mix.append(mix.isEmpty() ? "" : ",")
                    .append(
                            side.equals("row")
                                    ? "{\"den\":%3$s,\"num\":%2$s,\"row\":%1$s}"
                                            .formatted((Object[]) parts)
                                    : "{\"column\":%1$s,\"den\":%3$s,\"num\":%2$s}"
                                            .formatted((Object[]) parts));
        }
        return "[" + mix + "]";
    }

    private static String mixes(String side, List<String> mixes) {
        return "[" + String.join(",", mixes.stream().map(m -> mix(side, m)).toList()) + "]";
    }

    /**
     * Against row 1 and the halves of rows 2 and 3 all column mixes with 1/2 on 1 and 2 together
     * do: a square, whose corners are the pairs of halves.
     */
    private static Report extremes(List<String> rows, List<String> columns, String unique) {
        String header =
                "{\"claim\":{\"columnMix\":%s,\"extremes\":{\"column\":%s,\"row\":%s},\"rowMix\":%s,"
                                .formatted(
                                        mix("column", "1:1/2 3:1/2"),
                                        mixes("column", columns),
                                        mixes("row", rows),
                                        mix("row", "1:1/1"))
                        + "\"unique\":%s,\"value\":{\"den\":1,\"num\":0}},\"claims\":\"outcome\","
                                .formatted(unique)
                        + "\"format\":\"parlour-certificate 1\",\"instance\":"
                        + "\"matrix([[0,0,0,0],[1,1,-1,-1],[-1,-1,1,1]])\",\"kind\":\"equilibrium\"}";
        return check(
                List.of(
                        header,
                        "{\"row\":[\"0\",\"0\",\"0\",\"0\"]}",
                        "{\"row\":[\"1\",\"1\",\"-1\",\"-1\"]}",
                        "{\"row\":[\"-1\",\"-1\",\"1\",\"1\"]}"));
    }

    @Test
    void listsOfExtremesAreComplete() {
        List<String> rows = List.of("1:1/1", "2:1/2 3:1/2");
        List<String> columns = List.of("1:1/2 3:1/2", "1:1/2 4:1/2", "2:1/2 3:1/2", "2:1/2 4:1/2");
        String neither = "{\"column\":false,\"row\":false}";
        assertThat(extremes(rows, columns, neither)).isEqualTo(new Report.Accepted(7));
        for (int at = 0; at < columns.size(); at++) {
            List<String> fewer = new ArrayList<>(columns);
            fewer.remove(at);
            assertThat(extremes(rows, fewer, neither).line()).contains("REJECTED column optima");
        }
        assertThat(extremes(rows, columns.subList(0, 2), neither).line())
                .contains("the list spans too little, so that one is missing");
        for (String row : rows) {
            assertThat(extremes(List.of(row), columns, "{\"column\":false,\"row\":true}").line())
                    .contains("row optima: the list spans too little");
        }
        for (String wrong : List.of("1:1/4 2:1/4 3:1/2", "1:1/4 2:1/4 3:1/4 4:1/4", "1:1/1")) {
            List<String> more = new ArrayList<>(columns);
            more.add(wrong);
            assertThat(extremes(rows, more, neither).line()).contains("REJECTED column optima");
        }
        assertThat(extremes(List.of("1:1/1", "2:1/2 3:1/2", "1:1/1"), columns, neither).line())
                .contains("row optima: a mix is listed twice");
        assertThat(extremes(List.of("1:1/1", "1:1/2 2:1/4 3:1/4"), columns, neither).line())
                .contains("REJECTED");
        for (String unique :
                List.of(
                        "{\"column\":true,\"row\":false}",
                        "{\"column\":false,\"row\":true}",
                        "{\"column\":true,\"row\":true}")) {
            assertThat(extremes(rows, columns, unique).line()).contains("does not agree");
        }
        assertThat(extremes(List.of(), columns, neither).line())
                .contains("expected a list of mixes for the row under extremes");
    }

    /** An integer beyond 2^53 is a text, and no other one is. */
    @Test
    void integersHaveOneForm() {
        String claim =
                "{\"claim\":{\"columnMix\":[{\"column\":1,\"den\":1,\"num\":1}],"
                        + "\"rowMix\":[{\"den\":1,\"num\":1,\"row\":1}],"
                        + "\"value\":{\"den\":1,\"num\":\"%s\"}},\"claims\":\"outcome\","
                        + "\"format\":\"parlour-certificate 1\",\"instance\":\"matrix([[%s]])\","
                        + "\"kind\":\"equilibrium\"}";
        String huge = "9007199254740993";
        String row = "{\"row\":[\"%s\"]}";
        assertThat(check(List.of(claim.formatted(huge, huge), row.formatted(huge))))
                .isEqualTo(new Report.Accepted(2));
        for (String near : List.of("9007199254740992", "9007199254740994", "-" + huge, "x", "")) {
            assertThat(check(List.of(claim.formatted(near, huge), row.formatted(huge))))
                    .isInstanceOf(Report.Rejected.class);
        }
        assertThat(check(List.of(claim.formatted("7", "7"), row.formatted("7"))).line())
                .contains("expected an integer under num");
    }

    /** Weights with denominators of 9000 digits that have nothing in common. */
    @Test
    void commonDenominatorsHaveABound() {
        for (int weights : new int[] {4, 400}) {
            List<String> row = new ArrayList<>();
            for (int i = 1; i <= weights; i++) {
                BigInteger den = BigInteger.TEN.pow(9_000).add(odd(i));
                row.add("{\"den\":\"%s\",\"num\":1,\"row\":%d}".formatted(den, i));
            }
            String header =
                    HEADER.replaceFirst(
                            "\"rowMix\":\\[[^]]*]",
                            java.util.regex.Matcher.quoteReplacement(
                                    "\"rowMix\":[" + String.join(",", row) + "]"));
            assertThat(check(List.of(header, TRUE.get(1), TRUE.get(2))).line())
                    .contains(
                            weights == 4
                                    ? "rowMix has weights that sum to"
                                    : "rowMix has too long a common denominator");
        }
    }

    private static BigInteger odd(int i) {
        return BigInteger.valueOf(2L * i + 1);
    }
}
