/** Benchmarks of the exact numbers: {@link RationalBenchmark}. May import everything. */
@NullMarked
package parlour.bench.exact;

import org.jspecify.annotations.NullMarked;
