package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
