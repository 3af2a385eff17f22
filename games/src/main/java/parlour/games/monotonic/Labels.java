package parlour.games.monotonic;

import java.util.List;

/**
 * The labels of the unused cards of an instance, by their definition: x = a - the length of the
 * longest ascending run on the board whose cards are all below the card, y = d - the length of the
 * longest descending run whose cards are all above it.
 *
 * <p>A run whose cards are all below z is one whose last card, its greatest, is below z. Cost: n +
 * k log k for a deck of n with k cards played. At a colour word the runs are the reddish letters
 * below the gap and the bluish ones above it.
 */
public final class Labels {
    private Labels() {}

    /** The label position of an instance; {@link LabelPosition#COMPLETED} if its play is over. */
    public static LabelPosition of(MonotonicInstance instance) {
        if (instance.isOver()) {
            return LabelPosition.COMPLETED;
        }
        return switch (instance.start()) {
            case Start.OnDeck(Deck.Finite(int n), Board board) ->
                    ofBoard(instance, n, board.cards());
            case Start.AtWord at -> ofWord(instance, at);
            case Ordered order -> throw notFinite(order);
            case OffChain other -> throw notChain(other);
        };
    }

    /** Infinite and large decks have their own positions: see {@link OrderPlaces}. */
    static IllegalArgumentException notFinite(Ordered start) {
        return new IllegalArgumentException("some gaps are not finite: " + start.gaps());
    }

    /** Posets and the insertion form have positions of their own. */
    static IllegalArgumentException notChain(OffChain other) {
        return new IllegalArgumentException("no labels along a chain at " + other);
    }

    private static LabelPosition ofBoard(MonotonicInstance instance, int n, List<Integer> cards) {
        int[] up = Runs.ascending(cards);
        int[] down = Runs.descending(cards);
        int[] below = new int[n + 2];
        int[] above = new int[n + 2];
        boolean[] used = new boolean[n + 1];
        int i = 0;
        for (int card : cards) {
            used[card] = true;
            below[card] = up[i];
            above[card] = down[i++];
        }
        for (int card = n; card >= 1; card--) {
            above[card] = Math.max(above[card], above[card + 1]);
        }
        LabelPosition.Builder position = new LabelPosition.Builder();
        for (int card = 1; card <= n; card++) {
            below[card] = Math.max(below[card], below[card - 1]);
            int x = instance.ascending() - below[card];
            int y = instance.descending() - above[card];
            position.add(x, y, used[card] ? 0 : 1);
        }
        return position.build();
    }

    private static LabelPosition ofWord(MonotonicInstance instance, Start.AtWord at) {
        int x = instance.ascending();
        int y = instance.descending() - at.word().bluish();
        LabelPosition.Builder position = new LabelPosition.Builder();
        position.add(x, y, at.gaps().getFirst());
        for (int i = 0; i < at.word().length(); i++) {
            x -= at.word().at(i).isReddish() ? 1 : 0;
            y += at.word().at(i).isBluish() ? 1 : 0;
            position.add(x, y, at.gaps().get(i + 1));
        }
        return position.build();
    }

    /** The unused cards of a deck of n, lowest first. */
    static int[] unused(int n, List<Integer> cards) {
        boolean[] used = new boolean[n + 1];
        cards.forEach(card -> used[card] = true);
        int[] unused = new int[n - cards.size()];
        int length = 0;
        for (int card = 1; card <= n; card++) {
            if (!used[card]) {
                unused[length++] = card;
            }
        }
        return unused;
    }
}
