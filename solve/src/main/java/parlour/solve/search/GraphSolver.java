package parlour.solve.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.KeptNumbers;
import parlour.claim.Resumable;
import parlour.game.FiniteRuleset;
import parlour.game.PackedRules;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * Values of positions of any finite ruleset, for games without a packed form and for instances
 * beyond one. Positions are objects in a hash map, so this is the engine for thousands of
 * positions, not for millions.
 *
 * <p>Cost: every position within reach once, each with all its moves. No recursion. The positions
 * on the way to the one being solved keep their lists of moves, which counts as memory.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class GraphSolver<P, M> {
    /** What a move that waits in a list is taken to cost. */
    private static final long BYTES_PER_MOVE = 32;

    /** Moves listed and played between two looks at the budget; a move is both in its time. */
    private static final int LOOK_EVERY = 512;

    /** Room for the values of so many options to begin with. */
    private static final int FEW = 16;

    private final FiniteRuleset<P, M> rules;
    private final Valuation valuation;
    private final Budget budget;
    private final PositionValues<P> values;

    /** Moves in the lists of all positions on the way: in a wide game far more than positions. */
    private long waiting;

    /** Positions solved in a run before, if only what came of it is known. */
    private long positionsBefore;

    /** Moves listed or played since the last look; enough for one to begin with. */
    private long unseen = LOOK_EVERY;

    /** Whether all that is found is kept, not the value of one position alone. */
    private boolean isKept;

    /** A solver that keeps what it finds. */
    public GraphSolver(FiniteRuleset<P, M> rules, Valuation valuation, Budget budget) {
        this.rules = rules;
        this.valuation = valuation;
        this.budget = budget;
        this.values = new PositionValues<>(budget);
    }

    /**
     * What has been found, as work on a question that can be kept.
     *
     * @param work its name
     * @param start the position in question
     */
    public Resumable kept(String work, P start, PositionNotation<P, M> notation) {
        return values.kept(work, notation, start);
    }

    /**
     * Has all that is found kept in the budget's place for that, if it is not yet; under a name.
     */
    public void beKept(String work, P start, PositionNotation<P, M> notation) {
        if (!isKept) {
            budget.checkpoints().begin(kept(work, start, notation));
            isKept = true;
        }
    }

    /**
     * The value of a position whose play is not over; kept in the budget's place for that while the
     * work lasts.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public int valueKept(P start, PositionNotation<P, M> notation) {
        long[] found =
                KeptNumbers.of(
                        budget.checkpoints(),
                        kept("graph-" + valuation.word(), start, notation),
                        () -> new long[] {value(start), positions()});
        positionsBefore = found[1] - values.size();
        return (int) found[0];
    }

    /**
     * The value of a position whose play is not over; found at once if it has been met before.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public int value(P position) {
        @Nullable Integer known = values.of(position);
        if (known != null) {
            return known;
        }
        Deque<Node> line = new ArrayDeque<>();
        waiting = 0;
        push(line, position);
        int value = 0;
        while (!line.isEmpty()) {
            Node node = line.element();
            @Nullable P unsolved = node.nextUnsolved();
            if (unsolved == null) {
                value = node.value();
                values.put(node.position, value);
                waiting -= line.pop().moves.size();
            } else {
                push(line, unsolved);
            }
        }
        return value;
    }

    /** All positions solved so far with their values, options before those that lead to them. */
    SequencedMap<P, Integer> solved() {
        return values.all();
    }

    /** Positions solved so far. */
    public long positions() {
        return positionsBefore + values.size();
    }

    private void push(Deque<Node> line, P position) {
        Node node = new Node(position);
        look(node.moves.size());
        waiting += node.moves.size();
        line.push(node);
        long bytes = values.bytes() + waiting * BYTES_PER_MOVE;
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    private void look(int moves) {
        if (unseen >= LOOK_EVERY) {
            unseen = 0;
            budget.spend();
        }
        unseen += moves;
    }

    /** A position whose options are being solved, in the order of its moves. */
    private final class Node {
        final P position;
        final List<M> moves;

        private int[] known = new int[FEW];
        private int count;
        private int ends;
        private int next;

        /** The option last handed out, which is solved by the time this is asked again. */
        private @Nullable P asked;

        Node(P position) {
            this.position = position;
            this.moves = rules.moves(position);
        }

        @Nullable P nextUnsolved() {
            if (asked != null) {
                isKnown(asked);
                asked = null;
            }
            while (next < moves.size()) {
                P option = rules.play(position, moves.get(next++));
                look(1);
                Optional<Result> result = rules.result(option);
                if (result.isPresent()) {
                    ends |= bit(result.get());
                } else if (!isKnown(option)) {
                    asked = option;
                    return option;
                }
            }
            return null;
        }

        /** Takes note of the value of an option if it is solved. */
        private boolean isKnown(P option) {
            @Nullable Integer value = values.of(option);
            if (value == null) {
                return false;
            }
            if (count == known.length) {
                known = Arrays.copyOf(known, 2 * count);
            }
            known[count++] = value;
            return true;
        }

        int value() {
            return valuation.of(ends, known, count);
        }

        private static int bit(Result result) {
            return switch (result) {
                case LOST -> PackedRules.ENDS_LOST;
                case WON -> PackedRules.ENDS_WON;
                case DRAWN -> PackedRules.ENDS_DRAWN;
            };
        }
    }
}
