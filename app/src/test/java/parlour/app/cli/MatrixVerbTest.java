package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixVerbTest {
    @TempDir Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[4,1],[1,2]] | \"value\":{\"num\":7,\"den\":4}",
                "[[1,-2,-3],[-1,1,5],[7,1,-3]] | \"value\":{\"num\":1,\"den\":1}",
                "[[0]] | \"value\":{\"num\":0,\"den\":1}",
                "[[3,3],[3,3]] | \"unique\":{\"row\":false,\"column\":false}",
            })
    void inlineMatricesAreSolved(String matrix, String expected) {
        Ran ran = Ran.real("matrix", matrix, "--json");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains(expected).endsWith("}\n");
        assertThat(ran.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.efg", "game.lp", "game.mps", "game.LRS"})
    void whatIsOnlyWrittenIsNotRead(String name) {
        Path file = folder.resolve(name);
        assertThat(Ran.real("matrix", "leher(cards=3)", "--export", file.toString()).code())
                .isZero();
        Ran read = Ran.real("matrix", file.toString());
        assertThat(read.code()).isEqualTo(2);
        assertThat(read.err())
                .isEqualTo(
                        "parlour: file (%s) is in a form that is written, not read; give a .csv or .nfg, as in ./parlour matrix game.nfg\n"
                                .formatted(file));
    }

    @Test
    void aCertificateOfAnyMatrixIsVerifiedAndOneOfAnotherIsNot() throws IOException {
        Path proof = folder.resolve("proof.jsonl");
        assertThat(Ran.real("matrix", "[[4,1],[1,2/3]]", "--proof", proof.toString()).code())
                .isZero();
        Ran ran = Ran.real("check", proof.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).endsWith("s VERIFIED\n");
        Files.writeString(proof, Files.readString(proof).replace("\"4\"", "\"5\""));
        assertThat(Ran.real("check", proof.toString()).code()).isEqualTo(1);
    }

    @Test
    void filesAreSolvedAndWhatIsExportedComesBack() throws IOException {
        Path csv = folder.resolve("game.csv");
        Files.writeString(csv, "4,1\n1,2\n");
        Path nfg = folder.resolve("game.nfg");
        assertThat(Ran.real("matrix", csv.toString(), "--export", nfg.toString()).code()).isZero();
        assertThat(Ran.real("matrix", nfg.toString(), "--json").out())
                .isEqualTo(Ran.real("matrix", csv.toString(), "--json").out())
                .contains("\"value\":{\"num\":7,\"den\":4}");
    }

    @Test
    void theHeatMapMarksTheBlockOrTheSaddle() throws IOException {
        Path svg = folder.resolve("block.svg");
        Ran ran = Ran.real("matrix", "[[4,1],[1,2]]", "--svg", svg.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).startsWith("matrix([[4,1],[1,2]])\nValue: 7/4\n");
        assertThat(svg).content().startsWith("<svg").contains("the block that is mixed", "7/4");
        Ran saddle = Ran.real("matrix", "[[3,5],[1,2]]", "--svg", "-", "--why");
        assertThat(saddle.out())
                .startsWith("<svg")
                .contains("the saddle", "row 2 is strictly dominated by row 1")
                .endsWith("</svg>\n");
        Ran large = Ran.real("matrix", "leher(cards=60)", "--svg", "-");
        assertThat(large.out()).contains("Payoffs to the row player in parts of 1/");
        assertThat(Ran.real("matrix", "[[1]]", "--svg", folder.toString()).code()).isEqualTo(2);
    }

    @Test
    void dominanceIsExplainedByTheEntriesCompared() {
        assertThat(Ran.real("matrix", "[[1,2],[0,1],[1,2]]", "--why").out())
                .contains(
                        "row 2 is strictly dominated by row 1: 0, 1 against 1, 2 in columns 1, 2\n",
                        "column 2 is strictly dominated by column 1: 2, 2 against 1, 1 in rows 1, 3\n",
                        "row 3 duplicates row 1: 1 against 1 in column 1\n",
                        "what is left has the same value: row 1 against column 1\n");
    }

    @Test
    void leHerIsAMatrixOfThresholds() {
        Ran ran = Ran.real("matrix", "leher(cards=13)", "--json", "--all");
        assertThat(ran.out()).contains("\"value\":{\"num\":548,\"den\":1001}", "\"extremes\"");
        assertThat(Ran.real("matrix", "leher(cards=60)", "--json").out())
                .startsWith("{\"instance\":\"matrix(rows=59,columns=59,sha256=");
        Path tree = folder.resolve("leher.efg");
        assertThat(Ran.real("matrix", "leher(cards=5)", "--export", tree.toString()).code())
                .isZero();
        assertThat(tree).content().startsWith("EFG 2 R \"Le Her N=5\"");
        assertThat(tree).content().hasLineCount(267);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[4,1],[1]] | ragged",
                "[[nan]] | (nan)",
                "no-such-file.csv | no such file",
                "monotonic(a=3,d=3,deck=5) | is no matrix",
                "leher(cards=10^9) | too many to write out",
                "leher(cards=5,players=3) | no matrix of thresholds",
            })
    void badInputIsOneLineAndExitCodeTwo(String word, String complaint) {
        Ran ran = Ran.real("matrix", word);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(complaint).endsWith("\n");
        assertThat(ran.err().strip()).doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json", "--all", "--why", "--proof=p.jsonl", "--svg=-", "--stats"})
    void whatAnExportWouldLeaveOutIsRefused(String option) {
        Ran ran = Ran.real("matrix", "[[4,1],[1,2]]", "--export", folder + "/g.nfg", option);

        String name = option.replaceFirst("=.*", "");
        assertThat(ran.err())
                .startsWith("parlour: option (" + name + ") does not go with --export");
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(folder.resolve("g.nfg")).doesNotExist();
    }

    @Test
    void aByteOrderMarkIsPassedOver() throws IOException {
        Path file = folder.resolve("marked.csv");
        Files.writeString(file, "\uFEFF4,1\r\n1,2\r\n");
        assertThat(Ran.real("matrix", file.toString()).out()).startsWith("matrix([[4,1],[1,2]])\n");
    }

    @Test
    void anEmptyFileIsRefused() throws IOException {
        Path empty = folder.resolve("empty.nfg");
        Files.writeString(empty, "");
        Ran ran = Ran.real("matrix", empty.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("truncated");
        assertThat(Ran.real("matrix").code()).isEqualTo(2);
    }

    /** 100 by 100 entries are read once more, as integers, which would not fit into a megabyte. */
    @Test
    void aMatrixThatDoesNotFitIsUnknown() {
        String row = "[" + "1,2,".repeat(49) + "3,4]";
        String matrix = "[" + (row + ",").repeat(99) + row + "]";
        Ran ran = Ran.real("matrix", matrix, "--memory", "1m", "--no-store");
        assertThat(ran.code()).isEqualTo(ExitCode.STOPPED);
        assertThat(ran.out()).contains("100 rows, 100 columns; stopped by memory");
        assertThat(Ran.real("matrix", matrix, "--memory", "2m", "--no-store").code())
                .isEqualTo(ExitCode.ANSWERED);
    }
}
