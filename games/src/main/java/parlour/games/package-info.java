/**
 * The one list of games. Imports the kernel and the game rooms; no room imports this package.
 */
@NullMarked
package parlour.games;

import org.jspecify.annotations.NullMarked;
