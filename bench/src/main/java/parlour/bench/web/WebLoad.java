package parlour.bench.web;

import com.sun.management.OperatingSystemMXBean;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import parlour.app.recall.Recall;
import parlour.app.web.WebServer;
import parlour.games.Games;

/**
 * Load on loopback, bounded in count and time: 200 mixed easy questions a second for ten seconds
 * while somebody watches a hard one, then moves one by one. Client and server share one process and
 * its cores. Latencies are told in milliseconds from the moment a question was due.
 */
public final class WebLoad {
    private static final int PER_SECOND = 200;
    private static final int SECONDS = 10;
    private static final int MOVES = 200;
    private static final int COSTED = 100;
    private static final String HARD = "monotonic(a=8,d=7,deck=L)";
    private static final List<String> MIX =
            List.of(
                    "solve?instance=" + text("sylver(named=4 11)"),
                    "moves?instance=" + text("transposition(domain=1..9,sequence=3 1 4,moves=5)"),
                    "solve?instance=" + text("leher(cards=13)") + "&why=true",
                    "moves?instance=" + text("monotonic(a=4,d=3,deck=9,board=5 1)"),
                    "solve?instance=" + text("monotonic(a=4,d=4,deck=Q,board=1)"),
                    "games",
                    "show?instance=" + text("sylver(named=4 11)"),
                    "play?instance=" + text("sylver(named=5 7)"));
    private static final String MOVE =
            "play?instance=" + text("transposition(domain=1..99,sequence=3 1 4,moves=20)");

    private final HttpClient client = HttpClient.newHttpClient();
    private final String root;
    private final AtomicInteger failures = new AtomicInteger();

    private WebLoad(String root) {
        this.root = root + "/api/v1/";
    }

    /** Runs it and prints the figures. */
    public static void main(String[] args) throws Exception {
        for (int warm = 0; warm < 2; warm++) {
            long start = System.nanoTime();
            try (WebServer server =
                    WebServer.start(
                            Games.all(), Recall.nothing(), WebServer.Place.ANYWHERE, "bench")) {
                String label = warm == 0 ? "first start" : "second start";
                System.out.printf("%s: %d ms%n", label, (System.nanoTime() - start) / 1_000_000);
                WebLoad load = new WebLoad(server.url());
                if (warm == 0) {
                    load.run(1, false);
                    continue;
                }
                load.costs();
                load.tell("alone", load.run(SECONDS, false));
                load.tell("beside a hard solve", load.run(SECONDS, true));
                load.tell("a move", load.moves());
            }
        }
    }

    private static String text(String instance) {
        return URLEncoder.encode(instance, StandardCharsets.UTF_8);
    }

    private List<Double> run(int seconds, boolean withHardOne) throws Exception {
        List<Double> millis = Collections.synchronizedList(new ArrayList<>());
        InputStream hard = withHardOne ? watch() : InputStream.nullInputStream();
        try (hard;
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            long begin = System.nanoTime();
            for (int i = 0; i < seconds * PER_SECOND; i++) {
                long due = begin + i * (1_000_000_000L / PER_SECOND);
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
                String question = MIX.get(i % MIX.size());
                threads.execute(() -> millis.add(asked(question, due)));
            }
        }
        return millis;
    }

    private InputStream watch() throws Exception {
        URI uri = URI.create(root + "solve/events?instance=" + text(HARD));
        return client.send(
                        HttpRequest.newBuilder(uri).build(),
                        HttpResponse.BodyHandlers.ofInputStream())
                .body();
    }

    /** CPU time of client and server together, which a busy machine does not change much. */
    private void costs() {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        for (String question : MIX) {
            long before = 0;
            for (int i = -COSTED; i < COSTED; i++) { // the first half warms up
                before = i == 0 ? system.getProcessCpuTime() : before;
                asked(question, System.nanoTime());
            }
            double millis = (system.getProcessCpuTime() - before) / 1e6 / COSTED;
            System.out.printf("%.2f ms of CPU: %s%n", millis, question);
        }
    }

    private List<Double> moves() {
        List<Double> millis = new ArrayList<>();
        for (int i = 0; i < MOVES; i++) {
            millis.add(asked(MOVE + "&seed=" + i, System.nanoTime()));
        }
        return millis;
    }

    private double asked(String question, long due) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(root + question)).build();
            HttpResponse<String> answer =
                    client.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() != 200 || answer.body().contains("stopped")) {
                failures.incrementAndGet();
            }
        } catch (java.io.IOException e) {
            failures.incrementAndGet();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return (System.nanoTime() - due) / 1e6;
    }

    private void tell(String what, List<Double> millis) {
        double[] sorted = millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                "%s: %d questions, p50 %.1f ms, p95 %.1f ms, worst %.1f ms, %d refused or stopped%n",
                what,
                sorted.length,
                sorted[sorted.length / 2],
                sorted[sorted.length * 95 / 100],
                Arrays.stream(sorted).max().orElse(0),
                failures.getAndSet(0));
    }
}
