package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * What the rows of an {@link IdealAutomaton} so far say of the even positions 2E, E a level.
 *
 * <p>Options of a level have fewer gaps and are earlier levels, so one pass in order decides all
 * that a new row decides. Cost of a pass: the even moves of the levels that are still open.
 */
final class EvenOutcomes {
    private final IdealShapes shapes;
    private final IdealAutomaton automaton;
    private final @Nullable Outcome[] outcomes;

    /** For each level, the levels after naming twice its gaps, ascending. */
    private final int[][] options;

    private final List<Integer> open = new ArrayList<>();

    EvenOutcomes(IdealShapes shapes, IdealAutomaton automaton) {
        this.shapes = shapes;
        this.automaton = automaton;
        this.outcomes = new Outcome[shapes.levelCount()];
        this.options = new int[shapes.levelCount()][];
        for (int level = 0; level < options.length; level++) {
            int here = level;
            options[level] =
                    IdealShapes.gaps(shapes.level(level))
                            .map(e -> shapes.adjoin(here, e))
                            .toArray();
            open.add(level);
        }
        update();
    }

    private int[] gaps(int level) {
        return IdealShapes.gaps(shapes.level(level)).toArray();
    }

    /** Takes notice of the rows that have come. */
    void update() {
        for (int level : open) {
            outcomes[level] = computed(level);
        }
        open.removeIf(level -> outcomes[level] != null);
    }

    /** N, P or null where open. */
    @Nullable Outcome outcome(int level) {
        return outcomes[level];
    }

    private @Nullable Outcome computed(int level) {
        if (!automaton.singles(level).isEmpty()) {
            return Outcome.NEXT;
        }
        boolean isOpen = !knowsAllOdd(level);
        for (int option : options[level]) {
            if (outcomes[option] == Outcome.PREVIOUS) {
                return Outcome.NEXT;
            }
            isOpen |= outcomes[option] == null;
        }
        return isOpen ? null : Outcome.PREVIOUS;
    }

    /** Whether all odd winning replies of a level are among those found. */
    private boolean knowsAllOdd(int level) {
        List<Long> found = automaton.singles(level);
        long next = automaton.next();
        int frobenius = shapes.frobenius(level);
        return automaton.isPeriodic()
                || (!found.isEmpty() && next > found.getFirst() + 2L * frobenius)
                || (shapes.isSymmetric(level) && frobenius > 0 && next > frobenius);
    }

    /** Whether all winning moves of a level are known. */
    boolean isComplete(int level) {
        return knowsAllOdd(level) && firstOpenEven(level) == Long.MAX_VALUE;
    }

    /** The least even move of a level that is not decided. */
    long firstOpenEven(int level) {
        int[] gaps = gaps(level);
        for (int i = 0; i < gaps.length; i++) {
            if (outcomes[options[level][i]] == null) {
                return 2L * gaps[i];
            }
        }
        return Long.MAX_VALUE;
    }

    boolean isSettled(int level, boolean wantsMoves) {
        Outcome outcome = outcome(level);
        return outcome == Outcome.PREVIOUS
                || (outcome == Outcome.NEXT && (!wantsMoves || isComplete(level)));
    }

    /** The winning moves found so far, ascending. */
    List<Long> wins(int level) {
        List<Long> wins = new ArrayList<>(automaton.singles(level));
        int[] gaps = gaps(level);
        for (int i = 0; i < gaps.length; i++) {
            if (outcomes[options[level][i]] == Outcome.PREVIOUS) {
                wins.add(2L * gaps[i]);
            }
        }
        wins.sort(null);
        return wins;
    }
}
