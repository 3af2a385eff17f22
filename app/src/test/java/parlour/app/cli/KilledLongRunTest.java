package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parlour.store.ResultStore;
import parlour.store.Selection;
import parlour.store.StoreHome;

/**
 * A long run whose process is killed again and again (SIGKILL, at random moments) keeps the decks
 * that were decided, and ends with the bytes of a run that nobody disturbed; so does its
 * certificate, and nothing of the killed ones is left beside it.
 */
class KilledLongRunTest {
    /** Long enough that its decks are noted one by one: there are 104 below the threshold. */
    private static final List<String> SHORT = List.of("--a", "7", "--d", "4");

    /** There are 125. */
    private static final List<String> LONG = List.of("--a", "6", "--d", "5", "--play", "misere");

    @TempDir private Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void twoKills() throws IOException, InterruptedException {
        killed(SHORT, new Kills(2, 1, 20_261_130));
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void twoKillsOfAProof() throws IOException, InterruptedException {
        killedProof(List.of("--a", "4", "--d", "4"), new Kills(2, 100, 20_261_130));
    }

    @Test
    @Tag("slow")
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void twentyKills() throws IOException, InterruptedException {
        killed(LONG, new Kills(20, 4, System.nanoTime()));
    }

    @Test
    @Tag("slow")
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void twentyKillsOfAProof() throws IOException, InterruptedException {
        killedProof(List.of("--a", "5", "--d", "5"), new Kills(20, 1_000, System.nanoTime()));
    }

    /**
     * When processes are killed.
     *
     * @param count how many are
     * @param most the longest that one of them works: in decks, or milliseconds of a proof
     * @param seed of the moments
     */
    private record Kills(int count, int most, long seed) {
        Random moments() {
            System.out.println("seed " + seed);
            return new Random(seed);
        }
    }

    private void killed(List<String> keys, Kills kills) throws IOException, InterruptedException {
        Random moments = kills.moments();
        String whole = Ran.real(words(keys).toArray(String[]::new)).out();
        Path out = folder.resolve("out");
        int killed = 0;
        long seen = 0;
        int rounds = 0;
        while (killed < kills.count()) {
            Process process = start(words(keys), out);
            // At least one deck beside the outcome on large ones.
            long target = seen + 2 + moments.nextInt(kills.most());
            while (process.isAlive() && seen < target) {
                Thread.sleep(10);
                seen = kept();
            }
            if (kill(process) == 0) {
                assertThat(Files.readString(out)).isEqualTo(whole);
                forget();
                seen = 0;
                rounds++;
                continue;
            }
            killed++;
            assertThat(whole).startsWith(Files.readString(out));
            assertThat(kept()).as("kept after kill %s", killed).isGreaterThanOrEqualTo(seen);
            assertGoesOn(keys, whole);
        }
        assertThat(start(words(keys), out).waitFor()).isZero();
        assertThat(Files.readString(out)).isEqualTo(whole);
        System.out.println(killed + " kills, " + rounds + " runs ended before theirs");
    }

    /** So that a run that ended before its kill is begun anew. */
    private void forget() {
        try (ResultStore store = ResultStore.open(new StoreHome(folder.resolve("home")))) {
            store.forget(Selection.ALL);
        }
    }

    /**
     * What is kept are the outcome on large decks and those of the shortest decks: all are used.
     */
    private void assertGoesOn(List<String> keys, String whole) {
        List<String> words = new ArrayList<>(words(keys));
        words.addAll(List.of("--time", "0ms"));
        int decks = Math.toIntExact(kept() - 1);
        assertThat(decks).isPositive();
        String opening = "\"prefix\":\"";
        int start = whole.indexOf(opening);
        String letters = whole.substring(start, start + opening.length() + decks);
        assertThat(Ran.storing(folder.resolve("home"), words.toArray(String[]::new)).out())
                .contains(letters);
    }

    private void killedProof(List<String> keys, Kills kills)
            throws IOException, InterruptedException {
        Random moments = kills.moments();
        Path undisturbed = folder.resolve("undisturbed.jsonl");
        String whole = Ran.real(proving(keys, undisturbed).toArray(String[]::new)).out();
        Path proofs = Files.createDirectories(folder.resolve("proofs"));
        Path proof = proofs.resolve("run.jsonl");
        Path out = folder.resolve("out");
        int left = 0;
        for (int run = 0; run < kills.count(); run++) {
            Process process = start(proving(keys, proof), out);
            while (process.isAlive() && !hasPart(proofs)) {
                Thread.sleep(5);
            }
            process.waitFor(moments.nextInt(kills.most()), TimeUnit.MILLISECONDS);
            kill(process);
            left += hasPart(proofs) ? 1 : 0;
            if (Files.exists(proof)) {
                assertThat(proof).hasSameBinaryContentAs(undisturbed);
            }
        }
        assertThat(left).as("certificates killed as they grew").isPositive();
        assertThat(start(proving(keys, proof), out).waitFor()).isZero();
        assertThat(Files.readString(out)).isEqualTo(whole);
        assertThat(proof).hasSameBinaryContentAs(undisturbed);
        assertThat(proofs.toFile().list()).containsExactly("run.jsonl");
        System.out.println(left + " of " + kills.count() + " kills left a part");
    }

    /** Whether a certificate has begun to grow. */
    private static boolean hasPart(Path proofs) throws IOException {
        try (var parts = Files.newDirectoryStream(proofs, "run.jsonl.*.part")) {
            return parts.iterator().hasNext();
        }
    }

    private static int kill(Process process) throws InterruptedException {
        process.destroyForcibly().waitFor();
        return process.exitValue() == 0 ? 0 : 1;
    }

    private static List<String> words(List<String> keys) {
        List<String> words = new ArrayList<>(List.of("long-run", "monotonic", "--json"));
        words.addAll(keys);
        return words;
    }

    private static List<String> proving(List<String> keys, Path proof) {
        List<String> words = words(keys);
        words.addAll(List.of("--proof", proof.toString()));
        return words;
    }

    private Process start(List<String> words, Path out) throws IOException {
        return ProgramProcess.start(
                Main.class, words, folder, out, ProcessBuilder.Redirect.INHERIT);
    }

    /** How many results the store has: the outcome on large decks, and one a deck. */
    private long kept() {
        StoreHome home = new StoreHome(folder.resolve("home"));
        if (!ResultStore.exists(home)) {
            return 0;
        }
        try (ResultStore store = ResultStore.open(home)) {
            return store.count(Selection.ALL);
        }
    }
}
