/**
 * What decides the transposition game, on every domain, and what is made of the decision.
 *
 * <p>May import the kernel, the game's own room and {@code parlour.solve}.
 */
@NullMarked
package parlour.games.transposition.engine;

import org.jspecify.annotations.NullMarked;
