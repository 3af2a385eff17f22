package parlour.games.monotonic.engine;

import java.util.Arrays;
import java.util.List;

/**
 * A position of the insertion form on a finite deck while an engine works on it: the card in each
 * slot, and for each free place how long the runs through a card there would be.
 *
 * <p>A card completes, or is suicidal, for good: runs only grow. Symmetries of the square that keep
 * the two kinds of runs, or exchange them where both lengths are equal, give one key. Cost: the
 * square of the number of slots for a position.
 */
final class SlotsState implements FormState<SlotsState> {
    private final Game game;
    private final int size;

    /** The card in each slot, both counted from 1; 0 if the slot is empty. */
    private final int[] cards;

    /** The slot of each card. */
    private final int[] slots;

    private int placed;

    /** By slot and card: the longest ascending run below and to the left; and so on around. */
    private final int[][] lowLeft;

    private final int[][] highRight;
    private final int[][] highLeft;
    private final int[][] lowRight;
    private final int[] reading;
    private final int[] least;

    /**
     * What all positions of a game share.
     *
     * @param size the number of slots
     * @param ascending the length of the ascending run that completes
     * @param descending the length of the descending run that completes
     * @param normal whether completing wins
     * @param digits how keys are packed
     */
    record Game(int size, int ascending, int descending, boolean normal, Digits digits) {
        /** Bits before the digits of a key: a draw is enough for the player to move. */
        static final int LEADING_BITS = 1;
    }

    SlotsState(Game game) {
        this.game = game;
        this.size = game.size();
        this.cards = new int[size + 2];
        this.slots = new int[size + 2];
        this.lowLeft = new int[size + 2][size + 2];
        this.highRight = new int[size + 2][size + 2];
        this.highLeft = new int[size + 2][size + 2];
        this.lowRight = new int[size + 2][size + 2];
        this.reading = new int[size];
        this.least = new int[size];
    }

    @Override
    public SlotsState fresh() {
        return new SlotsState(game);
    }

    /** Takes over a position of the checker. */
    SlotsState set(List<Integer> position) {
        for (int slot = 1; slot <= size; slot++) {
            cards[slot] = position.get(slot - 1);
        }
        measure();
        return this;
    }

    /** Becomes a position with this key. */
    void read(long[] key, int at) {
        game.digits().read(key, at, reading);
        System.arraycopy(reading, 0, cards, 1, size);
        measure();
    }

    @Override
    public void play(SlotsState before, int move) {
        System.arraycopy(before.cards, 0, cards, 0, cards.length);
        cards[slot(move)] = card(move);
        measure();
    }

    private int slot(int move) {
        return move / size + 1;
    }

    private int card(int move) {
        return move % size + 1;
    }

    /** Longest runs towards each corner, slot by slot. */
    private void measure() {
        placed = 0;
        Arrays.fill(slots, 0);
        for (int slot = 1; slot <= size; slot++) {
            if (cards[slot] > 0) {
                slots[cards[slot]] = slot;
                placed++;
            }
        }
        for (int slot = 2; slot <= size; slot++) {
            spread(lowLeft[slot - 1], lowLeft[slot], cards[slot - 1], true);
            spread(highLeft[slot - 1], highLeft[slot], cards[slot - 1], false);
        }
        for (int slot = size - 1; slot >= 1; slot--) {
            spread(lowRight[slot + 1], lowRight[slot], cards[slot + 1], true);
            spread(highRight[slot + 1], highRight[slot], cards[slot + 1], false);
        }
    }

    /** The runs seen from a slot are those seen from the one before it, or end with its card. */
    private void spread(int[] before, int[] runs, int card, boolean low) {
        System.arraycopy(before, 0, runs, 0, runs.length);
        if (card == 0) {
            return;
        }
        int longest = before[card] + 1;
        if (low) {
            for (int height = card + 1; height <= size; height++) {
                runs[height] = Math.max(runs[height], longest);
            }
        } else {
            for (int height = card - 1; height >= 1; height--) {
                runs[height] = Math.max(runs[height], longest);
            }
        }
    }

    private boolean isFree(int slot, int card) {
        return cards[slot] == 0 && slots[card] == 0;
    }

    private int up(int slot, int card) {
        return lowLeft[slot][card] + 1 + highRight[slot][card];
    }

    private int down(int slot, int card) {
        return highLeft[slot][card] + 1 + lowRight[slot][card];
    }

    private boolean completes(int slot, int card) {
        return up(slot, card) >= game.ascending() || down(slot, card) >= game.descending();
    }

    /** Whether some free place completes. */
    boolean isCompletable() {
        for (int slot = 1; slot <= size; slot++) {
            for (int card = 1; card <= size; card++) {
                if (isFree(slot, card) && completes(slot, card)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether all slots are filled. */
    boolean isFull() {
        return placed == size;
    }

    /**
     * Free places that do not complete. Under normal play suicidal ones are among them, and are
     * told at sight after they are played.
     */
    @Override
    public int candidates(int[] moves) {
        int count = 0;
        for (int slot = 1; slot <= size; slot++) {
            for (int card = 1; card <= size; card++) {
                if (isFree(slot, card) && !completes(slot, card)) {
                    moves[count++] = (slot - 1) * size + card - 1;
                }
            }
        }
        return count;
    }

    @Override
    public int atSight(boolean drawIsWin) {
        if (game.normal() && isCompletable()) {
            return 1;
        }
        if (isFull() || isInert()) {
            return drawIsWin ? 1 : 0;
        }
        return !game.normal() && mobility() == 0 ? 0 : -1;
    }

    /** Whether the longest runs are too short to be completed by all that can still be placed. */
    private boolean isInert() {
        int left = size - placed;
        int up = 0;
        int down = 0;
        for (int slot = 1; slot <= size; slot++) {
            if (cards[slot] > 0) {
                up = Math.max(up, lowLeft[slot][cards[slot]] + 1);
                down = Math.max(down, highLeft[slot][cards[slot]] + 1);
            }
        }
        return up + left < game.ascending() && down + left < game.descending();
    }

    @Override
    public int mobility() {
        int live = 0;
        for (int slot = 1; slot <= size; slot++) {
            for (int card = 1; card <= size; card++) {
                live += isFree(slot, card) && !completes(slot, card) ? 1 : 0;
            }
        }
        return live;
    }

    @Override
    public void write(boolean drawWins, long[] key, int at) {
        boolean first = true;
        int symmetries = game.ascending() == game.descending() ? 8 : 4;
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            read(symmetry);
            if (first || Arrays.compare(reading, least) < 0) {
                System.arraycopy(reading, 0, least, 0, size);
                first = false;
            }
        }
        game.digits().write(drawWins ? 1 : 0, Game.LEADING_BITS, least, key, at);
    }

    /**
     * The position seen from another side: transposed, turned by half a turn, both; from 4 on also
     * mirrored, which exchanges ascending and descending runs.
     */
    private void read(int symmetry) {
        int[] from = (symmetry & 1) == 0 ? cards : slots;
        boolean turned = (symmetry & 2) != 0;
        boolean mirrored = (symmetry & 4) != 0;
        for (int place = 1; place <= size; place++) {
            int value = from[turned ? size + 1 - place : place];
            boolean upsideDown = turned != mirrored;
            reading[place - 1] = value == 0 ? 0 : upsideDown ? size + 1 - value : value;
        }
    }
}
