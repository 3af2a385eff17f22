package parlour.games.monotonic.engine;

import parlour.games.monotonic.Poset;
import parlour.games.monotonic.check.PosetPosition;

/**
 * A position on a poset while an engine works on it. Cards that complete a run are gone and leave a
 * mark, in both conventions: they stay what they are, and playing any of them ends the play.
 */
final class PosetState implements FormState<PosetState> {
    private final PosetCards cards;
    private final int[] x;
    private final int[] y;
    private final int[] labels;
    private final int[] swapped;
    private final int[] reading;

    /** The cards neither played nor completing. */
    private long live;

    private boolean completable;

    PosetState(PosetCards cards) {
        this.cards = cards;
        int size = cards.poset().size();
        this.x = new int[size];
        this.y = new int[size];
        this.labels = new int[size];
        this.swapped = new int[size];
        this.reading = new int[size];
    }

    @Override
    public PosetState fresh() {
        return new PosetState(cards);
    }

    /** Takes over a position of the checker. */
    PosetState set(PosetPosition position) {
        live = 0;
        completable = position.hasDead();
        for (int card = 0; card < x.length; card++) {
            if (position.isLeft(card)) {
                x[card] = position.x(card) - cards.lowerX();
                y[card] = position.y(card) - cards.lowerY();
                live |= 1L << card;
                dropIfCompleting(card);
            }
        }
        return this;
    }

    /** Becomes the deck before any card is played, without labels. */
    PosetState setUnplayed() {
        live = cards.poset().cards();
        completable = false;
        return this;
    }

    private void dropIfCompleting(int card) {
        if (x[card] == 1 || y[card] == 1) {
            live &= ~(1L << card);
            completable = true;
        }
    }

    /** Live cards; under normal play those that are safe. */
    @Override
    public int candidates(int[] moves) {
        int count = 0;
        for (long left = live; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (!cards.isNormal() || isSafe(card)) {
                moves[count++] = card;
            }
        }
        return count;
    }

    @Override
    public void play(PosetState before, int card) {
        Poset poset = cards.poset();
        System.arraycopy(before.x, 0, x, 0, x.length);
        System.arraycopy(before.y, 0, y, 0, y.length);
        live = before.live & ~(1L << card);
        completable = before.completable;
        for (long left = poset.above(card) & live; left != 0; left &= left - 1) {
            int higher = Long.numberOfTrailingZeros(left);
            if (x[higher] == x[card]) {
                x[higher]--;
                dropIfCompleting(higher);
            }
        }
        for (long left = poset.below(card) & live; left != 0; left &= left - 1) {
            int lower = Long.numberOfTrailingZeros(left);
            if (y[lower] == y[card]) {
                y[lower]--;
                dropIfCompleting(lower);
            }
        }
    }

    /** Whether playing a live card lets no other card complete that does not do so already. */
    private boolean isSafe(int card) {
        return (x[card] > 2 || (cards.poset().above(card) & live) == 0)
                && (y[card] > 2 || (cards.poset().below(card) & live) == 0);
    }

    @Override
    public int mobility() {
        int good = 0;
        for (long left = live; left != 0; left &= left - 1) {
            good += !cards.isNormal() || isSafe(Long.numberOfTrailingZeros(left)) ? 1 : 0;
        }
        return good;
    }

    @Override
    public int atSight(boolean drawIsWin) {
        if (cards.isNormal() && completable) {
            return 1;
        }
        if (isInert()) {
            // Cards are played until only completing ones are left, if there are any.
            boolean wins = completable ? Long.bitCount(live) % 2 == 1 : drawIsWin;
            return wins ? 1 : 0;
        }
        return !drawIsWin && cards.isNormal() && cards.isAnswered(this) ? 0 : -1;
    }

    /**
     * Whether no live card will ever complete. The first card of the rest of a run needs a chain of
     * as many cards as its label says.
     */
    private boolean isInert() {
        for (long left = live; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (x[card] <= cards.up(card) || y[card] <= cards.down(card)) {
                return false;
            }
        }
        return true;
    }

    /** The cards neither played nor completing. */
    long live() {
        return live;
    }

    /** Whether some card completes. */
    boolean isCompletable() {
        return completable;
    }

    int x(int card) {
        return x[card];
    }

    int y(int card) {
        return y[card];
    }

    @Override
    public void write(boolean drawWins, long[] key, int at) {
        for (int card = 0; card < x.length; card++) {
            boolean isLive = (live >>> card & 1) == 1;
            labels[card] = isLive ? cards.digit(x[card], y[card]) : 0;
            swapped[card] = isLive ? cards.digit(y[card], x[card]) : 0;
        }
        cards.symmetries().read(labels, swapped, reading);
        int leading = (completable ? 2 : 0) + (drawWins ? 1 : 0);
        cards.digits().write(leading, PosetCards.LEADING_BITS, reading, key, at);
    }

    /** Becomes a position with this key. */
    void read(long[] key, int at) {
        cards.digits().read(key, at, labels);
        completable = (cards.digits().leading(key, at, PosetCards.LEADING_BITS) & 2) != 0;
        live = 0;
        for (int card = 0; card < x.length; card++) {
            if (labels[card] > 0) {
                x[card] = cards.x(labels[card]);
                y[card] = cards.y(labels[card]);
                live |= 1L << card;
            }
        }
    }
}
