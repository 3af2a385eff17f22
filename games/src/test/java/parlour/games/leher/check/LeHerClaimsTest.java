package parlour.games.leher.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.ThreePlayerRules;

/** Claims that agree with themselves in all but one condition. */
class LeHerClaimsTest {
    private static final String THRESHOLD = "threshold";

    private static LeHerInstance read(String instance) {
        return new LeHerGame().read(InstanceText.parse(instance));
    }

    private static Claim.Mix pure(long threshold) {
        return Claim.Mix.pure(THRESHOLD, BigInteger.valueOf(threshold));
    }

    /**
     * Beside an equilibrium of three players one player errs in one situation, and owns up to it.
     */
    @Test
    void whoGainsByDeviatingAloneIsNamed() {
        var instance = (LeHerInstance.ThreePlayers) read("leher(cards=5,players=3)");
        ThreePlayerRules rules = new ThreePlayerRules(instance.cards(), instance.pot());
        TreeSet<Integer> gaining = new TreeSet<>();
        boolean[] stable = stable(rules);
        assertThat(reported(instance, rules, stable)).isEqualTo("s VERIFIED");
        for (int situation = 0; situation < rules.situations(); situation++) {
            boolean[] keeps = stable.clone();
            keeps[situation] ^= true;
            Rational[] gains = ThreePlayersChecker.examine(rules, keeps).gains();
            int first =
                    IntStream.rangeClosed(1, 3)
                            .filter(player -> gains[player - 1].signum() > 0)
                            .findFirst()
                            .orElse(0);
            gaining.add(first);
            assertThat(reported(instance, rules, keeps))
                    .isEqualTo(
                            first == 0
                                    ? "s VERIFIED"
                                    : "s REJECTED player %d gains %s by deviating alone"
                                            .formatted(first, gains[first - 1]));
        }
        assertThat(gaining).contains(1, 2, 3);
    }

    /** Everybody turns to the best reply until nobody can. */
    private static boolean[] stable(ThreePlayerRules rules) {
        boolean[] keeps = new boolean[rules.situations()];
        ThreePlayersChecker.Finding finding = ThreePlayersChecker.examine(rules, keeps);
        for (int round = 0; round < 20 && !finding.isEquilibrium(); round++) {
            keeps = finding.better();
            finding = ThreePlayersChecker.examine(rules, keeps);
        }
        assertThat(finding.isEquilibrium()).isTrue();
        return keeps;
    }

    /** What is said of a certificate that claims just the payoffs which its strategies have. */
    private static String reported(
            LeHerInstance.ThreePlayers instance, ThreePlayerRules rules, boolean[] keeps) {
        List<Json> payoffs = new ArrayList<>();
        for (Rational payoff : ThreePlayersChecker.examine(rules, keeps).payoffs()) {
            payoffs.add(
                    Json.fields()
                            .with("num", new Json.Whole(payoff.num()))
                            .with("den", new Json.Whole(payoff.den())));
        }
        StringBuilder bits = new StringBuilder();
        for (boolean keep : keeps) {
            bits.append(keep ? '1' : '0');
        }
        var header =
                new CertificateHeader(
                        "equilibrium",
                        "leher",
                        "outcome",
                        Json.fields().with("payoffs", new Json.Items(payoffs)));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(bytes);
        writer.line(Json.fields().with("keeps", bits.toString()));
        writer.seal();
        return ThreePlayersChecker.check(
                        instance,
                        header,
                        new CertificateReader(new ByteArrayInputStream(bytes.toByteArray())))
                .line();
    }

    /** Each threshold with what it gets is claimed; only those that get the most are accepted. */
    @Test
    void againstADealerWhoIsToldOnlyTheBestThresholdsAreAccepted() {
        int best = 0;
        for (int n = 3; n <= 60; n++) {
            BigInteger cards = BigInteger.valueOf(n);
            LeHerInstance instance = new LeHerInstance.OneSuit(cards, true);
            BigInteger triples = BigInteger.valueOf((long) n * (n - 1) * (n - 2));
            BigInteger most =
                    IntStream.rangeClosed(2, n)
                            .mapToObj(s -> ToldDealer.wins(cards, BigInteger.valueOf(s)))
                            .max(BigInteger::compareTo)
                            .orElseThrow();
            for (int s = 2; s <= n; s++) {
                BigInteger wins = ToldDealer.wins(cards, BigInteger.valueOf(s));
                Report report =
                        LeHerChecker.verify(
                                instance,
                                new Claim.Equilibrium(Rational.of(wins, triples), pure(s), pure(1)),
                                false);
                if (wins.equals(most)) {
                    best++;
                    assertThat(report).as("N=%d s=%d", n, s).isInstanceOf(Report.Accepted.class);
                } else {
                    assertThat(report.line())
                            .as("N=%d s=%d", n, s)
                            .contains("the receiver does better with another threshold");
                }
            }
        }
        assertThat(best).isGreaterThanOrEqualTo(58);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leher(cards=7) | 1 | 5",
                "leher(cards=7) | 8 | 5",
                "leher(cards=7) | 5 | 1",
                "leher(cards=7) | 5 | 8",
                "leher(cards=7,dealerTold=true) | 1 | 0",
                "leher(cards=7,dealerTold=true) | 8 | 0",
                "leher(ranks=7,suits=2) | 0 | 5",
                "leher(ranks=7,suits=2) | 9 | 5",
                "leher(ranks=7,suits=2) | 5 | 0",
                "leher(ranks=7,suits=2) | 5 | 9",
            })
    void thresholdsThatAreNotThereAreNamed(String instance, int row, int column) {
        var claim = new Claim.Equilibrium(Rational.of(1, 2), pure(row), pure(column));
        boolean isRow = row != 5;
        for (boolean theorem : new boolean[] {false, true}) {
            assertThat(LeHerChecker.verify(read(instance), claim, theorem).line())
                    .isEqualTo("s REJECTED there is no threshold " + (isRow ? row : column));
        }
    }

    /** The last thresholds of either kind of deck are there, though no good play uses them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leher(cards=7) | 2 | 7",
                "leher(cards=7) | 7 | 2",
                "leher(ranks=7,suits=2) | 1 | 8",
                "leher(ranks=7,suits=2) | 8 | 1",
            })
    void theLastThresholdsAreThere(String instance, int row, int column) {
        var claim = new Claim.Equilibrium(Rational.of(1, 2), pure(row), pure(column));
        assertThat(LeHerChecker.verify(read(instance), claim, false).line())
                .contains("mix secures")
                .doesNotContain("there is no threshold");
    }

    @Test
    void whatIsSecuredOrConcededInsteadIsTold() {
        var suit = read("leher(cards=13)");
        TreeMap<BigInteger, Rational> row = new TreeMap<>();
        row.put(BigInteger.valueOf(8), Rational.of(6, 7));
        row.put(BigInteger.valueOf(9), Rational.of(1, 7));
        Rational value = Rational.of(548, 1001);
        var claim = new Claim.Equilibrium(value, new Claim.Mix(THRESHOLD, row), pure(9));
        assertThat(LeHerChecker.verify(suit, claim, false).line())
                .containsPattern("the dealer's mix concedes \\d+/\\d+, not the value claimed");
        assertThat(LeHerChecker.verify(suit, claim, true).line()).contains("around threshold 8");
        var low = new Claim.Equilibrium(value, pure(2), pure(9));
        assertThat(LeHerChecker.verify(suit, low, false).line())
                .containsPattern("the receiver's mix secures \\d+/\\d+, not the value claimed");
    }

    /** A mix of nine thresholds, and one that secures nothing around its own. */
    @Test
    void theTheoremLooksAtEightThresholdsAtMost() {
        var suit = read("leher(cards=13)");
        for (int count = 8; count <= 9; count++) {
            TreeMap<BigInteger, Rational> many = new TreeMap<>();
            for (int s = 0; s < count; s++) {
                many.put(BigInteger.valueOf(2 + s), Rational.of(1, count));
            }
            Claim.Mix mix = new Claim.Mix(THRESHOLD, many);
            for (boolean ofRow : new boolean[] {true, false}) {
                var claim =
                        new Claim.Equilibrium(
                                Rational.of(548, 1001),
                                ofRow ? mix : pure(9),
                                ofRow ? pure(9) : mix);
                assertThat(LeHerChecker.verify(suit, claim, true).line())
                        .contains(count == 9 ? "more than 8 thresholds" : "around threshold");
            }
        }
    }
}
