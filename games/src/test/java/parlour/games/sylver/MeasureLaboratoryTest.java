package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Budget;
import parlour.exact.NotationException;

class MeasureLaboratoryTest {
    @Test
    void theSweepOfTheEssay() {
        var report =
                MeasureLaboratory.sweep(
                        Measure.parse("(omega(gcd), gaps)"), 20, Budget.unlimited());
        assertThat(report.positions()).isEqualTo(3_515);
        assertThat(report.moves()).isEqualTo(42_519);
        assertThat(report.falls()).isEqualTo(42_465);
        assertThat(report.rises()).isEqualTo(44);
        assertThat(report.levels()).isEqualTo(10);
        var published = Truth.rows("sweep20_failures");
        assertThat(published).hasSize(54);
        for (var row : published) {
            assertThat(report.offenders())
                    .anyMatch(
                            o ->
                                    o.instance().equals("sylver(named=" + row.get("position") + ")")
                                            && o.move().equals(row.get("move"))
                                            && o.rises() == row.get("kind").equals("rise"));
        }
    }

    @Test
    void theHeightFallsOnEveryMove() {
        var report =
                MeasureLaboratory.sweep(
                        Measure.parse("(Omega(gcd), gaps)"), 20, Budget.unlimited());
        assertThat(report.falls()).isEqualTo(42_519);
        assertThat(report.offenders()).isEmpty();
    }

    @Test
    void expressionsAreComputed() {
        var position = SylverPosition.of(12, 18, 30);
        assertThat(Measure.parse("2*Omega(gcd)+gaps*(generators-1)").at(position))
                .containsExactly(BigInteger.valueOf(5));
        assertThat(Measure.parse("( sum , multiplicity - frobenius , omega(gcd*5) )").at(position))
                .extracting(BigInteger::intValue)
                .containsExactly(5, 1, 3);
        assertThat(Measure.parse("(gaps + 1) * gcd").at(position))
                .containsExactly(BigInteger.valueOf(12));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(gcd, | (gcd,",
                "gcd gap | gap",
                "gcd) | )",
                "Omega gcd | Omega",
                "gcd + * 2 | *",
                "genus | genus"
            })
    void badMeasuresNameTheToken(String text, String token) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Measure.parse(text))
                .satisfies(e -> assertThat(e.token()).isEqualTo(token));
    }

    @Test
    void boundsAreKept() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () ->
                                MeasureLaboratory.sweep(
                                        Measure.parse("gcd"), 41, Budget.unlimited()));
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> MeasureLaboratory.sweep(Measure.parse("gcd"), 1, Budget.unlimited()));
    }
}
