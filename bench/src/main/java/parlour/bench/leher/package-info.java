/**
 * How fast Le Her and matrix games are solved; {@code bench/leher-peers.sh} runs other programs on
 * the same matrices.
 *
 * <ul>
 *   <li>{@link parlour.bench.leher.LeHerBench}: the targets one by one, in CPU time of one thread
 *   <li>{@link parlour.bench.leher.PeerMatrices}: writes the matrices that the other programs read
 * </ul>
 */
@NullMarked
package parlour.bench.leher;

import org.jspecify.annotations.NullMarked;
