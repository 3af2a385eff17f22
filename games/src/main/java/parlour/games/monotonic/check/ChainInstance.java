package parlour.games.monotonic.check;

import java.util.List;
import java.util.Set;
import parlour.game.QuotientGame;

/** An instance string on a chain, finite or not, taken at its word: canonical or refused. */
public sealed interface ChainInstance permits CheckInstance, OrderInstance {
    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none or goes on after its end
     */
    static ChainInstance read(String text) {
        return OrderInstance.isMeant(text) ? OrderInstance.read(text) : CheckInstance.read(text);
    }

    /** The rules, standing at the instance's position. */
    CheckRules rules();

    /** How positions are written. */
    CheckNotation notation();

    /**
     * The moves that some move texts stand for.
     *
     * @throws IllegalArgumentException if a text stands for none
     */
    Set<CheckMove> moves(List<String> texts);

    /** Whether completing loses. */
    boolean isMisere();

    /**
     * Whether neighbouring blocks are of one class whenever they have one label, so that positions
     * may be reduced to those of the game of safe moves.
     */
    boolean joins();

    /** What decides the outcome of a position within reach. */
    CorePosition essence(CheckPosition position);

    /** The game of safe moves. */
    QuotientGame<CheckPosition, CorePosition, CheckMove> safeGame();

    /**
     * The game in which tables of numbers are written: cards that complete a run are gathered, and
     * numbers of cards are large as soon as they may be. Its positions have the numbers of those
     * that they are the images of.
     */
    QuotientGame<CheckPosition, CheckPosition, CheckMove> tableGame();
}
