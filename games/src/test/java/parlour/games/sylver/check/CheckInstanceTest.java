package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckInstanceTest {
    @Test
    void numbersAreSeparatedBySingleSpaces() {
        assertThat(CheckInstance.numbers("")).isEmpty();
        assertThat(CheckInstance.numbers("7")).containsExactly(7);
        assertThat(CheckInstance.numbers("10 2 9999999999")).containsExactly(10, 2, 9_999_999_999L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "0",
                "01",
                "1 ",
                " 1",
                "1  2",
                "1 0",
                "-1",
                "+1",
                "1,2",
                "1\n",
                "1 2 ",
                "12345678901",
                "1 x",
                "x",
                "1 ٣"
            })
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> CheckInstance.numbers(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected numbers separated by spaces");
    }

    /** A row of a large level has thousands of numbers. */
    @Test
    void longListsAreRead() {
        long[] many = LongStream.rangeClosed(1, 100_000).toArray();
        String text =
                LongStream.of(many).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        assertThat(CheckInstance.numbers(text)).isEqualTo(many);
    }
}
