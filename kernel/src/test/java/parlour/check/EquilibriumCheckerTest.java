package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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
                "\"num\":7}} | \"num\":7},\"x\":1} | 3 fields",
            })
    void falseHeadersAreRejectedWithTheReason(String piece, String by, String reason) {
        List<String> mutant = new ArrayList<>(TRUE);
        mutant.set(0, HEADER.replace(piece, by));
        assertThat(mutant.get(0)).isNotEqualTo(HEADER);
        assertThat(check(mutant).line()).startsWith("s REJECTED").contains(reason);
    }

    @Test
    void truncationIsNoticedFirst() {
        byte[] text = (HEADER + "\n").getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < text.length; length += 9) {
            assertThat(check(java.util.Arrays.copyOf(text, length)).line())
                    .isEqualTo("s REJECTED truncated");
        }
    }
}
