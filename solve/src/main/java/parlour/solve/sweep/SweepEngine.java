package parlour.solve.sweep;

import java.util.List;

/** Who does the work of a sweep. */
public interface SweepEngine {
    /**
     * Works on units and hands over each result as soon as it is there.
     *
     * @param units those still to be done, in the order of the output
     * @param workshop what all units share; its folder holds one folder a unit
     * @throws parlour.claim.Budget.Exceeded if a unit could not be finished within the budget
     */
    void run(SweepFamily family, List<String> units, Workshop workshop, Delivery delivery);

    /** Where results go. */
    interface Delivery {
        /** Takes the result of a unit; never called by two threads at once. */
        void take(String unit, byte[] result);
    }
}
