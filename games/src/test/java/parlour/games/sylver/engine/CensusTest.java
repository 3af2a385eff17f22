package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.games.sylver.Truth;

class CensusTest {
    private static final int[][] EVEN = {
        {1, 0, 0},
        {1, 1, 1},
        {2, 0, 0},
        {4, 1, 0},
        {7, 0, 0},
        {12, 2, 0},
        {23, 2, 2},
        {39, 4, 3},
        {67, 2, 2}
    };

    @Test
    void rowsEqualTheCensusUpToTwentyGaps() {
        var census = new SemigroupCensus(false, Budget.unlimited().withThreads(2));
        for (var row : Truth.rows("census_pn31")) {
            int gaps = Integer.parseInt(row.get("genus"));
            if (gaps >= 1 && gaps <= 20) {
                var found = census.next();
                assertThat(found.gapCount()).isEqualTo(gaps);
                assertThat(found.total()).isEqualTo(Long.parseLong(row.get("total")));
                assertThat(found.lost()).isEqualTo(Long.parseLong(row.get("P")));
            }
        }
        assertThat(census.gapCount()).isEqualTo(20);
    }

    @Test
    void nimbersEqualTheCensusUpToFifteenGaps() {
        var census = new SemigroupCensus(true, Budget.unlimited());
        for (var row : Truth.rows("census_grundy")) {
            int gaps = Integer.parseInt(row.get("genus"));
            if (gaps < 1 || gaps > 15) {
                continue;
            }
            long[] nimbers = census.next().nimbers();
            for (String entry : row.get("grundy_hist").trim().split(" ")) {
                String[] pair = entry.split(":");
                assertThat(nimbers[Integer.parseInt(pair[0])]).isEqualTo(Long.parseLong(pair[1]));
            }
        }
    }

    @Test
    void aCensusIsTakenUpWhereItStood() throws IOException {
        var whole = new SemigroupCensus(true, Budget.unlimited());
        var first = new SemigroupCensus(true, Budget.unlimited());
        for (int gaps = 1; gaps <= 8; gaps++) {
            whole.next();
            first.next();
        }
        var bytes = new ByteArrayOutputStream();
        first.write(new DataOutputStream(bytes));
        var second =
                SemigroupCensus.read(
                        new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())),
                        Budget.unlimited());
        for (int gaps = 9; gaps <= 12; gaps++) {
            assertThat(second.next()).usingRecursiveComparison().isEqualTo(whole.next());
        }
    }

    @Test
    void aStoppedCensusStandsWhereItStood() {
        var budget = Budget.unlimited();
        var census = new SemigroupCensus(false, budget);
        census.next();
        budget.cancel();
        assertThatThrownBy(census::next).isInstanceOf(Budget.Exceeded.class);
        assertThat(census.gapCount()).isEqualTo(1);
    }

    @Test
    void evenPositionsUpToEightGaps() {
        for (int gaps = 0; gaps < EVEN.length; gaps++) {
            int[] expected = EVEN[gaps];
            var row = EvenCensus.row(gaps, Budget.unlimited().withThreads(1 + gaps % 2));
            assertThat(row.total()).isEqualTo(expected[0]);
            assertThat(row.lost()).hasSize(expected[1]);
            assertThat(row.lostShort()).isEqualTo(expected[2]);
            assertThat(row.open()).isZero();
        }
    }
}
