package parlour.games.leher;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Claim;
import parlour.game.MatrixGame;
import parlour.games.catalogue.PayoffMap;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.Panel;
import parlour.scene.Scene;

/**
 * Pictures: the payoff matrix by thresholds, shaded by rank, with the saddle or the block marked.
 */
public final class LeHerScene {
    /** A matrix of more thresholds is shown around its solution only. */
    public static final int MAX_SHOWN = PayoffMap.MAX_SHOWN;

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
        var map =
                new PayoffMap(
                        game,
                        new PayoffMap.Count("receiver keeps from", first.s()),
                        new PayoffMap.Count("dealer, after a keep, keeps from", first.t()),
                        solution);
        return scene(canonical, solution, List.of(map.draw("Receiver's winning chances")));
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
}
