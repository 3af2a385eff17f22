package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstanceTextTest {
    @Test
    void keysAndValuesAreTakenApart() {
        InstanceText text = InstanceText.parse(" monotonic( a = 4 ,d=3, deck=12,board=5 1 4 ) ");
        assertThat(text.game()).isEqualTo("monotonic");
        assertThat(text.values())
                .containsExactly(
                        java.util.Map.entry("a", "4"),
                        java.util.Map.entry("d", "3"),
                        java.util.Map.entry("deck", "12"),
                        java.util.Map.entry("board", "5 1 4"));
        assertThat(text).hasToString("monotonic(a=4,d=3,deck=12,board=5 1 4)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "t(domain=[0,1],moves=5); domain; [0,1]",
                "t(domain=(0,1)|3,moves=5); domain; (0,1)|3",
                "t(a=1,2,3); a; 1,2,3",
                "m(deck=poset:(a<b b<c d)); deck; poset:(a<b b<c d)",
                "m(deck=poset:(a<b),board=a); deck; poset:(a<b)",
                "leher(authentic); authentic; true",
                "leher(authentic,kingRefusal=true); kingRefusal; true",
                "leher(cards=13,king-refusal=true); king-refusal; true",
                "sylver(named=); named; ''",
                "x(a=b=c); a; b=c"
            })
    void commasAndParenthesesMayStandInValues(String instance, String key, String value) {
        assertThat(InstanceText.parse(instance).value(key)).contains(value);
    }

    @Test
    void anInstanceMayHaveNoKeys() {
        assertThat(InstanceText.parse("leher()").values()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "monotonic",
                "(a=1)",
                "monotonic(a=1",
                "monotonic(a=1))x",
                "monotonic a=1)",
                "m(a=1)(",
                "1m(a=1)",
                "m(=1)",
                "m(a=1,b)x",
                "m(a=1,a=2)",
                "m(,a=1)"
            })
    void whatIsMalformedIsRefusedWithAnExample(String instance) {
        assertThatThrownBy(() -> InstanceText.parse(instance))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("as in ")
                .message()
                .doesNotContain("\n");
    }

    @Test
    void theTokenAfterTheLastParenthesisIsNamed() {
        assertThatThrownBy(() -> InstanceText.parse("m(a=1) oops"))
                .isInstanceOfSatisfying(
                        BadInput.class, e -> assertThat(e.token()).isEqualTo("oops"));
    }

    @Test
    void aSecondBareWordIsPartOfTheValueBeforeIt() {
        assertThat(InstanceText.parse("m(a=1,b)").value("a")).contains("1,b");
    }

    @Test
    void unknownKeysSuggestKnownOnes() {
        InstanceText text = InstanceText.parse("monotonic(a=1,dekc=3)");
        assertThatThrownBy(() -> text.allowOnly(List.of("a", "d", "deck")))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "unknown monotonic key (dekc): did you mean deck? expected one of a, d, deck");
    }

    @Test
    void aChangedValueKeepsItsPlace() {
        assertThat(InstanceText.parse("m(a=1,b=2)").with("a", "3").with("c", "4"))
                .hasToString("m(a=3,b=2,c=4)");
    }

    @Test
    void readingAndWritingAreInverse() {
        InstanceText text = InstanceText.parse("t(domain=[0,1]|(2,3),sequence=1 2,moves=4)");
        assertThat(InstanceText.parse(text.toString())).isEqualTo(text);
    }
}
