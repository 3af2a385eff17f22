/**
 * The monotonic game on Q as a game of Young diagrams in a box, solved for all diagrams at once.
 *
 * <ul>
 *   <li>{@link parlour.games.monotonic.engine.young.YoungBox}: diagrams as words, and their moves
 *   <li>{@link parlour.games.monotonic.engine.young.YoungTable}: which diagrams are lost, one bit
 *       each; {@link parlour.games.monotonic.engine.young.YoungCensus}: their number, and nimbers
 *   <li>{@code Blocks}, {@code Plane}: where the bits lie
 *   <li>{@code BlockSolver}, {@code EndTables}, {@code EndTable}: many diagrams at once; {@code
 *       WordStart}, {@code CrossingRanges}: the moves of words by parts; {@code Bits}
 *   <li>{@code BoxProof}: the bits of a table in the order of a certificate
 * </ul>
 *
 * <p>May import the kernel, {@code parlour.solve}, the catalogue and this game's room, but not the
 * other engines.
 */
@NullMarked
package parlour.games.monotonic.engine.young;

import org.jspecify.annotations.NullMarked;
