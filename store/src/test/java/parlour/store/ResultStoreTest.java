package parlour.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.GrowingFile;
import parlour.claim.Json;

/** What is put is found, by its own key only; what is no store of ours is refused in one line. */
class ResultStoreTest {
    @TempDir private Path temporary;

    private StoreHome home() {
        return new StoreHome(temporary.resolve("home"));
    }

    private Path file() {
        return home().folder().resolve(ResultStore.FILE);
    }

    static StoredResult result(Key key, String outcome) {
        return new StoredResult(
                key,
                new StoredResult.Verdict("proved", outcome, "search"),
                Json.fields().with("instance", key.instance()).with("outcome", outcome),
                Json.fields().with("expanded", 17),
                StoredResult.Proof.NONE,
                "2026-11-30T08:00:00Z");
    }

    private static Key key(String instance) {
        return new Key(instance, "outcome", "1", Key.ANY);
    }

    private static List<StoredResult> all(ResultStore store, Selection selection) {
        List<StoredResult> results = new ArrayList<>();
        store.each(selection, results::add);
        return results;
    }

    @Test
    void whatIsPutIsFoundByItsKeyOnlyAlsoLater() {
        StoredResult result = result(key("nim(heap=3)"), "N");
        try (ResultStore store = ResultStore.open(home())) {
            assertThat(store.find(result.key())).isEmpty();
            store.put(List.of(result));
            assertThat(store.find(result.key())).contains(result);
        }
        try (ResultStore store = ResultStore.open(home())) {
            assertThat(store.find(result.key())).contains(result);
            assertThat(store.find(new Key("nim(heap=3)", "outcome", "2", 0))).isEmpty();
            assertThat(store.find(new Key("nim(heap=3)", "nimber", "1", 0))).isEmpty();
            assertThat(store.find(key("nim(heap=4)"))).isEmpty();
        }
    }

    @Test
    void whatHoldsWithinLimitsIsFoundWithinTheVeryOnes() {
        StoredResult bounded = result(new Key("g()", "outcome", "1", 1000), "N");
        StoredResult whole = result(key("h()"), "P");
        try (ResultStore store = ResultStore.open(home())) {
            store.put(List.of(bounded, whole));
            assertThat(store.find(bounded.key())).contains(bounded);
            assertThat(store.find(new Key("g()", "outcome", "1", 1001))).isEmpty();
            assertThat(store.find(new Key("h()", "outcome", "1", 1000))).contains(whole);
            StoredResult better = result(key("g()"), "P");
            store.put(List.of(better));
            assertThat(store.find(bounded.key())).contains(better);
        }
    }

    @Test
    void theFirstAnswerStaysAndALaterCertificateIsAdded() {
        StoredResult first = result(key("g()"), "N");
        StoredResult.Proof proof = new StoredResult.Proof("ab12", "proof.jsonl");
        try (ResultStore store = ResultStore.open(home())) {
            store.put(List.of(first, result(key("g()"), "P")));
            assertThat(store.find(first.key())).contains(first);
            store.put(List.of(first.with(proof)));
            store.put(List.of(first));
            assertThat(store.find(first.key())).contains(first.with(proof));
        }
    }

    @Test
    void resultsAreSelectedCountedAndForgotten() {
        try (ResultStore store = ResultStore.open(home())) {
            List<StoredResult> results = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                results.add(result(key("nim(heap=" + i + ")"), i % 4 == 0 ? "P" : "N"));
                results.add(result(new Key("pile(n=" + i + ")", "outcome", "0", 0), "N"));
            }
            store.put(results);
            Selection lost = Selection.ALL.with("game", "nim").with("outcome", "P");
            assertThat(all(store, lost))
                    .extracting(r -> r.key().instance())
                    .containsExactly("nim(heap=0)", "nim(heap=4)", "nim(heap=8)");
            assertThat(store.count(lost)).isEqualTo(3);
            assertThat(store.count(Selection.ALL.notOf("1"))).isEqualTo(9);
            assertThat(store.forget(lost)).isEqualTo(3);
            assertThat(store.forget(Selection.ALL.notOf("1").with("status", "proved")))
                    .isEqualTo(9);
            assertThat(store.count(Selection.ALL)).isEqualTo(6);
        }
        assertThatThrownBy(() -> Selection.ALL.with("answer", "x"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aLineIsReadAsItWasWritten() {
        StoredResult result =
                result(new Key("nim(heap=3)", "outcome", "1", 1 << 20), "N")
                        .with(new StoredResult.Proof("ab12", ""));
        assertThat(ResultLine.read(ResultLine.write(result))).isEqualTo(result);
        String line = ResultLine.write(result);
        for (int end = 0; end < line.length(); end++) {
            String cut = line.substring(0, end);
            assertThatThrownBy(() -> ResultLine.read(cut))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        for (String name : List.of("instance", "within", "answer", "certificate")) {
            assertThatThrownBy(() -> ResultLine.read(line.replace("\"" + name, "\"other")))
                    .hasMessageContaining(name + ", which is missing");
        }
        assertThatThrownBy(() -> ResultLine.read(line.replace("1048576", "-1")))
                .hasMessageContaining("natural number under within");
    }

    @Test
    void shortRunsLeaveTheirResultsInTheInbox() throws IOException {
        Inbox inbox = new Inbox(home());
        StoredResult first = result(key("g(x=1)"), "N");
        StoredResult second =
                result(key("g(x=2)"), "P").with(new StoredResult.Proof("ab12", "proof.jsonl"));
        inbox.leave(List.of(first));
        inbox.leave(List.of(second));
        inbox.leave(List.of(first));
        Path folder = home().subfolder("incoming");
        assertThat(folder.toFile().list()).hasSize(2);
        Files.writeString(
                folder.resolve("0-0.jsonl"), "no result\n" + ResultLine.writeWithPlace(first));
        try (ResultStore store = ResultStore.open(home())) {
            inbox.emptyInto(store);
            assertThat(all(store, Selection.ALL)).containsExactly(first, second);
            assertThat(folder).isEmptyDirectory();
            inbox.emptyInto(store);
            assertThat(store.count(Selection.ALL)).isEqualTo(2);
        }
    }

    /** The names of all files in the store's folder, at any depth, with what they hold. */
    private Map<String, String> held() throws IOException {
        Map<String, String> held = new TreeMap<>();
        try (Stream<Path> files = Files.walk(home().folder())) {
            for (Path path : files.toList()) {
                byte[] bytes = Files.isRegularFile(path) ? Files.readAllBytes(path) : new byte[0];
                held.put(path.toString(), Base64.getEncoder().encodeToString(bytes));
            }
        }
        return held;
    }

    @Test
    void aStoreThatMayNotBeWrittenIsReadFromACopy() throws IOException {
        StoredResult put = result(key("g(x=1)"), "N");
        StoredResult left = result(key("g(x=2)"), "P");
        try (ResultStore store = ResultStore.open(home())) {
            store.put(List.of(put));
        }
        Inbox inbox = new Inbox(home());
        inbox.leave(List.of(left));
        Map<String, String> before = held();
        try (ResultStore copy = ResultStore.copied(home())) {
            inbox.copyInto(copy);
            assertThat(all(copy, Selection.ALL)).containsExactly(put, left);
        }
        assertThat(held()).isEqualTo(before);
        // A program that was killed leaves its log, and what stands in that counts.
        StoredResult logged = result(key("g(x=3)"), "N");
        try (ResultStore writer = ResultStore.open(home())) {
            writer.put(List.of(logged));
            assertThat(file().resolveSibling(ResultStore.FILE + "-wal")).isNotEmptyFile();
            try (ResultStore copy = ResultStore.copied(home())) {
                assertThat(all(copy, Selection.ALL)).containsExactly(put, logged);
            }
        }
        Files.delete(file());
        try (ResultStore copy = ResultStore.copied(home())) {
            inbox.copyInto(copy);
            assertThat(all(copy, Selection.ALL)).containsExactly(left);
        }
    }

    @Test
    void aFolderWithoutRightsToWriteIsReadAndStays() throws IOException {
        StoredResult put = result(key("g(x=1)"), "N");
        try (ResultStore store = ResultStore.open(home())) {
            store.put(List.of(put));
        }
        Path folder = home().folder();
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-x------"));
        try {
            assumeThat(Files.isWritable(folder)).as("who may do anything").isFalse();
            Map<String, String> before = held();
            try (ResultStore store = ResultStore.toRead(home())) {
                assertThat(all(store, Selection.ALL)).containsExactly(put);
            }
            assertThat(held()).isEqualTo(before);
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void readingMakesNothing() throws IOException {
        try (ResultStore store = ResultStore.toRead(home())) {
            assertThat(store.count(Selection.ALL)).isZero();
        }
        assertThat(home().folder()).doesNotExist();
        Files.createDirectory(home().folder());
        ResultStore.toRead(home()).close();
        assertThat(home().folder()).isEmptyDirectory();
    }

    @Test
    void aCopyRefusesWhatTheStoreItselfWould() throws IOException {
        Files.createDirectories(home().folder());
        Files.writeString(file(), "no store ".repeat(999));
        assertThatThrownBy(() -> ResultStore.copied(home())).hasMessageContaining("is damaged");
    }

    /** Two at once find each other's files gone; neither stops for that, and nothing is lost. */
    @Test
    void twoProgramsEmptyAFullInboxTogether() throws IOException, InterruptedException {
        Inbox inbox = new Inbox(home());
        for (int i = 0; i < 120; i++) {
            inbox.leave(List.of(result(key("g(x=" + i + ")"), "N")));
        }
        Path folder = home().subfolder("incoming");
        Path killed = Files.createFile(folder.resolve("a.jsonl.0123456789abcdef.part"));
        GrowingFile growing = GrowingFile.beside(folder.resolve("b.jsonl"));
        List<Thread> programs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            programs.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        try (ResultStore store = ResultStore.open(home())) {
                                            new Inbox(home()).emptyInto(store);
                                        }
                                    }));
        }
        for (Thread program : programs) {
            program.join();
        }
        assertThat(killed).doesNotExist();
        assertThat(folder.toFile().list()).singleElement().asString().startsWith("b.jsonl.");
        growing.close();
        assertThat(folder).isEmptyDirectory();
        try (ResultStore store = ResultStore.open(home())) {
            assertThat(store.count(Selection.ALL)).isEqualTo(120);
        }
    }

    @Test
    void nativeCodeLiesInOnePlaceAndIsReplacedIfItIsNotThatOfTheDriver() throws IOException {
        @Nullable String path = System.getProperty("org.sqlite.lib.path");
        try {
            System.clearProperty("org.sqlite.lib.path");
            NativeCode.unpackInto(home());
            Path file =
                    Path.of(
                            System.getProperty("org.sqlite.lib.path"),
                            System.getProperty("org.sqlite.lib.name"));
            assertThat(file).startsWith(home().folder());
            byte[] code = Files.readAllBytes(file);
            Files.write(file, new byte[] {1});
            System.clearProperty("org.sqlite.lib.path");
            NativeCode.unpackInto(home());
            assertThat(file).hasBinaryContent(code);
            assertThat(file.getParent().toFile().list()).hasSize(1);
        } finally {
            if (path == null) {
                System.clearProperty("org.sqlite.lib.path");
            } else {
                System.setProperty("org.sqlite.lib.path", path);
            }
        }
    }

    @Test
    void theFileIsTheUsersAlone() throws IOException {
        try (ResultStore store = ResultStore.open(home())) {
            store.put(List.of(result(key("g()"), "N")));
            for (String name : List.of("", "-wal", "-shm")) {
                Path file = file().resolveSibling(ResultStore.FILE + name);
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                        .isEqualTo("rw-------");
            }
        }
    }

    @Test
    void aDamagedFileIsRefusedInOneLine() throws IOException {
        Files.createDirectories(home().folder());
        Files.writeString(file(), "no database, but long enough to have a header: ".repeat(200));
        assertThatThrownBy(() -> ResultStore.open(home()))
                .isInstanceOf(StoreUnusable.class)
                .hasMessageContaining("is damaged");
    }

    @Test
    void aFileDamagedWithinIsRefusedInOneLine() throws IOException {
        try (ResultStore store = ResultStore.open(home())) {
            List<StoredResult> results = new ArrayList<>();
            for (int i = 0; i < 2000; i++) {
                results.add(result(key("nim(heap=" + i + ")"), "N"));
            }
            store.put(results);
        }
        byte[] bytes = Files.readAllBytes(file());
        for (int i = 4096; i < bytes.length; i += 7) {
            bytes[i] ^= 0x55;
        }
        Files.write(file(), bytes);
        assertThatThrownBy(
                        () -> {
                            try (ResultStore store = ResultStore.open(home())) {
                                store.each(Selection.ALL, _ -> true);
                            }
                        })
                .isInstanceOf(StoreUnusable.class)
                .hasMessageContaining("is damaged");
    }

    @Test
    void aNewerAndAForeignFileAreRefused() throws SQLException {
        ResultStore.open(home()).close();
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                var statement = raw.createStatement()) {
            assertThat(statement.executeQuery("PRAGMA user_version").getInt(1)).isEqualTo(1);
            assertThat(statement.executeQuery("PRAGMA journal_mode").getString(1)).isEqualTo("wal");
            statement.executeUpdate("PRAGMA user_version = 99");
        }
        assertThatThrownBy(() -> ResultStore.open(home()))
                .isInstanceOf(StoreUnusable.class)
                .hasMessageContaining("newer Parlour (schema 99, this one knows 1)");
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + file());
                var statement = raw.createStatement()) {
            statement.executeUpdate("PRAGMA application_id = 7");
        }
        assertThatThrownBy(() -> ResultStore.open(home())).hasMessageContaining("another program");
    }

    @Test
    void aFolderThatCannotBeMadeIsRefused() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));
        assertThatThrownBy(() -> ResultStore.open(new StoreHome(file.resolve("home"))))
                .isInstanceOf(StoreUnusable.class)
                .hasMessageStartingWith("store of results (");
    }

    @Test
    void aFullDiskIsTold() throws SQLException {
        try (ResultStore store = ResultStore.open(home())) {
            store.limitPages(8);
            List<StoredResult> many = new ArrayList<>();
            for (int i = 0; i < 5000; i++) {
                many.add(result(key("nim(heap=" + i + ")"), "N"));
            }
            assertThatThrownBy(() -> store.put(many)).hasMessageContaining("the disk is full");
            assertThat(store.count(Selection.ALL)).isZero();
            store.put(many.subList(0, 1));
            assertThat(store.count(Selection.ALL)).isEqualTo(1);
        }
    }

    @Test
    void aFileThatMayNotBeWrittenIsTold() throws IOException {
        ResultStore.open(home()).close();
        file().toFile().setWritable(false);
        assumeThat(Files.isWritable(file())).as("not for the superuser").isFalse();
        assertThatThrownBy(
                        () -> {
                            try (ResultStore store = ResultStore.open(home())) {
                                store.put(List.of(result(key("g()"), "N")));
                            }
                        })
                .hasMessageContaining("may not be written");
    }

    @Test
    void twoWritersLoseNothing() throws InterruptedException {
        int each = 150;
        List<Thread> writers = new ArrayList<>();
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        for (int writer = 0; writer < 3; writer++) {
            String game = "g" + writer;
            writers.add(
                    Thread.ofPlatform()
                            .uncaughtExceptionHandler((_, e) -> failures.add(e))
                            .start(
                                    () -> {
                                        try (ResultStore store = ResultStore.open(home())) {
                                            for (int i = 0; i < each; i++) {
                                                store.put(
                                                        List.of(
                                                                result(
                                                                        key(game + "(x=" + i + ")"),
                                                                        "N")));
                                            }
                                        }
                                    }));
        }
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(failures).isEmpty();
        try (ResultStore store = ResultStore.open(home())) {
            assertThat(store.count(Selection.ALL)).isEqualTo(3L * each);
        }
    }

    @Test
    void aNewStoreIsOpenedByManyAtOnce() throws InterruptedException, BrokenBarrierException {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        for (int round = 0; round < 60; round++) {
            StoreHome home = new StoreHome(temporary.resolve("home" + round));
            CyclicBarrier start = new CyclicBarrier(4);
            List<Thread> openers = new ArrayList<>();
            for (int opener = 0; opener < start.getParties() - 1; opener++) {
                openers.add(
                        Thread.ofPlatform()
                                .uncaughtExceptionHandler((_, e) -> failures.add(e))
                                .start(
                                        () -> {
                                            awaitAll(start);
                                            ResultStore.open(home).close();
                                        }));
            }
            start.await();
            for (Thread opener : openers) {
                opener.join();
            }
        }
        assertThat(failures).isEmpty();
    }

    private static void awaitAll(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}
