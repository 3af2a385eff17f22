package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/** Answers that are bounded by counts: the same on every machine. */
class CountedAnswersTest {
    private static final Budget BUDGET = Budget.unlimited();

    private static SylverInstance instance(long... named) {
        return new SylverInstance(SylverPosition.of(named), OneRule.EXCLUDED);
    }

    private static Verdict verdict(Budget budget, long... named) {
        Ask ask = Ask.of(Question.OUTCOME, Question.WINNING_MOVES);
        return new ReplyDecision(instance(named), ask, budget).verdict();
    }

    /** 20 after 18 is hard, 38 is not. */
    @Test
    void hardRepliesDoNotHideEasyOnes() {
        Verdict verdict = verdict(BUDGET.withCountsDividedBy(2), 18);
        assertThat(verdict.outcome()).isEmpty();
        List<String> settled = verdict.known().stream().map(Standing.KnownMove::move).toList();
        assertThat(settled).contains("35", "38").doesNotContain("20");
        assertThat(settled).isSortedAccordingTo((a, b) -> Long.compare(number(a), number(b)));
    }

    private static long number(String move) {
        return Long.parseLong(move);
    }

    @Test
    void aTimeChangesNothingWhereCountsAreDivided() {
        Budget counted = BUDGET.withCountsDividedBy(64);
        Budget timed = BUDGET.withTime(Duration.ofHours(1)).withCountsDividedBy(64);
        for (long[] named : new long[][] {{}, {16}, {24}, {8, 16, 36}}) {
            assertThat(verdict(timed, named)).isEqualTo(verdict(counted, named));
        }
    }

    @Test
    void quickTablesOfLargeFinitePositionsSayThatNothingIsKnown() {
        var rows = MoveTable.rows(instance(18, 19), BUDGET.withCountsDividedBy(1_000));
        assertThat(rows)
                .singleElement()
                .satisfies(row -> assertThat(row.move()).isEqualTo("2.."))
                .satisfies(row -> assertThat(row.outcome()).isEqualTo("unknown"));
        assertThatThrownBy(
                        () ->
                                MoveTable.rows(
                                        instance(18, 19), BUDGET.withTime(Duration.ofMillis(1))))
                .isInstanceOf(Budget.Exceeded.class);
    }
}
