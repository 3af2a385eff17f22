package parlour.games.catalogue;

import java.util.List;

/**
 * A game that can tell how a position came to be, step by step.
 *
 * @param <I> instances
 */
public interface Steps<I> extends Game<I> {
    /** What the steps are steps of, such as {@code Double bumping}. */
    String stepsTitle();

    /** One step after the other, each a sentence or two; none where there is nothing to tell. */
    List<String> steps(I instance);
}
