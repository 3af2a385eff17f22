package parlour.app.cli;

import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Puzzles;

/**
 * {@code puzzle}: a position with exactly one winning move, the same for the same seed and level.
 */
final class PuzzleVerb implements Verb {
    private static final Option SEED =
            Option.valued("seed", "N", "Which puzzle: the same seed gives the same one (1).");
    private static final Option LEVEL =
            Option.valued("level", "N", "How hard, from 1 to the game's number of grades (1).");
    private static final Option SOLUTION = Option.flag("solution", "Gives the move away.");

    /** Most digits of a seed: 10^18 &lt; 2^63. */
    private static final int MAX_DIGITS = 18;

    @Override
    public Syntax syntax() {
        return new Syntax(
                "puzzle",
                "Sets a puzzle: a position in which exactly one move wins.",
                "GAME",
                1,
                List.of(SEED, LEVEL, SOLUTION, Options.JSON, Options.TRACE),
                List.of(
                        "./parlour puzzle transposition --seed 7 --level 3",
                        "./parlour puzzle monotonic --seed 7 --solution",
                        "./parlour puzzle sylver --level 4 --json"));
    }

    @Override
    public int run(Call call) {
        if (call.arguments().operands().isEmpty()) {
            throw new BadInput("", "no game given; give one, as in " + syntax().example());
        }
        String id = call.arguments().operands().getFirst();
        Game<?> game = call.catalogue().named(id);
        if (!(game instanceof Puzzles<?> puzzles)) {
            throw new BadInput(
                    id,
                    "game ("
                            + BadInput.shown(id)
                            + ") sets no puzzles; ask another, as in "
                            + syntax().example());
        }
        long level = number(call, LEVEL);
        if (level < 1 || level > puzzles.grades()) {
            throw bad(LEVEL, String.valueOf(level), "give 1 to " + puzzles.grades());
        }
        set(call, puzzles, Math.toIntExact(level));
        return ExitCode.ANSWERED;
    }

    private static <I> void set(Call call, Puzzles<I> game, int level) {
        long seed = number(call, SEED);
        Puzzles.Puzzle<I> puzzle = game.puzzle(seed, level);
        String instance = game.canonical(puzzle.instance());
        if (call.has(Options.JSON)) {
            Json.Fields json =
                    Json.fields()
                            .with("instance", instance)
                            .with("seed", seed)
                            .with("level", level)
                            .with("task", puzzle.task());
            call.console()
                    .answer(
                            (call.has(SOLUTION)
                                            ? json.with("winningMove", puzzle.solution())
                                            : json)
                                    .toString());
            return;
        }
        call.console().answer(instance);
        call.console().answer(puzzle.task());
        if (call.has(SOLUTION)) {
            call.console().answer("Solution: " + puzzle.solution());
        }
    }

    private static long number(Call call, Option option) {
        String text = call.arguments().value(option).orElse("1");
        if (!Numerals.isNatural(text) || text.length() > MAX_DIGITS) {
            throw bad(option, text, "give a number from 0 to " + "9".repeat(MAX_DIGITS));
        }
        return Long.parseLong(text);
    }

    private static BadInput bad(Option option, String value, String expected) {
        return new BadInput(
                value,
                "%s (%s) cannot be used: %s, as in ./parlour puzzle transposition --seed 7 --level 3"
                        .formatted(option.name(), BadInput.shown(value), expected));
    }
}
