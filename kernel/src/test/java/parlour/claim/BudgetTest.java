package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Who is stopped by whom. */
class BudgetTest {
    @Test
    void aBranchIsCancelledAloneAndWithItsTrunk() {
        Budget trunk = Budget.unlimited();
        Budget branch = trunk.branch();
        Budget other = trunk.withThreads(2).branch();
        branch.cancel();
        assertThat(trunk.isCancelled()).isFalse();
        assertThat(branch.withThreads(3).isCancelled()).isTrue();
        assertThat(other.isCancelled()).isFalse();
        trunk.cancel();
        assertThat(other.isCancelled()).isTrue();
        assertThatThrownBy(other::spend).isInstanceOf(Budget.Exceeded.class);
    }

    @Test
    void countsBoundWorkUnlessATimeWasChosen() {
        Budget free = Budget.unlimited();
        Budget timed = free.withTime(Duration.ofHours(1));
        assertThat(free.bound(1_000)).isEqualTo(1_000);
        assertThat(free.withDeadline(Duration.ofHours(1)).bound(1_000)).isEqualTo(1_000);
        assertThat(timed.bound(1_000)).isEqualTo(Long.MAX_VALUE);
        assertThat(timed.withCountsDividedBy(8).branch().withThreads(2).bound(1_000))
                .isEqualTo(125);
        assertThat(free.isDivided()).isFalse();
        assertThat(free.withCountsDividedBy(8).isDivided()).isTrue();
    }
}
