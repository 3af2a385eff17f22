package parlour.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parlour.app.ask.ListedMoves;
import parlour.app.recall.Fingerprint;
import parlour.app.recall.Recall;
import parlour.app.recall.Told;
import parlour.claim.Json;
import parlour.games.Games;
import parlour.games.catalogue.Playable;
import parlour.store.Inbox;
import parlour.store.Key;
import parlour.store.ResultStore;
import parlour.store.StoreHome;
import parlour.store.StoredResult;

/** The server finds what others have answered, and keeps what it answers. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class KeptAnswersTest {
    /** Too hard to be answered while a test waits. */
    private static final String HARD = "monotonic(a=7,d=7,deck=60)";

    private static final Json.Fields ANSWER =
            Json.fields()
                    .with("instance", HARD)
                    .with("status", "proved")
                    .with("outcome", "P")
                    .with("method", "yesterday");
    private static final ListedMoves MOVES =
            new ListedMoves(
                    HARD, List.of(new Playable.Row("60", "P", true, OptionalLong.of(40))), "");

    @TempDir private Path folder;
    private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());

    private Recall recall() {
        return Recall.in(new StoreHome(folder), "test", new Told(_ -> {}, warnings::add));
    }

    private static WebServer server(Recall recall) {
        return WebServer.start(Games.all(), recall, WebServer.Place.ANYWHERE, "test");
    }

    private static StoredResult stored(String question, Json.Fields answer) {
        return new StoredResult(
                new Key(HARD, question, Fingerprint.of("test"), Key.ANY),
                new StoredResult.Verdict("proved", "", ""),
                answer,
                Json.fields(),
                StoredResult.Proof.NONE,
                "2026-01-01T00:00:00Z");
    }

    @Test
    void whatWasFoundYesterdayIsOnTheBoardToday() {
        try (ResultStore store = ResultStore.open(new StoreHome(folder))) {
            store.put(List.of(stored("outcome", ANSWER), stored(Recall.MOVES, MOVES.toJson())));
        }
        try (Recall recall = recall();
                WebServer server = server(recall)) {
            Client client = new Client(server.url());
            String[] outcome = {"instance", HARD, "outcome", "true"};
            for (int i = 0; i < 2; i++) {
                assertThat(client.get("/api/v1/solve", outcome).body()).isEqualTo(ANSWER + "\n");
            }
            assertThat(client.get("/api/v1/moves", "instance", HARD, "quick", "true").body())
                    .isEqualTo(MOVES.toJson() + "\n");
            assertThat(client.get("/api/v1/line", "instance", HARD, "values", "true").body())
                    .contains("\"mover\":\"wins\"");
            assertThat(client.get("/api/v1/play", "instance", HARD, "opponent", "perfect").body())
                    .contains("\"move\":\"60\"");
        }
        assertThat(warnings).isEmpty();
    }

    /** What is known does not wait until the hard lane is free. */
    @Test
    void whatIsKnownPassesHardQuestions() throws Exception {
        AtomicBoolean known = new AtomicBoolean();
        CountDownLatch isHard = new CountDownLatch(1);
        Work<String> work =
                new Work<>(
                        "hard",
                        budget -> {
                            boolean ends = !Thread.currentThread().getName().startsWith("hard");
                            if (!ends) {
                                isHard.countDown();
                            }
                            while (!(ends && budget.isOver()) && !budget.isCancelled()) {
                                Thread.onSpinWait();
                            }
                            return "";
                        },
                        _ -> known.get() ? Optional.of("known") : Optional.empty(),
                        (answer, _) -> answer.isEmpty());
        try (Lanes lanes = new Lanes(1, 64L << 20, 0)) {
            Thread first = ask(lanes, work);
            isHard.await();
            known.set(true);
            assertThat(lanes.answer(work)).isEqualTo("known");
            assertThat(first.isAlive()).isTrue();
        }
    }

    private static Thread ask(Lanes lanes, Work<String> work) {
        return Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                lanes.answer(work);
                            } catch (Refusal stopping) {
                                // The lanes were closed.
                            }
                        });
    }

    @Test
    void whatTheServerFindsIsKept() {
        String instance = "monotonic(a=6,d=5,deck=20)";
        String body;
        try (Recall recall = recall();
                WebServer server = server(recall)) {
            body = new Client(server.url()).get("/api/v1/solve", "instance", instance).body();
        }
        assertThat(body).contains("\"status\":\"proved\"");
        StoreHome home = new StoreHome(folder);
        try (ResultStore store = ResultStore.open(home)) {
            new Inbox(home).emptyInto(store);
            Key key = new Key(instance, "outcome winning-moves", Fingerprint.of("test"), Key.ANY);
            assertThat(store.find(key).map(result -> result.answer() + "\n")).contains(body);
        }
    }
}
