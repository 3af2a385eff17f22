package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Convention;
import parlour.games.BruteForce;

class LabelNotationTest {
    private final LabelNotation notation = new LabelNotation();

    @Test
    void everyReachablePositionIsReadBack() {
        LabelRules rules = Instances.labelRules(Instances.empty(4, 4, 8, Convention.NORMAL));
        var positions = new BruteForce<>(rules).reachable();
        assertThat(positions).hasSizeGreaterThan(100).contains(LabelPosition.COMPLETED);
        for (LabelPosition position : positions) {
            assertThat(notation.read(notation.write(position)))
                    .isEqualTo(position)
                    .hasSameHashCodeAs(position);
            for (LabelMove move : rules.moves(position)) {
                assertThat(notation.readMove(position, notation.writeMove(position, move)))
                        .isEqualTo(move);
            }
        }
    }

    @Test
    void theTwoPositionsWithoutCardsDiffer() {
        assertThat(notation.read("empty").isExhausted()).isTrue();
        assertThat(notation.read("completed"))
                .isEqualTo(LabelPosition.COMPLETED)
                .isNotEqualTo(notation.read("empty"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "Empty",
                "4.3",
                "4.3.2.1",
                "4.3.0",
                "0.3.2",
                "4.0.2",
                "-4.3.2",
                "+4.3.2",
                "04.3.2",
                "4.3.2 ",
                " 4.3.2",
                "4.3.2  3.3.1",
                "4.3.2 4.3.1",
                "3.3.2 4.3.1",
                "4.4.2 3.3.1",
                "4.3.1000001",
                "1000001.3.1",
                "4.3.1000000 3.3.1",
                "4.3.x",
                "4.3.2,3.3.1",
                "4.3.99999999999",
                "4.3.2 empty",
                "٤.3.2"
            })
    void whatIsNotCanonicalIsRefused(String text) {
        assertThatThrownBy(() -> notation.read(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "1:",
                ":1",
                "1:2:3",
                "01:2",
                "1:02",
                "-1:2",
                "1:99999999",
                "a:b",
                "1: 2"
            })
    void movesThatAreNotCanonicalAreRefused(String text) {
        LabelPosition position = notation.read("4.3.2");
        assertThatThrownBy(() -> notation.readMove(position, text))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
