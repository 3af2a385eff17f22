package parlour.games.catalogue;

import java.util.List;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;

/**
 * An instance of a finite game as engines and checkers see it.
 *
 * @param rules the rules; their start is where play stands
 * @param notation how positions and moves are written
 * @param <P> positions
 * @param <M> moves
 */
record FinitePlay<P, M>(FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
    /** Where play stands. */
    P start() {
        return rules.start();
    }

    /** The legal moves there; none if play is over. */
    List<M> movesOfStart() {
        return rules.result(start()).isPresent() ? List.of() : rules.moves(start());
    }
}
