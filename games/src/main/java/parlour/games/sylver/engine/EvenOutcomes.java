package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * What the rows of an {@link IdealAutomaton} so far say of the even positions 2E, E a level.
 *
 * <p>Options of a level have fewer gaps and are earlier levels, so one pass in order decides all
 * that a new row decides. Cost of a pass: the levels that are still open, and the even moves of
 * those of which an option may have been decided.
 */
final class EvenOutcomes {
    private final IdealShapes shapes;
    private final IdealAutomaton automaton;
    private final @Nullable Outcome[] outcomes;
    private final List<Integer> open = new ArrayList<>();

    /** How many levels are decided, and how many were when each open one was last looked at. */
    private int decided;

    private final int[] decidedBefore;

    EvenOutcomes(IdealShapes shapes, IdealAutomaton automaton) {
        this.shapes = shapes;
        this.automaton = automaton;
        this.outcomes = new Outcome[shapes.levelCount()];
        this.decidedBefore = new int[shapes.levelCount()];
        for (int level = 0; level < outcomes.length; level++) {
            open.add(level);
            decidedBefore[level] = -1;
        }
        update();
    }

    /** Takes notice of the rows that have come. */
    void update() {
        for (int level : open) {
            outcomes[level] = computed(level);
            decided += outcomes[level] == null ? 0 : 1;
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
        if (isOpen && decidedBefore[level] == decided) {
            return null;
        }
        decidedBefore[level] = decided;
        for (int option : shapes.options(level)) {
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
        int[] gaps = shapes.gapsOfLevel(level);
        for (int i = 0; i < gaps.length; i++) {
            if (outcomes[shapes.options(level)[i]] == null) {
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
        int[] gaps = shapes.gapsOfLevel(level);
        for (int i = 0; i < gaps.length; i++) {
            if (outcomes[shapes.options(level)[i]] == Outcome.PREVIOUS) {
                wins.add(2L * gaps[i]);
            }
        }
        wins.sort(null);
        return wins;
    }
}
