package parlour.app.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import parlour.app.play.Level;
import parlour.app.play.Opponent;
import parlour.app.render.TextRenderer;
import parlour.app.terminal.Board;
import parlour.app.terminal.EditedLines;
import parlour.app.terminal.Lines;
import parlour.app.terminal.PipedLines;
import parlour.app.terminal.PlayFile;
import parlour.app.terminal.Room;
import parlour.app.terminal.SavedPlay;
import parlour.app.terminal.Seat;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;

/** {@code play}: a board in the terminal. */
final class PlayVerb implements Verb {
    private static final Option SIDE =
            Option.valued(
                    "side",
                    "SIDE",
                    "Whom you play: first (default), second or both; receiver or dealer in Le Her.");
    private static final Option OPPONENT =
            Option.valued(
                    "opponent", "LEVEL", "perfect (default), stubborn, strong, casual or novice.");
    private static final Option SEED =
            Option.valued("seed", "N", "The opponent's dice: the same seed plays the same (1).");
    private static final Option HINTS = Option.flag("hints", "Shows a best move at every turn.");
    private static final Option LOAD =
            Option.valued("load", "FILE", "Goes on with a play that was saved.");

    /** What one answer may take unless --time says otherwise. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(10);

    @Override
    public Syntax syntax() {
        return new Syntax(
                "play",
                "Plays on a board in the terminal, against the program or another person.",
                "[INSTANCE | GAME]",
                1,
                List.of(
                        SIDE,
                        OPPONENT,
                        SEED,
                        HINTS,
                        LOAD,
                        Options.time("each question"),
                        Options.MEMORY,
                        Options.STORE,
                        Options.NO_STORE,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        "./parlour play monotonic",
                        "./parlour play 'sylver(named=5 7)' --side second --opponent casual",
                        "./parlour play 'leher(authentic)' --side dealer",
                        "./parlour play --load game.txt"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        SavedPlay play = play(call);
        Game<?> game = call.catalogue().named(InstanceText.parse(play.start()).game());
        Limits limits = Limits.of(call);
        try (Lines lines = lines(call.console())) {
            Console console = call.console();
            Terminal terminal = console.terminal();
            boolean isColourful = terminal.isOut() && terminal.wantsColour();
            int width = lines instanceof EditedLines edited ? edited.width() : terminal.width();
            TextRenderer renderer = new TextRenderer(width, isColourful);
            Board board =
                    Board.of(
                            game,
                            play,
                            new Room(call.recall(), () -> budget(limits), renderer::render));
            if (call.has(HINTS)) {
                board.hintAlways();
            }
            converse(console, lines, board);
        } catch (Budget.Exceeded exceeded) {
            call.console().remark("parlour: stopped: " + exceeded.limit());
            return ExitCode.STOPPED;
        }
        return ExitCode.ANSWERED;
    }

    private static void converse(Console console, Lines lines, Board board) {
        console.out().print(board.opening());
        console.out().flush();
        while (!board.isLeft()) {
            Optional<String> line = lines.next(board.prompt(), board::words);
            if (line.isEmpty()) {
                return;
            }
            console.out().print(board.answer(line.get()));
            console.out().flush();
        }
    }

    private static Lines lines(Console console) {
        Terminal terminal = console.terminal();
        return terminal.isIn() && terminal.isOut() && terminal.wantsEditing()
                ? new EditedLines()
                : new PipedLines(console.in(), console.out(), !terminal.isIn());
    }

    private static Budget budget(Limits limits) {
        return limits.time().isPresent()
                ? limits.starting()
                : limits.shared().withDeadline(USUAL_TIME);
    }

    private static SavedPlay play(Call call) {
        Optional<String> file = call.arguments().value(LOAD);
        if (file.isPresent()) {
            if (!call.arguments().operands().isEmpty()) {
                throw new BadInput(
                        call.arguments().operands().getFirst(),
                        "instance given together with --load; give one of them, as in ./parlour play --load game.txt");
            }
            return PlayFile.read(file.get());
        }
        String start = start(call);
        Game<?> game = call.catalogue().named(InstanceText.parse(start).game());
        return new SavedPlay(
                start,
                Seat.of(game, call.arguments().value(SIDE).orElse("first")),
                new Opponent(
                        Level.named(call.arguments().value(OPPONENT).orElse("perfect")),
                        SavedPlay.seed(call.arguments().value(SEED).orElse("1"))),
                List.of());
    }

    /** The instance asked for; for a game's name alone, its first example. */
    private static String start(Call call) {
        InstanceText text = call.text();
        if (text.values().isEmpty()) {
            Game<?> game = call.catalogue().named(text.game());
            if (!call.arguments().operands().getFirst().contains("(")
                    && !game.profile().examples().isEmpty()) {
                return game.profile().examples().getFirst();
            }
        }
        return call.catalogue().open(text).canonical();
    }
}
