package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.Labels;
import parlour.games.monotonic.MonotonicInstance;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.Valuation;

/** Labels too large for the search's tables are decided in the game of safe moves. */
class OutcomesTest {
    private static final Budget FREE = Budget.unlimited();

    @ParameterizedTest
    @EnumSource(Convention.class)
    void graphsOfSafeMovesAgreeWithThePlainRules(Convention convention) {
        int compared = 0;
        for (int a = 1; a <= 5; a++) {
            for (int d = 1; d <= 5; d++) {
                for (int n = 1; n <= 7; n++) {
                    compared += compareAll(Instances.empty(a, d, n, convention));
                }
            }
        }
        assertThat(compared).isGreaterThan(1_900);
    }

    /** Compares the start and every position after one or two moves. */
    private static int compareAll(MonotonicInstance instance) {
        LabelPosition start = Labels.of(instance);
        LabelRules rules = new LabelRules(start, instance.convention());
        var plain = new GraphSolver<>(rules, new Valuation.Remoteness(), FREE);
        var safe = new Outcomes.Graphed(instance.convention(), false, FREE);
        int compared = compare(plain, safe, start);
        for (LabelMove move : rules.moves(start)) {
            LabelPosition after = rules.play(start, move);
            if (rules.result(after).isEmpty()) {
                compared += compare(plain, safe, after);
                for (LabelMove next : rules.moves(after)) {
                    LabelPosition second = rules.play(after, next);
                    compared += rules.result(second).isEmpty() ? compare(plain, safe, second) : 0;
                }
            }
        }
        return compared;
    }

    private static int compare(
            GraphSolver<LabelPosition, LabelMove> plain,
            Outcomes.Graphed safe,
            LabelPosition position) {
        int value = plain.value(position);
        Outcome expected =
                value == Valuation.Remoteness.DRAW
                        ? Outcome.DRAWN
                        : value % 2 == 1 ? Outcome.NEXT : Outcome.PREVIOUS;
        assertThat(safe.outcome(position)).as("%s", position).isEqualTo(expected);
        return 1;
    }

    /**
     * Of (2, d) under normal play the player to move wins if d is odd, once n is d or more; under
     * misère play he does from n = 2 on. Of (3, d) he does if (2, d) is lost; and wherever it was
     * ever computed, (3, d) under normal play is drawn up to n = 2 floor((d+1)/2) and won beyond.
     */
    @ParameterizedTest
    @CsvSource({
        "2,1000000,1000000,NORMAL,P",
        "2,999999,1000000,NORMAL,N",
        "2,2000,2000,NORMAL,P",
        "2,1999,2000,NORMAL,N",
        "2,9,8,NORMAL,D",
        "2,1000,1000,MISERE,N",
        "2,999,2000,MISERE,N",
        "1000000,2,1000000,MISERE,N",
        "2,1000,1,MISERE,D",
        "3,200,210,NORMAL,N",
        "200,3,1000,NORMAL,N",
        "3,199,1000,NORMAL,N",
        "3,100,100,NORMAL,D",
        "3,101,102,NORMAL,D",
        "3,101,103,NORMAL,N",
        "30,30,31,NORMAL,D",
        "15,15,20,MISERE,D"
    })
    void shortRunsAreDecidedForWideDecks(
            int a, int d, int cards, Convention convention, char letter) {
        MonotonicInstance wide = Instances.empty(a, d, cards, convention);
        Outcome outcome = new Outcomes.Graphed(convention, false, FREE).outcome(Labels.of(wide));
        assertThat(outcome.letter()).isEqualTo(letter);
    }
}
