package parlour.games.monotonic.engine;

import parlour.game.SearchRules;
import parlour.solve.table.ExactTable;

/** Search rules that stand at a position and know its place in the table. */
interface TableRules extends SearchRules {
    /**
     * What is known without searching: whether the player to move wins.
     *
     * @return 1 or 0 if decided at sight or in the table, {@link ExactTable#ABSENT} otherwise
     */
    int known(ExactTable table);

    /** Stores a decision in the table under the position's key. */
    void store(ExactTable table, boolean wins);
}
