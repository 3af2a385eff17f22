package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.claim.Standing;

/** Every limit of every engine, met by numbers too large for it, is an orderly answer. */
class LargeNumbersTest {
    /** A few steps only: what counts is what a limit looks like. */
    private static final Budget BUDGET = Budget.unlimited().withCountsDividedBy(256);

    private static final SylverGame GAME = new SylverGame();

    private static Answer answer(String named, Set<Question> questions) {
        var instance = GAME.read(InstanceText.parse("sylver(named=" + named + ")"));
        return GAME.solve(instance, new Ask(questions, Optional.empty()), BUDGET);
    }

    /**
     * F beyond the sweep; gaps beyond an int, for gcd 1, 2 and 3; 33 million gaps of a short half;
     * gaps without end.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "101 103",
                "100000 100001",
                "1000 1001,one=loses",
                "200000 200002",
                "300000 300003",
                "16384 16386",
                "6 1000002",
                "2147483646"
            })
    void everyWishIsAnswered(String named) {
        answer(named, EnumSet.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS));
        answer(named, EnumSet.copyOf(GAME.profile().questions()));
        var instance = GAME.read(InstanceText.parse("sylver(named=" + named + ")"));
        assertThatCode(() -> GAME.show(instance)).doesNotThrowAnyException();
        assertThatCode(() -> GAME.moves(instance, BUDGET)).doesNotThrowAnyException();
    }

    /** What is known is still told. */
    @Test
    void numbersBeyondTheTableAreUnknown() {
        for (Question number : EnumSet.of(Question.NIMBER, Question.REMOTENESS)) {
            Answer answer = answer("101 103", EnumSet.of(Question.OUTCOME, number));
            assertThat(answer.standing()).isInstanceOf(Standing.Unknown.class);
            assertThat(answer.standing().toString())
                    .contains("no table of all oversemigroups: Frobenius number above 8191");
            assertThat(answer.claims()).contains(new Claim.HasOutcome("N"));
        }
    }
}
