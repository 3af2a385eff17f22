package parlour.bench.exact;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parlour.exact.Rational;

/**
 * What a sum of fractions costs. 1 + 1/2 + … + 1/20 fits two longs, 1 + 1/2 + … + 1/200 does not:
 * the two sizes show the step between the representations.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RationalBenchmark {
    /** The number of terms. */
    @Param({"20", "200"})
    public int terms;

    /** A harmonic number. */
    @Benchmark
    public Rational harmonic() {
        Rational sum = Rational.ZERO;
        for (int i = 1; i <= terms; i++) {
            sum = sum.plus(Rational.of(1, i));
        }
        return sum;
    }
}
