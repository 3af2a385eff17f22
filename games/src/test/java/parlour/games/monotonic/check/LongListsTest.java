package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.CollectedLines;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;

/**
 * Certificates with so many cards, moves or texts that work for each of them with each other would
 * take minutes or hours.
 */
class LongListsTest {
    /** A million moves, after each of which a card waits for every label. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=2,d=1000000,deck=1000000)",
                "monotonic(a=1000000,d=2,deck=1000000)",
                "monotonic(a=2,d=499999,deck=1000000)"
            })
    void aMillionMovesAreRefuted(String instance) {
        List<Json> lines = new ArrayList<>();
        Ask ask =
                Ask.of(Question.OUTCOME, Question.WINNING_MOVES).proving(new CollectedLines(lines));
        new MonotonicGame().solve(Instances.of(instance), ask, Budget.unlimited());
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
    }

    private static Report claiming(String instance, List<String> winning) {
        Json.Fields claim =
                Json.fields()
                        .with("outcome", "N")
                        .with("winningMoves", Json.texts(winning))
                        .with("winningMovesComplete", new Json.Flag(true));
        return Certificates.check(
                List.of(new CertificateHeader("strategy", instance, "moves", claim).toJson()));
    }

    @Test
    void rangesMayOverlapManyTimes() {
        List<String> ranges =
                IntStream.range(0, 50_000).mapToObj(i -> "1.." + (100_000 - i)).toList();
        assertThat(claiming("monotonic(a=4,d=4,deck=100000)", ranges))
                .isEqualTo(new Report.Rejected("no winning move of the start is shown"));
    }

    /** The first 184 755 cards of a large deck differ from each other. */
    @Test
    void cardsOfALargeDeckMayBeListedOneByOne() {
        List<String> odd = IntStream.range(0, 90_000).mapToObj(i -> "" + (2 * i + 1)).toList();
        assertThat(claiming("monotonic(a=11,d=11,deck=L)", odd))
                .isEqualTo(new Report.Rejected("no winning move of the start is shown"));
        List<String> nested =
                IntStream.range(0, 50_000).mapToObj(i -> "1.." + (100_000 - i)).toList();
        assertThat(claiming("monotonic(a=11,d=11,deck=N)", nested))
                .isEqualTo(new Report.Rejected("no winning move of the start is shown"));
    }

    @Test
    void aLongBoardIsOver() {
        String board =
                IntStream.range(0, 100_000)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" "));
        assertThat(claiming("monotonic(a=20,d=20,deck=Q,board=" + board + ")", List.of()))
                .isEqualTo(new Report.Rejected("header: play was over before"));
    }

    /** Cards that arrive in a stack take the labels that they take one by one. */
    @Test
    void cardsTakeTheHighestFreeLabels() {
        long seed = 20_261_201;
        Random random = new Random(seed);
        for (int trial = 0; trial < 2_000; trial++) {
            CoreStack stack = new CoreStack();
            TreeSet<Integer> plain = new TreeSet<>(Comparator.reverseOrder());
            for (int i = 0; i < 6; i++) {
                int label = 3 + random.nextInt(20);
                int cards = random.nextInt(8);
                int left = cards;
                for (int place = label; place > 2 && left > 0; place--) {
                    left -= plain.add(place) ? 1 : 0;
                }
                assertThat(stack.arrive(label, cards)).as("seed %d", seed).isEqualTo(left);
                int[] labels = new int[stack.size()];
                stack.copy(labels, 0);
                assertThat(labels)
                        .as("seed %d", seed)
                        .containsExactly(plain.stream().mapToInt(p -> p).toArray());
            }
        }
    }

    /** Letters of decks that are large need no claim each: all of them say the same. */
    @Test
    void aPrefixMayHaveMillionsOfLetters() {
        int letters = 2_000_000;
        String won = "N".repeat(letters - 1);
        assertThat(longRun("D" + won)).isEqualTo(new Report.Accepted(0));
        assertThat(longRun("D" + won.substring(1) + "P").line())
                .contains("all large decks have one outcome");
    }

    private static Report longRun(String prefix) {
        Json.Fields claim =
                Json.fields()
                        .with("eventual", "N")
                        .with("threshold", prefix.length())
                        .with("prefix", prefix);
        return Certificates.check(
                List.of(
                        new CertificateHeader(
                                        "long-run", "monotonic(a=1,d=9,deck=L)", "outcome", claim)
                                .toJson()));
    }
}
