package parlour.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.app.ask.Answering;
import parlour.app.ask.Asking;
import parlour.app.ask.ListedMoves;
import parlour.app.recall.Recall;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.games.Games;
import parlour.games.catalogue.Opened;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The API answers what the command line answers, and refuses clearly. */
class ApiTest {
    private static WebServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = WebServer.start(Games.all(), Recall.nothing(), WebServer.Place.ANYWHERE, "test");
        client = new Client(server.url());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=3,deck=12,board=5 1 4)",
                "monotonic(a=3,d=3,deck=Q,board=1/2 3)",
                "transposition(domain=1..9,sequence=3 1 4,moves=5)",
                "transposition(pennies=3 5 2 1)",
                "leher(cards=13)",
                "sylver(named=8 10)",
                // Both need longer than an easy question may take, though their outcome does not.
                "sylver(named=13 18)",
                "sylver(named=14)"
            })
    void solveHasTheBytesOfTheLibrary(String instance) {
        Opened<?> opened = Games.open(instance);
        Ask ask =
                new Ask(
                        Asking.usual(java.util.Set.of(), opened.game().profile()),
                        java.util.Optional.empty());
        String expected = Answering.answer(opened, ask, Budget.unlimited()).toJson() + "\n";
        var response = client.get("/api/v1/solve", "instance", instance);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isEqualTo(expected);
        assertThat(response.headers().firstValue("Content-Type").orElse(""))
                .startsWith("application/json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=3,deck=12,board=5 1 4)",
                "monotonic(a=3,d=3,deck=Z,board=1 4)",
                "sylver(named=4 11)"
            })
    void movesHaveTheBytesOfTheLibrary(String instance) {
        String expected = ListedMoves.of(Games.open(instance), Budget.unlimited()).toJson() + "\n";
        assertThat(client.get("/api/v1/moves", "instance", instance).body()).isEqualTo(expected);
    }

    @Test
    void flagsAskMore() {
        assertThat(client.get("/api/v1/solve", "instance", "sylver(named=5 7)", "nimber", "true"))
                .satisfies(response -> assertThat(response.body()).contains("\"nimber\":"));
        assertThat(
                        client.get("/api/v1/solve", "instance", "sylver(named=5 7)", "outcome", "")
                                .body())
                .doesNotContain("winningMoves");
        assertThat(client.get("/api/v1/solve", "instance", "leher(cards=5)", "why", "true").body())
                .contains("\"why\":[");
    }

    @Test
    void gamesAndDescriptionAreJson() {
        JsonNode games = JsonMapper.shared().readTree(client.get("/api/v1/games").body());
        assertThat(games.get("games")).hasSize(Games.all().size());
        JsonNode openapi = JsonMapper.shared().readTree(client.get("/api/v1/openapi.json").body());
        assertThat(openapi.get("openapi").asString()).isEqualTo("3.1.0");
        for (Endpoint endpoint : Endpoints.all()) {
            JsonNode operation =
                    openapi.get("paths")
                            .get(endpoint.path())
                            .get(endpoint.method().toLowerCase(Locale.ROOT));
            assertThat(operation.get("summary").asString()).isEqualTo(endpoint.summary());
            assertThat(operation.get("parameters")).hasSize(endpoint.fields().size());
        }
    }

    /** Whatever the description offers can be asked with its own examples. */
    @Test
    void examplesOfTheDescriptionAreAnswered() {
        for (Endpoint endpoint : Endpoints.all()) {
            List<String> parameters = new ArrayList<>();
            for (Field field : endpoint.fields()) {
                if (field.required()
                        || field.name().equals("line")
                        || field.name().equals("seed")) {
                    parameters.add(field.name());
                    parameters.add(field.example());
                }
            }
            if (endpoint.method().equals("GET") && !endpoint.type().equals(Endpoint.EVENTS)) {
                var response = client.get(endpoint.path(), parameters.toArray(String[]::new));
                assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
                assertThat(response.headers().firstValue("Content-Type").orElse(""))
                        .startsWith(endpoint.type().replaceFirst(";.*", ""));
            }
        }
    }

    @Test
    void showDrawsInWidths() {
        String instance = "monotonic(a=4,d=3,deck=12,board=5 1 4)";
        String wide = client.get("/api/v1/show", "instance", instance).body();
        String narrow = client.get("/api/v1/show", "instance", instance, "width", "320").body();
        assertThat(wide).startsWith("<svg ").contains("width=\"760\"");
        assertThat(narrow).startsWith("<svg ").isNotEqualTo(wide);
        JsonNode json =
                JsonMapper.shared()
                        .readTree(
                                client.get("/api/v1/show", "instance", instance, "format", "json")
                                        .body());
        assertThat(json.get("description").asString()).contains("wins");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sylver(named=4 11)",
                "transposition(domain=1..9,moves=3)",
                "leher(cards=7)"
            })
    void certificatesComeBackVerified(String instance) throws Exception {
        String lines = client.get("/api/v1/proof", "instance", instance).body();
        byte[] plain = lines.getBytes(StandardCharsets.UTF_8);
        assertThat(client.post("/api/v1/check", plain).body()).contains("\"verified\":true");
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(plain);
        }
        assertThat(client.post("/api/v1/check", packed.toByteArray()).body())
                .contains("\"verdict\":\"s VERIFIED\"");
        byte[] cut = java.util.Arrays.copyOf(plain, plain.length / 2);
        assertThat(client.post("/api/v1/check", cut).body())
                .endsWith("\"verified\":false,\"verdict\":\"s REJECTED truncated\"}\n");
        byte[] torn = java.util.Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
        assertThat(client.post("/api/v1/check", torn).body()).contains("REJECTED");
    }

    @Test
    void anUnknownAnswerHasNoCertificate() {
        assertThat(client.get("/api/v1/proof", "instance", "sylver(named=16)").statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/v1/solve?instance=monotonick(a=4,d=3,deck=12) | 400 | monotonick | did you mean monotonic?",
                "/api/v1/solve?instance=monotonic(a=4,d=x,deck=12) | 400 | x | no integer",
                "/api/v1/solve?instanze=3 | 400 | instanze | did you mean instance?",
                "/api/v1/solve | 400 | instance | is missing",
                "/api/v1/solve?instance=sylver(named=5)&nimber=maybe | 400 | maybe | expected one of false",
                "/api/v1/solve?instance=sylver(named=5)&instance=sylver(named=7) | 400 | instance | given twice",
                "/api/v1/solve?instance=leher(cards=13)&nimber=true | 400 | --nimber | no answer to",
                "/api/v1/moves?instance=leher(cards=13) | 400 | leher | not played move by move",
                "/api/v1/show?instance=sylver(named=5)&width=3 | 400 | 3 | less than 240",
                "/api/v1/show?instance=sylver(named=5)&width=99999 | 400 | 99999 | from 0 to 2000",
                "/api/v1/play?instance=sylver(named=5)&opponent=perfekt | 400 | perfekt | did you mean perfect?",
                "/api/v1/line?instance=sylver(named=5)&line=4 4 | 400 | 4 | move 2: number (4)",
                "/api/v1/solve?instance=monotonic(a=2,d=2,deck=poset:/etc/passwd) | 400 | poset:/etc/passwd | files are not opened here",
                "/api/v1/nothing | 404 | /api/v1/nothing | nothing is at this address",
                "/../../etc/passwd | 400 | | ",
                "/assets/../index.html | 404 | /assets/../index.html | nothing is at this address"
            })
    void badQuestionsAreRefused(String address, int status, String token, String error) {
        String path = address.replaceFirst("\\?.*", "");
        List<String> parameters = new ArrayList<>();
        if (address.contains("?")) {
            for (String pair : address.substring(path.length() + 1).split("&")) {
                int equals = pair.indexOf('=');
                parameters.add(pair.substring(0, equals));
                parameters.add(pair.substring(equals + 1));
            }
        }
        var response = client.get(path, parameters.toArray(String[]::new));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        if (token != null) {
            JsonNode json = JsonMapper.shared().readTree(response.body());
            assertThat(json.get("token").asString()).isEqualTo(token);
            assertThat(json.get("error").asString()).contains(error);
        }
    }

    @Test
    void aWrongPercentSignIsABadQuestion() throws java.io.IOException {
        var address = java.net.URI.create(server.url());
        try (var socket = new java.net.Socket(address.getHost(), address.getPort())) {
            String request =
                    "GET /api/v1/solve?instance=%zz HTTP/1.1\r\nHost: "
                            + address.getAuthority()
                            + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 400").contains("wrongly encoded");
        }
    }

    @Test
    void refusesFilesInsideCertificates() {
        String header =
                """
                {"claim":{"outcome":"N"},"claims":"outcome","format":"FORMAT",\
                "instance":"monotonic(a=2,d=2,deck=poset:/etc/passwd)","kind":"strategy"}
                """
                        .replace("FORMAT", parlour.claim.CertificateHeader.FORMAT);
        assertThat(client.post("/api/v1/check", header.getBytes(StandardCharsets.UTF_8)).body())
                .contains("\"verified\":false")
                .contains("REJECTED")
                .doesNotContain("root:");
    }

    @Test
    void repliesAreRepeatable() {
        // Which openings win is not known of all: what is found must not depend on time.
        for (String instance : List.of("sylver(named=5 7)", "sylver(named=)")) {
            String[] question = {"instance", instance, "opponent", "novice", "seed", "3"};
            String reply = replied(question);
            assertThat(replied(question)).isEqualTo(reply);
            assertThat(reply).contains("\"after\":\"sylver(named=");
        }
    }

    /** On a busy machine its time may be up before the opponent has counted to the end. */
    private static String replied(String... question) {
        String reply = "stopped: time";
        for (int attempt = 0; attempt < 12 && reply.contains("stopped: time"); attempt++) {
            reply = client.get("/api/v1/play", question).body();
        }
        return reply;
    }

    @Test
    void linesNameBlunders() {
        JsonNode line =
                JsonMapper.shared()
                        .readTree(
                                client.get(
                                                "/api/v1/line",
                                                "instance",
                                                "sylver(named=4 11)",
                                                "line",
                                                "7 5 6 2 3",
                                                "values",
                                                "true")
                                        .body());
        assertThat(line.get("mover").asString()).isEqualTo("wins");
        JsonNode plies = line.get("plies");
        assertThat(plies.get(0).get("blunder").asBoolean()).isTrue();
        assertThat(plies.get(0).get("mover").asString()).isEqualTo("wins");
        assertThat(plies.get(plies.size() - 1).get("result").asString()).isEqualTo("lost");
    }
}
