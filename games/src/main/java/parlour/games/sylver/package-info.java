/**
 * Sylver coinage: players name numbers that are no sums of numbers named before; who names 1 loses.
 *
 * <ul>
 *   <li>{@link parlour.games.sylver.SylverInstance}: a {@link parlour.games.sylver.SylverPosition}
 *       and a {@link parlour.games.sylver.OneRule}
 *   <li>{@link parlour.games.sylver.SylverNotation}: instance strings, read and written
 *   <li>{@link parlour.games.sylver.SylverRules}, {@link parlour.games.sylver.FiniteSylverRules}:
 *       the rules
 *   <li>{@link parlour.games.sylver.HeightLadder}: the ordinal height, rung by rung; {@link
 *       parlour.games.sylver.Labels}: what players call a position; {@link
 *       parlour.games.sylver.PrimeFactors}
 *   <li>{@link parlour.games.sylver.Measure}, {@link parlour.games.sylver.MeasureLaboratory}:
 *       candidates for measures that fall on every move
 *   <li>{@link parlour.games.sylver.SylverGame}: the game as the house sees it, drawn by {@code
 *       SylverScene}
 * </ul>
 *
 * <p>May import the kernel and the catalogue; only {@code SylverGame} may import the engine and
 * {@code parlour.solve}.
 */
@NullMarked
package parlour.games.sylver;

import org.jspecify.annotations.NullMarked;
