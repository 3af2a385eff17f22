package parlour.games.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Counted;
import parlour.games.catalogue.Playable.Row;

/**
 * Puzzles of any game whose moves tell how many plies are left: positions are drawn at random until
 * exactly one of several moves wins, in as many plies as the grade wants. A puzzle of grade g has
 * 2g or 2g + 1 plies left after the winning move, one of the last grade at least so many.
 *
 * <p>Cost: every position that is drawn is solved, so that a game should draw small ones.
 *
 * @param game the game
 * @param draw draws a position; empty if what was drawn is none
 * @param rules the first sentence of the task: who wins
 * @param <I> instances
 */
public record DrawnPuzzle<I>(
        Playable<I> game, Function<SplittableRandom, Optional<I>> draw, Function<I, String> rules) {
    /** The number of grades. */
    public static final int GRADES = 4;

    /** With fewer moves there is little to find. */
    private static final int FEWEST_MOVES = 4;

    private static final int TRIES = 100_000;

    /**
     * The puzzle of a seed and a grade.
     *
     * @throws BadInput if there is no such grade
     */
    public Puzzles.Puzzle<I> of(long seed, int grade) {
        if (grade < 1 || grade > GRADES) {
            throw new BadInput(
                    Integer.toString(grade),
                    "level (%d) must be from 1 to %d, as in --level 3".formatted(grade, GRADES));
        }
        SplittableRandom random = new SplittableRandom(seed * GRADES + grade);
        for (int i = 0; i < TRIES; i++) {
            Optional<I> drawn = draw.apply(random);
            Optional<Row> only = drawn.flatMap(position -> onlyWin(position, grade));
            if (only.isPresent()) {
                I position = drawn.get();
                long plies = only.get().remoteness().orElseThrow();
                String task =
                        "%s Only one move wins; with best play %s follow it."
                                .formatted(
                                        rules.apply(position), Counted.of(plies, "ply", "plies"));
                return new Puzzles.Puzzle<>(position, task, only.get().move());
            }
        }
        throw new IllegalStateException("no puzzle of seed " + seed + " and grade " + grade);
    }

    private Optional<Row> onlyWin(I position, int grade) {
        if (game.result(position).isPresent()) {
            return Optional.empty();
        }
        List<Row> rows = game.moves(position, Budget.unlimited());
        if (rows.size() < FEWEST_MOVES || !rows.getFirst().wins() || rows.get(1).wins()) {
            return Optional.empty();
        }
        Row only = rows.getFirst();
        boolean fits =
                only.remoteness().isPresent()
                        && Math.min(only.remoteness().getAsLong() / 2, GRADES) == grade;
        return fits ? Optional.of(only) : Optional.empty();
    }
}
