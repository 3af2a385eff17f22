package parlour.games.leher.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.leher.Deck;
import parlour.games.leher.HouseRules;
import parlour.games.leher.LeHerDeals;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.LeHerNotation;
import parlour.games.leher.OneSuitGame;
import parlour.games.leher.OneSuitPayoff;
import parlour.games.leher.Truth;
import parlour.games.leher.check.LeHerChecker;
import parlour.solve.matrix.DoubleOracle;
import parlour.solve.matrix.IntegerGame;

/** The N-card game against verified tables, the literal 2^N matrix and the matrix engine. */
class OneSuitTruthTest {
    private static Answer solve(BigInteger cards) {
        LeHerInstance instance = new LeHerInstance.OneSuit(cards, false);
        Ask ask = new Ask(EnumSet.of(Question.OUTCOME, Question.EXTREMES), Optional.empty());
        return new LeHerEngine(LeHerNotation.canonical(instance), instance, Budget.unlimited())
                .answer(ask);
    }

    private static Answer solve(long cards) {
        return solve(BigInteger.valueOf(cards));
    }

    private static Claim.Equilibrium equilibrium(Answer answer) {
        return answer.claim(Claim.Equilibrium.class).orElseThrow();
    }

    private static Rational fraction(String num, String den) {
        return Rational.of(new BigInteger(num), new BigInteger(den));
    }

    @Test
    void valuesAndMixesOfTheTable() {
        List<String[]> rows = Truth.rows("ncard_3_200.csv", 1);
        assertThat(rows).hasSize(123);
        for (String[] row : rows) {
            Answer answer = solve(Long.parseLong(row[0]));
            Claim.Equilibrium found = equilibrium(answer);
            assertThat(found.value()).as("N=" + row[0]).isEqualTo(fraction(row[10], row[11]));
            Claim.Uniqueness unique = answer.claim(Claim.Uniqueness.class).orElseThrow();
            if (unique.row()) {
                assertThat(found.row())
                        .as("N=" + row[0])
                        .isEqualTo(mix(row[2], row[3], row[4], row[5]));
            }
            if (unique.column()) {
                assertThat(found.column())
                        .as("N=" + row[0])
                        .isEqualTo(mix(row[6], row[7], row[8], row[9]));
            }
        }
    }

    private static Claim.Mix mix(String low, String high, String num, String den) {
        TreeMap<BigInteger, Rational> mix = new TreeMap<>();
        Rational first = fraction(num, den);
        mix.put(new BigInteger(high), Rational.ONE.minus(first));
        mix.put(new BigInteger(low), first);
        mix.values().removeIf(weight -> weight.signum() == 0);
        return new Claim.Mix("threshold", mix);
    }

    @Test
    void exactlyTheListedCardNumbersAreNotUniqueAndTheirExtremesAreAsListed() {
        List<String[]> rows = Truth.rows("nonunique_3_200.csv", 1);
        TreeMap<Integer, String[]> listed = new TreeMap<>();
        rows.forEach(row -> listed.put(Integer.parseInt(row[0]), row));
        for (int n = 3; n <= 200; n++) {
            Answer answer = solve(n);
            Claim.Uniqueness unique = answer.claim(Claim.Uniqueness.class).orElseThrow();
            assertThat(unique.row() && unique.column())
                    .as("N=%d", n)
                    .isEqualTo(!listed.containsKey(n));
            if (listed.containsKey(n)) {
                Claim.Extremes extremes = answer.claim(Claim.Extremes.class).orElseThrow();
                assertThat(extremes.row())
                        .as("N=%d", n)
                        .containsExactlyInAnyOrderElementsOf(mixes(listed.get(n)[1]));
                assertThat(extremes.column())
                        .as("N=%d", n)
                        .containsExactlyInAnyOrderElementsOf(mixes(listed.get(n)[2]));
            }
        }
    }

    /** For example {@code 7:1 | 7:1/2 8:1/2}. */
    private static List<Claim.Mix> mixes(String cell) {
        return java.util.Arrays.stream(cell.split(" \\| ")).map(OneSuitTruthTest::parsed).toList();
    }

    private static Claim.Mix parsed(String text) {
        TreeMap<BigInteger, Rational> mix = new TreeMap<>();
        for (String weight : text.strip().split(" ")) {
            int colon = weight.indexOf(':');
            mix.put(
                    new BigInteger(weight.substring(0, colon)),
                    Rational.parse(weight.substring(colon + 1)));
        }
        return new Claim.Mix("threshold", mix);
    }

    @Test
    void bigCardNumbersOfTheTable() {
        List<String[]> rows = Truth.rows("ncard_big.csv", 1);
        assertThat(rows).hasSize(43);
        for (String[] row : rows) {
            BigInteger n = new BigInteger(row[0]);
            BenjaminGoldmanBlock.Wide block = BenjaminGoldmanBlock.solve(n);
            assertThat(block.isPure()).as("N=" + n).isEqualTo(row[1].equals("pure"));
            assertThat(block.s()).as("N=" + n).isEqualTo(new BigInteger(row[2]));
            assertThat(block.t()).as("N=" + n).isEqualTo(new BigInteger(row[3]));
            Rational value =
                    fraction(row[6], row[7]).dividedBy(Rational.of(OneSuitPayoff.triples(n)));
            Claim.Equilibrium found = equilibrium(solve(n));
            assertThat(found.value()).as("N=" + n).isEqualTo(value);
            if (row[1].equals("mixed")) {
                assertThat(Rational.of(block.x(), block.den())).isEqualTo(Rational.parse(row[4]));
                assertThat(Rational.of(block.y(), block.den())).isEqualTo(Rational.parse(row[5]));
            }
            LeHerInstance instance = new LeHerInstance.OneSuit(n, false);
            assertThat(LeHerChecker.verify(instance, found, true))
                    .isInstanceOf(Report.Accepted.class);
        }
    }

    @Test
    void thirteenCardsMixAndTheCuriosities() {
        assertThat(equilibrium(solve(13)))
                .isEqualTo(
                        new Claim.Equilibrium(
                                Rational.of(548, 1001),
                                parsed("8:6/7 9:1/7"),
                                parsed("9:4/7 10:3/7")));
        assertThat(equilibrium(solve(37)).value()).isEqualTo(equilibrium(solve(38)).value());
        assertThat(equilibrium(solve(15)).value()).isLessThan(equilibrium(solve(16)).value());
        assertThat(equilibrium(solve(30)).value()).isEqualTo(Rational.of(52621, 97440));
    }

    @Test
    void closedFormEqualsTheMatrixEngineUpTo150Cards() {
        for (int n = 3; n <= 150; n++) {
            OneSuitGame game = OneSuitGame.whole(n);
            Rational wins =
                    DoubleOracle.solve(IntegerGame.of(game, Budget.unlimited()), Budget.unlimited())
                            .value();
            Rational value = wins.dividedBy(Rational.of(OneSuitPayoff.triples(game.cards())));
            assertThat(equilibrium(solve(n)).value()).as("N=%d", n).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7})
    void theLiteralMatrixOfAllKeepSetsHasTheSameValue(int n) {
        LeHerDeals deals = new LeHerDeals(Deck.of(n, 1), HouseRules.PLAIN);
        List<List<Rational>> table =
                IntStream.range(0, 1 << n)
                        .mapToObj(
                                keep ->
                                        IntStream.range(0, 1 << n)
                                                .mapToObj(
                                                        hold ->
                                                                Rational.of(
                                                                        deals.halves(
                                                                                x ->
                                                                                        (keep
                                                                                                                >> (x
                                                                                                                        - 1)
                                                                                                        & 1)
                                                                                                == 1,
                                                                                y ->
                                                                                        (hold
                                                                                                                >> (y
                                                                                                                        - 1)
                                                                                                        & 1)
                                                                                                == 1)))
                                                .toList())
                        .toList();
        Rational halves =
                DoubleOracle.solve(
                                IntegerGame.of(new PayoffTable(table), Budget.unlimited()),
                                Budget.unlimited())
                        .value();
        Rational total = Rational.of(OneSuitPayoff.triples(BigInteger.valueOf(n)).shiftLeft(1));
        assertThat(halves.dividedBy(total)).isEqualTo(equilibrium(solve(n)).value());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 7, 11, 13, 100, 500, 1000, 1113, 4000})
    void everyAnswerHoldsCardByCard(int n) {
        LeHerInstance instance = new LeHerInstance.OneSuit(BigInteger.valueOf(n), false);
        Claim.Equilibrium found = equilibrium(solve(n));
        assertThat(LeHerChecker.verify(instance, found, false)).isInstanceOf(Report.Accepted.class);
        assertThat(LeHerChecker.verify(instance, found, true)).isInstanceOf(Report.Accepted.class);
    }

    @Test
    void longsAndLongIntegersAgree() {
        for (long n : new long[] {7, 8, 13, 1001, 10_007, 599_999, 600_000}) {
            BigInteger wide = BigInteger.valueOf(n);
            long floor = BenjaminGoldmanCubic.floorOfRoot(n);
            assertThat(BenjaminGoldmanCubic.phi(wide, BigInteger.valueOf(floor)))
                    .isEqualTo(BenjaminGoldmanCubic.phi(n, floor));
            if (n >= 10) {
                assertThat(BenjaminGoldmanCubic.floorOfRoot(wide)).isEqualTo(floor);
            }
            BenjaminGoldmanBlock.Narrow block = BenjaminGoldmanBlock.solve(n);
            if (block.isPure()) {
                assertThat(
                                BenjaminGoldmanBlock.isSaddle(
                                        wide,
                                        BigInteger.valueOf(block.s()),
                                        BigInteger.valueOf(block.t())))
                        .isTrue();
            }
        }
    }

    @Test
    void theCriticalRowsAndColumnsAreFloorAndCeilingOfTheRoots() {
        for (String[] row : Truth.rows("ncard_3_200.csv", 1)) {
            if (Integer.parseInt(row[0]) >= 7) {
                BigInteger n = new BigInteger(row[0]);
                String floorOfS = row[row.length - 2].split(" ")[0];
                String floorOfT = row[row.length - 1].split(" ")[0];
                assertThat(BenjaminGoldmanRoots.floorOfS(n)).as("N=" + n).isEqualTo(floorOfS);
                assertThat(BenjaminGoldmanRoots.floorOfT(n)).as("N=" + n).isEqualTo(floorOfT);
            }
        }
    }

    @Test
    void aThousandDigits() {
        Claim.Equilibrium found = equilibrium(solve(BigInteger.TEN.pow(1000)));
        LeHerInstance instance = new LeHerInstance.OneSuit(BigInteger.TEN.pow(1000), false);
        assertThat(LeHerChecker.verify(instance, found, true)).isInstanceOf(Report.Accepted.class);
        assertThat(found.value().num().multiply(BigInteger.TEN.pow(15)).divide(found.value().den()))
                .isEqualTo(new BigInteger("535237276744858"));
    }

    @Test
    @Tag("slow")
    void everyCardNumberUpTo20000HoldsCardByCard() {
        int mixed = 0;
        for (int n = 7; n <= 20_000; n++) {
            LeHerInstance instance = new LeHerInstance.OneSuit(BigInteger.valueOf(n), false);
            Claim.Equilibrium found = equilibrium(solve(n));
            assertThat(LeHerChecker.verify(instance, found, true))
                    .as("N=%d", n)
                    .isInstanceOf(Report.Accepted.class);
            if (n % 97 == 0) {
                assertThat(LeHerChecker.verify(instance, found, false))
                        .isInstanceOf(Report.Accepted.class);
            }
            mixed += n <= 5000 && found.row().weights().size() > 1 ? 1 : 0;
        }
        assertThat(mixed).isEqualTo(992);
    }
}
