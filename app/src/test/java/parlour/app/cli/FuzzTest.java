package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
 * Whatever stands in an instance, a certificate, a matrix, a poset or a file of results: one line
 * says what is wrong, the exit code is one of the contract, and nothing takes longer than a second
 * of a processor.
 */
class FuzzTest {
    private static final Ran.FakeTerminal NO_TERMINAL = new Ran.FakeTerminal(false, false, false);
    private static final long MOST_NANOS = 1_000_000_000;

    /** Pieces that mean something somewhere. */
    private static final List<String> PIECES =
            List.of(
                    "(",
                    ")",
                    ",",
                    "=",
                    "..",
                    "|",
                    " ",
                    "+",
                    "*",
                    "-",
                    "0",
                    "1",
                    "9",
                    "99999999999",
                    "-1",
                    "omega",
                    "zeta",
                    "Q",
                    "N",
                    "Z",
                    "L",
                    "cube:3",
                    "chains:2x3",
                    "poset:(a<b)",
                    "deck=",
                    "board=",
                    "a=",
                    "d=",
                    "at=3R0P2",
                    "play=misere",
                    "form=insert",
                    "named=",
                    "one=loses",
                    "cards=",
                    "ranks=",
                    "suits=",
                    "ties=split",
                    "domain=",
                    "sequence=",
                    "moves=",
                    "pennies=",
                    "pieces=bw",
                    "mod=3",
                    "[0,1]",
                    "(0,1)",
                    "1/2",
                    "\"",
                    "\\",
                    "{",
                    "}",
                    "[",
                    "]",
                    ":",
                    "é",
                    "\u0000",
                    "\t",
                    "1e9",
                    "0x1",
                    "9223372036854775808");

    private static final String NFG =
            "NFG 1 R \"title\" { \"one\" \"two\" } { 2 3 }\n\n4 -4 1 -1 2 -2 3/2 -3/2 0 0 -1 1\n";

    @TempDir private Path folder;
    private final Map<String, Integer> codes = new TreeMap<>();

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
            switch (random.nextInt(8)) {
                case 0 -> check(mutated(proofs.get(random.nextInt(proofs.size())), random));
                case 1 -> matrix(mutated(NFG.getBytes(StandardCharsets.UTF_8), random), ".nfg");
                case 2 ->
                        matrix(
                                mutated(
                                        "4,1,0\n1,2,1/3\n".getBytes(StandardCharsets.UTF_8),
                                        random),
                                ".csv");
                case 3 -> poset(mutated("a<b\nb<c\nd\n".getBytes(StandardCharsets.UTF_8), random));
                case 4 ->
                        ran(
                                "matrix",
                                Set.of(0, 2, 4),
                                "matrix",
                                mutated("[[4,1],[1,2]]", random),
                                "--time",
                                "100ms");
                default -> lines(mutated(instance, random));
            }
        }
        System.out.println(inputs + " inputs, exit codes " + codes);
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
        ran(ending, Set.of(0, 2, 4), "matrix", file.toString(), "--time", "100ms");
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
                "100ms",
                "--memory",
                "64m");
    }

    /** One line of standard input: exactly one object comes of it. */
    private void lines(String instance) {
        String line = instance.replace('\n', ' ').replace('\r', ' ');
        Ran ran =
                run(
                        (line + "\n").getBytes(StandardCharsets.UTF_8),
                        line,
                        "solve",
                        "--stdin",
                        "--time",
                        "100ms",
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

    private static String mutated(String text, Random random) {
        StringBuilder mutant = new StringBuilder(text);
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int from = random.nextInt(mutant.length() + 1);
            int to = Math.min(mutant.length(), from + random.nextInt(4));
            String piece = PIECES.get(random.nextInt(PIECES.size()));
            switch (random.nextInt(4)) {
                case 0 -> mutant.delete(from, to);
                case 1 -> mutant.insert(from, piece);
                case 2 -> mutant.replace(from, to, piece);
                default -> mutant.insert(from, mutant.substring(from, to));
            }
        }
        return mutant.toString();
    }

    /** Bytes changed, cut or doubled; half of the time as text. */
    private static byte[] mutated(byte[] bytes, Random random) {
        if (random.nextBoolean()) {
            return mutated(new String(bytes, StandardCharsets.UTF_8), random)
                    .getBytes(StandardCharsets.UTF_8);
        }
        byte[] mutant = bytes.clone();
        for (int n = 1 + random.nextInt(3); n > 0 && mutant.length > 0; n--) {
            mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
        }
        return random.nextInt(4) > 0
                ? mutant
                : Arrays.copyOf(mutant, random.nextInt(mutant.length + 1));
    }
}
