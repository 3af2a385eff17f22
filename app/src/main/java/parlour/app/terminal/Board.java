package parlour.app.terminal;

import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/**
 * A game at the terminal. A line goes in, text comes out; nothing is read or written besides, but
 * for the files of {@code save} and {@code load}.
 */
public sealed interface Board permits Table, Trainer {
    /** Shows what is best before each of the person's choices from now on. */
    void hintAlways();

    /** Whether the person has left the board. */
    boolean isLeft();

    /** What is shown before a line is typed. */
    String prompt();

    /** Words and moves that may be typed now. */
    List<String> words();

    /** The first text: the position, or the first card. */
    String opening();

    /** What a line does. A line that cannot be understood says so and changes nothing. */
    String answer(String typed);

    /**
     * The board of a game: moves one by one, or deal by deal where cards are hidden.
     *
     * @param play the first position, who plays, and what was done so far
     * @param room where the board stands
     * @throws BadInput if the game is played neither way, or a move is not legal
     * @throws Budget.Exceeded if a game of hidden cards is not solved within the budget
     */
    static <I> Board of(Game<I> game, SavedPlay play, Room room) {
        I first = game.read(InstanceText.parse(play.start()));
        return game instanceof Counterplay<I> hidden
                ? new Trainer<>(hidden, first, play, room)
                : new Table<>(new Opened<>(game, first), play, room);
    }
}
