/**
 * Checkers of the transposition game's certificates. They find every quantity again from the raw
 * domain and sequence, by code of their own.
 *
 * <ul>
 *   <li>{@link parlour.games.transposition.check.TranspositionChecker}: chooses by kind; {@code
 *       ForcedResidues}: generalised games and their census, by going through all positions
 * </ul>
 *
 * <p>May import the kernel and the game's rules; never the engine or {@code parlour.solve}.
 */
@NullMarked
package parlour.games.transposition.check;

import org.jspecify.annotations.NullMarked;
