package parlour.solve.matrix;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import parlour.game.PayoffTable;

/** Explains steps of dominance one by one: what is compared, and what is left in the end. */
final class DominanceWords {
    /** Entries that are spelt out, at most. */
    private static final int SPELT_OUT = 12;

    private final PayoffTable matrix;
    private final BitSet rows = new BitSet();
    private final BitSet columns = new BitSet();

    DominanceWords(PayoffTable matrix) {
        this.matrix = matrix;
        rows.set(0, matrix.rows());
        columns.set(0, matrix.columns());
    }

    /** The steps in words, in order; nothing if there are none. */
    List<String> of(List<Dominance.Step> steps) {
        List<String> lines = new ArrayList<>();
        for (Dominance.Step step : steps) {
            lines.add(step.inWords() + compared(step));
            (step.ofRow() ? rows : columns).clear(step.removed());
        }
        if (!steps.isEmpty()) {
            lines.add(
                    "what is left has the same value: "
                            + counted("row", rows)
                            + " against "
                            + counted("column", columns));
        }
        return lines;
    }

    private String compared(Dominance.Step step) {
        BitSet others = step.ofRow() ? columns : rows;
        if (others.cardinality() > SPELT_OUT) {
            return "";
        }
        IntFunction<String> removed = other -> entry(step.ofRow(), step.removed(), other);
        IntFunction<String> by = other -> entry(step.ofRow(), step.by(), other);
        return ": %s against %s in %s"
                .formatted(
                        listed(others, removed),
                        listed(others, by),
                        counted(step.ofRow() ? "column" : "row", others));
    }

    private String entry(boolean ofRow, int strategy, int other) {
        return (ofRow ? matrix.payoff(strategy, other) : matrix.payoff(other, strategy)).toString();
    }

    private static String counted(String side, BitSet strategies) {
        int count = strategies.cardinality();
        if (count > SPELT_OUT) {
            return count + " " + side + "s";
        }
        String numbers = listed(strategies, strategy -> Integer.toString(strategy + 1));
        return (count == 1 ? side + " " : side + "s ") + numbers;
    }

    private static String listed(BitSet strategies, IntFunction<String> words) {
        return String.join(", ", strategies.stream().mapToObj(words).toList());
    }
}
