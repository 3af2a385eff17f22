package parlour.app.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Answer;
import parlour.claim.Claim;
import parlour.game.MatrixGame;
import parlour.games.catalogue.PayoffMap;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.Panel;
import parlour.scene.Scene;

/** The picture of a solved matrix: its heat map with the saddle or block, the solution, why. */
public final class MatrixScene {
    private MatrixScene() {}

    /** The picture of an answer that has an equilibrium. */
    public static Scene of(MatrixGame game, Answer answer, Claim.Equilibrium solution) {
        PayoffMap map =
                new PayoffMap(
                        game,
                        new PayoffMap.Count("row", BigInteger.ONE),
                        new PayoffMap.Count("column", BigInteger.ONE),
                        solution);
        String told =
                "The value is %s. Optimal: %s; %s."
                        .formatted(
                                solution.value(),
                                inWords(solution.row()),
                                inWords(solution.column()));
        List<Panel> panels = new ArrayList<>();
        panels.add(map.draw("Payoffs to the row player"));
        panels.add(new Note("Solution", told));
        for (String reason : answer.why()) {
            panels.add(new Note("", reason));
        }
        return new Scene(answer.instance(), told, panels, Legend.COMMON.withEmphasis(map.marked()));
    }

    private static String inWords(Claim.Mix mix) {
        List<String> parts = new ArrayList<>();
        mix.weights()
                .forEach(
                        (strategy, weight) ->
                                parts.add(
                                        "%s %s with %s".formatted(mix.index(), strategy, weight)));
        return String.join(", ", parts);
    }
}
