package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;

/** The list made without a search is the list made with one. */
class MoveListTest {
    @Test
    void rowsWithinABoundAreTheRows() {
        int instances = 0;
        for (MonotonicInstance instance : Instances.all(4, 8)) {
            List<Row> rows = new MoveList(instance, Budget.unlimited()).rows();
            List<Row> within =
                    new MoveList(instance, Budget.unlimited()).rowsWithin(Long.MAX_VALUE);
            assertThat(within).describedAs("%s", instance).isEqualTo(rows);
            instances++;
        }
        assertThat(instances).isEqualTo(2 * 4 * 4 * 9);
    }

    @Test
    void aBoundThatIsTooSmallGivesNothing() {
        MonotonicInstance instance = Instances.of("monotonic(a=5,d=5,deck=18)");

        assertThat(new MoveList(instance, Budget.unlimited()).rowsWithin(1000)).isEmpty();
    }
}
