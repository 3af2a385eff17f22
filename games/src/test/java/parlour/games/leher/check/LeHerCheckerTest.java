package parlour.games.leher.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.OneSuitPayoff;

class LeHerCheckerTest {
    private static final LeHerGame GAME = new LeHerGame();

    private static byte[] certificate(String instance, Question... more) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(bytes);
        GAME.solve(
                GAME.read(InstanceText.parse(instance)),
                Ask.of(Question.OUTCOME, more).proving(writer),
                Budget.unlimited());
        writer.seal();
        return bytes.toByteArray();
    }

    private static Report check(byte[] file) {
        CertificateReader reader = new CertificateReader(new ByteArrayInputStream(file));
        var first = reader.line();
        if (first.isEmpty()) {
            return new Report.Rejected(reader.damage().orElse("no header"));
        }
        CertificateHeader header = CertificateHeader.read(first.get()).orElseThrow();
        return GAME.check(GAME.read(InstanceText.parse(header.instance())), header, reader);
    }

    private static final String[] INSTANCES = {
        "leher(cards=3)",
        "leher(cards=13)",
        "leher(cards=200)",
        "leher(cards=100000)",
        "leher(cards=10^6)",
        "leher(cards=10^7)",
        "leher(cards=10^100)",
        "leher(authentic)",
        "leher(deck=4 4 4 3,ties=split)",
        "leher(deck=7)",
        "leher(ranks=13,suits=4,ties=receiver,kingRefusal=true)",
        "leher(cards=50,dealerTold=true)",
        "leher(cards=10^50,dealerTold=true)",
        "leher(authentic,dealerTold=true)",
        "leher(cards=6,players=3)",
        "leher(cards=5,players=3,pot=low)"
    };

    @Test
    void everyProvedAnswerHasACertificateThatHolds() {
        for (String instance : INSTANCES) {
            assertThat(check(certificate(instance)))
                    .as(instance)
                    .isInstanceOf(Report.Accepted.class);
            assertThat(check(certificate(instance, Question.EXTREMES)))
                    .as(instance)
                    .isInstanceOf(Report.Accepted.class);
        }
    }

    @Test
    void certificatesHaveFewLines() {
        String text = new String(certificate("leher(cards=13)"), StandardCharsets.UTF_8);
        // header, one line on the uniqueness of each side, trailer
        assertThat(text.lines()).hasSize(4);
        assertThat(text)
                .startsWith("{\"claim\":{\"columnMix\":[{\"den\":7,\"num\":4,\"threshold\":9}");
        assertThat(new String(certificate("leher(cards=10^7)"), StandardCharsets.UTF_8).lines())
                .hasSize(5);
        // a list of all extreme optima needs no line
        assertThat(
                        new String(
                                        certificate("leher(cards=10^7)", Question.EXTREMES),
                                        StandardCharsets.UTF_8)
                                .lines())
                .hasSize(3);
    }

    /** Windows of the matrix show the same as the whole matrix, where both can be looked at. */
    @Test
    void windowsHaveTheOptimaOfTheMatrix() {
        int several = 0;
        for (int n = 3; n < 150; n++) {
            byte[] file = certificate("leher(cards=" + n + ")", Question.EXTREMES);
            CertificateReader reader = new CertificateReader(new ByteArrayInputStream(file));
            CertificateHeader header =
                    CertificateHeader.read(reader.line().orElseThrow()).orElseThrow();
            var cards = new LeHerInstance.OneSuit(BigInteger.valueOf(n), false);
            assertThat(onWindow(cards, header)).as("N = %d", n).isEqualTo("s VERIFIED");
            for (String side : List.of("row", "column")) {
                Json.Fields claim = header.claim();
                Json.Fields extremes = (Json.Fields) claim.values().get("extremes");
                List<Json> list = ((Json.Items) extremes.values().get(side)).values();
                Json.Fields unique = (Json.Fields) claim.values().get("unique");
                if (list.size() > 1) {
                    several++;
                    Json.Fields less =
                            claim.with(
                                            "extremes",
                                            extremes.with(side, new Json.Items(list.subList(1, 2))))
                                    .with("unique", unique.with(side, new Json.Flag(true)));
                    var mutant =
                            new CertificateHeader(
                                    header.kind(), header.instance(), header.claims(), less);
                    assertThat(onWindow(cards, mutant)).as("N = %d", n).contains("REJECTED");
                }
            }
        }
        assertThat(several).isPositive();
    }

    private static String onWindow(LeHerInstance.OneSuit cards, CertificateHeader header) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new CertificateWriter(bytes).seal();
        return parlour.check.ClaimedEquilibrium.check(
                        header,
                        new CertificateReader(new ByteArrayInputStream(bytes.toByteArray())),
                        new parlour.check.ClaimedEquilibrium.Strategies(
                                "threshold",
                                "threshold",
                                false,
                                claim -> ThresholdOptima.window(cards.cards(), claim)),
                        claim -> LeHerChecker.verify(cards, claim, false))
                .line();
    }

    /** All optima of one suit with a dealer who is told, for all small N, by looking at them. */
    @Test
    void aToldDealersOptimaAreCertified() {
        for (String instance :
                List.of(
                        "leher(cards=%d,dealerTold=true)",
                        "leher(deck=1 2 %d,dealerTold=true)",
                        "leher(ranks=%d,suits=2,ties=split,dealerTold=true)")) {
            for (int n = 3; n < 40; n++) {
                byte[] file = certificate(instance.formatted(n), Question.EXTREMES);
                assertThat(check(file).line()).as(instance, n).isEqualTo("s VERIFIED");
                String text = new String(file, StandardCharsets.UTF_8);
                List<String> lines = new ArrayList<>(text.lines().toList());
                lines.removeLast();
                String mutant = lines.getFirst().replace("\"column\":true", "\"column\":false");
                assertThat(mutant).isNotEqualTo(lines.getFirst());
                assertThat(check(sealed(mutant, lines)).line()).contains("REJECTED");
            }
        }
    }

    /** Every number and word of the header changed, one at a time, and sealed again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "leher(cards=13)",
                "leher(cards=10)",
                "leher(authentic)",
                "leher(cards=10000001)",
                "leher(cards=50,dealerTold=true)",
                "leher(cards=13) --all",
                "leher(cards=31) --all",
                "leher(cards=5001) --all",
                "leher(authentic) --all",
                "leher(cards=10000001) --all",
                "leher(deck=4 4 4 3,ties=split) --all"
            })
    void everyMutantWithAFalseClaimIsRejected(String asked) {
        String instance = asked.split(" --")[0];
        byte[] certificate =
                asked.equals(instance)
                        ? certificate(instance)
                        : certificate(instance, Question.EXTREMES);
        String text = new String(certificate, StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.removeLast();
        String header = lines.getFirst();
        int mutants = 0;
        var numbers =
                java.util.regex.Pattern.compile("\"(den|num|threshold)\":(\"?)([0-9]+)")
                        .matcher(header);
        while (numbers.find()) {
            for (int change : new int[] {-1, 1}) {
                BigInteger changed =
                        new BigInteger(numbers.group(3)).add(BigInteger.valueOf(change));
                String mutant =
                        header.substring(0, numbers.start(3))
                                + changed
                                + header.substring(numbers.end(3));
                assertThat(check(sealed(mutant, lines)))
                        .as(mutant)
                        .isInstanceOf(Report.Rejected.class);
                mutants++;
            }
        }
        for (String[] swap :
                new String[][] {
                    {"\"kind\":\"equilibrium\"", "\"kind\":\"theorem\""},
                    {"\"kind\":\"theorem\"", "\"kind\":\"equilibrium\""},
                    {"\"claims\":\"outcome\"", "\"claims\":\"moves\""},
                    {"\"columnMix\"", "\"extraMix\""},
                    {"\"rowMix\":[", "\"rowMix\":[],\"x\":["},
                    {"leher(", "leher(suits=2,ranks=5) ("},
                }) {
            if (header.contains(swap[0]) && !swap[0].equals("leher(")) {
                String mutant = header.replace(swap[0], swap[1]);
                assertThat(check(sealed(mutant, lines)))
                        .as(mutant)
                        .isInstanceOf(Report.Rejected.class);
                mutants++;
            }
        }
        assertThat(mutants).isGreaterThan(8);
    }

    private static byte[] sealed(String header, List<String> lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(bytes);
        writer.line(JsonReader.read(header));
        for (String line : lines.subList(1, lines.size())) {
            writer.line(JsonReader.read(line));
        }
        writer.seal();
        return bytes.toByteArray();
    }

    @Test
    void aTruncatedEmptyOrProlongedFileIsRejected() {
        byte[] whole = certificate("leher(cards=13)");
        for (int length = 0; length < whole.length; length += 7) {
            assertThat(check(java.util.Arrays.copyOf(whole, length)).line())
                    .isEqualTo("s REJECTED truncated");
        }
        List<String> lines =
                new ArrayList<>(new String(whole, StandardCharsets.UTF_8).lines().toList());
        lines.add(3, lines.get(2));
        lines.removeLast();
        assertThat(check(sealed(lines.getFirst(), lines)).line())
                .contains("REJECTED a line too many");
    }

    @Test
    void aChangedStrategyOrPayoffOfThreePlayersIsRejected() {
        List<String> lines =
                new ArrayList<>(
                        new String(certificate("leher(cards=6,players=3)"), StandardCharsets.UTF_8)
                                .lines()
                                .toList());
        String header = lines.getFirst();
        int flipped = 0;
        for (int card = 0; card < 6; card++) {
            int at = "{\"keeps\":\"".length() + card;
            char bit = lines.get(1).charAt(at) == '1' ? '0' : '1';
            String mutant = lines.get(1).substring(0, at) + bit + lines.get(1).substring(at + 1);
            flipped +=
                    check(sealed(header, List.of("", mutant))) instanceof Report.Rejected ? 1 : 0;
        }
        assertThat(flipped).isEqualTo(6);
        String paid = header.replace("\"num\":11", "\"num\":13");
        assertThat(check(sealed(paid, List.of("", lines.get(1)))).line())
                .contains("the payoffs are");
        assertThat(check(sealed(header, List.of("", "{\"keeps\":\"01\"}"))).line())
                .contains("expected one line");
    }

    @Test
    void aTrueMixOfAnotherGameIsRejectedWithWhatItSecures() {
        String header =
                new String(certificate("leher(cards=13)"), StandardCharsets.UTF_8)
                        .lines()
                        .toList()
                        .getFirst();
        Report report = check(sealed(header.replace("cards=13", "cards=14"), List.of("")));
        assertThat(report.line()).contains("the receiver's mix secures");
    }

    @Test
    void theCheckersOwnPayoffEqualsThePublishedForm() {
        for (int n = 3; n <= 60; n++) {
            BigInteger cards = BigInteger.valueOf(n);
            ConcaveConvexMatrix own = new ConcaveConvexMatrix(cards);
            for (int s = 2; s <= n; s++) {
                for (int t = 2; t <= n; t++) {
                    assertThat(own.wins(BigInteger.valueOf(s), BigInteger.valueOf(t)))
                            .isEqualTo(OneSuitPayoff.wins(n, s, t));
                }
            }
        }
    }

    /** The premises of the theorem, for all matrices up to 200 cards. */
    @Test
    void columnsAreConcaveAndRowsConvex() {
        for (int n = 3; n <= 200; n++) {
            for (int s = 2; s <= n; s++) {
                for (int t = 2; t <= n; t++) {
                    long twice = 2 * OneSuitPayoff.wins(n, s, t);
                    if (s > 2 && s < n) {
                        long around =
                                OneSuitPayoff.wins(n, s - 1, t) + OneSuitPayoff.wins(n, s + 1, t);
                        assertThat(around).isLessThanOrEqualTo(twice);
                    }
                    if (t > 2 && t < n) {
                        long around =
                                OneSuitPayoff.wins(n, s, t - 1) + OneSuitPayoff.wins(n, s, t + 1);
                        assertThat(around).isGreaterThanOrEqualTo(twice);
                    }
                }
            }
        }
    }

    @Test
    void bothCheckersAgreeOnRandomTrueAndFalseMixes() {
        long seed = 3L;
        var random = new java.util.Random(seed);
        int accepted = 0;
        for (int trial = 0; trial < 2000; trial++) {
            int n = 7 + random.nextInt(30);
            LeHerInstance instance = new LeHerInstance.OneSuit(BigInteger.valueOf(n), false);
            BigInteger s = BigInteger.valueOf(Math.max(2, n * 54 / 100 + random.nextInt(3)));
            BigInteger t = BigInteger.valueOf(Math.min(n, n * 65 / 100 + random.nextInt(3)));
            Rational value =
                    Rational.of(
                            OneSuitPayoff.wins(BigInteger.valueOf(n), s, t),
                            OneSuitPayoff.triples(BigInteger.valueOf(n)));
            var claim =
                    new Claim.Equilibrium(
                            value, Claim.Mix.pure("threshold", s), Claim.Mix.pure("threshold", t));
            boolean byCards =
                    LeHerChecker.verify(instance, claim, false) instanceof Report.Accepted;
            boolean byTheorem =
                    LeHerChecker.verify(instance, claim, true) instanceof Report.Accepted;
            assertThat(byTheorem).as("seed %d N=%d s=%s t=%s", seed, n, s, t).isEqualTo(byCards);
            accepted += byCards ? 1 : 0;
        }
        assertThat(accepted).isBetween(50, 1950);
    }
}
