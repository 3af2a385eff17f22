package parlour.games.sylver.engine;

import parlour.claim.Budget;

/** The bytes that the tables of one question take, within the memory of its budget. */
final class Ledger {
    private final Budget budget;
    private long bytes;

    Ledger(Budget budget) {
        this.budget = budget;
    }

    Budget budget() {
        return budget;
    }

    /** The bytes counted so far. */
    long bytes() {
        return bytes;
    }

    /**
     * Counts memory that is about to be taken, or, below zero, has been given back.
     *
     * @throws Budget.Exceeded if that is more than there is
     */
    void take(long more) {
        bytes += more;
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    /** Forgets what was counted since there were so many bytes: it has been given back. */
    void giveBackTo(long earlier) {
        bytes = earlier;
    }
}
