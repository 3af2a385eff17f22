package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Convention;
import parlour.games.StoppedWork;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.solve.search.SharedSearch;

/** A search that was stopped and goes on takes the steps of the search that was not stopped. */
class SearchCheckpointTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    /** Several questions about one deck, one after the other, that share a table. */
    private record Deck(Convention convention, int a, int d, int cards) {
        boolean isDrawless() {
            return cards > (a - 1) * (d - 1);
        }

        /** Looks up after every so many positions. */
        List<Boolean> answers(Budget budget, int every, long[] expanded) {
            var rules = new LabelSearch(convention, a, d, cards, isDrawless());
            var search =
                    new TableSearch(
                            "search", rules, new SharedSearch(rules.words(), budget, every));
            budget.checkpoints().begin(search);
            List<Boolean> answers = new ArrayList<>();
            try {
                for (boolean drawWins : List.of(false, true)) {
                    answers.add(search.wins(rules.at(block(cards, 0), drawWins && !isDrawless())));
                }
                for (int low = 0; low < cards; low++) {
                    answers.add(search.wins(rules.at(block(low, cards - 1 - low), !isDrawless())));
                }
            } finally {
                expanded[0] = search.expanded();
            }
            return answers;
        }

        /** The deck, or what is left of it after a first card with these numbers beside it. */
        private LabelPosition block(int low, int high) {
            return high == 0 && low == cards
                    ? LabelPosition.of(List.of(new LabelPosition.Block(a, d, cards)))
                    : LabelPosition.of(
                            List.of(
                                    new LabelPosition.Block(a, d - 1, low),
                                    new LabelPosition.Block(a - 1, d, high)));
        }
    }

    private static final List<Deck> DECKS =
            List.of(
                    new Deck(Convention.NORMAL, 4, 3, 6),
                    new Deck(Convention.NORMAL, 4, 4, 9),
                    new Deck(Convention.MISERE, 4, 4, 10),
                    new Deck(Convention.NORMAL, 5, 4, 13),
                    new Deck(Convention.MISERE, 4, 5, 14));

    /** At every position that is expanded; the positions of both runs together are those of one. */
    @Test
    void atEveryPosition() {
        int stops = 0;
        for (Deck deck : DECKS) {
            long[] steps = new long[1];
            List<Boolean> whole = deck.answers(Budget.unlimited(), 1, steps);
            long all = steps[0];
            long stride = Math.max(1, all / 400);
            for (long at = 0; at < all; at += stride) {
                var work = new StoppedWork().stopAfter(at);
                Budget budget = Budget.unlimited().withCheckpoints(work);
                assertThatThrownBy(() -> deck.answers(budget, 1, steps))
                        .isInstanceOf(Budget.Exceeded.class);
                assertThat(steps[0]).isEqualTo(at);
                work.keep();
                work.stopAfter(Long.MAX_VALUE);
                assertThat(deck.answers(budget, 1, steps))
                        .as("%s at %d", deck, at)
                        .isEqualTo(whole);
                assertThat(steps[0]).as("%s at %d: positions in all", deck, at).isEqualTo(all);
                assertThat(work.looks()).isEqualTo(all + 1);
                stops++;
            }
        }
        System.out.println(stops + " stops");
        assertThat(stops).isGreaterThan(700);
    }

    @Test
    void againAndAgain() {
        Deck deck = new Deck(Convention.NORMAL, 5, 5, 12);
        long[] steps = new long[1];
        List<Boolean> whole = deck.answers(Budget.unlimited(), 1, steps);
        long all = steps[0];
        var work = new StoppedWork();
        Budget budget = Budget.unlimited().withCheckpoints(work);
        List<Boolean> answers = List.of();
        int stops = 0;
        while (answers.isEmpty()) {
            try {
                work.stopAfter(all / 50);
                answers = deck.answers(budget, 1, steps);
            } catch (Budget.Exceeded stopped) {
                work.keep();
                stops++;
            }
        }
        assertThat(answers).isEqualTo(whole);
        assertThat(stops).isBetween(40, 60);
        assertThat(steps[0]).isEqualTo(all);
        assertThat(work.looks()).isEqualTo(all + stops);
    }

    /** The table runs full while a decision is put into it. */
    @Test
    void stoppedByMemory() {
        Deck deck = new Deck(Convention.NORMAL, 6, 5, 18);
        long[] steps = new long[1];
        List<Boolean> whole = deck.answers(Budget.unlimited(), 1, steps);
        long all = steps[0];
        var work = new StoppedWork();
        List<Boolean> answers = List.of();
        int stops = 0;
        for (long bytes = 33_000; answers.isEmpty(); bytes += 40_000) {
            Budget budget = Budget.unlimited().withMemory(bytes).withCheckpoints(work);
            try {
                answers = deck.answers(budget, 1, steps);
            } catch (Budget.Exceeded full) {
                assertThat(full.limit()).isEqualTo("memory");
                work.keep();
                stops++;
            }
        }
        assertThat(answers).isEqualTo(whole);
        assertThat(stops).isGreaterThan(3);
        assertThat(steps[0]).isBetween(all, all + all / 10);
    }

    /** Through the game: every kind of instance that has a search, on one thread and on two. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=6,d=5,deck=18)",
                "monotonic(a=6,d=5,deck=21,play=misere)",
                "monotonic(a=6,d=5,deck=N)",
                "monotonic(a=6,d=5,deck=L)",
                "monotonic(a=4,d=4,deck=chains:3x5)",
                "monotonic(a=4,d=4,deck=8,form=insert)"
            })
    void sameBytes(String text) {
        assertSameBytes(text, Ask.of(Question.OUTCOME, Question.WINNING_MOVES));
    }

    /** The tables that a certificate lists, whatever found the numbers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=4,deck=10)",
                "monotonic(a=4,d=3,deck=N+N)",
                "monotonic(a=3,d=3,deck=cube:3)"
            })
    void tablesForACertificate(String text) {
        Ask ask = Ask.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS);
        assertThat(StoppedWork.atEveryLook(12, certified(text, ask))).isGreaterThan(6);
    }

    private static Function<Budget, String> answer(String text, Ask ask) {
        MonotonicInstance instance = GAME.read(InstanceText.parse(text));
        return budget -> GAME.solve(instance, ask, budget).toJson().toString();
    }

    private static Function<Budget, String> certified(String text, Ask ask) {
        return budget -> StoppedWork.certified(ask, proving -> answer(text, proving).apply(budget));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "monotonic(a=6,d=5,deck=18)",
                "monotonic(a=6,d=5,deck=26,play=misere)",
                "monotonic(a=6,d=5,deck=N)",
                "monotonic(a=6,d=5,deck=L)",
                "monotonic(a=4,d=4,deck=chains:3x5)",
                "monotonic(a=4,d=4,deck=8,form=insert)"
            })
    void sameBytesOfLargerOnes(String text) {
        assertSameBytes(text, Ask.of(Question.OUTCOME, Question.WINNING_MOVES, Question.WHY));
    }

    private static void assertSameBytes(String text, Ask ask) {
        MonotonicInstance instance = GAME.read(InstanceText.parse(text));
        Answer whole = GAME.solve(instance, ask, Budget.unlimited());
        for (int threads : List.of(1, 2)) {
            var work = new StoppedWork();
            Budget budget = Budget.unlimited().withThreads(threads).withCheckpoints(work);
            Answer answer;
            int stops = -1;
            do {
                work.keep();
                stops++;
                // Later ones longer: two threads have to find their place again.
                work.stopAfter(2 + stops);
                answer = GAME.solve(instance, ask, budget);
            } while (answer.standing() instanceof Standing.Unknown);
            assertThat(answer.toJson()).hasToString(whole.toJson().toString());
            if (threads == 1) {
                assertThat(answer.counts().get("expanded"))
                        .isEqualTo(whole.counts().get("expanded"));
            }
            assertThat(stops).isPositive();
            System.out.printf("%s, %d threads: %d stops%n", text, threads, stops);
        }
    }
}
