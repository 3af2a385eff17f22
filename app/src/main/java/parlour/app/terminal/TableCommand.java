package parlour.app.terminal;

import java.util.Optional;
import java.util.stream.Stream;

/** What can be typed at the board besides moves. */
enum TableCommand implements Command {
    /** Lists commands. */
    HELP("", "lists the commands"),
    /** Draws. */
    BOARD("", "draws the position again"),
    /** Lists moves. */
    MOVES("", "lists every legal move, best first, with what it does and how long play lasts"),
    /** One good move. */
    HINT("", "shows a best move"),
    /** Hints that stay on. */
    HINTS("on | off", "shows a best move before each of your moves"),
    /** Reasons. */
    WHY("", "says why the position is won or lost"),
    /** A move. */
    MOVE("MOVE", "plays a move; the move alone does so too"),
    /** Takes back. */
    UNDO("", "takes back your last move and what answered it"),
    /** Plays again what was taken back. */
    REDO("", "plays again what was taken back"),
    /** The play so far. */
    LINE("", "lists the moves so far and marks blunders"),
    /** Starts again. */
    NEW("", "starts again from the first position"),
    /** Gives up. */
    RESIGN("", "gives the play up"),
    /** Changes sides. */
    SIDE("first | second | both", "changes whom you play; both is for two persons"),
    /** Changes the opponent. */
    OPPONENT("LEVEL", "perfect, stubborn, strong, casual or novice"),
    /** Writes a file. */
    SAVE("FILE", "writes the play into a file"),
    /** Reads a file. */
    LOAD("FILE", "goes on with a play from a file"),
    /** Ends. */
    QUIT("", "leaves the board");

    private final String argument;
    private final String meaning;

    TableCommand(String argument, String meaning) {
        this.argument = argument;
        this.meaning = meaning;
    }

    @Override
    public String argument() {
        return argument;
    }

    @Override
    public String meaning() {
        return meaning;
    }

    static Optional<TableCommand> named(String word) {
        return Stream.of(values()).filter(command -> command.word().equals(word)).findFirst();
    }
}
