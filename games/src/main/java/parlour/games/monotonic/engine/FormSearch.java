package parlour.games.monotonic.engine;

import parlour.solve.table.ExactTable;

/**
 * Who wins in a form that is searched position by position: suicidal moves left out, what is
 * decided at sight decided there, symmetric positions under one key.
 *
 * @param start where the search stands
 * @param bounds what all states of the game share
 * @param drawWins whether a draw is enough for the player to move at the start
 * @param <S> states
 */
record FormSearch<S extends FormState<S>>(S start, Bounds bounds, boolean drawWins)
        implements TableRules {
    /**
     * What all states of a game share.
     *
     * @param words longs in a key
     * @param mostMoves the largest number of candidates
     * @param drawless whether no play can end drawn
     */
    record Bounds(int words, int mostMoves, boolean drawless) {}

    /** Without draws there is only one question, and one key. */
    FormSearch {
        drawWins &= !bounds.drawless();
    }

    @Override
    public int words() {
        return bounds.words();
    }

    @Override
    public Walk walk(int thread) {
        return new FormWalk<>(this);
    }

    @Override
    public int known(ExactTable table) {
        int sight = start.atSight(drawWins);
        return sight == ExactTable.ABSENT ? table.get(key(), 0) : sight;
    }

    @Override
    public void store(ExactTable table, boolean wins) {
        if (start.atSight(drawWins) == ExactTable.ABSENT) {
            table.put(key(), 0, wins);
        }
    }

    private long[] key() {
        long[] key = new long[words()];
        start.write(drawWins, key, 0);
        return key;
    }
}
