package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import parlour.games.transposition.Rows;
import parlour.games.transposition.Winner;

class GeneralisationTest {
    private static final String ROOM = "/parlour/games/transposition/";

    /** Larger domains are left to a longer day. */
    private static final int LARGEST = 9;

    @Test
    void targetSetsHold() {
        int compared = 0;
        for (String[] row : Rows.of(ROOM + "target_sets.csv")) {
            int d = Integer.parseInt(row[2]);
            int target = 0;
            for (String residue : row[1].split(" ")) {
                target |= 1 << Integer.parseInt(residue);
            }
            ResidueSearch search = new ResidueSearch(d, Integer.parseInt(row[0]), target);
            for (int n = 1; n <= d && n + 2 < row.length; n++) {
                assertThat(search.blackWins(0, n, 0) ? "B" : "W")
                        .as("%s n=%d", String.join(",", row), n)
                        .isEqualTo(row[n + 2]);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(200);
    }

    @Test
    void countsModuloKHold() {
        int compared = 0;
        for (String[] row : Rows.of(ROOM + "modk_counts.csv")) {
            int k = Integer.parseInt(row[0]);
            int d = Integer.parseInt(row[1]);
            if (d > LARGEST) {
                continue;
            }
            int n = Integer.parseInt(row[2]);
            int[] counts = counts(k, d, n);
            for (int column = 0; column < counts.length; column++) {
                assertThat(counts[column])
                        .as("%s column %d", String.join(",", row), column + 3)
                        .isEqualTo(Integer.parseInt(row[column + 3]));
            }
            compared++;
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static int[] counts(int k, int d, int n) {
        ResidueSearch[] only = new ResidueSearch[k];
        ResidueSearch[] others = new ResidueSearch[k];
        for (int residue = 0; residue < k; residue++) {
            only[residue] = new ResidueSearch(d, k, 1 << residue);
            others[residue] = new ResidueSearch(d, k, ((1 << k) - 1) & ~(1 << residue));
        }
        int[] counts = new int[5];
        for (int set = 0; set < 1 << d; set++) {
            if (Integer.bitCount(set) + n > d) {
                continue;
            }
            int black = 0;
            int white = 0;
            for (int residue = 0; residue < k; residue++) {
                black += only[residue].blackWins(set, n, 0) ? 1 : 0;
                white += others[residue].blackWins(set, n, 0) ? 0 : 1;
            }
            counts[0]++;
            counts[1] += black == k ? 1 : 0;
            counts[2] += white == k ? 1 : 0;
            counts[3] += white == 0 ? 1 : 0;
            counts[4] += black == 0 && white == 0 ? 1 : 0;
        }
        return counts;
    }

    @Test
    void moduloTwoIsTheGameItself() {
        int d = 8;
        SetMinimax minimax = new SetMinimax(d);
        ResidueSearch even = new ResidueSearch(d, 2, 1);
        ResidueSearch odd = new ResidueSearch(d, 2, 2);
        for (int set = 0; set < 1 << d; set++) {
            for (int n = 1; n <= d - Integer.bitCount(set); n++) {
                boolean blackEven = even.blackWins(set, n, 0);
                boolean blackOdd = odd.blackWins(set, n, 0);
                Winner winner =
                        blackEven == blackOdd
                                ? blackEven ? Winner.BLACK : Winner.WHITE
                                : blackEven ? Winner.EVEN : Winner.ODD;
                assertThat(winner).isEqualTo(minimax.winner(set, n, 0));
            }
        }
    }

    @Test
    void descentsFollowTheObservedPattern() {
        for (int d = 1; d <= 9; d++) {
            DescentSearch search = new DescentSearch(d);
            for (int n = 1; n <= d; n++) {
                boolean even = search.blackForces(0, n);
                boolean odd = search.blackForces(1, n);
                boolean forcedOdd = (n - 1) / 2 % 2 == 1;
                assertThat(even).as("d=%d n=%d", d, n).isEqualTo(n % 2 == 1 && !forcedOdd);
                assertThat(odd).as("d=%d n=%d", d, n).isEqualTo(n % 2 == 1 && forcedOdd);
            }
        }
    }

    @Test
    void limitsAreKept() {
        assertThatThrownBy(() -> new ResidueSearch(17, 3, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ResidueSearch(5, 0, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new DescentSearch(15))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
