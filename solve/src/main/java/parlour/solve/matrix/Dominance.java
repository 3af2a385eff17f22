package parlour.solve.matrix;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntBinaryOperator;
import parlour.claim.Budget;

/**
 * Iterated dominance by pure strategies, one strategy at a time, strict dominance first.
 *
 * <p>What is left always has the same value, and an optimal pair of it is optimal in the whole
 * game; where a step is weak, optimal strategies that use the removed one are lost. Cost: every
 * pair of rows and of columns is compared once a round, at its first difference in the wrong
 * direction no further.
 */
public final class Dominance {
    private final IntegerGame game;
    private final Budget budget;
    private final BitSet rows = new BitSet();
    private final BitSet columns = new BitSet();
    private final List<Step> steps = new ArrayList<>();

    private Dominance(IntegerGame game, Budget budget) {
        this.game = game;
        this.budget = budget;
        rows.set(0, game.rows());
        columns.set(0, game.columns());
    }

    /**
     * One strategy removed.
     *
     * @param ofRow whether it is a row
     * @param removed the strategy, from 0
     * @param by the one that dominates it, from 0
     * @param relation strictly worse everywhere, nowhere better, or the same everywhere
     */
    public record Step(boolean ofRow, int removed, int by, Relation relation) {
        /** The step in words, strategies counted from 1. */
        public String inWords() {
            String side = ofRow ? "row" : "column";
            String verb =
                    switch (relation) {
                        case STRICT -> "is strictly dominated by";
                        case WEAK -> "is weakly dominated by";
                        case EQUAL -> "duplicates";
                    };
            return "%s %d %s %s %d".formatted(side, removed + 1, verb, side, by + 1);
        }
    }

    /** How a strategy is dominated. */
    public enum Relation {
        /** The other is better everywhere. */
        STRICT,
        /** The other is nowhere worse, and somewhere better. */
        WEAK,
        /** The two are the same. */
        EQUAL
    }

    /**
     * All steps in order.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static List<Step> steps(IntegerGame game, Budget budget) {
        Dominance dominance = new Dominance(game, budget);
        while (dominance.removes(true) || dominance.removes(false)) {
            budget.spend();
        }
        return List.copyOf(dominance.steps);
    }

    /**
     * Removes every strategy that is dominated (strictly only, or in any way) once round; whether
     * there was one.
     */
    private boolean removes(boolean strictly) {
        int before = steps.size();
        side(true, strictly);
        side(false, strictly);
        return steps.size() > before;
    }

    private void side(boolean ofRow, boolean strictly) {
        BitSet own = ofRow ? rows : columns;
        for (int removed = own.nextSetBit(0); removed >= 0; removed = own.nextSetBit(removed + 1)) {
            budget.spend();
            for (int by = own.nextSetBit(0); by >= 0; by = own.nextSetBit(by + 1)) {
                Relation relation = by == removed ? null : relation(ofRow, removed, by);
                if (relation != null
                        && (!strictly || relation == Relation.STRICT)
                        && isFirst(relation, removed, by)) {
                    steps.add(new Step(ofRow, removed, by, relation));
                    own.clear(removed);
                    break;
                }
            }
        }
    }

    /** Of duplicates the first stays. */
    private static boolean isFirst(Relation relation, int removed, int by) {
        return relation != Relation.EQUAL || by < removed;
    }

    private @org.jspecify.annotations.Nullable Relation relation(
            boolean ofRow, int removed, int by) {
        BitSet others = ofRow ? columns : rows;
        IntBinaryOperator worse =
                ofRow
                        ? (removedRow, other) -> game.compare(by, other, removedRow, other)
                        : (removedColumn, other) -> game.compare(other, removedColumn, other, by);
        boolean equal = true;
        boolean strict = true;
        for (int other = others.nextSetBit(0); other >= 0; other = others.nextSetBit(other + 1)) {
            int sign = worse.applyAsInt(removed, other);
            if (sign < 0) {
                return null;
            }
            equal &= sign == 0;
            strict &= sign > 0;
        }
        return equal ? Relation.EQUAL : strict ? Relation.STRICT : Relation.WEAK;
    }
}
