package parlour.games.monotonic.engine;

import parlour.games.monotonic.check.PosetPosition;
import parlour.solve.table.ExactTable;

import java.util.List;

/**
 * Who wins on a poset, prepared for depth-first search: labels, suicidal moves left out under
 * normal play, completing cards as one mark, symmetric positions under one key.
 *
 * <p>Under normal play a position that an involution answers card by card (see {@link Involution})
 * is not won by the player to move; it is recognised at sight where that decides.
 */
final class PosetSearch implements TableRules {
    private final PosetCards cards;
    private final boolean drawless;
    private final List<Involution> involutions;
    private final PosetPosition position;
    private final boolean drawWins;

    /**
     * Rules at a position.
     *
     * @param drawless whether no play from there can end drawn
     * @param involutions involutions of the whole deck that may answer positions
     * @param drawWins whether a draw is enough for the player to move there
     */
    PosetSearch(
            PosetCards cards,
            boolean drawless,
            List<Involution> involutions,
            PosetPosition position,
            boolean drawWins) {
        this.cards = cards;
        this.drawless = drawless;
        this.involutions = involutions;
        this.position = position;
        this.drawWins = drawWins && !drawless;
    }

    @Override
    public int words() {
        return cards.digits().words();
    }

    @Override
    public PosetWalk walk(int thread) {
        return new PosetWalk(this, new PosetState(cards).set(position), drawWins, thread);
    }

    @Override
    public int known(ExactTable table) {
        PosetState state = new PosetState(cards).set(position);
        int sight = atSight(state, drawWins);
        return sight == ExactTable.ABSENT ? table.get(key(state), 0) : sight;
    }

    @Override
    public void store(ExactTable table, boolean wins) {
        PosetState state = new PosetState(cards).set(position);
        if (atSight(state, drawWins) == ExactTable.ABSENT) {
            table.put(key(state), 0, wins);
        }
    }

    private long[] key(PosetState state) {
        long[] key = new long[words()];
        state.write(drawWins, key, 0);
        return key;
    }

    PosetCards cards() {
        return cards;
    }

    boolean isDrawless() {
        return drawless;
    }

    /**
     * Whether the player to move wins, where that can be seen: 1, 0 or {@link ExactTable#ABSENT}.
     *
     * @param drawIsWin whether a draw is enough for him
     */
    int atSight(PosetState state, boolean drawIsWin) {
        if (cards.isNormal() && state.isCompletable()) {
            return 1;
        }
        if (state.isInert()) {
            // Cards are played until only completing ones are left, if there are any.
            boolean wins = state.isCompletable() ? Long.bitCount(state.live()) % 2 == 1 : drawIsWin;
            return wins ? 1 : 0;
        }
        return !drawIsWin && cards.isNormal() && isAnswered(state) ? 0 : ExactTable.ABSENT;
    }

    private boolean isAnswered(PosetState state) {
        for (Involution involution : involutions) {
            if (involution.answers(state)) {
                return true;
            }
        }
        return false;
    }
}
