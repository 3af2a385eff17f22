package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.exact.DoubleBumping;
import parlour.exact.Permutation;
import parlour.exact.RecordingSequence;

/** The colours read off the runs are those of double bumping. */
class RecordMarksTest {
    @Test
    void equalDoubleBumpingOnEveryRowOfUpToSevenCards() {
        int rows = 0;
        for (int length = 1; length <= 7; length++) {
            List<List<Integer>> all = new ArrayList<>();
            gather(new ArrayList<>(), length, all);
            for (List<Integer> row : all) {
                assertThat(marks(row)).describedAs("%s", row).isEqualTo(bumped(row));
            }
            rows += all.size();
        }
        assertThat(rows).isEqualTo(1 + 2 + 6 + 24 + 120 + 720 + 5040);
    }

    @Test
    void areThoseOfThePapersExample() {
        assertThat(marks(List.of(5, 1, 4, 2, 6, 3))).isEqualTo("1R 2R 3P 4B 6B");
    }

    private static String marks(List<Integer> row) {
        StringBuilder text = new StringBuilder();
        RecordMarks.of(row)
                .forEach((card, colour) -> text.append(' ').append(card).append(colour.letter()));
        return text.substring(1);
    }

    private static String bumped(List<Integer> row) {
        RecordingSequence recorded =
                DoubleBumping.of(Permutation.of(row.stream().mapToInt(card -> card).toArray()));
        return recorded.toString();
    }

    private static void gather(List<Integer> row, int length, List<List<Integer>> all) {
        if (row.size() == length) {
            all.add(List.copyOf(row));
            return;
        }
        for (int card = 1; card <= length; card++) {
            if (!row.contains(card)) {
                row.add(card);
                gather(row, length, all);
                row.removeLast();
            }
        }
    }
}
