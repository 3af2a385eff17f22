package parlour.games.monotonic.engine;

import java.util.List;
import java.util.SequencedMap;
import parlour.game.FiniteRuleset;
import parlour.game.PackedRules;
import parlour.game.PositionNotation;

/**
 * A form of the game that is decided by searching its positions: what the engine needs to answer,
 * list moves and prove. Positions and moves are those of the form's checker.
 *
 * @param <P> positions
 * @param <M> moves
 */
interface SearchedForm<P, M> {
    /** The rules, standing at the instance's position. */
    FiniteRuleset<P, M> rules();

    /** How certificates write positions and moves. */
    PositionNotation<P, M> notation();

    /** The moves of the instance as answers write them, in a fixed order. */
    SequencedMap<String, M> moves();

    /** Whether no play from here can end drawn, as far as can be told at sight. */
    boolean isDrawless();

    /** Whether some play from here ends drawn, as far as can be told at sight. */
    boolean isDrawReachable();

    /** Longs in the keys of searches. */
    int words();

    /**
     * Search rules standing at a position whose play is not over.
     *
     * @param drawWins whether a drawn end counts as a win for the player to move there
     */
    TableRules search(P position, boolean drawWins);

    /** All positions within reach, for whole-graph engines. */
    PackedRules graph();

    /** The key of a position in {@link #graph}. */
    long[] graphKey(P position);

    /** What decides without a search, if there is something. */
    List<Reason> reasons();

    /** The method's name in answers. */
    String method();
}
