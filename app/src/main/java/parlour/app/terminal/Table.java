package parlour.app.terminal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.app.ask.ListedMoves;
import parlour.app.ask.SpokenAnswer;
import parlour.app.play.Level;
import parlour.app.play.Line;
import parlour.app.play.MoveRange;
import parlour.app.play.Opponent;
import parlour.app.play.Ply;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Counted;
import parlour.claim.Question;
import parlour.game.Result;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/**
 * A play at the board. A line goes in, text comes out; nothing is read or written besides, but for
 * the files of {@code save} and {@code load}.
 *
 * @param <I> the game's instances
 */
final class Table<I> implements Board {
    /** Rows of the list of moves that are shown. */
    private static final int MAX_ROWS = 40;

    /** Members of a listed range that are completed. */
    private static final int MAX_COMPLETED = 8;

    private final Playable<I> game;
    private final I start;
    private final Room room;
    private final List<String> moves = new ArrayList<>();
    private final List<I> positions = new ArrayList<>();
    private final Deque<String> undone = new ArrayDeque<>();
    private Seat seat;
    private Opponent opponent;
    private boolean hinted;
    private @Nullable String resigned;
    private boolean left;

    /**
     * A board with the play so far.
     *
     * @param opened a game and its first position
     * @param play who plays, and the moves so far
     * @param room where the board stands
     * @throws BadInput if the game is not played move by move, or a move is not legal
     */
    Table(Opened<I> opened, SavedPlay play, Room room) {
        this.game = ListedMoves.playable(opened);
        this.start = opened.instance();
        this.room = room;
        this.seat = play.seat();
        this.opponent = play.opponent();
        positions.add(start);
        replay(play.moves());
    }

    private void replay(List<String> line) {
        line.forEach(this::make);
    }

    @Override
    public void hintAlways() {
        hinted = true;
    }

    @Override
    public boolean isLeft() {
        return left;
    }

    @Override
    public String prompt() {
        return isOver() ? "over> " : player() + "> ";
    }

    @Override
    public List<String> words() {
        List<String> words = new ArrayList<>(Command.words(TableCommand.values()));
        if (!isOver()) {
            for (Playable.Row row : listed().rows()) {
                words.addAll(MoveRange.legal(game, position(), row.move(), MAX_COMPLETED));
            }
        }
        return words;
    }

    @Override
    public String opening() {
        return game.profile().title()
                + ": "
                + game.canonical(start)
                + "\nType a move, or help.\n"
                + afterwards();
    }

    @Override
    public String answer(String typed) {
        Command.Typed line = Command.Typed.of(typed);
        if (line.word().isEmpty()) {
            return "";
        }
        try {
            Optional<TableCommand> command = TableCommand.named(line.word());
            return command.isPresent() ? obey(command.get(), line.rest()) : played(typed.strip());
        } catch (BadInput bad) {
            return bad.line() + "\n";
        } catch (Budget.Exceeded stopped) {
            return "stopped: " + stopped.limit() + "; a longer --time may help\n";
        }
    }

    private String obey(TableCommand command, String rest) {
        return switch (command) {
            case HELP -> Command.page(TableCommand.values());
            case BOARD -> board();
            case MOVES -> moveTable();
            case HINT -> hint();
            case HINTS -> hints(rest);
            case WHY -> why();
            case MOVE -> played(rest);
            case UNDO -> undo();
            case REDO -> redo();
            case LINE -> line();
            case NEW -> restarted();
            case RESIGN -> resign();
            case SIDE -> {
                seat = Seat.named(rest);
                yield afterwards();
            }
            case OPPONENT -> {
                opponent = new Opponent(Level.named(rest), opponent.seed());
                yield rest + ": " + opponent.level().meaning() + "\n";
            }
            case SAVE -> save(rest);
            case LOAD -> load(rest);
            case QUIT -> {
                left = true;
                yield "";
            }
        };
    }

    // ---- the play ----

    private I position() {
        return positions.getLast();
    }

    private Optional<Result> result() {
        return game.result(position());
    }

    private boolean isOver() {
        return resigned != null || result().isPresent();
    }

    private String player() {
        return moves.size() % 2 == 0 ? "first" : "second";
    }

    private static String other(String player) {
        return player.equals("first") ? "second" : "first";
    }

    private void make(String move) {
        if (game.result(position()).isPresent()) {
            throw new BadInput(
                    move, "move (" + BadInput.shown(move) + ") comes after the end of play");
        }
        positions.add(game.play(position(), move));
        moves.add(move);
    }

    private void takeBack() {
        undone.push(moves.removeLast());
        positions.removeLast();
    }

    private String played(String move) {
        if (isOver()) {
            return "The play is over; undo, new or quit.\n";
        }
        make(move);
        undone.clear();
        return afterwards();
    }

    /** The opponent's answer, the board, who has won, and a hint where hints are on. */
    private String afterwards() {
        StringBuilder text = new StringBuilder();
        while (!isOver() && !seat.moves(moves.size())) {
            String player = player();
            Optional<String> reply = reply();
            if (reply.isEmpty()) {
                return text.append(board())
                        .append("The opponent finds no move in time; type one for him.\n")
                        .toString();
            }
            make(reply.get());
            text.append(
                    "The %s player (%s) plays %s.\n"
                            .formatted(player, opponent.level().word(), reply.get()));
        }
        text.append(board());
        if (isOver()) {
            return text.append(end()).toString();
        }
        return hinted ? text.append(hint()).toString() : text.toString();
    }

    private Optional<String> reply() {
        try {
            return opponent.reply(game, position(), room.recall(), room.budget());
        } catch (Budget.Exceeded stopped) {
            return Optional.empty();
        }
    }

    private String board() {
        return room.draw(hinted ? game.show(position()) : game.board(position()));
    }

    private String end() {
        if (resigned != null) {
            return "The "
                    + resigned
                    + " player resigns: the "
                    + other(resigned)
                    + " player wins.\n";
        }
        return switch (result().orElseThrow()) {
            case WON -> "The " + player() + " player has won.\n";
            case LOST -> "The " + other(player()) + " player has won.\n";
            case DRAWN -> "The play is drawn.\n";
        };
    }

    private String undo() {
        if (resigned != null) {
            resigned = null;
            return afterwards();
        }
        if (moves.isEmpty()) {
            return "There is no move to take back.\n";
        }
        takeBack();
        while (!moves.isEmpty() && !seat.moves(moves.size())) {
            takeBack();
        }
        return afterwards();
    }

    private String redo() {
        if (undone.isEmpty()) {
            return "There is no move to play again.\n";
        }
        make(undone.pop());
        while (!undone.isEmpty() && !seat.moves(moves.size())) {
            make(undone.pop());
        }
        return afterwards();
    }

    private String restarted() {
        clear();
        return afterwards();
    }

    private void clear() {
        moves.clear();
        undone.clear();
        positions.subList(1, positions.size()).clear();
        resigned = null;
    }

    private String resign() {
        if (isOver()) {
            return "The play is over already.\n";
        }
        resigned = player();
        return end();
    }

    // ---- what is known ----

    private ListedMoves listed() {
        return room.recall().moves(new Opened<>(game, position()), room.budget());
    }

    private String moveTable() {
        if (isOver()) {
            return "No move is left.\n";
        }
        ListedMoves listed = listed();
        if (listed.isStopped()) {
            return "stopped: " + listed.stoppedBy() + "; a longer --time may help\n";
        }
        StringBuilder table = new StringBuilder();
        for (Playable.Row row :
                listed.rows().subList(0, Math.min(MAX_ROWS, listed.rows().size()))) {
            table.append("  ").append(told(row)).append('\n');
        }
        int more = listed.rows().size() - MAX_ROWS;
        return more > 0 ? table + "  and " + more + " more\n" : table.toString();
    }

    /** A move, what it does for who makes it, and how long play lasts after it. */
    private static String told(Playable.Row row) {
        String told = "%-12s %s".formatted(row.move(), ListedMoves.verdict(row));
        if (row.remoteness().isEmpty()) {
            return told;
        }
        long plies = row.remoteness().getAsLong();
        return told + ", " + Counted.of(plies, "ply", "plies") + " left after it";
    }

    private String hint() {
        if (isOver()) {
            return "No move is left.\n";
        }
        ListedMoves listed = listed();
        boolean isKnown =
                !listed.isStopped()
                        && !listed.rows().isEmpty()
                        && !ListedMoves.verdict(listed.rows().getFirst()).equals("unknown");
        if (!isKnown) {
            return "Hint: nobody knows within the time given.\n";
        }
        return "Hint: " + told(listed.rows().getFirst()).replaceAll(" +", " ") + "\n";
    }

    private String hints(String rest) {
        hinted = Command.switchesOn(rest);
        return hinted && !isOver() ? hint() : "Hints are " + rest + ".\n";
    }

    private String why() {
        if (result().isPresent()) {
            return end();
        }
        Set<Question> questions = EnumSet.of(Question.OUTCOME, Question.WHY);
        questions.retainAll(game.profile().questions());
        Ask ask = new Ask(questions, Optional.empty());
        return SpokenAnswer.of(
                room.recall().answer(new Opened<>(game, position()), ask, room.budget()));
    }

    private String line() {
        Line line = Line.valued(new Opened<>(game, start), moves, room.recall(), room.budget());
        StringBuilder text = new StringBuilder("  start ").append(line.start()).append('\n');
        int number = 0;
        for (Ply ply : line.plies()) {
            text.append(
                    "  %d. %s%s\n"
                            .formatted(++number, ply.move(), ply.blunder() ? "  blunder" : ""));
        }
        return text.toString();
    }

    // ---- files ----

    private String save(String file) {
        PlayFile.write(file, new SavedPlay(game.canonical(start), seat, opponent, moves));
        return "Saved " + Counted.of(moves.size(), "move") + ".\n";
    }

    private String load(String file) {
        SavedPlay play = PlayFile.read(file, new Opened<>(game, start));
        clear();
        seat = play.seat();
        opponent = play.opponent();
        replay(play.moves());
        return afterwards();
    }
}
