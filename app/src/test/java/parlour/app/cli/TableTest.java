package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables: rows in order, the same bytes for every number of threads, honest cells. */
class TableTest {
    private static Ran table(String words) {
        return Ran.tiny(("table nim " + words).split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "markdown", "json", "latex"})
    void threadsChangeNothing(String format) {
        String family =
                "--heap 0..60 --take 1..9 --play normal;misere --winning-moves --format " + format;

        assertThat(table(family + " --threads 4"))
                .isEqualTo(table(family))
                .matches(ran -> ran.code() == 0);
    }

    @Test
    void keysComeInCanonicalOrderAndTheLastRunsFastest() {
        assertThat(table("--play misere --take 2,1 --heap 0..1").out())
                .isEqualTo(
                        """
                        heap,take,play,outcome
                        0,2,misere,N
                        0,1,misere,N
                        1,2,misere,P
                        1,1,misere,P
                        """);
    }

    @Test
    void valuesOfWordKeysAreTakenAsTheyAre() {
        assertThat(table("--heap 4 --take 3 --noteBook 1..3;a,b;x|y --status").out())
                .isEqualTo(
                        """
                        heap,take,noteBook,outcome,status
                        4,3,1..3,P,proved
                        4,3,"a,b",P,proved
                        4,3,x|y,P,proved
                        """);
        assertThat(table("--heap 4 --take 3 --noteBook x|y_z --format markdown").out())
                .contains("| x\\|y_z |");
        assertThat(table("--heap 4 --take 3 --noteBook x&y_z --format latex").out())
                .contains("& x\\&y\\_z &");
    }

    @Test
    void unknownRowsAreEmptyCellsAndSetTheCode() {
        Ran ran = table("--heap 4 --take 3 --trouble open;none;spin --status --time 1ms");

        assertThat(ran.out())
                .isEqualTo(
                        """
                        heap,take,trouble,outcome,status
                        4,3,open,,unknown
                        4,3,none,P,proved
                        4,3,spin,,unknown
                        """);
        assertThat(ran.code()).isEqualTo(4);
        assertThat(table("--heap 4 --take 3 --trouble open;none").code()).isEqualTo(3);
    }

    @Test
    void aBugEndsTheTable() {
        Ran ran = table("--heap 1..500 --take 3 --trouble none;bug --threads 3 --trace");

        assertThat(ran.code()).isEqualTo(70);
        assertThat(ran.err()).startsWith("parlour: internal error, please report: ");
    }

    @Test
    void aBFileIsWhatTheOeisTakes() {
        Ran ran = table("--take 3 --heap 0..40 --remoteness --format bfile");

        assertThat(ran.out()).endsWith("\n").doesNotContain("\n\n");
        assertThat(ran.out().lines())
                .hasSize(41)
                .allMatch(line -> line.matches("^(-?[1-9][0-9]*|0) (-?[1-9][0-9]*|0)$"));
        for (int heap = 0; heap <= 40; heap++) {
            assertThat(ran.out().lines().toList().get(heap)).startsWith(heap + " ");
        }
    }

    @Test
    void progressIsToldOnlyWhereSomebodyWatches() {
        String[] words = "table nim --heap 0..9 --take 3".split(" ");
        Ran watched =
                Ran.run(Ran.TINY, new byte[0], new Ran.FakeTerminal(false, true, true), words);
        Ran quiet =
                Ran.run(
                        Ran.TINY,
                        new byte[0],
                        new Ran.FakeTerminal(false, true, true),
                        "table nim --heap 0..9 --take 3 --quiet".split(" "));

        assertThat(watched.err())
                .startsWith("\r[" + ".".repeat(40) + "] 0/10 rows")
                .endsWith("\r[" + "#".repeat(40) + "] 10/10 rows\n");
        assertThat(quiet.err()).isEmpty();
        assertThat(watched.out()).isEqualTo(quiet.out()).isEqualTo(Ran.tiny(words).out());
    }
}
