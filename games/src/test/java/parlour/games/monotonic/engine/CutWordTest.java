package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
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
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.Gap;
import parlour.games.monotonic.check.LargeFrom;

/**
 * Words and sums against real cards: an open end is a hole above or below cards, and nobody may
 * play so near to it that fewer cards than are large would be left there. A dense part is a heap of
 * cards; playing one of them leaves a heap on either side. Nothing is ever joined.
 */
class CutWordTest {
    /** The end of cards below that go on for ever. */
    private static final int OPEN_ABOVE = -1;

    /** The end of cards above that go on for ever downwards. */
    private static final int OPEN_BELOW = -2;

    /** Added to the label of a heap of dense cards. */
    private static final int HEAP = 1 << 12;

    /** A card's label as x * 64 + y; a played card is 0. */
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
            int x = label % HEAP / 64;
            int y = label % 64;
            return label > 0
                    && (x == 1
                            || label >= HEAP
                            || y == 1
                            || (isFar(cards, card, -1, largeFrom.threshold(x, y - 1))
                                    && isFar(cards, card, 1, largeFrom.threshold(x - 1, y))));
        }

        private static boolean isFar(Cards cards, int card, int step, int enough) {
            int between = 0;
            for (int i = card + step; i >= 0 && i < cards.line.size(); i += step) {
                int label = cards.line.get(i);
                if (label == (step > 0 ? OPEN_ABOVE : OPEN_BELOW)) {
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
            int label = cards.line.get(card);
            int x = label % HEAP / 64;
            int y = label % 64;
            if (x == 1 || y == 1) {
                return Cards.COMPLETED;
            }
            List<Integer> after = new ArrayList<>();
            for (int i = 0; i < cards.line.size(); i++) {
                int other = cards.line.get(i);
                if (i != card) {
                    boolean falls = i > card ? other % HEAP / 64 == x : other % 64 == y;
                    after.add(other > 0 && falls ? other - (i > card ? 64 : 1) : other);
                } else if (label >= HEAP) {
                    after.addAll(List.of(label - 1, 0, label - 64));
                } else {
                    after.add(0);
                }
            }
            return new Cards(List.copyOf(after));
        }
    }

    private static Rules rules(MonotonicInstance instance, String[] gaps, int[] xs, int[] ys) {
        LargeFrom largeFrom = LargeFrom.infinite(false);
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < gaps.length; i++) {
            int gap = Gap.read(gaps[i]);
            if (gap == Gap.RATIONALS) {
                line.add(HEAP + xs[i] * 64 + ys[i]);
                continue;
            }
            int cards = gap >= 0 ? gap : largeFrom.threshold(xs[i], ys[i]);
            if (Gap.isOpenBelow(gap)) {
                line.add(OPEN_BELOW);
            }
            for (int card = 0; card < cards; card++) {
                line.add(xs[i] * 64 + ys[i]);
            }
            if (Gap.isOpenAbove(gap)) {
                line.add(OPEN_ABOVE);
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
        String[] parts = ((Ordered.OnSum) instance.start()).sum().toString().split("\\+");
        int[] xs = new int[parts.length];
        int[] ys = new int[parts.length];
        Arrays.fill(xs, instance.ascending());
        Arrays.fill(ys, instance.descending());
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
                "monotonic(a=2,d=2,deck=Z+Z+-N+L)",
                "monotonic(a=3,d=2,deck=N+N)",
                "monotonic(a=2,d=3,deck=N+N)",
                "monotonic(a=3,d=2,deck=N+5)",
                "monotonic(a=2,d=3,deck=3+-N)",
                "monotonic(a=3,d=2,deck=Z+1)",
                "monotonic(a=3,d=2,deck=Z+N)",
                "monotonic(a=3,d=3,deck=Q+Q)",
                "monotonic(a=4,d=3,deck=Q+1)",
                "monotonic(a=3,d=4,deck=Q+1)",
                "monotonic(a=4,d=4,deck=1+Q+1)",
                "monotonic(a=3,d=3,deck=2+Q)",
                "monotonic(a=4,d=3,deck=Q+2+Q)",
                "monotonic(a=4,d=3,deck=Q+1+Q)",
                "monotonic(a=3,d=2,deck=Q+N)",
                "monotonic(a=2,d=3,deck=N+Q+3)"
            })
    void wordsAndSumsPlayAsRealCards(String text) {
        for (String play : List.of("", ",play=misere")) {
            MonotonicInstance instance =
                    Instances.of(text.substring(0, text.length() - 1) + play + ")");
            Ordered start = (Ordered) instance.start();
            Rules rules = start instanceof Ordered.OnSum ? ofSum(instance) : ofWord(instance);
            BruteForce<Cards, Integer> plain = new BruteForce<>(rules);
            OrderSolver solver = new OrderSolver(instance, start, Budget.unlimited());
            assertThat(solver.outcome()).as(text + play).isEqualTo(plain.outcome());
            assertThat(solver.remoteness())
                    .as(text + play)
                    .hasValue((int) plain.remoteness(rules.start).orElseThrow());
            if (play.isEmpty()) {
                assertThat(solver.nimber()).as(text).hasValue((int) plain.nimber(rules.start));
            }
        }
    }
}
