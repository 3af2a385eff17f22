package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LikelyRepliesTest {
    private static List<Integer> likely(LikelyReplies replies) {
        return IntStream.range(0, replies.count()).mapToObj(replies::reply).toList();
    }

    private static LikelyReplies right(int... replies) {
        var likely = new LikelyReplies();
        IntStream.of(replies).forEach(reply -> right(likely, reply));
        return likely;
    }

    private static void right(LikelyReplies likely, int reply) {
        int rank = likely(likely).indexOf(reply);
        assertThat(rank < 0 ? likely.isNew(reply) : likely.wasRight(rank)).isEqualTo(reply);
    }

    @Test
    void whatWasRightOftenComesFirst() {
        assertThat(likely(right())).isEmpty();
        assertThat(likely(right(5, 7, 7, 9))).containsExactly(7, 9, 5);
        assertThat(likely(right(5, 5, 7, 5, 7, 7))).containsExactly(7, 5);
    }

    @Test
    void whatWasLongAgoCountsLess() {
        var replies = right(IntStream.generate(() -> 3).limit(1_000).toArray());
        IntStream.range(0, 20).forEach(_ -> right(replies, 4));
        assertThat(likely(replies)).containsExactly(4, 3);
    }

    @Test
    void onlySomeAreLikelyAndNoneComesTwice() {
        var replies = new LikelyReplies();
        for (int round = 0; round < 3; round++) {
            for (int reply = 2; reply < 60; reply++) {
                right(replies, reply);
                assertThat(replies.reply(0)).isEqualTo(reply);
            }
        }
        assertThat(likely(replies)).hasSize(16).hasSameSizeAs(new TreeSet<>(likely(replies)));
        assertThat(IntStream.range(2, 60).filter(replies::has).boxed().toList())
                .containsExactlyInAnyOrderElementsOf(likely(replies));
    }
}
