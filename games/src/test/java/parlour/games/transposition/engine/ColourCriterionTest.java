package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Side;

class ColourCriterionTest {
    private final Map<Pennies, Side> known = new HashMap<>();

    private Side minimax(Pennies pennies) {
        Side remembered = known.get(pennies);
        if (remembered != null) {
            return remembered;
        }
        Side winner = pennies.clumps().size() == 2 ? Side.BLACK : Side.WHITE;
        if (!pennies.isOver()) {
            winner = pennies.toMove().other();
            for (int penny = 1; penny <= pennies.count(); penny++) {
                if (minimax(pennies.after(penny)) == pennies.toMove()) {
                    winner = pennies.toMove();
                }
            }
        }
        known.put(pennies, winner);
        return winner;
    }

    @Test
    void criterionAndWinningPenniesAgreeWithMinimax() {
        int[] black = new int[12];
        for (int count = 2; count <= 11; count++) {
            for (int cuts = 0; cuts < 1 << (count - 1); cuts++) {
                Pennies pennies = composition(count, cuts);
                ColourCriterion criterion = new ColourCriterion(pennies);
                assertThat(criterion.winner()).as(pennies.canonical()).isEqualTo(minimax(pennies));
                black[count] += criterion.winner() == Side.BLACK ? 1 : 0;
                List<Integer> winning = new ArrayList<>();
                for (int penny = 1; penny <= count && !pennies.isOver(); penny++) {
                    if (minimax(pennies.after(penny)) == pennies.toMove()) {
                        winning.add(penny);
                    }
                }
                assertThat(criterion.winningPennies()).as(pennies.canonical()).isEqualTo(winning);
            }
        }
        assertThat(black).containsExactly(0, 0, 1, 1, 5, 6, 22, 29, 93, 130, 386, 562);
    }

    private static Pennies composition(int count, int cuts) {
        List<Integer> clumps = new ArrayList<>(List.of(1));
        for (int i = 0; i < count - 1; i++) {
            if ((cuts >> i & 1) == 1) {
                clumps.add(1);
            } else {
                clumps.add(clumps.removeLast() + 1);
            }
        }
        return new Pennies(clumps);
    }
}
