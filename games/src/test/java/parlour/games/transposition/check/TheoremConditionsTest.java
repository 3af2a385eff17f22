package parlour.games.transposition.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.games.transposition.Positions;
import parlour.games.transposition.TranspositionInstance;

/** Every hypothesis and every situation of a move, on domains in which it decides. */
class TheoremConditionsTest {
    private static final long SEED = 20261130;

    private static void accepted(String instance, Map<String, Integer> theorems) {
        TranspositionInstance at = Positions.read(instance);
        List<String> lines = CertificateTest.theorem(at);
        assertThat(CertificateTest.check(at, lines).line())
                .as("seed %d %s", SEED, instance)
                .isEqualTo("s VERIFIED");
        Json.Fields body = (Json.Fields) JsonReader.read(lines.get(1));
        theorems.merge(body.values().get("theorem").canonical(), 1, Integer::sum);
    }

    private static String word(List<String> elements, int count, Random random) {
        List<String> shuffled = new ArrayList<>(elements);
        Collections.shuffle(shuffled, random);
        return String.join(" ", shuffled.subList(0, count));
    }

    /** Runs of integers and single fractions, so that ranks go on from part to part. */
    @Test
    void finiteDomainsInSeveralParts() {
        Random random = new Random(SEED);
        Map<String, Integer> theorems = new TreeMap<>();
        for (int round = 0; round < 500; round++) {
            List<String> parts = new ArrayList<>();
            List<String> elements = new ArrayList<>();
            for (int part = 0, low = 0; part < 2 + round % 4; part++) {
                int size = 1 + random.nextInt(4);
                if (size == 1) {
                    parts.add(low + "1/2".substring(low == 0 ? 0 : 3));
                    elements.add(parts.getLast());
                } else {
                    parts.add(low + ".." + (low + size - 1));
                    IntStream.range(low, low + size).forEach(n -> elements.add("" + n));
                }
                low += size + 1 + random.nextInt(2);
            }
            int played = random.nextInt(elements.size());
            int free = elements.size() - played;
            int moves = round % 2 == 0 && free > 3 ? free - 1 : 1 + random.nextInt(free);
            accepted(
                    "transposition(domain=%s,sequence=%s,moves=%d)"
                            .formatted(
                                    String.join("|", parts), word(elements, played, random), moves),
                    theorems);
        }
        System.out.println("theorems " + theorems);
        assertThat(theorems)
                .containsKeys(
                        "\"colour-difference\"",
                        "\"filled-domain\"",
                        "\"last-move\"",
                        "\"pivots\"");
    }

    /** Sums of order types, every class alone and beside others. */
    @Test
    void sumsOfOrderTypes() {
        Random random = new Random(SEED);
        List<String> types = List.of("1", "2", "3", "omega", "omega*", "zeta", "eta");
        Map<String, Integer> theorems = new TreeMap<>();
        for (int round = 0; round < 900; round++) {
            List<String> parts =
                    IntStream.range(0, 1 + random.nextInt(4))
                            .mapToObj(_ -> types.get(random.nextInt(types.size())))
                            .collect(Collectors.toList());
            parts.add(random.nextInt(parts.size() + 1), types.get(3 + round % 3));
            List<String> elements = new ArrayList<>();
            for (int part = 0; part < parts.size(); part++) {
                String type = parts.get(part);
                int keys = Character.isDigit(type.charAt(0)) ? Integer.parseInt(type) : 3;
                for (int key = 0; key < keys; key++) {
                    elements.add(part + ":" + key);
                }
            }
            accepted(
                    "transposition(domain=%s,sequence=%s,moves=%d)"
                            .formatted(
                                    parts.size() == 1 ? parts.getFirst() : String.join("+", parts),
                                    word(elements, random.nextInt(elements.size()), random),
                                    1 + random.nextInt(7)),
                    theorems);
        }
        System.out.println("theorems " + theorems);
        assertThat(theorems).containsKeys("\"cyclic-classes\"", "\"last-move\"", "\"pivots\"");
    }

    /** With moves to come by turns, on a lone ω* each exchange of answers turns the parity. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "omega* | 3 | ODD",
                "omega* | 5 | EVEN",
                "omega* | 7 | ODD",
                "omega | 3 | EVEN",
                "omega | 5 | EVEN",
                "zeta | 3 | WHITE",
                "zeta+omega+omega*+zeta | 3 | BLACK",
                "zeta+omega+zeta | 3 | EVEN",
                "zeta+omega*+zeta | 3 | ODD",
                "zeta+omega*+zeta | 5 | EVEN",
                "zeta+1+zeta | 3 | BLACK",
            })
    void classesDecideWhereNoPivotStands(String domain, int moves, String outcome) {
        TranspositionInstance at =
                Positions.read("transposition(domain=%s,moves=%d)".formatted(domain, moves));
        List<String> lines = CertificateTest.theorem(at);
        assertThat(lines.getFirst()).contains("\"outcome\":\"" + outcome + "\"");
        assertThat(CertificateTest.check(at, lines).line()).isEqualTo("s VERIFIED");
    }

    /** A list names the same moves in any order. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=Q,sequence=1/2 -3,moves=1)",
                "transposition(domain=[0,1]|[2,3],sequence=1/2 5/2,moves=1)",
                "transposition(domain=N,sequence=3 1,moves=3)",
                "transposition(domain=1..9,sequence=3 1 4,moves=6)",
                "transposition(pennies=3 5 2 1 7 1 4 2 1)",
                "transposition(pieces=bwwwbwb)"
            })
    void theOrderOfAListSaysNothing(String instance) {
        TranspositionInstance at = Positions.read(instance);
        List<String> lines = CertificateTest.theorem(at);
        Json.Fields header = (Json.Fields) JsonReader.read(lines.getFirst());
        Json.Fields claim = (Json.Fields) header.values().get("claim");
        Json.Fields turned = claim;
        for (var field : claim.values().entrySet()) {
            if (field.getValue() instanceof Json.Items(List<Json> moves)) {
                turned = turned.with(field.getKey(), new Json.Items(moves.reversed()));
            }
        }
        assertThat(turned).isNotEqualTo(claim);
        assertThat(
                        CertificateTest.check(
                                        at,
                                        List.of(
                                                header.with("claim", turned).canonical(),
                                                lines.get(1)))
                                .line())
                .isEqualTo("s VERIFIED");
    }

    /** As many moves as win, but another one; and one of them named twice. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "transposition(pennies=3 5 2 1 7 1 4 2 1) | does not win",
                "transposition(pieces=bwwwbwb) | does not win",
                "transposition(domain=1..9,sequence=3,moves=5) | move at part",
                "transposition(domain=N,sequence=3 1,moves=3) | move at part"
            })
    void aLosingMoveInPlaceOfAWinningOneIsNamed(String instance, String reason) {
        TranspositionInstance at = Positions.read(instance);
        List<String> lines = CertificateTest.theorem(at);
        Json.Fields header = (Json.Fields) JsonReader.read(lines.getFirst());
        Json.Fields claim = (Json.Fields) header.values().get("claim");
        int replaced = 0;
        for (var field : claim.values().entrySet()) {
            if (field.getValue() instanceof Json.Items(List<Json> moves) && !moves.isEmpty()) {
                for (int move = 1; move < 12; move++) {
                    Json losing = new Json.Text("" + move);
                    if (!moves.contains(losing)) {
                        List<Json> other = new ArrayList<>(moves);
                        other.set(0, losing);
                        String line =
                                CertificateTest.check(
                                                at,
                                                List.of(
                                                        header.with(
                                                                        "claim",
                                                                        claim.with(
                                                                                field.getKey(),
                                                                                new Json.Items(
                                                                                        other)))
                                                                .canonical(),
                                                        lines.get(1)))
                                        .line();
                        assertThat(line).startsWith("s REJECTED");
                        replaced += line.contains(reason) ? 1 : 0;
                    }
                }
            }
        }
        assertThat(replaced).isPositive();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "transposition(domain=1..6,moves=3) | theorem | all "
                        + "| {\"outcome\":\"WHITE\"} | claims must be outcome or moves",
                "transposition(domain=1..6,moves=3) | residues | outcome "
                        + "| {\"outcome\":\"WHITE\"} | kind residues is for generalised games",
                "transposition(domain=1..6,moves=3,mod=3) | theorem | outcome "
                        + "| {\"outcome\":\"WHITE\"} | expected one line that names the theorem",
                "transposition(domain=1..6,moves=3,mod=3,census=true) | theorem | outcome "
                        + "| {} | a census needs kind residues and claims outcome",
                "transposition(domain=1..6,moves=3,mod=3,census=true) | residues | moves "
                        + "| {} | a census needs kind residues and claims outcome",
                "transposition(domain=1..6,moves=3,mod=3,census=true) | residues | outcome "
                        + "| {} | the census is",
            })
    void headersOfOtherKindsAreRefused(
            String instance, String kind, String claims, String claim, String reason) {
        TranspositionInstance at = Positions.read(instance);
        Json.Fields header =
                Json.fields()
                        .with("claim", JsonReader.read(claim))
                        .with("claims", claims)
                        .with("format", parlour.claim.CertificateHeader.FORMAT)
                        .with("instance", at.canonical())
                        .with("kind", kind);
        assertThat(CertificateTest.check(at, List.of(header.canonical())).line())
                .startsWith("s REJECTED")
                .contains(reason);
        if (kind.equals("residues") && reason.startsWith("the census")) {
            assertThat(CertificateTest.check(at, List.of(header.canonical(), "{\"x\":1}")).line())
                    .contains("expected no line after the header");
        }
    }
}
