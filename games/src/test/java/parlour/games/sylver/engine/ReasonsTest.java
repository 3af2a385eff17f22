package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.SylverGame;

class ReasonsTest {
    private static String reason(String named) {
        var game = new SylverGame();
        var instance = game.read(InstanceText.parse("sylver(named=" + named + ")"));
        var ask =
                new Ask(
                        Set.of(Question.OUTCOME, Question.WINNING_MOVES, Question.WHY),
                        Optional.empty());
        return game.solve(instance, ask, Budget.unlimited()).why().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2 3      | no number above 1 is left
                    2 5      | naming 3 leaves 2 3, where no number above 1 is left
                    5 7      | naming 8 leaves 5 7 8, a finite position that is lost
                    101 103  | ender theorem
                    4 10     | naming 6 leaves 4 6, a lost position of gcd 2, by the quiet end theorem
                    8        | naming 12 leaves 8 12, a lost position of gcd 4, by T. Blok's pairs
                    30       | naming 5 leaves 5, a lost position of gcd 5, by the prime theorem
                    4 6      | only even numbers could win
                    12 15 18 | only multiples of 3 and numbers below 8 could win
                    8 10 22  | period of a level: no odd number wins
                    6 9      | two-scale period theorem
                    8 12     | T. Blok's pairs
                    7        | prime theorem
                    """)
    void theTheoremIsNamed(String named, String part) {
        assertThat(reason(named)).contains(part);
    }

    /** The figures of a lost finite position, counted anew. */
    @Test
    void whatCanFollowIsCounted() {
        for (long[] named : new long[][] {{4, 5, 11}, {6, 7, 16}, {5, 6, 19}}) {
            var start = NumericalSemigroup.of(named);
            Set<NumericalSemigroup> met = new HashSet<>();
            follow(start, met);
            long lost = met.stream().filter(new TopDownSearch(Budget.unlimited())::isLost).count();
            assertThat(reason(start.toString()))
                    .contains(
                            "the %d others that can follow, 1 not named, %d are lost"
                                    .formatted(met.size() - 1, lost));
        }
    }

    private static void follow(NumericalSemigroup position, Set<NumericalSemigroup> met) {
        if (met.add(position)) {
            for (long n : position.gaps()) {
                if (n > 1) {
                    follow(position.adjoin(n), met);
                }
            }
        }
    }
}
