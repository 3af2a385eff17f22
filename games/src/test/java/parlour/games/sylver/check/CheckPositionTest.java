package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.games.sylver.FiniteSylverRules;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.Semigroups;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

class CheckPositionTest {
    /** The checker's rules and the plain ones side by side, on every semigroup with few gaps. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void finitePositionsHaveTheMovesOfTheRules(boolean oneLoses) {
        OneRule one = oneLoses ? OneRule.LOSES : OneRule.EXCLUDED;
        int positions = 0;
        for (var semigroup : Semigroups.upToGaps(9)) {
            var plain = new SylverPosition(1, semigroup);
            var plainRules = new FiniteSylverRules(new SylverInstance(plain, one));
            var position = CheckPosition.of(semigroup.generators());
            var rules = new CheckRules(position, oneLoses);
            assertThat(position.text()).isEqualTo(plain.toString());
            assertThat(rules.read(position.text())).isEqualTo(position).hasSameHashCodeAs(position);
            assertThat(rules.result(position)).isEqualTo(plainRules.result(plain));
            List<Long> moves = plainRules.moves(plain);
            assertThat(rules.moves(position)).as("%s", plain).isEqualTo(moves);
            for (long n = 0; n <= 70; n++) {
                assertThat(rules.isLegal(position, n)).isEqualTo(moves.contains(n));
            }
            for (long n : moves) {
                var after = rules.play(position, n);
                assertThat(after.text()).isEqualTo(plain.play(n).toString());
                assertThat(after).isEqualTo(CheckPosition.of(after.named()));
            }
            positions++;
        }
        assertThat(positions).isEqualTo(1 + 1 + 2 + 4 + 7 + 12 + 23 + 39 + 67 + 118);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "4 6", "8 10 22", "6 9", "10 14 16 18", "12 20", "16 26 62 134"})
    void positionsWithACommonDivisorAreNamedLikeThePlainOnes(String named) {
        var plain = SylverPosition.of(parlour.games.sylver.Truth.numbers(named));
        var position = CheckPosition.of(parlour.games.sylver.Truth.numbers(named));
        assertThat(position.text()).isEqualTo(named);
        assertThat(position.gcd()).isEqualTo(plain.gcd());
        for (long n = 1; n < 200; n++) {
            assertThat(position.isLeft(n)).as("%d", n).isEqualTo(!plain.contains(n));
            if (position.isLeft(n)) {
                assertThat(position.name(n).text()).as("%d", n).isEqualTo(plain.play(n).toString());
            }
        }
    }

    /** Quick finding must miss nothing, and must not take a reply for answered that wins. */
    @Test
    void quickRepliesAreThoseOfATrialOfAll() {
        Set<CheckPosition> lost = new HashSet<>();
        var start = CheckPosition.of(8, 13, 19);
        var rules = new CheckRules(start, false);
        var quick = new CheckReplies();
        for (var semigroup : Semigroups.upToGaps(11)) {
            var position = CheckPosition.of(semigroup.generators());
            if (rules.result(position).isEmpty()) {
                Optional<Long> open =
                        quick.unanswered(
                                position,
                                reached ->
                                        rules.result(reached).isPresent()
                                                || lost.contains(reached));
                boolean isWon =
                        rules.moves(position).stream()
                                .map(position::name)
                                .anyMatch(
                                        option ->
                                                rules.result(option).isPresent()
                                                        || lost.contains(option));
                assertThat(open.isPresent()).as(position.text()).isEqualTo(isWon);
                if (!isWon) {
                    lost.add(position);
                }
            }
        }
        // P-positions with 3, 5, 7, 8, 9, 10 and 11 gaps, as published.
        assertThat(lost).hasSize(1 + 6 + 15 + 1 + 34 + 11 + 94);
    }
}
