/**
 * Checkers of the transposition game's certificates. They find every quantity again from the raw
 * domain and sequence, by code of their own.
 *
 * <ul>
 *   <li>{@link parlour.games.transposition.check.TranspositionChecker}: chooses by kind; {@code
 *       ForcedResidues}: generalised games and their census, by going through all positions
 *   <li>{@code StatedTheorem}: the theorem as stated on paper, for {@code NumberCheck} on a {@code
 *       RawPosition} of a {@code RawDomain}; {@code PennyCheck}: the colour criterion
 *   <li>{@code Claims}, {@code MoveClaims}, {@code ClaimedMoves}, {@code Fields}: what is claimed
 * </ul>
 *
 * <p>May import the kernel and the game's rules; never the engine or {@code parlour.solve}.
 */
@NullMarked
package parlour.games.transposition.check;

import org.jspecify.annotations.NullMarked;
