package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Result;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Start;
import parlour.games.monotonic.check.Gap;
import parlour.games.monotonic.check.LargeFrom;

/**
 * Words and sums with discrete classes against real cards: an open end is a hole between two cards,
 * and nobody may play so near below or above it that fewer cards than are large would be left
 * there.
 */
class CutWordTest {
    /** A card's label as x * 64 + y; a played card is 0, a hole -1. */
    private record Cards(List<Integer> line) {
        static final Cards COMPLETED = new Cards(List.of());
    }

    private record Rules(Cards start, LargeFrom largeFrom, Convention convention)
            implements FiniteRuleset<Cards, Integer> {
        @Override
        public Optional<Result> result(Cards cards) {
            if (cards.equals(Cards.COMPLETED)) {
                return Optional.of(convention == Convention.NORMAL ? Result.LOST : Result.WON);
            }
            return Optional.empty();
        }

        @Override
        public List<Integer> moves(Cards cards) {
            List<Integer> moves = new ArrayList<>();
            for (int i = 0; i < cards.line.size(); i++) {
                if (isLegal(cards, i)) {
                    moves.add(i);
                }
            }
            return moves;
        }

        @Override
        public boolean isLegal(Cards cards, Integer card) {
            int label = cards.line.get(card);
            int x = label / 64;
            int y = label % 64;
            return label > 0
                    && (x == 1
                            || y == 1
                            || (isFar(cards, card, -1, largeFrom.threshold(x, y - 1))
                                    && isFar(cards, card, 1, largeFrom.threshold(x - 1, y))));
        }

        private static boolean isFar(Cards cards, int card, int step, int enough) {
            int between = 0;
            for (int i = card + step; i >= 0 && i < cards.line.size(); i += step) {
                int label = cards.line.get(i);
                if (label < 0) {
                    return between >= enough;
                }
                if (label > 0 && label != cards.line.get(card)) {
                    return true;
                }
                between += label > 0 ? 1 : 0;
            }
            return true;
        }

        @Override
        public Cards play(Cards cards, Integer card) {
            int x = cards.line.get(card) / 64;
            int y = cards.line.get(card) % 64;
            if (x == 1 || y == 1) {
                return Cards.COMPLETED;
            }
            List<Integer> after = new ArrayList<>(cards.line);
            after.set(card, 0);
            for (int i = 0; i < after.size(); i++) {
                int label = after.get(i);
                if (label > 0 && i > card && label / 64 == x) {
                    after.set(i, label - 64);
                } else if (label > 0 && i < card && label % 64 == y) {
                    after.set(i, label - 1);
                }
            }
            return new Cards(List.copyOf(after));
        }
    }

    private static Rules rules(MonotonicInstance instance, String[] gaps, int[] xs, int[] ys) {
        LargeFrom largeFrom = new LargeFrom(false, instance.ascending(), instance.descending());
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < gaps.length; i++) {
            int gap = Gap.read(gaps[i]);
            int cards = gap >= 0 ? gap : largeFrom.threshold(xs[i], ys[i]);
            if (Gap.isOpenBelow(gap)) {
                line.add(-1);
            }
            for (int card = 0; card < cards; card++) {
                line.add(xs[i] * 64 + ys[i]);
            }
            if (Gap.isOpenAbove(gap)) {
                line.add(-1);
            }
        }
        return new Rules(new Cards(line), largeFrom, instance.convention());
    }

    private static Rules ofWord(MonotonicInstance instance) {
        String at = instance.start().toString();
        String[] gaps = at.split("[RBP]", -1);
        String word = at.replaceAll("[^RBP]", "");
        int[] xs = new int[gaps.length];
        int[] ys = new int[gaps.length];
        xs[0] = instance.ascending();
        ys[0] = instance.descending() - word.replace("R", "").length();
        for (int i = 1; i < gaps.length; i++) {
            xs[i] = xs[i - 1] - (word.charAt(i - 1) == 'B' ? 0 : 1);
            ys[i] = ys[i - 1] + (word.charAt(i - 1) == 'R' ? 0 : 1);
        }
        return rules(instance, gaps, xs, ys);
    }

    private static Rules ofSum(MonotonicInstance instance) {
        String[] parts = ((Start.OnSum) instance.start()).sum().toString().split("\\+");
        int[] xs = new int[parts.length];
        int[] ys = new int[parts.length];
        java.util.Arrays.fill(xs, instance.ascending());
        java.util.Arrays.fill(ys, instance.descending());
        return rules(instance, parts, xs, ys);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,at=NP-N)",
                "monotonic(a=3,d=3,at=ZP-N)",
                "monotonic(a=3,d=3,at=-NPN)",
                "monotonic(a=3,d=3,at=2PLPZ)",
                "monotonic(a=3,d=3,at=2RNP-N)",
                "monotonic(a=4,d=3,at=1RNR-NPL)",
                "monotonic(a=3,d=4,at=NP-NBLB3)",
                "monotonic(a=4,d=3,at=NPLB2)",
                "monotonic(a=3,d=2,deck=N+-N)",
                "monotonic(a=2,d=3,deck=2+N+Z)",
                "monotonic(a=3,d=2,deck=-N+N+-N+3)",
                "monotonic(a=2,d=2,deck=Z+Z+-N+L)"
            })
    void wordsAndSumsPlayAsRealCards(String text) {
        for (String play : List.of("", ",play=misere")) {
            MonotonicInstance instance =
                    Instances.of(text.substring(0, text.length() - 1) + play + ")");
            Start.Ordered start = (Start.Ordered) instance.start();
            Rules rules = start instanceof Start.OnSum ? ofSum(instance) : ofWord(instance);
            BruteForce<Cards, Integer> plain = new BruteForce<>(rules);
            OrderSolver solver = new OrderSolver(instance, start, Budget.unlimited());
            assertThat(solver.outcome()).as(text + play).isEqualTo(plain.outcome());
            assertThat(solver.remoteness())
                    .as(text + play)
                    .isEqualTo((int) plain.remoteness(rules.start).orElseThrow());
            if (play.isEmpty()) {
                assertThat(solver.nimber()).as(text).isEqualTo((int) plain.nimber(rules.start));
            }
        }
    }
}
