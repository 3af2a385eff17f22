package parlour.games.catalogue;

import java.util.List;

/** A game with families of results that are computed unit by unit and can be resumed. */
public interface Sweeps {
    /** The families, each with a name that no other family of any game has. */
    List<SweepPlan> sweeps();
}
