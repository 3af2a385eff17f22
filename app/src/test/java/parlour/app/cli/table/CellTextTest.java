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
        assertThat(CellText.of(Json.fields().with("num", 2).with("den", 1))).isEqualTo("2");
        Json.Fields weight = Json.fields().with("threshold", 8).with("num", 6).with("den", 7);
        Json mix = new Json.Items(List.of(weight, weight));
        assertThat(CellText.of(mix)).isEqualTo("8:6/7 8:6/7");
        assertThat(CellText.of(new Json.Items(List.of(mix, mix))))
                .isEqualTo("8:6/7 8:6/7 | 8:6/7 8:6/7");
        assertThat(CellText.of(Json.texts(List.of("2..4", "7")))).isEqualTo("2..4 7");
        assertThat(CellText.of(new Json.Items(List.of()))).isEmpty();
        assertThat(CellText.of(new Json.Nothing())).isEmpty();
        assertThat(CellText.of(new Json.Flag(true))).isEqualTo("true");
        assertThat(CellText.of(Json.of(-3))).isEqualTo("-3");
        assertThat(CellText.of(new Json.Text("N"))).isEqualTo("N");
    }
}
