package parlour.app.recall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.ask.ListedMoves;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.Games;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Notes;
import parlour.store.Key;
import parlour.store.ResultStore;
import parlour.store.Selection;
import parlour.store.StoreHome;
import parlour.store.StoredResult;

/** What is served from the store is what was answered, to the same question only. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class RecallTest {
    private static final Recall.Paces AT_ONCE =
            new Recall.Paces(new Keeper.Pace(0, 0), new KeptWork.Pace(0, 0));
    private static final Ask OUTCOME = Ask.of(Question.OUTCOME);
    private static final Budget BUDGET = Budget.unlimited().withMemory(1 << 20);
    private static final Answer WHOLE = answer(new Standing.Proved(), new Claim.HasOutcome("N"));
    private static final Answer PARTIAL =
            answer(
                    new Standing.Proved(),
                    new Claim.HasOutcome("N"),
                    new Claim.WinningMoves(List.of(), false, Optional.empty()));
    private static final Answer EXHAUSTED =
            answer(new Standing.Unknown("all methods", false, List.of()));
    private static final Answer STOPPED =
            answer(new Standing.Unknown("stopped by time", true, List.of()));

    @TempDir private Path folder;
    private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());

    private static Answer answer(Standing standing, Claim... claims) {
        return new Answer(
                "g(x=1)",
                standing,
                List.of(claims),
                "method",
                List.of(),
                new LinkedHashMap<>(Map.of("visits", 7L)));
    }

    private Recall recall(String version) {
        return Recall.in(
                new StoreHome(folder.resolve("home")),
                AT_ONCE,
                version,
                new Told(_ -> {}, warnings::add));
    }

    /**
     * A store that is being opened when a run ends dies with the program; here it would still take
     * in the results of this test while the next steps forget them, or the folder goes.
     */
    @AfterEach
    void awaitStores() {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("store")) {
                join(thread);
            }
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Asks for an answer that takes no time. */
    private Answer asked(Answer answer, Budget budget) {
        try (Recall recall = recall("1")) {
            return recall.answer("g(x=1)", OUTCOME, budget, _ -> answer);
        } finally {
            awaitStores();
        }
    }

    /**
     * Asks for an answer that takes until the store has been asked, or until it is known that it is
     * not needed.
     */
    private Answer askedSlowly(Answer answer, Budget budget, String version) {
        return askedFor(30, answer, budget, version);
    }

    /** The same where the store knows the answer: it interrupts the work, however busy all is. */
    private Answer servedFromStore(Answer answer, Budget budget) {
        return askedFor(2_000, answer, budget, "1");
    }

    private Answer askedFor(int pauses, Answer answer, Budget budget, String version) {
        try (Recall recall = recall(version)) {
            Function<Budget, Answer> work =
                    own -> {
                        recall.notes("none()").letter("waits until the store is open");
                        for (int i = 0; i < pauses && !own.isCancelled(); i++) {
                            pause(10);
                        }
                        return own.isCancelled() ? STOPPED : answer;
                    };
            return recall.answer("g(x=1)", OUTCOME, budget, work);
        } finally {
            awaitStores();
        }
    }

    @Test
    void whatWasAnsweredIsServedWhileTheWorkIsUnderWay() {
        assertThat(asked(WHOLE, BUDGET)).isEqualTo(WHOLE);
        assertThat(servedFromStore(EXHAUSTED, BUDGET)).isEqualTo(WHOLE);
        assertThat(servedFromStore(EXHAUSTED, BUDGET.withTime(Duration.ofHours(1))))
                .isEqualTo(WHOLE);
        assertThat(servedFromStore(EXHAUSTED, BUDGET.withMemory(5))).isEqualTo(WHOLE);
        assertThat(warnings).isEmpty();
    }

    @Test
    void aChangedVersionServesNothing() {
        asked(WHOLE, BUDGET);
        assertThat(askedSlowly(EXHAUSTED, BUDGET, "2")).isEqualTo(EXHAUSTED);
    }

    @Test
    void whatASearchWithOtherLimitsMightNotSayIsServedWithinTheVeryLimits() {
        for (Answer bounded : List.of(PARTIAL, EXHAUSTED)) {
            try (ResultStore store = ResultStore.open(new StoreHome(folder.resolve("home")))) {
                store.forget(Selection.ALL);
            }
            asked(bounded, BUDGET);
            assertThat(servedFromStore(WHOLE, BUDGET)).isEqualTo(bounded);
            assertThat(askedSlowly(WHOLE, BUDGET.withMemory(5), "1")).isEqualTo(WHOLE);
        }
    }

    @Test
    void timedQuestionsAreNotServedBoundedAnswers() {
        asked(EXHAUSTED, BUDGET);
        assertThat(askedSlowly(PARTIAL, BUDGET.withTime(Duration.ofHours(1)), "1"))
                .isEqualTo(PARTIAL);
        assertThat(servedFromStore(WHOLE, BUDGET))
                .as("nor is the partial one of a timed question kept")
                .isEqualTo(EXHAUSTED);
    }

    /** A face that guards its threads asks what everybody asks. */
    @Test
    void aDeadlineAloneChangesNoQuestion() {
        Budget guarded = BUDGET.withDeadline(Duration.ofHours(1));
        asked(EXHAUSTED, guarded);
        assertThat(servedFromStore(WHOLE, BUDGET)).isEqualTo(EXHAUSTED);
        asked(PARTIAL, Budget.unlimited());
        assertThat(servedFromStore(WHOLE, guarded.withMemory(5)))
                .as("found in more memory")
                .isEqualTo(PARTIAL);
        asked(PARTIAL, BUDGET.withMemory(7).withDeadline(Duration.ofNanos(1)));
        assertThat(askedSlowly(WHOLE, BUDGET.withMemory(7), "1"))
                .as("what a deadline may have cut is not kept")
                .isEqualTo(WHOLE);
    }

    @Test
    void whatALimitCutShortIsNotKept() {
        asked(STOPPED, BUDGET);
        asked(answer(new Standing.Proved(), new Claim.LongRun("N", 4, "DN??")), BUDGET);
        Budget cancelled = BUDGET.branch();
        cancelled.cancel();
        asked(PARTIAL, cancelled);
        assertThat(askedSlowly(EXHAUSTED, BUDGET, "1")).isEqualTo(EXHAUSTED);
    }

    @Test
    void aStoreThatCannotBeUsedIsToldOnceAndChangesNothing() throws IOException {
        Files.createDirectories(folder.resolve("home"));
        Files.writeString(folder.resolve("home").resolve(ResultStore.FILE), "junk ".repeat(2000));
        try (Recall recall = recall("1")) {
            for (int i = 0; i < 3; i++) {
                assertThat(recall.answer("g(x=1)", OUTCOME, BUDGET, _ -> WHOLE)).isEqualTo(WHOLE);
                recall.notes("g(x=1)").letter("eventual");
            }
        }
        assertThat(warnings)
                .singleElement()
                .asString()
                .contains("is damaged")
                .endsWith("going on without it");
    }

    /** As if the disk were full, or another program kept the file busy. */
    @Test
    void whatAStoreDoesNotTakeIsLeftForTheNextRun() throws SQLException {
        StoreHome home = new StoreHome(folder.resolve("home"));
        try (Recall recall = recall("1")) {
            recall.notes("none()").letter("waits until the store is open");
            refuse(
                    home,
                    "CREATE TRIGGER full BEFORE INSERT ON result BEGIN"
                            + " SELECT RAISE(ABORT, 'full'); END");
            recall.notes("g(x=1)").note("5", "P");
            recall.settle();
            assertThat(recall.notes("g(x=1)").letter("5")).isEmpty();
            recall.notes("g(x=1)").note("6", "N");
        }
        assertThat(warnings).singleElement().asString().endsWith("going on without it");
        awaitStores();
        refuse(home, "DROP TRIGGER full");
        try (Recall recall = recall("1")) {
            assertThat(recall.notes("g(x=1)").letter("5")).contains("P");
            assertThat(recall.notes("g(x=1)").letter("6")).contains("N");
        }
    }

    private static void refuse(StoreHome home, String command) throws SQLException {
        String file = home.folder().resolve(ResultStore.FILE).toString();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 60000");
            statement.execute(command);
        }
    }

    @Test
    void aResultThatIsNoAnswerIsNotServed() {
        StoredResult odd;
        try (Recall recall = recall("1")) {
            recall.answer("g(x=1)", OUTCOME, BUDGET, _ -> WHOLE);
        }
        awaitStores();
        StoreHome home = new StoreHome(folder.resolve("home"));
        try (ResultStore store = ResultStore.open(home)) {
            new parlour.store.Inbox(home).emptyInto(store);
            Key key = new Key("g(x=1)", "outcome", Fingerprint.of("1"), Key.ANY);
            odd = store.find(key).orElseThrow();
            store.forget(Selection.ALL);
            store.put(
                    List.of(
                            new StoredResult(
                                    odd.key(),
                                    odd.verdict(),
                                    Json.fields().with("instance", "g(x=1)"),
                                    odd.counts(),
                                    odd.proof(),
                                    odd.found())));
        }
        assertThat(askedSlowly(EXHAUSTED, BUDGET, "1")).isEqualTo(EXHAUSTED);
    }

    @Test
    void notesOutliveTheRun() {
        try (Recall recall = recall("1")) {
            Notes notes = recall.notes("g(x=1)");
            assertThat(notes.letter("5")).isEmpty();
            notes.note("5", "P");
        }
        try (Recall recall = recall("1")) {
            assertThat(recall.notes("g(x=1)").letter("5")).contains("P");
            assertThat(recall.notes("g(x=1)").letter("6")).isEmpty();
            assertThat(recall.notes("g(x=2)").letter("5")).isEmpty();
        }
    }

    @Test
    void everyExampleOfEveryGameIsServedAsItWasAnswered() {
        int read = 0;
        for (Game<?> game : Games.all()) {
            for (String example : game.profile().examples()) {
                var opened = Games.open(InstanceText.parse(example));
                EnumSet<Question> questions = EnumSet.copyOf(game.profile().questions());
                if (game.profile().id().equals("monotonic")) {
                    questions.remove(Question.REMOTENESS);
                }
                Budget brief = BUDGET.withMemory(1 << 28).withCountsDividedBy(64);
                Answer answer = opened.solve(new Ask(questions, Optional.empty()), brief);
                AnswerForm form = AnswerForm.ONLY;
                if (form.reach(answer) != Form.Reach.CUT_SHORT) {
                    assertThat(form.read(form.answer(answer), form.counts(answer)))
                            .isEqualTo(answer);
                    read++;
                }
                if (opened.playable().isPresent() && !example.contains("14")) {
                    ListedMoves listed = ListedMoves.of(opened, brief);
                    if (!listed.isStopped()) {
                        assertThat(MovesForm.ONLY.read(listed.toJson(), Json.fields()))
                                .isEqualTo(listed);
                        read++;
                    }
                }
            }
        }
        assertThat(read).isGreaterThan(25);
    }

    @Test
    void manyThreadsAskAndKeepAtOnce() throws InterruptedException {
        AtomicInteger worked = new AtomicInteger();
        for (int round = 0; round < 2; round++) {
            try (Recall recall = recall("1")) {
                recall.notes("none()").letter("waits until the store is open");
                List<Thread> threads = new ArrayList<>();
                for (int t = 0; t < 4; t++) {
                    int first = t;
                    threads.add(Thread.ofPlatform().start(() -> ask(recall, first, worked)));
                }
                for (Thread thread : threads) {
                    thread.join();
                }
            }
        }
        assertThat(worked.get()).isBetween(200, 399);
        try (ResultStore store = ResultStore.open(new StoreHome(folder.resolve("home")))) {
            assertThat(store.count(Selection.ALL)).isEqualTo(200);
        }
        assertThat(warnings).isEmpty();
    }

    private static void ask(Recall recall, int first, AtomicInteger worked) {
        for (int i = 0; i < 50; i++) {
            String instance = "g(x=" + (50 * first + i) + ")";
            recall.answer(
                    instance,
                    OUTCOME,
                    BUDGET,
                    _ -> {
                        worked.incrementAndGet();
                        pause(20);
                        return new Answer(
                                instance,
                                new Standing.Proved(),
                                List.of(new Claim.HasOutcome("P")),
                                "m",
                                List.of(),
                                new LinkedHashMap<>());
                    });
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void theFingerprintIsTheSameTwiceAndNamesTheRelease() {
        assertThat(Fingerprint.of("1.2"))
                .matches("1\\.2\\+[0-9a-f]{8}")
                .isEqualTo(Fingerprint.of("1.2"));
    }
}
