package parlour.games.transposition.engine;

import parlour.claim.Budget;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.CountPosition;
import parlour.games.transposition.CountRules;
import parlour.games.transposition.Side;
import parlour.games.transposition.Tally;

/**
 * Decides a generalised game by brute force. No theorem is known, so every set of elements that can
 * be played from the start is looked at, larger sets first; for each, bit r of an entry says that
 * Black wins when the count so far is r. How many moves are left follows from the size of the set.
 *
 * <p>Descents depend on the last element too, so there the entries are one for each last element.
 * Cost: with f free elements, f·2^f steps and 2^f integers; f times as much for descents.
 */
final class CountSearch {
    /** Sets between two looks at the budget. */
    private static final int STRIDE = 1 << 12;

    private final CountGame game;
    private final CountRules rules;
    private final Tally tally;
    private final int size;

    /** How many entries a set has, and for which last elements: all, or just none. */
    private final int lasts;

    private final int[] wins;

    /**
     * Decides everything that can come from the start.
     *
     * @throws Budget.Exceeded if time is up, or the memory for tables too small
     */
    CountSearch(CountGame game, Budget budget) {
        this.game = game;
        this.rules = new CountRules(game);
        this.tally = game.tally();
        this.size = rules.size();
        this.lasts = tally.kind() == Tally.Kind.DESCENTS ? size + 1 : 1;
        if (((long) lasts << size) * Integer.BYTES > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
        this.wins = new int[lasts << size];
        for (int played = (1 << size) - 1; played >= 0; played--) {
            if (played % STRIDE == 0) {
                budget.spend();
            }
            decide(played);
        }
    }

    /** Moves left when these have been played; negative where play does not come. */
    private long moves(int played) {
        return game.board().moves() - Integer.bitCount(played);
    }

    private void decide(int played) {
        if (moves(played) < 0) {
            return;
        }
        for (int last = -1; last < lasts - 1; last++) {
            boolean comes = last < 0 ? lasts == 1 || played == 0 : (played >> last & 1) == 1;
            if (comes) {
                wins[index(played, last)] =
                        moves(played) == 0 ? tally.target() : fromMoves(played, last);
            }
        }
    }

    private int index(int played, int last) {
        return lasts == 1 ? played : played * lasts + last + 1;
    }

    private int fromMoves(int played, int last) {
        int some = 0;
        int all = -1;
        for (int move = 0; move < size; move++) {
            if ((played >> move & 1) == 0) {
                int after = wins[index(played | 1 << move, move)];
                int residues = rotated(after, rules.added(played, last, move) % tally.modulus());
                some |= residues;
                all &= residues;
            }
        }
        return Side.toMove(moves(played)) == Side.BLACK ? some : all;
    }

    /** Bit r of the result is bit r + added of the residues. */
    private int rotated(int residues, int added) {
        return ((residues >> added) | (residues << (tally.modulus() - added))) & tally.everything();
    }

    /** Who wins at a position that can come from the start. */
    Side winner(CountPosition position) {
        int bits = wins[index(position.played(), position.last())];
        return (bits >> position.count() & 1) == 1 ? Side.BLACK : Side.WHITE;
    }

    /** The rules of the game decided. */
    CountRules rules() {
        return rules;
    }
}
