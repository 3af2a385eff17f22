package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * What the rows of an {@link IdealAutomaton} so far say of the even positions 2E, E a level, and
 * what else has to be known.
 *
 * <p>Options of a level have fewer gaps and are earlier levels, so one pass in order decides all
 * that a new row decides. Cost of a pass: the levels that are still open, and the even moves of
 * those of which an option may have been decided.
 */
final class EvenOutcomes {
    private final IdealShapes shapes;
    private final IdealAutomaton automaton;
    private final int root;
    private final boolean wantsMoves;
    private final @Nullable Outcome[] outcomes;
    private final List<Integer> open = new ArrayList<>();

    /** How many levels are decided, and how many were when each open one was last looked at. */
    private int decided;

    private final int[] decidedBefore;

    /**
     * The outcomes before the next row.
     *
     * @param wantsMoves whether all winning moves of H are wanted
     */
    EvenOutcomes(IdealShapes shapes, IdealAutomaton automaton, boolean wantsMoves) {
        this.shapes = shapes;
        this.automaton = automaton;
        this.wantsMoves = wantsMoves;
        this.root = shapes.levelCount() - 1;
        this.outcomes = new Outcome[shapes.levelCount()];
        this.decidedBefore = new int[shapes.levelCount()];
        for (int level = 0; level < outcomes.length; level++) {
            open.add(level);
            decidedBefore[level] = -1;
        }
        update();
    }

    /** Takes notice of the rows that have come, and leaves out what nobody asks any more. */
    void update() {
        for (int level : open) {
            outcomes[level] = computed(level);
            decided += outcomes[level] == null ? 0 : 1;
        }
        open.removeIf(level -> outcomes[level] != null);
        // Symmetric levels are known up to F(H); after that only decisions and periods count.
        int known =
                decided + automaton.known() + Math.min(automaton.rowCount(), shapes.frobenius());
        if (known > automaton.toldAt()) {
            automaton.want(asked(), known);
        }
    }

    /**
     * The levels of which odd replies are still to be found: at H, or at an undecided even position
     * that can be reached by way of undecided ones.
     */
    private BitSet asked() {
        BitSet met = new BitSet();
        BitSet asked = new BitSet();
        met.set(root, !isSettled());
        for (int level = root; level >= 0; level--) {
            if (met.get(level)) {
                asked.set(level, !knowsAllOdd(level));
                for (int option : shapes.options(level)) {
                    met.set(option, met.get(option) || outcomes[option] == null);
                }
            }
        }
        return asked;
    }

    /** Who wins at 2H: N, P or null where open. */
    @Nullable Outcome outcome() {
        return outcomes[root];
    }

    private @Nullable Outcome computed(int level) {
        if (!automaton.level(level).singles().isEmpty()) {
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
        LevelRows rows = automaton.level(level);
        List<Long> found = rows.singles();
        int frobenius = shapes.frobenius(level);
        return rows.isKnown()
                || (!found.isEmpty() && rows.next() > found.getFirst() + 2L * frobenius)
                || (shapes.isSymmetric(level) && frobenius > 0 && rows.next() > frobenius);
    }

    /** Below this number all odd winning moves of 2H are known; the largest if all are. */
    long oddBelow() {
        return knowsAllOdd(root) ? Long.MAX_VALUE : automaton.level(root).next();
    }

    /** Below this number all winning moves of 2H are known; the largest if all are. */
    long knownBelow() {
        List<Long> undecided = openMoves();
        return undecided.isEmpty() ? oddBelow() : Math.min(oddBelow(), undecided.getFirst());
    }

    /** The even moves of 2H that are not decided, ascending. */
    List<Long> openMoves() {
        return evenMoves(null);
    }

    private List<Long> evenMoves(@Nullable Outcome outcome) {
        List<Long> moves = new ArrayList<>();
        int[] gaps = shapes.gapsOfLevel(root);
        for (int i = 0; i < gaps.length; i++) {
            if (outcomes[shapes.options(root)[i]] == outcome) {
                moves.add(2L * gaps[i]);
            }
        }
        return moves;
    }

    /** Whether all that was asked of 2H is known. */
    boolean isSettled() {
        return outcome() == Outcome.PREVIOUS
                || (outcome() == Outcome.NEXT && (!wantsMoves || knownBelow() == Long.MAX_VALUE));
    }

    /** The winning moves of 2H found so far, ascending. */
    List<Long> wins() {
        List<Long> wins = evenMoves(Outcome.PREVIOUS);
        wins.addAll(automaton.level(root).singles());
        wins.sort(null);
        return wins;
    }
}
