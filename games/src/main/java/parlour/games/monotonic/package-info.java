/**
 * Monotonic sequence games: players append cards to a row; the first ascending run of length a or descending run of
 * length d completes the play.
 *
 * <ul>
 *   <li>{@link parlour.games.monotonic.MonotonicInstance}: parameters, validated
 *   <li>{@link parlour.games.monotonic.BoardRules}: the rules as printed, on rows of cards
 *   <li>{@link parlour.games.monotonic.LabelRules}: the label model, in which only what is left to do counts
 *   <li>{@link parlour.games.monotonic.MonotonicGame}: the game as the house sees it
 * </ul>
 *
 * <p>May import the kernel and the catalogue; only {@code MonotonicGame} may import the engine and {@code
 * parlour.solve}.
 */
@NullMarked
package parlour.games.monotonic;

import org.jspecify.annotations.NullMarked;
