package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What checkers take from instance strings on infinite and large decks. */
class OrderInstanceTest {
    private static OrderInstance read(String inside) {
        return OrderInstance.read("monotonic(" + inside + ")");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a=3,d=3,at=NBN; no board has the word B",
                "a=3,d=3,at=NRN; no board has the word R",
                "a=5,d=5,at=NPNRNBNPN; no board has the word PRBP",
                "a=4,d=4,at=NPN; do not fit",
                "a=4,d=4,at=QPL; do not fit",
                "a=4,d=4,at=NP0PN; do not fit",
            })
    void whatIsNoPositionIsRefused(String inside, String because) {
        assertThatThrownBy(() -> read(inside))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(because);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=1,d=3,at=NP-N",
                "a=3,d=1,at=NP-N",
                "a=2,d=4,at=NP-NPN",
                "a=2,d=3,deck=N,board=1 2",
                "a=3,d=2,deck=N,board=2 1",
                "a=3,d=3,deck=Q,board=0 1 2"
            })
    void aPlayMayBeOver(String inside) {
        assertThat(read(inside).rules().start()).isEqualTo(CheckPosition.COMPLETED);
    }

    /** Labels of decks, of dense ones, and of dense ones with one row or column of diagrams. */
    @ParameterizedTest
    @CsvSource({
        "'a=11,d=11,deck=N', 'a=11,d=12,deck=N'",
        "'a=21,d=21,deck=Q', 'a=21,d=22,deck=Q'",
        "'a=4,d=38,deck=Q+1', 'a=4,d=39,deck=Q+1'",
        "'a=3,d=997,deck=Q', 'a=3,d=998,deck=Q'",
        "'a=997,d=3,at=QPQ', 'a=4,d=997,at=QPQ'",
        "'a=2,d=998,deck=Q,play=misere', 'a=3,d=997,deck=Q,play=misere'",
        "'a=3,d=39,deck=Q+1', 'a=3,d=40,deck=Q+1'",
    })
    void labelsAreBounded(String read, String refused) {
        assertThat(read(read).rules().start().blockCount()).isPositive();
        assertThatThrownBy(() -> read(refused)).hasMessage("a + d is too large");
    }

    /** One card short of the end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=2,d=3,deck=N,board=2 1",
                "a=3,d=2,deck=N,board=1 2",
                "a=4,d=4,deck=Q,board=0 1 2",
                "a=2,d=2,at=NPN",
                "a=3,d=4,at=NP-NPZ",
            })
    void playOnItsLastLegsIsRead(String inside) {
        assertThat(read(inside).rules().start().blockCount()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "deck=N, true, false",
        "deck=N+-N, true, false",
        "deck=N+N, false, false",
        "deck=-N+N, true, false",
        "deck=Q, true, true",
        "deck=Q+1+Q, true, true",
        "deck=Q+2+Q, false, false",
        "deck=1+Q, false, false",
        "deck=Q+1, false, false",
        "deck=Q+1+N, false, false",
        "deck=N+1+Q, false, false",
        "at=QPQ, true, true",
        "at=QP0PQ, true, false",
    })
    void partsJoinAndAreDense(String deck, boolean joins, boolean dense) {
        OrderInstance instance = read("a=4,d=4," + deck);
        assertThat(instance.joins()).isEqualTo(joins);
        assertThat(instance.isDense()).isEqualTo(dense);
    }
}
