package parlour.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.app.recall.Recall;
import parlour.games.Games;

/** The server trusts nobody and keeps answering. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class SecurityTest {
    /** Nobody solves this within the test. */
    private static final String HARD = "monotonic(a=9,d=8,deck=L)";

    private WebServer server;
    private Client client;

    @BeforeEach
    void start() {
        server = WebServer.start(Games.all(), Recall.nothing(), WebServer.Place.ANYWHERE, "test");
        client = new Client(server.url());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void everyAnswerHasStrictHeaders() {
        for (String path :
                List.of("/", "/monotonic", "/api/v1/games", "/nothing", "/api/v1/solve")) {
            var headers = client.get(path).headers();
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
            assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
            assertThat(headers.firstValue("Server")).isEmpty();
            assertThat(headers.firstValue("Access-Control-Allow-Origin")).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1:1, 200",
        "localhost, 200",
        "LOCALHOST:7777, 200",
        "[::1]:80, 200",
        "192.168.1.7, 200",
        "evil.example, 400",
        "localhost.evil.example, 400",
        "127.0.0.1.evil.example, 400"
    })
    void onlyOurNamesAreAnswered(String host, int status) throws Exception {
        String request =
                "GET /api/v1/games HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
                        .formatted(host);
        assertThat(raw(request)).startsWith("HTTP/1.1 " + status);
    }

    /** What comes back for bytes that need be no HTTP; nothing is sent after them. */
    private String raw(String request) throws IOException {
        URI uri = URI.create(server.url());
        try (Socket socket = new Socket(uri.getHost(), uri.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The web library refuses some requests by itself; not in its own words, though. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /../.. HTTP/1.1\r\nHost: 127.0.0.1\r\n",
                "GET /%2e%2e/x HTTP/1.1\r\nHost: 127.0.0.1\r\n",
                "GET /%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n",
                "GET /%ff HTTP/1.1\r\nHost: 127.0.0.1\r\n",
                "GET / HTTP/1.1\r\n",
                "GET / HTTP/1.1\r\nHost: a b\r\n",
                "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n",
                "GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n",
                "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nBad name: x\r\n",
                "GARBAGE\r\n",
                "GET /a\u0001 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            })
    void whatIsNoHttpIsRefusedLikeAllElse(String request) throws IOException {
        String answer = raw(request + "Connection: close\r\n\r\n");
        assertThat(answer)
                .startsWith("HTTP/1.1 400")
                .contains(
                        "Content-Security-Policy: default-src 'none'",
                        "X-Content-Type-Options: nosniff",
                        "Content-Type: application/json",
                        "{\"error\":\"the request cannot be read")
                .doesNotContain("<", "Jetty");
    }

    /** That a client hangs up in the middle is no bug of ours. */
    @Test
    void aBodyThatEndsEarlyIsTheClientsFault() throws IOException {
        String head = "POST /api/v1/check HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n";
        assertThat(raw(head + "Content-Length: 100\r\n\r\nshort"))
                .startsWith("HTTP/1.1 400")
                .contains("the body ends before it should");
        assertThat(raw(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(raw(head + "Content-Length: 99999999999\r\n\r\nshort"))
                .as("not waited for")
                .startsWith("HTTP/1.1 413");
    }

    @Test
    void anAddressThatIsAskedInAnotherWaySaysSo() {
        assertThat(client.post("/api/v1/solve", new byte[0]).body())
                .isEqualTo(
                        "{\"error\":\"this address is asked by GET, not by POST\",\"token\":\"/api/v1/solve\"}\n");
        assertThat(client.get("/api/v1/check").body()).contains("by POST, not by GET");
    }

    /** Two questions of a wide game once held both easy lanes for minutes. */
    @Test
    void aWideGameDoesNotHoldALane() {
        String wide = "monotonic(a=8,d=8,deck=100000)";
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            assertThat(client.get("/api/v1/moves", "instance", wide, "quick", "true").statusCode())
                    .isEqualTo(200);
        }
        assertThat(client.get("/api/v1/solve", "instance", "sylver(named=4 11)").statusCode())
                .isEqualTo(200);
    }

    @Test
    void pagesOfOtherSitesMayNotAsk() {
        var request = HttpRequest.newBuilder(client.uri("/api/v1/games"));
        assertThat(client.send(request.header("Sec-Fetch-Site", "cross-site")).statusCode())
                .isEqualTo(400);
        var page = HttpRequest.newBuilder(client.uri("/monotonic"));
        assertThat(client.send(page.header("Sec-Fetch-Site", "cross-site")).statusCode())
                .as("a link to a page is no question")
                .isEqualTo(200);
    }

    /** Over a network without encryption browsers send no other header that tells. */
    @ParameterizedTest
    @CsvSource({
        "http://evil.example, 400",
        "null, 400",
        "http://127.0.0.1:1, 400",
        "OURS, 200",
    })
    void theOriginOfARequestMustBeOurs(String origin, int status) {
        String ours = client.uri("/").toString().replaceFirst("/$", "");
        var question =
                HttpRequest.newBuilder(client.uri("/api/v1/check"))
                        .header("Origin", origin.replace("OURS", ours))
                        .POST(HttpRequest.BodyPublishers.ofString("no certificate"));
        assertThat(client.send(question).statusCode()).isEqualTo(status);
    }

    @Test
    void sizesAreBounded() throws Exception {
        String longOne = "sylver(named=" + "4 ".repeat(WebLimits.PARAMETER / 2) + ")";
        var response = client.get("/api/v1/solve", "instance", longOne);
        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(response.body()).contains("\"token\":\"instance\"");
        assertThat(
                        client.get(
                                        "/api/v1/line",
                                        "instance",
                                        "sylver(named=)",
                                        "line",
                                        "5 ".repeat(WebLimits.LINE + 1))
                                .statusCode())
                .isEqualTo(413);
        byte[] body = new byte[Math.toIntExact(WebLimits.BODY) + 1];
        assertThat(client.post("/api/v1/check", body).statusCode()).isEqualTo(413);
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            byte[] blanks = new byte[1 << 20];
            for (long i = 0; i <= WebLimits.UNPACKED >> 20; i++) {
                gzip.write(blanks);
            }
        }
        assertThat(packed.size()).as("a bomb is small").isLessThan(1 << 18);
        assertThat(client.post("/api/v1/check", packed.toByteArray()).statusCode()).isEqualTo(413);
    }

    @Test
    void inputIsNeverHtml() {
        String evil = "<script>alert(1)</script>";
        for (String path : List.of("/", "/monotonic", "/" + "%3Cscript%3E")) {
            HttpResponse<String> page = client.get(path, "instance", evil);
            assertThat(page.body()).doesNotContain(evil);
        }
        HttpResponse<String> refused = client.get("/api/v1/solve", "instance", evil);
        assertThat(refused.headers().firstValue("Content-Type").orElse(""))
                .startsWith("application/json");
        String svg = client.get("/api/v1/show", "instance", "sylver(named=5)").body();
        assertThat(svg).doesNotContain("<script");
    }

    @Test
    void easyQuestionsPassHardOnesWhichAreRefusedInTheEnd() throws Exception {
        assertThat(client.get("/api/v1/solve", "instance", "sylver(named=7 19)").statusCode())
                .as("all that it takes is loaded")
                .isEqualTo(200);
        List<InputStream> watchers = new ArrayList<>();
        int lane = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        for (int i = 0; i < WebLimits.HARD_WAITING + lane; i++) {
            watchers.add(client.events("/api/v1/solve/events", "instance", HARD));
        }
        var refused = client.get("/api/v1/solve", "instance", HARD);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).contains("\"error\":\"busy");
        for (int cards = 1; cards <= 10; cards++) {
            var easy =
                    client.get("/api/v1/solve", "instance", "sylver(named=7 " + (cards + 7) + ")");
            assertThat(easy.statusCode()).isEqualTo(200);
            assertThat(easy.body()).doesNotContain("stopped");
        }
        for (InputStream watcher : watchers) {
            watcher.close();
        }
        assertThat(eventually(() -> client.get("/api/v1/solve", "instance", "sylver(named=4 11)")))
                .isEqualTo(200);
    }

    /** Hanging up cancels the work, so that the lane is free again. */
    @Test
    void hangingUpCancels() throws Exception {
        int lane = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        // If the first ones went on to their end, the last would be let in after four times theirs.
        int all = WebLimits.HARD_WAITING + lane + 4 * lane;
        long start = System.nanoTime();
        int admitted = 0;
        while (admitted < all) {
            assertThat(System.nanoTime() - start).isLessThan(3 * WebLimits.WATCHED_TIME.toNanos());
            try (InputStream events = client.events("/api/v1/solve/events", "instance", HARD)) {
                String first = new String(events.readNBytes(15), StandardCharsets.US_ASCII);
                admitted += first.startsWith("event: progress") ? 1 : 0;
            }
        }
    }

    @Test
    void eventsEndWithTheAnswer() throws Exception {
        try (InputStream events =
                client.events("/api/v1/solve/events", "instance", "leher(cards=13)")) {
            String all = new String(events.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(all).contains("event: answer", "\"num\":548");
        }
    }

    @Test
    void stoppingCancelsHardWork() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            InputStream events = client.events("/api/v1/solve/events", "instance", HARD);
            while (!new String(events.readNBytes(64), StandardCharsets.US_ASCII)
                    .contains("working")) {}
            Future<?> asked = threads.submit(() -> client.get("/api/v1/solve", "instance", HARD));
            long start = System.nanoTime();
            server.close();
            assertThat(System.nanoTime() - start)
                    .as("sooner than the work")
                    .isLessThan(WebLimits.WATCHED_TIME.toNanos() / 2);
            asked.cancel(true);
            events.close();
        }
    }

    private static int eventually(Callable<HttpResponse<String>> question) throws Exception {
        int status = 0;
        for (int i = 0; i < 100 && status != 200; i++) {
            Thread.sleep(50);
            status = question.call().statusCode();
        }
        return status;
    }
}
