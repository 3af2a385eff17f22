package parlour.games.transposition.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateSink;
import parlour.claim.CertificateWriter;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Positions;
import parlour.games.transposition.TranspositionGame;
import parlour.games.transposition.TranspositionInstance;
import parlour.games.transposition.engine.ProofWriter;
import parlour.games.transposition.engine.Words;

class CertificateTest {
    private static final TranspositionGame GAME = new TranspositionGame();
    private static final Ask MOVES =
            new Ask(Set.of(Question.OUTCOME, Question.WINNING_MOVES), Optional.empty());

    /** The lines of a certificate without the trailer. */
    private static List<String> lines(
            BiConsumer<Answer, CertificateSink> writer, TranspositionInstance at) {
        Answer answer = GAME.solve(at, MOVES, Budget.unlimited());
        var out = new ByteArrayOutputStream();
        var certificate = new CertificateWriter(out);
        writer.accept(answer, certificate);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** The lines of a theorem certificate of a position and its winning moves. */
    static List<String> theorem(TranspositionInstance at) {
        return lines((answer, sink) -> ProofWriter.writeTheorem(at, answer, sink), at);
    }

    private static List<String> chosen(TranspositionInstance at) {
        return lines((answer, sink) -> ProofWriter.write(at, answer, sink), at);
    }

    /** What is said of these lines, once sealed. */
    static Report check(TranspositionInstance at, List<String> lines) {
        var out = new ByteArrayOutputStream();
        var writer = new CertificateWriter(out);
        for (String line : lines) {
            writer.line(JsonReader.read(line));
        }
        writer.seal();
        var reader = new CertificateReader(new ByteArrayInputStream(out.toByteArray()));
        Optional<CertificateHeader> header = reader.line().flatMap(CertificateHeader::read);
        return header.map(h -> GAME.check(at, h, reader)).orElse(new Report.Rejected("header"));
    }

    @Test
    void theoremCertificatesOfAllSmallPositionsAreAccepted() {
        int checked = 0;
        for (int d = 1; d <= 7; d++) {
            for (int set = 0; set < 1 << d; set++) {
                for (int n = 0; n <= d - Integer.bitCount(set); n++) {
                    var position = Positions.ofSet(d, set, n, Parity.EVEN);
                    assertThat(check(position, theorem(position)).line())
                            .as(position.canonical())
                            .isEqualTo("s VERIFIED");
                    checked++;
                }
            }
        }
        assertThat(checked).isGreaterThan(1_000);
    }

    @Test
    void strategyCertificatesOfGeneralisedGamesAreAccepted() {
        for (int moves = 0; moves <= 6; moves++) {
            for (String rule : List.of("mod=3", "mod=4,target=0 1", "count=descents,mod=3")) {
                for (String start : List.of("", "sequence=4,", "sequence=5 2 6,")) {
                    String instance =
                            "transposition(domain=1..9,%smoves=%d,%s)"
                                    .formatted(start, moves, rule);
                    TranspositionInstance at = Positions.read(instance);
                    assertThat(check(at, chosen(at)).line()).as(instance).isEqualTo("s VERIFIED");
                }
            }
        }
    }

    @Test
    void strategyCertificatesOfAllSmallPositionsAreAccepted() {
        for (int d = 1; d <= 6; d++) {
            for (int set = 0; set < 1 << d; set++) {
                for (int n = 0; n <= d - Integer.bitCount(set); n++) {
                    var position = Positions.ofSet(d, set, n, Parity.EVEN);
                    List<String> lines = chosen(position);
                    assertThat(lines.getFirst()).contains("\"kind\":\"strategy\"");
                    assertThat(check(position, lines).line())
                            .as(position.canonical())
                            .isEqualTo("s VERIFIED");
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=N,moves=6)",
                "transposition(domain=N,sequence=3 1,moves=3)",
                "transposition(domain=N,sequence=3 1,moves=1)",
                "transposition(domain=Z,sequence=0 5 3,moves=4)",
                "transposition(domain=Z,sequence=0 5,moves=3)",
                "transposition(domain=Z,moves=5)",
                "transposition(domain=Q,sequence=1/2 -3,moves=3)",
                "transposition(domain=[0,1]|[2,3],sequence=1/2 1,moves=2)",
                "transposition(domain=[0,1]|[2,3],sequence=1/2,moves=1)",
                "transposition(domain=Z|1/2,sequence=1/2,moves=2)",
                "transposition(domain=..-1|[0,1]|5..,sequence=0 1/3 7 -2,moves=4)",
                "transposition(domain=3+omega+zeta+eta+omega*,sequence=1:4 3:1/2,moves=4)",
                "transposition(domain=omega+omega*,sequence=0:2 1:5,moves=3)",
                "transposition(domain=1+zeta,moves=4)",
                "transposition(domain=1+zeta+1,moves=3)",
                "transposition(domain=zeta+2+zeta,sequence=1:1,moves=5)",
                "transposition(domain=omega*+3,sequence=1:1,moves=3)",
                "transposition(domain=1..1000,sequence=500 3,moves=997)",
                "transposition(domain=1..1000,sequence=500 3 7 12,moves=995)",
                "transposition(domain=1..1000,sequence=500 3 7 13,moves=995)",
                "transposition(domain=1..1000,sequence=500 3,moves=998)",
                "transposition(domain=1..1000,sequence=500 3,moves=7)",
                "transposition(domain=1..1000,sequence=500 3,moves=1)",
                "transposition(domain=1..1000000000000,sequence=500 3,moves=2)",
                "transposition(domain=1..500|1/2|600..1000,sequence=500 3 1/2,moves=897)",
                "transposition(domain=1..3,sequence=3 1 2,moves=0)",
                "transposition(pennies=3 5 2 1 7 1 4 2 1)",
                "transposition(pennies=1 1)",
                "transposition(pennies=4 1 2)",
                "transposition(pieces=bwwbw)",
                "transposition(pieces=w)"
            })
    void theoremCertificatesAreAcceptedAndTheirMutantsRejected(String instance) {
        TranspositionInstance at = Positions.read(instance);
        List<String> lines = theorem(at);
        assertThat(check(at, lines).line()).as("%s", lines).isEqualTo("s VERIFIED");
        for (List<String> mutant : mutants(lines)) {
            assertThat(check(at, mutant)).as("%s", mutant).isInstanceOf(Report.Rejected.class);
        }
    }

    @Test
    void theoremCertificatesOfRandomWordsAreAccepted() {
        Random random = new Random(21);
        int checked = 0;
        while (checked < 400) {
            StringBuilder letters = new StringBuilder("WVZQ".substring(random.nextInt(4)));
            for (int length = random.nextInt(7); length > 0; length--) {
                int at = random.nextInt(letters.length() + 1);
                letters.insert(at, "aaabc11112WVZQ".charAt(random.nextInt(14)));
            }
            var position = Words.position(letters.toString(), 1 + random.nextInt(6));
            assertThat(check(position, theorem(position)).line())
                    .as("seed 21 %s", position.canonical())
                    .isEqualTo("s VERIFIED");
            checked++;
        }
    }

    /** Certificates with one thing changed, none of which is true. */
    private static List<List<String>> mutants(List<String> lines) {
        List<List<String>> mutants = new ArrayList<>();
        mutants.add(List.of(lines.get(0)));
        mutants.add(List.of(lines.get(0), lines.get(1), lines.get(1)));
        mutants.add(List.of(lines.get(1), lines.get(0)));
        Json.Fields header = (Json.Fields) JsonReader.read(lines.get(0));
        Json.Fields claim = (Json.Fields) header.values().get("claim");
        for (String outcome : List.of("BLACK", "WHITE", "EVEN", "ODD", "N", "")) {
            if (!claim.values().get("outcome").equals(new Json.Text(outcome))) {
                mutants.add(
                        List.of(
                                header.with("claim", claim.with("outcome", outcome)).canonical(),
                                lines.get(1)));
            }
        }
        for (String key : claim.values().keySet()) {
            if (claim.values().get(key) instanceof Json.Items(List<Json> moves)) {
                for (int i = 0; i < Math.min(moves.size(), 40); i++) {
                    List<Json> fewer = new ArrayList<>(moves);
                    fewer.remove(i);
                    mutants.add(
                            List.of(
                                    header.with("claim", claim.with(key, new Json.Items(fewer)))
                                            .canonical(),
                                    lines.get(1)));
                }
                List<Json> more = new ArrayList<>(moves);
                more.add(new Json.Text("nonsense"));
                mutants.add(
                        List.of(
                                header.with("claim", claim.with(key, new Json.Items(more)))
                                        .canonical(),
                                lines.get(1)));
            }
        }
        mutants.add(List.of(header.with("kind", "nimbers").canonical(), lines.get(1)));
        mutants.add(List.of(header.with("claims", "all").canonical(), lines.get(1)));
        mutants.add(
                List.of(
                        header.with("instance", "transposition(pennies=9)").canonical(),
                        lines.get(1)));
        Json.Fields body = (Json.Fields) JsonReader.read(lines.get(1));
        mutants.add(List.of(lines.get(0), body.with("theorem", "hope").canonical()));
        Json.Fields hypotheses = (Json.Fields) body.values().get("hypotheses");
        for (var entry : hypotheses.values().entrySet()) {
            Json changed =
                    switch (entry.getValue()) {
                        case Json.Whole(var value) ->
                                new Json.Whole(value.add(java.math.BigInteger.ONE));
                        case Json.Text(String value) ->
                                new Json.Text(value.equals("even") ? "odd" : "even");
                        case Json.Flag(boolean value) -> new Json.Flag(!value);
                        default -> new Json.Nothing();
                    };
            mutants.add(
                    List.of(
                            lines.get(0),
                            body.with("hypotheses", hypotheses.with(entry.getKey(), changed))
                                    .canonical()));
        }
        mutants.add(
                List.of(
                        lines.get(0),
                        body.with("hypotheses", hypotheses.with("extra", 1)).canonical()));
        return mutants;
    }

    @Test
    void listsWithOneMoveTooManyAreRejected() {
        TranspositionInstance at = Positions.read("transposition(domain=N,sequence=3 1,moves=3)");
        Json.Fields header = (Json.Fields) JsonReader.read(theorem(at).get(0));
        Json.Fields claim = (Json.Fields) header.values().get("claim");
        for (String key : List.of("winningMovesEven", "winningMovesOdd")) {
            List<Json> listed = ((Json.Items) claim.values().get(key)).values();
            for (String extra : List.of("1", "2", "3", "4", "7", "9..12", "40..", "2..8 step 2")) {
                List<Json> more = new ArrayList<>(listed);
                more.add(new Json.Text(extra));
                List<String> mutant =
                        List.of(
                                header.with("claim", claim.with(key, new Json.Items(more)))
                                        .canonical(),
                                theorem(at).get(1));
                assertThat(check(at, mutant) instanceof Report.Accepted)
                        .as("%s %s", listed, extra)
                        .isEqualTo(
                                List.of(key.endsWith("Even") ? "2" : "4", "7", "9..12", "40..")
                                        .contains(extra));
            }
        }
    }

    @Test
    void mutatedStrategiesAreRejected() {
        Random random = new Random(4);
        int rejected = 0;
        int stillTrue = 0;
        for (String instance :
                List.of(
                        "transposition(domain=1..6,sequence=3,moves=4)",
                        "transposition(domain=1..7,sequence=3 5,moves=3)",
                        "transposition(domain=1..7,sequence=4,moves=3)",
                        "transposition(domain=1..5,moves=3)",
                        "transposition(domain=1..6,sequence=3,moves=4,mod=3,target=0 1)",
                        "transposition(domain=1..6,sequence=4,moves=3,count=descents)")) {
            TranspositionInstance at = Positions.read(instance);
            List<String> lines = chosen(at);
            assertThat(check(at, lines).line()).isEqualTo("s VERIFIED");
            for (int round = 0; round < 150; round++) {
                List<String> mutant = new ArrayList<>(lines);
                boolean mayStayTrue = mutate(mutant, random);
                Report report = check(at, mutant);
                if (report instanceof Report.Accepted) {
                    assertThat(mayStayTrue).as("%s seed 4 round %d", instance, round).isTrue();
                    stillTrue++;
                } else {
                    rejected++;
                }
            }
        }
        System.out.printf("strategy mutants: %d rejected, %d still true%n", rejected, stillTrue);
        assertThat(rejected).isGreaterThan(250);
    }

    /**
     * Changes one line; a changed reply or another order of lines may happen to be true as well.
     */
    private static boolean mutate(List<String> lines, Random random) {
        int at = 1 + random.nextInt(lines.size() - 1);
        switch (random.nextInt(4)) {
            case 0 -> {
                lines.remove(at);
                return true; // a line on which nothing rests may go
            }
            case 1 -> lines.add(lines.get(at));
            case 2 -> {
                int other = 1 + random.nextInt(lines.size() - 1);
                java.util.Collections.swap(lines, at, other);
                return true;
            }
            default -> {
                Json.Fields line = (Json.Fields) JsonReader.read(lines.get(at));
                List<Json> replies =
                        new ArrayList<>(((Json.Items) line.values().get("replies")).values());
                int place = random.nextInt(replies.size());
                replies.set(place, new Json.Text(Integer.toString(1 + random.nextInt(8))));
                lines.set(at, line.with("replies", new Json.Items(replies)).canonical());
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=1..6,sequence=3,moves=4)",
                "transposition(domain=1..6,sequence=3,moves=4,mod=4,target=0 1)",
                "transposition(domain=1..6,sequence=3,moves=3,mod=3,target=1 2)",
                "transposition(domain=1..6,sequence=3,moves=3,count=descents)"
            })
    void aWrongOutcomeOrListOfAStrategyIsRejected(String instance) {
        TranspositionInstance at = Positions.read(instance);
        List<String> lines = chosen(at);
        for (List<String> mutant : headerMutants(lines)) {
            assertThat(check(at, mutant)).isInstanceOf(Report.Rejected.class);
        }
    }

    private static List<List<String>> headerMutants(List<String> lines) {
        List<List<String>> mutants = new ArrayList<>();
        Json.Fields header = (Json.Fields) JsonReader.read(lines.get(0));
        Json.Fields claim = (Json.Fields) header.values().get("claim");
        for (String outcome : List.of("BLACK", "WHITE", "EVEN", "ODD")) {
            if (!claim.values().get("outcome").equals(new Json.Text(outcome))) {
                mutants.add(with(lines, header.with("claim", claim.with("outcome", outcome))));
            }
        }
        for (String key : claim.values().keySet()) {
            if (!(claim.values().get(key) instanceof Json.Items(List<Json> moves))) {
                continue;
            }
            mutants.add(
                    with(
                            lines,
                            header.with(
                                    "claim",
                                    claim.with(
                                            key,
                                            new Json.Items(
                                                    moves.isEmpty()
                                                            ? List.of(new Json.Text("1"))
                                                            : List.of())))));
        }
        return mutants;
    }

    private static List<String> with(List<String> lines, Json.Fields header) {
        List<String> mutant = new ArrayList<>(lines);
        mutant.set(0, header.canonical());
        return mutant;
    }
}
