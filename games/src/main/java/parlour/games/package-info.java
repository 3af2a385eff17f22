/**
 * The one list of games, {@link parlour.games.Games}.
 *
 * <p>May import the catalogue and every game's {@code <Name>Game}; nothing in a game's room imports
 * this package.
 */
@NullMarked
package parlour.games;

import org.jspecify.annotations.NullMarked;
