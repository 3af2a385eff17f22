package parlour.app.terminal;

import java.util.function.Function;
import java.util.function.Supplier;
import parlour.app.recall.Recall;
import parlour.claim.Budget;
import parlour.scene.Scene;

/**
 * What a board stands in.
 *
 * @param recall asks the games, or the store of what they have answered
 * @param budgets a budget for each question
 * @param drawn how a picture becomes text
 */
public record Room(Recall recall, Supplier<Budget> budgets, Function<Scene, String> drawn) {
    /** A budget for a question that is asked now. */
    Budget budget() {
        return budgets.get();
    }

    /** A picture as text. */
    String draw(Scene scene) {
        return drawn.apply(scene);
    }
}
