package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.BadInput;

class CardPlacesTest {
    private static final String BOARD = "monotonic(a=5,d=5,deck=9,board=3 7)";
    private static final String WORD = "monotonic(a=5,d=5,at=3R0P2B1)";

    private static List<LabelMove> moves(CardPlaces places, int... ranks) {
        List<LabelMove> moves = new ArrayList<>();
        for (int rank : ranks) {
            moves.add(places.move(rank));
        }
        return moves;
    }

    @Test
    void runsOfLegalCardsSkipPlayedOnes() {
        CardPlaces places = CardPlaces.of(Instances.of(BOARD));
        assertThat(places.count()).isEqualTo(7);
        assertThat(places.ranges(moves(places, 1, 2, 3))).containsExactly("2..5");
        assertThat(places.ranges(moves(places, 0, 2, 4, 5))).containsExactly("1", "4", "6..8");
        assertThat(places.ranges(List.of())).isEmpty();
        assertThat(places.readRange("2..5")).isEqualTo(moves(places, 1, 2, 3));
        assertThat(places.readRange("3..7")).isEqualTo(moves(places, 2, 3, 4));
        assertThat(places.readRange("7..99")).isEqualTo(moves(places, 5, 6));
        assertThat(places.readRange("9")).isEqualTo(moves(places, 6));
    }

    @Test
    void runsEndWithTheirGap() {
        CardPlaces places = CardPlaces.of(Instances.of(WORD));
        assertThat(places.count()).isEqualTo(6);
        assertThat(places.ranges(moves(places, 0, 1, 2, 3, 4, 5)))
                .containsExactly("0:0..2", "2:0..1", "3:0");
        assertThat(places.ranges(moves(places, 0, 2, 4))).containsExactly("0:0", "0:2", "2:1");
        assertThat(places.readRange("0:1..9")).isEqualTo(moves(places, 1, 2));
        assertThat(places.read("2:1")).isEqualTo(places.move(4));
    }

    @ParameterizedTest
    @CsvSource({
        "'monotonic(a=5,d=5,deck=9,board=3 7)',5,'monotonic(a=5,d=5,deck=9,board=3 7 5)'",
        "'monotonic(a=5,d=5,at=3R0P2B1)',2:1,'monotonic(a=5,d=5,at=3R0R1P0B1)'",
        "'monotonic(a=5,d=5,at=3R0P2B1)',3:0,'monotonic(a=5,d=5,at=3R0P2P0)'",
        "'monotonic(a=5,d=5,at=3R0P2B1)',0:0,'monotonic(a=5,d=5,at=0P2P2B1)'"
    })
    void aMoveLeadsToTheNextInstance(String before, String move, String after) {
        CardPlaces places = CardPlaces.of(Instances.of(before));
        assertThat(MonotonicNotation.write(places.play(places.read(move)))).isEqualTo(after);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "0", "10", "x", "", "2..4", "0:1", "-1", "9999999999", "02"})
    void whatIsNoLegalCardIsRefused(String text) {
        CardPlaces places = CardPlaces.of(Instances.of(BOARD));
        assertThatThrownBy(() -> places.read(text))
                .isInstanceOfSatisfying(
                        BadInput.class, bad -> assertThat(bad.token()).isEqualTo(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0:3", "1:0", "4:0", "5", "0:", ":0", "2:0..1", "0:-1", "0:0:0"})
    void whatIsNoLegalOffsetIsRefused(String text) {
        CardPlaces places = CardPlaces.of(Instances.of(WORD));
        assertThatThrownBy(() -> places.read(text)).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3..3", "5..4", "10..12", "..", "1..", "..4"})
    void rangesWithoutLegalMoveAreRefused(String text) {
        CardPlaces places = CardPlaces.of(Instances.of(BOARD));
        assertThatThrownBy(() -> places.readRange(text)).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                BOARD,
                WORD,
                "monotonic(a=3,d=4,deck=30,board=15 7)",
                "monotonic(a=9,d=9,at=4P0B0P7)"
            })
    void rangesStandForTheMovesTheyWereMadeOf(String instance) {
        long seed = 42;
        System.out.println("CardPlacesTest seed " + seed);
        Random random = new Random(seed);
        CardPlaces places = CardPlaces.of(Instances.of(instance));
        for (int i = 0; i < 200; i++) {
            List<LabelMove> chosen = new ArrayList<>();
            for (int rank = 0; rank < places.count(); rank++) {
                LabelMove move = places.move(rank);
                assertThat(places.rank(move)).isEqualTo(rank);
                assertThat(places.read(places.write(move))).isEqualTo(move);
                if (random.nextBoolean()) {
                    chosen.add(move);
                }
            }
            List<LabelMove> read = new ArrayList<>();
            places.ranges(chosen).forEach(range -> read.addAll(places.readRange(range)));
            assertThat(read).isEqualTo(chosen);
        }
    }
}
