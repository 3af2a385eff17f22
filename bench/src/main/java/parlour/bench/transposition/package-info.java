/** Measures the transposition game against its speed targets and prints a count signature. */
@NullMarked
package parlour.bench.transposition;

import org.jspecify.annotations.NullMarked;
