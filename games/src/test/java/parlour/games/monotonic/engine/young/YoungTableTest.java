package parlour.games.monotonic.engine.young;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;

final class YoungTableTest {
    /** Every bit of every box with few diagrams, against the plain moves. */
    @Test
    void everyBitIsThatOfTheMoves() {
        for (int columns = 1; columns <= 22; columns++) {
            for (int rows = 1; columns + rows <= 23; rows++) {
                YoungBox box = new YoungBox(columns, rows);
                if (box.diagrams() <= 20_000) {
                    agrees(box);
                }
            }
        }
    }

    static void agrees(YoungBox box) {
        YoungTable table = new YoungTable(box, Budget.unlimited());
        Map<Long, Boolean> lost = new HashMap<>();
        long count = 0;
        long last = box.empty() << box.rows();
        for (long word = last; ; word = before(word)) {
            boolean isLost = true;
            for (long option : box.options(word)) {
                if (option <= word) {
                    fail(box + ": " + option + " after " + word);
                }
                isLost &= !lost.get(option);
            }
            lost.put(word, isLost);
            count += isLost ? 1 : 0;
            if (table.isLost(word) != isLost) {
                fail(box + ": " + Long.toBinaryString(word));
            }
            if (word == box.empty()) {
                break;
            }
        }
        assertThat(lost).hasSize((int) box.diagrams());
        assertThat(table.lost()).isEqualTo(count);
    }

    /** The next smaller number with as many ones. */
    static long before(long word) {
        long zero = ~word & word + 1;
        long rest = word & ~(zero - 1);
        long one = Long.lowestOneBit(rest);
        long moved = rest - one;
        int ones = Long.bitCount(word) - Long.bitCount(moved);
        int top = Long.numberOfTrailingZeros(one);
        return moved | ((1L << ones) - 1) << top - ones;
    }
}
