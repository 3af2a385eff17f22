package parlour.games.sylver.engine;

import java.util.List;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;

/** Collects the lines of strategies that show finite positions lost, or won by a reply. */
interface FiniteLines {
    /** Adds what shows a position lost; false if it is not. */
    boolean show(NumericalSemigroup lost);

    /** A winning reply, with what shows that it leaves a lost position; 0 if there is none. */
    long reply(NumericalSemigroup won);

    /** What has been collected, each position after those that it leans on. */
    List<Json> lines();
}
