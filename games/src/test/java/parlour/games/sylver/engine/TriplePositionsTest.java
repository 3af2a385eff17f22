package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
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

    @Test
    @Tag("slow")
    void allPositionsWithSixOrSevenGapsAreClassified() {
        Row six = census(6, TwoScaleDecision.MAX_WORK);
        assertThat(six.open())
                .containsExactlyInAnyOrder("4 7 9", "5 7 8 11", "5 7 8 9", "5 7 9 11");
        assertThat(six).extracting(Row::lost, Row::won).containsExactly(0, 19);
        Row seven = census(7, TwoScaleDecision.MAX_WORK);
        assertThat(seven.open())
                .containsExactlyInAnyOrder(
                        "6 7 9 10 11",
                        "6 8 9 10 13",
                        "6 7 9 10",
                        "6 9 10 11 13 14",
                        "5 8 9 12",
                        "7 8 9 10 12 13",
                        "7 8 9 10 11 13",
                        "7 8 9 10 11 12");
        assertThat(seven).extracting(Row::lost, Row::won).containsExactly(1, 30);
    }

    @ParameterizedTest
    @CsvSource({"15 21 27 33 39, 58", "18 24 27 33 39, 50", "12 15, 18"})
    void latestRepliesAreFound(String named, long reply) {
        Verdict verdict = verdict(position(named), false, TwoScaleDecision.MAX_WORK);
        assertThat(verdict.isWon()).isTrue();
        assertThat(verdict.wins().moves()).contains(reply);
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
