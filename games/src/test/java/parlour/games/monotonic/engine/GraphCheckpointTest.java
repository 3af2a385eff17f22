package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.game.PackedRules;
import parlour.games.StoppedWork;
import parlour.games.monotonic.Labels;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;
import parlour.solve.search.Retrograde;
import parlour.solve.search.Valuation;

/** Tables of all positions that were stopped and go on are those that were not stopped. */
class GraphCheckpointTest {
    private static final MonotonicGame GAME = new MonotonicGame();
    private static final Ask NUMBERS =
            Ask.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS);

    private static MonotonicInstance read(String text) {
        return GAME.read(InstanceText.parse(text));
    }

    private static PackedRules graph(String text) {
        MonotonicInstance instance = read(text);
        return switch (instance.start()) {
            case OffChain.OnPoset start -> new PosetForm(text, instance, start).graph();
            case OffChain.OnSlots start -> new SlotsForm(text, instance, start).graph();
            default -> new LabelGraph(instance.convention(), Labels.of(instance));
        };
    }

    /** Looks after every position. */
    private static Function<Budget, String> retrograde(String text, boolean nimbers) {
        PackedRules graph = graph(text);
        return budget -> {
            Valuation valuation = nimbers ? new Valuation.Mex() : new Valuation.Remoteness();
            var table = new Retrograde(graph, valuation, budget, Long.MAX_VALUE).lookingEvery(1);
            return table.solveKept() + " " + table.positions();
        };
    }

    private static Function<Budget, String> answer(String text, Ask ask) {
        MonotonicInstance instance = read(text);
        return budget -> {
            Answer answer = GAME.solve(instance, ask, budget);
            return answer.toJson() + " " + answer.counts();
        };
    }

    private static Function<Budget, String> outcome(String text) {
        return answer(text, Ask.of(Question.OUTCOME));
    }

    @Test
    void retrogradeAfterEveryPosition() {
        int stops = 0;
        for (boolean nimbers : List.of(false, true)) {
            stops += StoppedWork.atEveryLook(500, retrograde("monotonic(a=4,d=3,deck=8)", nimbers));
            stops +=
                    StoppedWork.atEveryLook(
                            500, retrograde("monotonic(a=3,d=3,deck=5,form=insert)", nimbers));
        }
        stops += StoppedWork.atEveryLook(500, retrograde("monotonic(a=3,d=3,deck=cube:3)", false));
        assertThat(stops).isGreaterThan(500);
        StoppedWork.refusals(
                retrograde("monotonic(a=4,d=3,deck=8)", true),
                retrograde("monotonic(a=4,d=3,deck=9)", true));
    }

    /** Both numbers of one question, packed and not. */
    @Test
    void numbersOfOneQuestion() {
        StoppedWork.atEveryLook(20, answer("monotonic(a=5,d=4,deck=13)", NUMBERS));
        StoppedWork.atEveryLook(20, answer("monotonic(a=3,d=3,deck=N+N)", NUMBERS));
        StoppedWork.refusals(
                answer("monotonic(a=3,d=3,deck=N+N)", NUMBERS),
                answer("monotonic(a=3,d=3,deck=N+N,play=misere)", NUMBERS));
    }

    /**
     * What is known of parts that do not join also guides the order of the search, so that a search
     * that goes on may do with fewer positions; its answer is the same.
     */
    @Test
    void sumsThatDoNotJoin() {
        MonotonicInstance instance = read("monotonic(a=5,d=4,deck=N+N)");
        Ask ask = Ask.of(Question.OUTCOME, Question.WINNING_MOVES, Question.WHY);
        StoppedWork.atEveryLook(
                20, budget -> GAME.solve(instance, ask, budget).toJson().toString());
        StoppedWork.refusals(
                outcome("monotonic(a=5,d=4,deck=N+N)"), outcome("monotonic(a=4,d=5,deck=N+N)"));
    }

    @Test
    void diagrams() {
        StoppedWork.atEveryLook(100, outcome("monotonic(a=12,d=12,deck=Q)"));
        StoppedWork.atEveryLook(
                30, budget -> outcome("monotonic(a=12,d=12,deck=Q)").apply(budget.withThreads(2)));
        StoppedWork.refusals(
                outcome("monotonic(a=12,d=12,deck=Q)"), outcome("monotonic(a=11,d=13,deck=Q)"));
    }

    @Test
    @Tag("slow")
    void largerOnes() {
        for (boolean nimbers : List.of(false, true)) {
            for (String text :
                    List.of(
                            "monotonic(a=4,d=4,deck=12)",
                            "monotonic(a=3,d=3,deck=6,form=insert)",
                            "monotonic(a=5,d=4,deck=13)")) {
                StoppedWork.atEveryLook(2_000, retrograde(text, nimbers));
            }
        }
        StoppedWork.atEveryLook(200, answer("monotonic(a=4,d=4,deck=N+N)", NUMBERS));
        StoppedWork.atEveryLook(200, outcome("monotonic(a=15,d=15,deck=Q)"));
    }
}
