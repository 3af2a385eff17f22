package parlour.app.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.claim.Json;

/** Every kind of JSON value has a cell. */
class CellTextTest {
    @Test
    void everyKindOfValue() {
        Json.Fields fraction = Json.fields().with("num", 548).with("den", 1001);

        assertThat(CellText.of(fraction)).isEqualTo("548/1001");
        assertThat(CellText.of(fraction.with("more", 1)))
                .isEqualTo("{\"num\":548,\"den\":1001,\"more\":1}");
        assertThat(CellText.of(Json.texts(List.of("2..4", "7")))).isEqualTo("2..4 7");
        assertThat(CellText.of(new Json.Items(List.of()))).isEmpty();
        assertThat(CellText.of(new Json.Nothing())).isEmpty();
        assertThat(CellText.of(new Json.Flag(true))).isEqualTo("true");
        assertThat(CellText.of(Json.of(-3))).isEqualTo("-3");
        assertThat(CellText.of(new Json.Text("N"))).isEqualTo("N");
    }
}
