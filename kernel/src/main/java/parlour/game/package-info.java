/**
 * The vocabulary of rules: what a position is, what may be played, what ends a game. Nothing here
 * knows who wins with best play.
 *
 * <ul>
 *   <li>{@link parlour.game.Ruleset}, {@link parlour.game.FiniteRuleset}: two players alternate
 *       with perfect information
 *   <li>{@link parlour.game.QuotientGame}: a smaller game that decides the outcomes of another
 *   <li>{@link parlour.game.PackedRules}, {@link parlour.game.SearchRules}: the same for engines
 *       that work at memory speed
 *   <li>{@link parlour.game.MatrixGame}: a constant-sum matrix; {@link parlour.game.PayoffTable}:
 *       one written out
 *   <li>{@link parlour.game.Outcome}, {@link parlour.game.Result}, {@link parlour.game.Convention}
 *   <li>{@link parlour.game.PositionNotation}: how positions and moves are written
 * </ul>
 *
 * <p>May import {@code parlour.exact} only.
 */
@NullMarked
package parlour.game;

import org.jspecify.annotations.NullMarked;
