package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

class TriplePositionsTest {
    private static Verdict verdict(SylverPosition position, boolean wantsMoves, long work) {
        var instance = new SylverInstance(position, OneRule.EXCLUDED);
        return new TwoScaleDecision(instance, wantsMoves, Budget.unlimited(), work).verdict();
    }

    private static SylverPosition position(String named) {
        return SylverPosition.of(
                LongStream.of(parlour.games.sylver.Truth.numbers(named)).boxed().toList());
    }

    private record Row(int lost, int won, List<String> open) {}

    private static Row census(int gapCount, long work) {
        List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps < gapCount; gaps++) {
            level = level.stream().flatMap(s -> s.children().stream()).toList();
        }
        int lost = 0;
        int won = 0;
        List<String> open = new ArrayList<>();
        for (NumericalSemigroup third : level) {
            Verdict verdict = verdict(new SylverPosition(3, third), false, work);
            lost += verdict.isLost() ? 1 : 0;
            won += verdict.isWon() ? 1 : 0;
            if (verdict.outcome().isEmpty()) {
                open.add(third.toString());
            }
        }
        return new Row(lost, won, open);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1, ''",
        "1, 1, 0, ''",
        "2, 0, 2, ''",
        "3, 0, 4, ''",
        "4, 1, 5, '4 5 7'",
        "5, 1, 10, '4 7 9 10'"
    })
    void smallPositionsAreClassified(int gaps, int lost, int won, String open) {
        Row row = census(gaps, 6_000_000);
        assertThat(row.open()).isEqualTo(open.isEmpty() ? List.of() : List.of(open));
        assertThat(row).extracting(Row::lost, Row::won).containsExactly(lost, won);
    }

    /** What is open, with the multiples of 3 on which it hangs, as the theory page has it. */
    private static final List<String> OPEN =
            List.of(
                    "12 15 21:",
                    "12 21 27 30: 15",
                    "18 21 27 30 33:",
                    "15 21 24 33: 12",
                    "15 21 24 27: 12",
                    "12 21 27: 15 30",
                    "21 24 27 30 36 39: 12 15",
                    "21 24 27 30 33 39: 12",
                    "21 24 27 30 33 36: 12",
                    "18 27 30 33 39 42: 21",
                    "18 24 27 30 39:",
                    "18 21 27 30: 33",
                    "15 24 27 36: 21",
                    "15 21 27 33: 12");

    @Test
    @Tag("slow")
    void allPositionsWithUpToSevenGapsAreClassified() {
        List<String> open = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        for (int gaps = 0; gaps <= 7; gaps++) {
            for (SylverPosition position : TripleCensus.positions(gaps)) {
                var entry = TripleCensus.entry(position, Budget.unlimited());
                if (entry.outcome().isEmpty()) {
                    open.add(position + ":" + joined(entry.open()));
                } else if (entry.outcome().get() == Outcome.PREVIOUS) {
                    lost.add(position.toString());
                }
            }
        }
        assertThat(open).containsExactlyInAnyOrderElementsOf(OPEN);
        assertThat(lost).containsExactlyInAnyOrder("6 9", "12 15 18", "12 18 21", "18 24 27 30 33");
    }

    private static String joined(List<Long> numbers) {
        return numbers.stream().map(n -> " " + n).collect(Collectors.joining());
    }

    @Test
    @Tag("slow")
    void allPositionsWithEightGapsAreClassified() {
        int open = 0;
        int openShort = 0;
        List<String> lost = new ArrayList<>();
        for (SylverPosition position : TripleCensus.positions(8)) {
            var entry = TripleCensus.entry(position, Budget.unlimited());
            open += entry.outcome().isEmpty() ? 1 : 0;
            openShort += entry.outcome().isEmpty() && position.scaled().isSymmetric() ? 1 : 0;
            if (entry.outcome().equals(Optional.of(Outcome.PREVIOUS))) {
                lost.add(position.toString());
            }
        }
        assertThat(List.of(open, openShort)).containsExactly(13, 2);
        assertThat(lost).containsExactlyInAnyOrder("24 27 30 33 36 39 42", "18 24 30 33 39");
    }

    /** Open halves of the equivalences: these are P iff {12, 15, 21} is N. */
    @ParameterizedTest
    @ValueSource(strings = {"15 21 24 27", "15 21 27 33"})
    void someHangOnTheKeyCaseAlone(String named) {
        Verdict verdict = verdict(position(named), false, 6_000_000);
        assertThat(verdict.outcome()).isEmpty();
        assertThat(verdict.explored()).endsWith("of the multiples of 3 are open: 12");
        assertThat(position(named).scaled().isSymmetric()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"15 21 27 33 39, 58", "18 24 27 33 39, 50", "12 15, 18", "18 21 24 30, 12"})
    void latestRepliesAreFound(String named, long reply) {
        Verdict verdict = verdict(position(named), false, TwoScaleDecision.MAX_WORK);
        assertThat(verdict.isWon()).isTrue();
        assertThat(verdict.wins().moves()).contains(reply);
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "21 24 27 33 39, 67",
        "21 24 33 36 39 51, 62",
        "21 24 30 36 39, 104",
        "24 27 30 33 39 42 45, 62"
    })
    void laterRepliesAreFound(String named, long reply) {
        Verdict verdict = verdict(position(named), false, TwoScaleDecision.MAX_WORK);
        assertThat(verdict.wins().moves()).containsExactly(reply);
    }

    @Test
    @Tag("slow")
    void theKeyCaseHasNoReplyUpToTwentyFourThousand() {
        var shapes = new IdealShapes(position("12 15 21").scaled());
        var moves = new TwoScaleMoves(shapes);
        var table = new TwoScaleTable(moves, Budget.unlimited());
        var outcomes = new TwoScaleOutcomes(moves, table);
        while (table.reach() < 24_000) {
            table.step();
            outcomes.update();
        }
        assertThat(table.singles(shapes.levelCount() - 1)).isEmpty();
    }

    /** The antichain theorem: no reply wins that is a sum of another one and named numbers. */
    @Test
    void completeListsAreAntichains() {
        int complete = 0;
        for (String named :
                List.of("3", "6 15", "9 12", "9 15 21", "9 12 15", "12 15 18 21", "12 15 21 24")) {
            SylverPosition position = position(named);
            Verdict verdict = verdict(position, true, 6_000_000);
            List<Long> wins = verdict.wins().moves();
            for (long m : wins) {
                for (long k : wins) {
                    assertThat(m != k && position.play(m).contains(k)).as("%s", wins).isFalse();
                }
            }
            complete += verdict.wins().isComplete() ? 1 : 0;
        }
        assertThat(complete).isGreaterThanOrEqualTo(2);
    }

    @Test
    void whatIsOpenSaysHowFarItIsKnown() {
        Verdict verdict = verdict(position("12 15 21"), true, 3_000_000);
        assertThat(verdict.outcome()).isEmpty();
        assertThat(verdict.explored()).startsWith("no winning reply up to ");
        assertThat(verdict.isStopped()).isFalse();
        assertThat(verdict.known()).anyMatch(move -> move.move().startsWith("40.."));
    }
}
