package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.games.Games;
import parlour.games.catalogue.Game;

/**
 * Whatever stands in an instance, a certificate, a matrix, a poset, a file of results, the journal
 * of a sweep or a saved play: one line says what is wrong, the exit code is one of the contract,
 * and nothing takes longer than a second of a processor.
 */
class FuzzTest {
    private static final Ran.FakeTerminal NO_TERMINAL = new Ran.FakeTerminal(false, false, false);

    /** Of a processor, however many others want it; a tenth is the most that was seen. */
    private static final long MOST_NANOS = 1_000_000_000;

    private static final String NFG =
            "NFG 1 R \"title\" { \"one\" \"two\" } { 2 3 }\n\n4 -4 1 -1 2 -2 3/2 -3/2 0 0 -1 1\n";

    private static final String RESULTS =
            """
            {"instance":"sylver(named=9 10 11)","question":"outcome winning-moves remoteness",\
            "version":"0.1.0+a1f980c6","within":0,"status":"proved","outcome":"N",\
            "method":"oversemigroup-sweep","answer":{"instance":"sylver(named=9 10 11)",\
            "status":"proved","outcome":"N","winningMoves":["12"],"winningMovesComplete":true,\
            "remoteness":15,"gcd":1,"frobenius":35,"gapCount":20,"method":"oversemigroup-sweep"},\
            "counts":{"lost":35},"certificate":"","found":"2026-11-30T11:18:07Z"}
            {"instance":"leher(cards=5)","question":"outcome","version":"0.1.0+a1f980c6","within":0,\
            "status":"proved","outcome":"","method":"threshold-matrix","answer":\
            {"instance":"leher(cards=5)","status":"proved","value":{"num":17,"den":30},\
            "rowMix":[{"threshold":4,"num":1,"den":1}],"columnMix":[{"threshold":4,"num":1,"den":1}],\
            "unique":{"row":true,"column":true},"method":"threshold-matrix"},"counts":{},\
            "certificate":"","found":"2026-11-30T11:18:07Z"}
            """;

    private static final String PLAY =
            """
            parlour-play 1
            start sylver(named=4 11)
            side first
            opponent perfect
            seed 7
            move 5
            """;

    private static final String[] SWEEP = {"sweep", "q-box", "--a", "4", "--d", "3", "--quiet"};

    private static final List<String> ASKED =
            List.of("--outcome", "--nimber", "--remoteness", "--why", "--json");

    /** The work of an instance ends soon, so that many can be asked. */
    private static final String PATIENCE = "20ms";

    @TempDir private Path folder;
    private final Map<String, Integer> codes = new TreeMap<>();
    private byte[] whole = {};
    private Ran undisturbed = new Ran(0, "", "");

    @Test
    void twoThousandInputs() throws IOException {
        fuzz(2_000, 20_261_130);
    }

    @Test
    @Tag("slow")
    void aHundredThousandInputs() throws IOException {
        fuzz(Integer.getInteger("fuzz", 100_000), System.nanoTime());
    }

    private void fuzz(int inputs, long seed) throws IOException {
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        List<String> instances = instances();
        List<byte[]> proofs = proofs(instances);
        for (int i = 0; i < inputs; i++) {
            String instance = instances.get(random.nextInt(instances.size()));
            switch (random.nextInt(10)) {
                case 0 ->
                        check(
                                FuzzedText.mutated(
                                        proofs.get(random.nextInt(proofs.size())), random));
                case 1 ->
                        matrix(
                                FuzzedText.mutated(NFG.getBytes(StandardCharsets.UTF_8), random),
                                ".nfg");
                case 2 ->
                        matrix(
                                FuzzedText.mutated(
                                        "4,1,0\n1,2,1/3\n".getBytes(StandardCharsets.UTF_8),
                                        random),
                                ".csv");
                case 3 ->
                        poset(
                                FuzzedText.mutated(
                                        "a<b\nb<c\nd\n".getBytes(StandardCharsets.UTF_8), random));
                case 5 ->
                        results(
                                FuzzedText.mutated(
                                        RESULTS.getBytes(StandardCharsets.UTF_8), random));
                case 6 -> journal(random);
                case 7 -> play(FuzzedText.mutated(PLAY.getBytes(StandardCharsets.UTF_8), random));
                case 4 ->
                        ran(
                                "matrix",
                                Set.of(0, 2, 4),
                                "matrix",
                                FuzzedText.mutated("[[4,1],[1,2]]", random),
                                "--time",
                                PATIENCE);
                default ->
                        lines(
                                FuzzedText.mutated(instance, random),
                                ASKED.get(random.nextInt(ASKED.size())));
            }
        }
        long seconds =
                ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000_000;
        System.out.println(inputs + " inputs, " + seconds + " s CPU, exit codes " + codes);
    }

    private static List<String> instances() {
        List<String> instances = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            instances.addAll(game.profile().examples());
        }
        instances.addAll(
                List.of(
                        "monotonic(a=3,d=3,deck=7,board=5 1)",
                        "monotonic(a=3,d=3,deck=Q)",
                        "monotonic(a=3,d=3,deck=cube:2)",
                        "transposition(domain=1..9,sequence=3 1 4,moves=5)",
                        "transposition(domain=3+omega+zeta+eta+omega*,moves=2)",
                        "transposition(pieces=bwwb)",
                        "leher(cards=5)",
                        "leher(deck=4 4 3,ties=split)",
                        "sylver(named=4 11)",
                        "sylver(named=4 10)"));
        return instances;
    }

    private List<byte[]> proofs(List<String> instances) throws IOException {
        List<byte[]> proofs = new ArrayList<>();
        Path file = folder.resolve("proof.jsonl");
        for (String instance : instances) {
            Files.deleteIfExists(file);
            Ran.real("solve", instance, "--proof", file.toString(), "--time", "200ms", "--quiet");
            if (Files.exists(file) && Files.size(file) < 200_000) {
                proofs.add(Files.readAllBytes(file));
            }
        }
        assertThat(proofs).hasSizeGreaterThan(5);
        return proofs;
    }

    private void check(byte[] proof) throws IOException {
        Path file = Files.write(folder.resolve("mutant.jsonl"), proof);
        Ran ran = ran("check", Set.of(0, 1), "check", file.toString());
        assertThat(ran.out().lines().toList().getLast()).matches("s (VERIFIED|REJECTED .*)");
    }

    private void matrix(byte[] text, String ending) throws IOException {
        Path file = Files.write(folder.resolve("mutant" + ending), text);
        ran(ending, Set.of(0, 2, 4), "matrix", file.toString(), "--time", PATIENCE);
    }

    private void poset(byte[] text) throws IOException {
        Path file = Files.write(folder.resolve("mutant.poset"), text);
        ran(
                "poset",
                Set.of(0, 2, 3, 4),
                "solve",
                "monotonic",
                "--a",
                "3",
                "--d",
                "3",
                "--deck",
                "poset:" + file,
                "--time",
                PATIENCE,
                "--memory",
                "64m");
    }

    private void results(byte[] text) throws IOException {
        Path file = Files.write(folder.resolve("mutant.results"), text);
        ran(
                "results",
                Set.of(0, 1, 2),
                "results",
                "import",
                file.toString(),
                "--store",
                folder.resolve("results").toString());
    }

    private void play(byte[] text) throws IOException {
        Path file = Files.write(folder.resolve("mutant.play"), text);
        ran("play", Set.of(0, 2), "play", "--load", file.toString(), "--time", PATIENCE);
    }

    /** A damaged line is worked on again; the bytes are those of a sweep that nobody disturbed. */
    private void journal(Random random) throws IOException {
        Path home = folder.resolve("sweeps");
        if (whole.length == 0) {
            undisturbed = Ran.storing(home, SWEEP);
            assertThat(undisturbed.code()).isZero();
            whole = Files.readAllBytes(journalIn(home));
        }
        Files.write(journalIn(home), FuzzedText.mutated(whole, random));
        Ran ran = Ran.storing(home, SWEEP);
        String shown = Files.readString(journalIn(home), StandardCharsets.ISO_8859_1);
        count("journal", ran, Set.of(0, 2), shown);
        if (ran.code() == ExitCode.ANSWERED) {
            assertThat(ran).as(shown).isEqualTo(undisturbed);
        }
    }

    private static Path journalIn(Path home) throws IOException {
        try (var files = Files.list(home.resolve("sweeps"))) {
            return files.filter(file -> file.toString().endsWith(".journal"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** One line of standard input: exactly one object comes of it. */
    private void lines(String instance, String asked) {
        String line = instance.replace('\n', ' ').replace('\r', ' ');
        Ran ran =
                run(
                        (line + "\n").getBytes(StandardCharsets.UTF_8),
                        line,
                        "solve",
                        "--stdin",
                        asked,
                        "--time",
                        PATIENCE,
                        "--memory",
                        "64m");
        count("instance", ran, Set.of(0, 2, 3, 4), line);
        assertThat(ran.out().lines().toList())
                .as(line)
                .hasSize(1)
                .first()
                .asString()
                .startsWith("{");
        assertThat(ran.err()).as(line).isEmpty();
    }

    private Ran ran(String kind, Set<Integer> allowed, String... words) {
        Ran ran = run(new byte[0], String.join(" ", words), words);
        count(kind, ran, allowed, String.join(" ", words));
        if (ran.code() == ExitCode.BAD_INPUT) {
            assertThat(ran.out()).as(String.join(" ", words)).isEmpty();
            assertThat(ran.err().lines()).as(String.join(" ", words)).hasSize(1);
        }
        return ran;
    }

    private static Ran run(byte[] in, String shown, String... words) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        Ran ran = Ran.run(Games.all(), in, NO_TERMINAL, words);
        long nanos = threads.getCurrentThreadCpuTime() - start;
        assertThat(nanos).as("nanoseconds for %s", shown).isLessThan(MOST_NANOS);
        return ran;
    }

    private void count(String kind, Ran ran, Set<Integer> allowed, String shown) {
        assertThat(ran.code()).as("%s: %s%s", shown, ran.err(), ran.out()).isIn(allowed);
        assertThat(ran.err() + ran.out()).as(shown).doesNotContain("internal error", "\tat ");
        codes.merge(kind + " " + ran.code(), 1, Integer::sum);
    }
}
