package parlour.solve.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.game.FiniteRuleset;
import parlour.game.PackedRules;
import parlour.game.Result;

/**
 * Values of positions of any finite ruleset, for games without a packed form and for instances
 * beyond one. Positions are objects in a hash map, so this is the engine for thousands of
 * positions, not for millions.
 *
 * <p>Cost: every position within reach once, each with all its moves. No recursion.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class GraphSolver<P, M> {
    /** What a position is taken to cost in memory, with its entry in the map. */
    private static final long BYTES_PER_POSITION = 300;

    private static final int LOOK_EVERY = 256;

    /** Room for the values of so many options to begin with. */
    private static final int FEW = 16;

    private final FiniteRuleset<P, M> rules;
    private final Valuation valuation;
    private final Budget budget;
    private final SequencedMap<P, Integer> values = new LinkedHashMap<>();

    /** A solver that keeps what it finds. */
    public GraphSolver(FiniteRuleset<P, M> rules, Valuation valuation, Budget budget) {
        this.rules = rules;
        this.valuation = valuation;
        this.budget = budget;
    }

    /**
     * The value of a position whose play is not over; found at once if it has been met before.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public int value(P position) {
        @Nullable Integer known = values.get(position);
        if (known != null) {
            return known;
        }
        Deque<Node> line = new ArrayDeque<>();
        line.push(new Node(position));
        int value = 0;
        while (!line.isEmpty()) {
            Node node = line.element();
            @Nullable P unsolved = node.nextUnsolved();
            if (unsolved == null) {
                value = node.value();
                values.put(line.pop().position, value);
            } else {
                line.push(new Node(unsolved));
            }
        }
        return value;
    }

    /** All positions solved so far with their values, options before those that lead to them. */
    SequencedMap<P, Integer> solved() {
        return Collections.unmodifiableSequencedMap(values);
    }

    /** Positions solved so far. */
    public long positions() {
        return values.size();
    }

    private void look() {
        if (values.size() % LOOK_EVERY == 0) {
            budget.spend();
            if (values.size() * BYTES_PER_POSITION > budget.memoryBytes()) {
                throw new Budget.Exceeded("memory");
            }
        }
    }

    /** A position whose options are being solved. */
    private final class Node {
        final P position;

        /** Options that were not solved when this position was met. */
        private final List<P> waiting = new ArrayList<>();

        private int[] known = new int[FEW];
        private int count;
        private int ends;
        private int next;

        Node(P position) {
            look();
            this.position = position;
            for (M move : rules.moves(position)) {
                P option = rules.play(position, move);
                Optional<Result> result = rules.result(option);
                if (result.isPresent()) {
                    ends |= bit(result.get());
                } else if (!isKnown(option)) {
                    waiting.add(option);
                }
            }
        }

        @Nullable P nextUnsolved() {
            while (next < waiting.size()) {
                if (!isKnown(waiting.get(next))) {
                    return waiting.get(next);
                }
                next++;
            }
            return null;
        }

        /** Takes note of the value of an option if it is solved. */
        private boolean isKnown(P option) {
            @Nullable Integer value = values.get(option);
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
