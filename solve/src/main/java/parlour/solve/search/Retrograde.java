package parlour.solve.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.claim.Budget;
import parlour.game.PackedRules;
import parlour.solve.table.PositionIndex;

/**
 * Values of all positions within reach of a start, by layers: forward, the distinct positions of
 * each ply are numbered; backward, each gets its value from those of its options in the next layer.
 *
 * <p>Cost: every position's options are made twice; memory for the keys and values of all
 * positions.
 */
public final class Retrograde {
    /** Positions worked through between two looks at the budget. */
    private static final int LOOK_EVERY = 4096;

    private final PackedRules rules;
    private final Valuation valuation;
    private final Budget budget;
    private final long mostPositions;
    private final List<PositionIndex> layers = new ArrayList<>();
    private final List<int[]> values = new ArrayList<>();
    private long[] options;
    private long positions;

    /**
     * A computation that has not started.
     *
     * @param mostPositions a bound on the positions to visit that, unlike time and memory, does not
     *     depend on the machine
     */
    public Retrograde(PackedRules rules, Valuation valuation, Budget budget, long mostPositions) {
        this.rules = rules;
        this.valuation = valuation;
        this.budget = budget;
        this.mostPositions = mostPositions;
        this.options = new long[rules.maxOptions() * rules.words()];
    }

    /**
     * The value of the start.
     *
     * @throws Budget.Exceeded if the budget runs out, or with the limit {@code positions} if there
     *     are too many
     */
    public int solve() {
        explore();
        for (int ply = layers.size() - 1; ply >= 0; ply--) {
            values.add(evaluate(ply));
        }
        Collections.reverse(values);
        return values.getFirst()[0];
    }

    /**
     * The value of a position that lies a number of plies from the start; to be asked after {@link
     * #solve}.
     */
    public int value(long[] key, int ply) {
        return values.get(ply)[layers.get(ply).number(key, 0)];
    }

    /** Positions visited, those of different plies counted apart. */
    public long positions() {
        return positions;
    }

    /** Bytes taken by keys and values. */
    public long bytes() {
        return layers.stream().mapToLong(PositionIndex::bytes).sum() + 4 * positions;
    }

    private void explore() {
        PositionIndex layer = new PositionIndex(rules.words());
        layer.add(rules.start(), 0);
        while (layer.size() > 0) {
            layers.add(layer);
            positions += layer.size();
            layer = next(layer);
        }
    }

    private PositionIndex next(PositionIndex layer) {
        PositionIndex next = new PositionIndex(rules.words());
        for (int i = 0; i < layer.size(); i++) {
            look(i, next);
            int count = rules.options(layer.keys(), i * rules.words(), options) >>> 3;
            for (int option = 0; option < count; option++) {
                next.add(options, option * rules.words());
            }
        }
        next.trim();
        return next;
    }

    private void look(int i, PositionIndex next) {
        if (i % LOOK_EVERY != 0) {
            return;
        }
        budget.spend();
        if (positions + next.size() > mostPositions) {
            throw new Budget.Exceeded("positions");
        }
        if (bytes() + next.bytes() > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    private int[] evaluate(int ply) {
        PositionIndex layer = layers.get(ply);
        int[] found = new int[layer.size()];
        int[] optionValues = new int[rules.maxOptions()];
        for (int i = 0; i < found.length; i++) {
            if (i % LOOK_EVERY == 0) {
                budget.spend();
            }
            int listed = rules.options(layer.keys(), i * rules.words(), options);
            int count = listed >>> 3;
            for (int option = 0; option < count; option++) {
                int number = layers.get(ply + 1).number(options, option * rules.words());
                optionValues[option] = values.getLast()[number];
            }
            found[i] = valuation.of(listed & 7, optionValues, count);
        }
        return found;
    }
}
