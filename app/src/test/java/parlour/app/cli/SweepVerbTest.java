package parlour.app.cli;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.games.Games;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Sweeps;

class SweepVerbTest {
    private static final String THREE =
            """
            columns,rows,outcome,diagrams,pDiagrams
            1,1,N,2,1
            2,1,P,3,2
            2,2,N,6,2
            """;

    @TempDir private Path folder;

    private Ran sweep(String command) {
        List<String> words = new ArrayList<>(List.of(("sweep " + command).split(" ")));
        words.add("--store");
        words.add(folder.toString());
        return Ran.real(words.toArray(String[]::new));
    }

    @Test
    void aTableIsWrittenAndKept() throws IOException {
        Ran first = sweep("q-box --a 3 --d 3");
        assertThat(first).isEqualTo(new Ran(0, THREE, ""));
        assertThat(sweep("q-box --a 3 --d 3")).isEqualTo(first);
        try (var files = Files.list(folder.resolve("sweeps"))) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void helpExplainsTheKeysOfEachFamily() {
        List<SweepPlan> plans =
                Games.all().stream()
                        .filter(Sweeps.class::isInstance)
                        .flatMap(game -> ((Sweeps) game).sweeps().stream())
                        .toList();
        assertThat(plans).hasSizeGreaterThan(1);
        for (SweepPlan plan : plans) {
            String page = Ran.real("help", "sweep", plan.name()).out();
            assertThat(page).contains("Keys of " + plan.name() + "\n");
            for (Parameter parameter : plan.parameters()) {
                assertThat(page)
                        .contains("--" + parameter.option(), parameter.meaning().split(" ")[0]);
            }
        }
        assertThat(Ran.real("help", "sweep").out()).contains("--gaps=VALUE", "--sum=VALUE");
        assertThat(Ran.real("help", "sweep", "q-bx").err()).contains("did you mean q-box?");
    }

    @Test
    void aStoppedSweepSaysSoAndGoesOn() {
        Ran stopped = sweep("q-box --a 3 --d 3 --time 0ms");
        assertThat(stopped.code()).isEqualTo(ExitCode.STOPPED);
        assertThat(stopped.out()).isEqualTo(THREE.lines().findFirst().orElseThrow() + "\n");
        assertThat(stopped.err())
                .isEqualTo(
                        "parlour: stopped: time; 0 of 3 units are done, the same command goes on"
                                + " from there\n");
        assertThat(sweep("q-box --a 3 --d 3")).isEqualTo(new Ran(0, THREE, ""));
    }

    @Test
    void threadsChangeNoByte() {
        assertThat(sweep("q-box --a 9 --d 8 --nimber --check --threads 2").out())
                .isEqualTo(
                        Ran.real(
                                        "sweep",
                                        "q-box",
                                        "--a",
                                        "9",
                                        "--d",
                                        "8",
                                        "--nimber",
                                        "--check",
                                        "--store",
                                        folder.resolve("other").toString())
                                .out())
                .contains("\n6,6,N,924,196,1,8,yes\n");
    }

    @Test
    void aLargerSweepStartsFromASmallerOne() throws IOException {
        sweep("q-box --a 3 --d 3");
        Ran stopped = sweep("q-box --a 5 --d 5 --time 0ms");
        assertThat(stopped.out()).isEqualTo(THREE);
        assertThat(stopped.err()).contains("3 of 10 units are done");
        assertThat(sweep("q-box --a 5 --d 5").out()).startsWith(THREE).hasLineCount(11);
    }

    @Test
    void certificatesAreWrittenOnRequestAndAgainWhenTheyAreGone() throws IOException {
        Path proofs = folder.resolve("proofs");
        Ran plain = sweep("large-n --sum 7");
        assertThat(plain.out()).contains("\n4,3,misere,N,9,6,4,5,DDDDDPNNN\n");
        assertThat(sweep("large-n --sum 7 --proof " + proofs)).isEqualTo(plain);

        Path one = proofs.resolve("large-n-4-3-misere.jsonl.gz");
        byte[] bytes = Files.readAllBytes(one);
        Files.delete(one);
        Path damaged = proofs.resolve("large-n-3-3-normal.jsonl.gz");
        Files.write(damaged, new byte[] {1, 2, 3});
        Path other = proofs.resolve("large-n-3-3-misere.jsonl.gz");
        Files.copy(proofs.resolve("large-n-5-2-misere.jsonl.gz"), other, REPLACE_EXISTING);
        assertThat(sweep("large-n --sum 7 --proof " + proofs)).isEqualTo(plain);
        assertThat(Files.readAllBytes(one)).isEqualTo(bytes);
        try (var files = Files.list(proofs)) {
            List<Path> all = files.sorted().toList();
            assertThat(all).hasSize(12);
            for (Path file : all) {
                assertThat(Ran.real("check", file.toString()).out()).endsWith("s VERIFIED\n");
            }
        }
        assertThat(Ran.real("check", other.toString()).out())
                .contains("monotonic(a=3,d=3,deck=L,play=misere)");
    }

    /** Families are found by name alone, whichever game they are of. */
    @Test
    void noTwoFamiliesHaveOneNameAndEveryExampleIsWhole() {
        Set<String> names = new HashSet<>();
        String list = Ran.real("sweep").out();
        for (var game : Games.all()) {
            if (game instanceof Sweeps sweeps) {
                for (SweepPlan plan : sweeps.sweeps()) {
                    assertThat(names.add(plan.name())).as(plan.name()).isTrue();
                    assertThat(list).contains("\n" + plan.name() + " ").contains(plan.example());
                    for (Parameter parameter : plan.parameters()) {
                        assertThat(list).contains("--" + parameter.option());
                    }
                }
            }
        }
        assertThat(names).contains("q-box");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--time abc; time (abc) cannot be read",
                "q-bx --a 3 --d 3; unknown family (q-bx): did you mean q-box?",
                "q-box --a 3; key (d) is missing",
                "q-box --a 3 --d x; d (x) is no integer",
                "q-box --a 1 --d 3; a (1) must lie between 2 and 40",
                "q-box --a 22 --d 21; a + d must be at most 42",
                "sylver-census --gaps 3 --proof x; family (sylver-census) has no certificates for --proof",
                "q-box --a 3 --d 3 --engine spark; unknown engine (spark)",
                "q-box --a 3 --d 3 --nimber maybe; maybe",
                "q-box --a 3 --d 3 --sum 4; family (q-box) takes no --sum",
                "large-n --sum 3; sum (3) must lie between 4 and 22",
                "large-n; key (sum) is missing",
                "q-box --a 3 --d 3 --threads 0; threads (0) cannot be read"
            })
    void badInputIsOneLine(String command, String complaint) {
        Ran ran = sweep(command);

        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err()).contains(complaint).hasLineCount(1);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void aStoreThatIsNoFolderIsBadInput() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        Ran ran =
                Ran.real(
                        "sweep q-box --a 3 --d 3 --store"
                                .concat(" " + folder.resolve("file"))
                                .split(" "));
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err()).contains("something is in the way").hasLineCount(1);
    }
}
