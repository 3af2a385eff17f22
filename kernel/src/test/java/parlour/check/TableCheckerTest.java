package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.QuotientGame;
import parlour.game.Result;

class TableCheckerTest {
    private static final SubtractionNim.Notation NOTATION = new SubtractionNim.Notation();
    private static final String[] NIMBERS = {
        "{\"at\":\"1\",\"nimber\":1}",
        "{\"at\":\"2\",\"nimber\":2}",
        "{\"at\":\"3\",\"nimber\":3}",
        "{\"at\":\"4\",\"nimber\":0}",
        "{\"at\":\"5\",\"nimber\":1}"
    };
    private static final String[] REMOTENESS = {
        "{\"at\":\"1\",\"remoteness\":3}",
        "{\"at\":\"2\",\"remoteness\":3}",
        "{\"at\":\"3\",\"remoteness\":3}",
        "{\"at\":\"4\",\"remoteness\":4}",
        "{\"at\":\"5\",\"remoteness\":7}"
    };

    private static Report nimbers(
            SubtractionNim rules, RootClaim<Integer, Integer> claim, String... lines) {
        return new TableChecker<>(rules, NOTATION).check(Lines.of(lines), claim);
    }

    private static Report remoteness(
            SubtractionNim rules, RootClaim<Integer, Integer> claim, String... lines) {
        return new TableChecker<>(rules, NOTATION).check(Lines.of(lines), plies(claim));
    }

    /** The claim with its number as a remoteness. */
    private static RootClaim<Integer, Integer> plies(RootClaim<Integer, Integer> claim) {
        return new RootClaim<>(
                claim.start(),
                claim.outcome(),
                claim.winning(),
                claim.complete(),
                Map.of("remoteness", Objects.requireNonNull(claim.numbers().get("nimber"))));
    }

    private static RootClaim<Integer, Integer> claim(
            int start, Outcome outcome, long number, @Nullable Set<Integer> winning) {
        return new RootClaim<>(start, outcome, winning, winning != null, Map.of("nimber", number));
    }

    private static String reason(Report report) {
        assertThat(report).isInstanceOf(Report.Rejected.class);
        return ((Report.Rejected) report).reason();
    }

    @Test
    void trueTablesAreAccepted() {
        SubtractionNim five = SubtractionNim.of(5);
        assertThat(nimbers(five, claim(5, Outcome.NEXT, 1, Set.of(1)), NIMBERS))
                .isEqualTo(new Report.Accepted(5));
        assertThat(nimbers(five, claim(5, Outcome.NEXT, 1, null), NIMBERS))
                .isEqualTo(new Report.Accepted(5));
        assertThat(remoteness(five, claim(5, Outcome.NEXT, 7, Set.of(1)), REMOTENESS))
                .isEqualTo(new Report.Accepted(5));
    }

    @Test
    void falseRootsAreRejected() {
        SubtractionNim five = SubtractionNim.of(5);
        assertThat(reason(nimbers(five, claim(5, Outcome.PREVIOUS, 1, null), NIMBERS)))
                .contains("is N, not P");
        assertThat(reason(nimbers(five, claim(5, Outcome.NEXT, 2, null), NIMBERS)))
                .contains("nimber 1, not 2");
        assertThat(reason(remoteness(five, claim(5, Outcome.NEXT, 5, null), REMOTENESS)))
                .contains("remoteness 7, not 5");
        assertThat(reason(nimbers(five, claim(5, Outcome.NEXT, 1, Set.of()), NIMBERS)))
                .isEqualTo("move 1 is not listed but wins");
        assertThat(reason(nimbers(five, claim(5, Outcome.NEXT, 1, Set.of(1, 2)), NIMBERS)))
                .isEqualTo("move 2 is listed but does not win");
        assertThat(reason(nimbers(five, claim(5, Outcome.NEXT, 1, Set.of(1, 9)), NIMBERS)))
                .isEqualTo("a listed winning move is not legal");
        assertThat(reason(nimbers(SubtractionNim.of(6), claim(6, Outcome.NEXT, 2, null), NIMBERS)))
                .isEqualTo("the start is not listed");
    }

    /** Both numbers of a claim stand in each line, and either may be wrong. */
    @Test
    void twoNumbersAreCheckedSideBySide() {
        String[] both = new String[5];
        for (int i = 0; i < both.length; i++) {
            both[i] = NIMBERS[i].replace("}", "," + REMOTENESS[i].substring(10));
        }
        assertThat(both[4]).isEqualTo("{\"at\":\"5\",\"nimber\":1,\"remoteness\":7}");
        var checker = new TableChecker<>(SubtractionNim.of(5), NOTATION);
        assertThat(checker.check(Lines.of(both), both(1, 7))).isEqualTo(new Report.Accepted(5));
        for (var wrong : List.of(both(2, 7), both(1, 5))) {
            assertThat(
                            reason(
                                    new TableChecker<>(SubtractionNim.of(5), NOTATION)
                                            .check(Lines.of(both), wrong)))
                    .startsWith("the start has");
        }
        for (String[] single : List.of(NIMBERS, REMOTENESS)) {
            assertThat(
                            reason(
                                    new TableChecker<>(SubtractionNim.of(5), NOTATION)
                                            .check(Lines.of(single), both(1, 7))))
                    .isEqualTo("line 1: expected an object with 3 fields");
        }
    }

    private static RootClaim<Integer, Integer> both(long nimber, long remoteness) {
        return new RootClaim<>(
                5,
                Outcome.NEXT,
                Set.of(1),
                true,
                Map.of("nimber", nimber, "remoteness", remoteness));
    }

    @Test
    void everyOptionMustBeListedBefore() {
        assertThat(
                        reason(
                                nimbers(
                                        SubtractionNim.of(2),
                                        claim(2, Outcome.NEXT, 2, null),
                                        NIMBERS[1],
                                        NIMBERS[0])))
                .isEqualTo("line 1: position 2: the option after move 1 is not listed before it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"at\":\"1\",\"nimber\":2}", "{\"at\":\"1\",\"nimber\":0}",
                        "{\"at\":\"1\",\"nimber\":\"1\"}",
                "{\"at\":\"1\",\"nimber\":99999999999999999999}", "{\"at\":\"1\"}",
                        "{\"at\":1,\"nimber\":1}",
                "{\"at\":\"01\",\"nimber\":1}", "{\"at\":\"1\",\"remoteness\":1}",
                        "{\"at\":\"0\",\"nimber\":0}",
                "{\"at\":\"1\",\"more\":1,\"nimber\":1}"
            })
    void badLinesAreRejected(String line) {
        Report report = nimbers(SubtractionNim.of(1), claim(1, Outcome.NEXT, 1, null), line);
        assertThat(reason(report)).matches("(line 1: |damaged).*");
    }

    @Test
    void aPositionIsListedOnce() {
        assertThat(
                        reason(
                                nimbers(
                                        SubtractionNim.of(1),
                                        claim(1, Outcome.NEXT, 1, null),
                                        NIMBERS[0],
                                        NIMBERS[0])))
                .isEqualTo("line 2: position 1 is listed twice");
    }

    @Test
    void drawnOrWonEndsHaveNoNimbers() {
        assertThat(
                        reason(
                                nimbers(
                                        new SubtractionNim(1, Result.WON, -1),
                                        claim(1, Outcome.PREVIOUS, 0, null),
                                        "{\"at\":\"1\",\"nimber\":0}")))
                .isEqualTo("line 1: position 0 has no nimber");
        assertThat(
                        reason(
                                nimbers(
                                        new SubtractionNim(1, Result.LOST, 0),
                                        claim(1, Outcome.PREVIOUS, 0, null),
                                        "{\"at\":\"1\",\"nimber\":0}")))
                .isEqualTo("line 1: position 0 has no nimber");
    }

    /** Draw at 4: from 6 and 7 the mover cannot win, 8 can reach nothing lost either. */
    @Test
    void remotenessKnowsDrawsAndDelays() {
        SubtractionNim drawn = new SubtractionNim(6, Result.LOST, 4);
        String five = "{\"at\":\"5\",\"remoteness\":-1}";
        String six = "{\"at\":\"6\",\"remoteness\":-1}";
        assertThat(
                        remoteness(
                                drawn,
                                claim(6, Outcome.DRAWN, -1, Set.of()),
                                REMOTENESS[0],
                                REMOTENESS[1],
                                REMOTENESS[2],
                                five,
                                six))
                .isEqualTo(new Report.Accepted(5));
        SubtractionNim misere = new SubtractionNim(1, Result.WON, -1);
        assertThat(
                        remoteness(
                                misere,
                                claim(1, Outcome.PREVIOUS, 2, Set.of()),
                                "{\"at\":\"1\",\"remoteness\":2}"))
                .isEqualTo(new Report.Accepted(1));
        assertThat(remoteness(SubtractionNim.of(0), claim(0, Outcome.PREVIOUS, 0, Set.of())))
                .isEqualTo(new Report.Accepted(0));
    }

    /** One heap, of which any number may be taken. */
    private record Heap(Integer start) implements FiniteRuleset<Integer, Integer> {
        @Override
        public Optional<Result> result(Integer heap) {
            return heap == 0 ? Optional.of(Result.LOST) : Optional.empty();
        }

        @Override
        public List<Integer> moves(Integer heap) {
            return IntStream.rangeClosed(1, heap).boxed().toList();
        }

        @Override
        public Integer play(Integer heap, Integer take) {
            return heap - take;
        }
    }

    /** Both numbers at once, of positions with more options than a first guess has room for. */
    @Test
    void manyOptionsAreAllHeard() {
        int most = 70;
        var checker = new TableChecker<>(new Heap(most), NOTATION);
        var claim =
                new RootClaim<Integer, Integer>(
                        most,
                        Outcome.NEXT,
                        Set.of(most),
                        true,
                        Map.of("nimber", (long) most, "remoteness", 3L));
        String[] lines = heaps(most);
        assertThat(checker.check(Lines.of(lines), claim)).isEqualTo(new Report.Accepted(most));
        for (int heap : new int[] {16, 17, 33, most}) {
            lines = heaps(most);
            lines[heap - 1] = lines[heap - 1].replace("\"nimber\":" + heap, "\"nimber\":0");
            assertThat(
                            reason(
                                    new TableChecker<>(new Heap(most), NOTATION)
                                            .check(Lines.of(lines), claim)))
                    .contains("position %d: nimber 0 claimed, %d found".formatted(heap, heap));
        }
    }

    private static String[] heaps(int most) {
        return IntStream.rangeClosed(1, most)
                .mapToObj("{\"at\":\"%1$d\",\"nimber\":%1$d,\"remoteness\":3}"::formatted)
                .toArray(String[]::new);
    }

    /** A table of a game that the other one is not a quotient of: it knows the start alone. */
    @Test
    void movesOfTheStartMustBeListed() {
        var four = SubtractionNim.of(4);
        Function<Integer, Integer> image = heap -> heap == 4 ? 1 : 10 + heap;
        var checker =
                new TableChecker<>(
                        four,
                        NOTATION,
                        valuations ->
                                new ListedNumbers<>(
                                        new QuotientGame<>(SubtractionNim.of(1), NOTATION, image),
                                        valuations));
        assertThat(reason(checker.check(Lines.of(NIMBERS[0]), claim(4, Outcome.NEXT, 1, Set.of()))))
                .isEqualTo("move 1 is not listed");
    }
}
