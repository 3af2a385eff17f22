package parlour.games.leher;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.game.MatrixGame;
import parlour.scene.Axis;
import parlour.scene.Cell;
import parlour.scene.HeatMap;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.Panel;
import parlour.scene.Scene;

/**
 * Pictures: the payoff matrix by thresholds, shaded by rank, with the saddle or the block marked.
 */
public final class LeHerScene {
    /** A matrix of more thresholds is shown around its solution only. */
    public static final int MAX_SHOWN = 20;

    /** Thresholds shown on each side of the solution. */
    private static final int REACH = 4;

    private LeHerScene() {}

    /**
     * A matrix of probabilities, to be cut around the solution if it is large.
     *
     * @param canonical the instance
     * @param game payoffs as probabilities
     * @param first thresholds of the first row and column
     * @param solution what is marked
     */
    public static Scene of(
            String canonical,
            MatrixGame game,
            OneSuitGame.Corner first,
            Claim.Equilibrium solution) {
        Span rows = span(game.rows(), index(solution.row(), first.s()));
        Span columns = span(game.columns(), index(solution.column(), first.t()));
        BigInteger den = BigInteger.ONE;
        TreeSet<Rational> entries = new TreeSet<>();
        for (int row = rows.from; row < rows.until; row++) {
            for (int column = columns.from; column < columns.until; column++) {
                Rational entry = game.payoff(row, column);
                entries.add(entry);
                den = den.divide(den.gcd(entry.den())).multiply(entry.den());
            }
        }
        List<Rational> ranked = List.copyOf(entries);
        List<List<HeatMap.Tile>> tiles = new ArrayList<>();
        for (int row = rows.from; row < rows.until; row++) {
            List<HeatMap.Tile> line = new ArrayList<>();
            for (int column = columns.from; column < columns.until; column++) {
                Rational entry = game.payoff(row, column);
                Cell cell = Cell.of(entry.times(Rational.of(den)).toString());
                boolean marked =
                        weighs(solution.row(), first.s(), row)
                                && weighs(solution.column(), first.t(), column);
                line.add(
                        new HeatMap.Tile(
                                marked ? cell.withEmphasis() : cell, shade(ranked, entry)));
            }
            tiles.add(line);
        }
        HeatMap map =
                new HeatMap(
                        "Receiver's winning chances in parts of 1/" + den,
                        axis("dealer, after a keep, keeps from", first.t(), columns),
                        axis("receiver keeps from", first.s(), rows),
                        tiles);
        return scene(canonical, solution, List.of(map));
    }

    /** A solution without matrix. */
    public static Scene scene(String canonical, Claim.Equilibrium solution, List<Panel> panels) {
        boolean block =
                solution.row().weights().size() > 1 || solution.column().weights().size() > 1;
        String told =
                "The receiver wins with probability %s. Receiver: %s. Dealer: %s."
                        .formatted(
                                solution.value(),
                                inWords(solution.row()),
                                inWords(solution.column()));
        List<Panel> all = new ArrayList<>(panels);
        all.add(new Note("Solution", told));
        Legend legend =
                Legend.COMMON.withEmphasis(block ? "the block that is mixed" : "the saddle");
        return new Scene(canonical, told, all, legend);
    }

    /** A mix in words. */
    public static String inWords(Claim.Mix mix) {
        if (mix.weights().isEmpty()) {
            return "sees a kept card, then the better of keep and draw";
        }
        List<String> parts = new ArrayList<>();
        mix.weights()
                .forEach((t, p) -> parts.add("keep from %s with probability %s".formatted(t, p)));
        return String.join(", ", parts);
    }

    private record Span(int from, int until) {}

    private static int index(Claim.Mix mix, BigInteger first) {
        return mix.weights().isEmpty()
                ? 0
                : mix.weights().sequencedKeySet().getFirst().subtract(first).intValueExact();
    }

    private static Span span(int size, int around) {
        return size <= MAX_SHOWN
                ? new Span(0, size)
                : new Span(Math.max(0, around - REACH), Math.min(size, around + REACH + 2));
    }

    private static boolean weighs(Claim.Mix mix, BigInteger first, int index) {
        return mix.weights().containsKey(first.add(BigInteger.valueOf(index)));
    }

    private static int shade(List<Rational> ranked, Rational entry) {
        int rank = java.util.Collections.binarySearch(ranked, entry);
        return ranked.size() == 1 ? 0 : rank * HeatMap.DARKEST / (ranked.size() - 1);
    }

    private static Axis axis(String name, BigInteger first, Span span) {
        List<String> ticks = new ArrayList<>();
        for (int index = span.from; index < span.until; index++) {
            ticks.add(first.add(BigInteger.valueOf(index)).toString());
        }
        return new Axis(name, ticks);
    }
}
