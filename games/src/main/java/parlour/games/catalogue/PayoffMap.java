package parlour.games.catalogue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.game.MatrixGame;
import parlour.scene.Axis;
import parlour.scene.Cell;
import parlour.scene.HeatMap;

/**
 * The heat map of a payoff matrix: entries over one common denominator, shaded by rank, with the
 * saddle or the block of a solution marked. A large matrix is cut around the solution.
 *
 * @param game the payoffs
 * @param rows how rows are counted
 * @param columns how columns are counted
 * @param solution what is marked
 */
public record PayoffMap(MatrixGame game, Count rows, Count columns, Claim.Equilibrium solution) {
    /** A matrix with more rows or columns than this is shown around its solution only. */
    public static final int MAX_SHOWN = 20;

    /** Lines shown on each side of the first line of the solution. */
    private static final int REACH = 4;

    /**
     * How the lines of one side are counted.
     *
     * @param name what they are
     * @param first the number of the first one
     */
    public record Count(String name, BigInteger first) {
        private Axis axis(Span span) {
            List<String> ticks = new ArrayList<>();
            for (int index = span.from; index < span.until; index++) {
                ticks.add(first.add(BigInteger.valueOf(index)).toString());
            }
            return new Axis(name, ticks);
        }

        private int index(Claim.Mix mix) {
            return mix.weights().isEmpty()
                    ? 0
                    : mix.weights().sequencedKeySet().getFirst().subtract(first).intValueExact();
        }

        private boolean weighs(Claim.Mix mix, int index) {
            return mix.weights().containsKey(first.add(BigInteger.valueOf(index)));
        }
    }

    private record Span(int from, int until) {
        static Span of(int size, int around) {
            return size <= MAX_SHOWN
                    ? new Span(0, size)
                    : new Span(Math.max(0, around - REACH), Math.min(size, around + REACH + 2));
        }
    }

    /**
     * The map.
     *
     * @param payoffs what the entries are
     */
    public HeatMap draw(String payoffs) {
        Span across = Span.of(game.columns(), columns.index(solution.column()));
        Span down = Span.of(game.rows(), rows.index(solution.row()));
        BigInteger den = BigInteger.ONE;
        TreeSet<Rational> entries = new TreeSet<>();
        for (int row = down.from; row < down.until; row++) {
            for (int column = across.from; column < across.until; column++) {
                Rational entry = game.payoff(row, column);
                entries.add(entry);
                den = den.divide(den.gcd(entry.den())).multiply(entry.den());
            }
        }
        List<Rational> ranked = List.copyOf(entries);
        List<List<HeatMap.Tile>> tiles = new ArrayList<>();
        for (int row = down.from; row < down.until; row++) {
            List<HeatMap.Tile> line = new ArrayList<>();
            for (int column = across.from; column < across.until; column++) {
                Rational entry = game.payoff(row, column);
                Cell cell = Cell.of(entry.times(Rational.of(den)).toString());
                boolean marked =
                        rows.weighs(solution.row(), row)
                                && columns.weighs(solution.column(), column);
                line.add(
                        new HeatMap.Tile(
                                marked ? cell.withEmphasis() : cell, shade(ranked, entry)));
            }
            tiles.add(line);
        }
        String title = den.equals(BigInteger.ONE) ? payoffs : payoffs + " in parts of 1/" + den;
        return new HeatMap(title, columns.axis(across), rows.axis(down), tiles);
    }

    /** The words for what is marked. */
    public String marked() {
        int rowCount = solution.row().weights().size();
        int columnCount = solution.column().weights().size();
        return rowCount == 1 && columnCount == 1 ? "the saddle" : "the block that is mixed";
    }

    private static int shade(List<Rational> ranked, Rational entry) {
        int rank = Collections.binarySearch(ranked, entry);
        return ranked.size() == 1 ? 0 : rank * HeatMap.DARKEST / (ranked.size() - 1);
    }
}
