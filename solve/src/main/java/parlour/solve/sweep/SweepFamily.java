package parlour.solve.sweep;

import java.util.List;

/**
 * A family of results, cut into units that can be computed in any order, on any machine, and again.
 *
 * <p>The merged output is the heading and then what the units give, in the order of {@link #units}.
 * A unit depends on its name and the {@linkplain #identity identity} alone, never on threads,
 * budget or clock.
 */
public interface SweepFamily {
    /** What decides, with a unit's name, its bytes. */
    SweepIdentity identity();

    /** What the merged output starts with; empty unless said otherwise. */
    default byte[] heading() {
        return new byte[0];
    }

    /**
     * The names of the units in the order of the output: different, and made of letters, digits and
     * {@code . _ = , + -}, since they also name folders.
     */
    List<String> units();

    /**
     * Computes a unit. Called from several threads at once, for different units.
     *
     * @return the unit's part of the output
     * @throws parlour.claim.Budget.Exceeded if the budget runs out; the unit stays undone
     */
    byte[] work(String unit, Workshop workshop);

    /**
     * Whether what a finished unit left outside of the journal, such as a certificate, is still
     * there; if not, it is done again. By default units leave nothing.
     */
    default boolean stands(String unit, byte[] result) {
        return true;
    }

    /**
     * How many of the threads at hand one unit uses by itself; the rest work on other units. By
     * default one.
     */
    default int threadsOfUnit(int threads) {
        return 1;
    }
}
