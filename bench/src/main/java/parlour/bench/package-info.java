/**
 * Benchmarks of kernel, engines and games, and runs that print a count signature. May import
 * everything.
 */
@NullMarked
package parlour.bench;

import org.jspecify.annotations.NullMarked;
