package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountedTest {
    @Test
    void onlyOneIsSingular() {
        assertThat(Counted.of(0, "move")).isEqualTo("0 moves");
        assertThat(Counted.of(1, "move")).isEqualTo("1 move");
        assertThat(Counted.of(2, "move")).isEqualTo("2 moves");
        assertThat(Counted.of(1, "ply", "plies")).isEqualTo("1 ply");
        assertThat(Counted.of(11, "ply", "plies")).isEqualTo("11 plies");
        assertThat(Counted.are(1, "card")).isEqualTo("1 card is");
        assertThat(Counted.are(21, "card")).isEqualTo("21 cards are");
    }
}
