/**
 * Le Her: a game of one exchange each, with hidden cards, for any deck and any house rules.
 *
 * <ul>
 *   <li>{@link parlour.games.leher.Deck}, {@link parlour.games.leher.HouseRules}, {@link
 *       parlour.games.leher.LeHerInstance}: what is played; {@link
 *       parlour.games.leher.LeHerNotation}: how it is written
 *   <li>{@link parlour.games.leher.LeHerDeals}: the rules, deal by deal; {@link
 *       parlour.games.leher.DealCounts}: the same by counts; {@code LeHerShowdown}: one deal told;
 *       {@link parlour.games.leher.ThreePlayerRules}: three players
 *   <li>{@link parlour.games.leher.ThresholdGame}, {@link parlour.games.leher.OneSuitGame}, {@link
 *       parlour.games.leher.OneSuitPayoff}: matrices of thresholds
 *   <li>{@link parlour.games.leher.Behaviour}: any way to play, its value, best reply and regrets;
 *       {@code WayNotation}: how it is written; {@code LeHerStudy}: both ways studied; {@code
 *       Advice1713}: what was advised in 1713
 *   <li>{@link parlour.games.leher.LeHerScene}: pictures; {@code LeHerTree}: the game tree as a
 *       file
 *   <li>{@link parlour.games.leher.LeHerGame}: the game as the house sees it
 * </ul>
 *
 * <p>May import the kernel and the catalogue; only {@code LeHerGame} may import the engine and
 * {@code parlour.solve}.
 */
@NullMarked
package parlour.games.leher;

import org.jspecify.annotations.NullMarked;
