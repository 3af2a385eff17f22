package parlour.games.transposition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.BadInput;

class NotationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1..9;1..9",
                "3|1|2;1..3",
                "2|1;1..2",
                "5;5",
                "1..;N",
                "N;N",
                "..;Z",
                "Z;Z",
                "Q;Q",
                "..0|1..;Z",
                "..-1;..-1",
                "[0,1];[0,1]",
                "(0,1);(0,1)",
                "[0,1)|[1,2];[0,2]",
                "(0,1)|(1,2);(0,1)|(1,2)",
                "0.5|1/3;1/3|1/2",
                "Z|1/2;..0|1/2|N",
                "1..3|(3,4);1..2|[3,4)",
                "[3,3];3",
                "[0,1]|[2,3];[0,1]|[2,3]",
                "(0,1)|Z;..-1|[0,1]|2..",
                "(0,1)|N|0;[0,1]|2..",
                "[1/2,3/2];[1/2,3/2]",
                "5..|..2;..2|5..",
                "3+omega;3+omega",
                "run:3;run:3",
                "run:3+run:2;3+2",
                "Omega*+ETA + zeta;omega*+eta+zeta",
                "omega;omega",
                "eta;eta",
                "1000000000000000000;1000000000000000000"
            })
    void domainsHaveOneCanonicalText(String text, String canonical) {
        assertThat(Domain.read(text).text()).isEqualTo(canonical);
        assertThat(Domain.read(canonical).text()).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"1..9;9", "1..9|5/2;10", "3|1/2|7..9;5", "run:3+2;5", "5;1"})
    void finiteDomainsAreOneRun(String text, long size) {
        Line line = Domain.read(text).line();
        assertThat(line.isFinite()).isTrue();
        assertThat(line.size()).isEqualTo(size);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1..9;1 5 9",
                "1..9|5/2;1 2 5/2 3 9",
                "Z|1/2;-7 0 1/2 1 12",
                "[0,1]|5..;0 1/3 1/2 1 5 1000000",
                "Q;-5 -1/2 0 7/3 1000000007",
                "3+omega+zeta+eta+omega*;0:0 0:2 1:0 1:5 2:-3 2:4 3:-1/2 3:0 4:3 4:0"
            })
    void elementsAreWrittenAsTheyAreReadAndLieInOrder(String text, String elements) {
        Domain domain = Domain.read(text);
        Sequence sequence = Sequence.read(domain, elements);
        assertThat(sequence.text(domain)).isEqualTo(elements);
        assertThat(sequence.inversions()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=1..9,sequence=3 1 4,moves=5)",
                "transposition(domain=N,moves=6)",
                "transposition(domain=Q,sequence=1/2 -3,moves=2,black=odd)",
                "transposition(domain=1..3,sequence=3 1 2,moves=0)",
                "transposition(domain=3+omega+zeta+eta+omega*,sequence=1:4 3:1/2,moves=4)",
                "transposition(pennies=3 5 2 1)",
                "transposition(pieces=bwwb)"
            })
    void canonicalInstancesAreRead(String instance) {
        assertThat(Positions.read(instance).canonical()).isEqualTo(instance);
        assertThat(Positions.read(instance)).isInstanceOf(TranspositionInstance.class);
    }

    @Test
    void keysMayStandInAnyOrderAndDefaultsAreLeftOut() {
        assertThat(
                        Positions.read(
                                        "transposition(black=even,moves=2, sequence=,domain= 2|1..1|3)")
                                .canonical())
                .isEqualTo("transposition(domain=1..3,moves=2)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "domain=1..5|3..9,moves=2;3..9;overlap",
                "domain=1..5|5,moves=2;5;overlap",
                "domain=[0,2]|1,moves=2;[0,2];overlap",
                "domain=[0,1]|[1,2],moves=2;[1,2];overlap",
                "domain=(0,1)|1/2,moves=2;1/2;overlap",
                "domain=Q|1,moves=2;Q;overlap",
                "domain=Z|0..4,moves=2;0..4;overlap",
                "domain=5..2,moves=2;5..2;empty",
                "domain=(3,3),moves=2;(3,3);empty",
                "domain=[3,3),moves=2;[3,3);empty",
                "domain=[5,2],moves=2;[5,2];empty",
                "domain=(0,inf),moves=2;inf;infinity",
                "domain=inf,moves=2;inf;infinity",
                "domain=1..inf,moves=2;inf;no integer",
                "domain=,moves=2;'';empty",
                "domain=1..9||12,moves=2;'';empty",
                "domain=M,moves=2;M;unknown",
                "domain=1/2..3,moves=2;1/2..3;no integer",
                "domain=[1,2,moves=2;[1,2;two ends",
                "domain=1..9,sequence=3 1 3,moves=2;3;twice",
                "domain=1..9,sequence=3 10,moves=2;10;not in the domain",
                "domain=(0,1),sequence=1,moves=2;1;not in the domain",
                "domain=1..9,sequence=1/2,moves=2;1/2;not in the domain",
                "domain=1..9,sequence=x,moves=2;x;no number",
                "domain=1..9,sequence=3 1 4,moves=7;7;must not exceed the 6 free",
                "domain=1..9,moves=-1;-1;must be an integer",
                "domain=1..9,moves=x;x;must be an integer",
                "domain=1..9,moves=2,black=red;red;unknown",
                "domain=3+omega+foo,moves=2;foo;no order type",
                "domain=0+omega,moves=2;0;no order type",
                "domain=3+omega,sequence=0:3,moves=2;0:3;component 0 is 3",
                "domain=3+omega,sequence=2:0,moves=2;2:0;components 0 to 1",
                "domain=3+omega,sequence=5,moves=2;5;expected component:key",
                "domain=3+omega*,sequence=1:-1,moves=2;1:-1;component 1 is omega*",
                "domain=1..99999999999999999999,moves=2;99999999999999999999;too large",
                "domain=1..9;moves;missing",
                "moves=3;domain;missing",
                "domian=1..9,moves=3;domian;did you mean domain",
                "pennies=1;1;at least 2",
                "pennies=3 0;0;must be an integer from 1",
                "pennies=3 x;x;must be an integer from 1",
                "pennies=3,moves=2;moves;does not go with pennies",
                "pennies=2000001;2000001;from 1 to 2000000",
                "pieces=bwx;x;must be b or w",
                "pieces=;pieces;from 1 to"
            })
    void badInputIsNamed(String values, String token, String reason) {
        BadInput bad =
                catchThrowableOfType(
                        BadInput.class, () -> Positions.read("transposition(" + values + ")"));
        assertThat(bad).as(values).isNotNull();
        assertThat(bad.token()).as(bad.line()).isEqualTo(token);
        assertThat(bad.line()).contains(reason).doesNotContain("\n");
    }

    @Test
    void tooLongSequencesAreRefused() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= Sequence.MAX_SEQUENCE; i++) {
            text.append(i).append(' ');
        }
        Domain domain = Domain.read("0..9999999");
        assertThatThrownBy(() -> Sequence.read(domain, text.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("more than 2000000 elements, from (2000000) on");
    }
}
