package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.games.monotonic.Poset;

/**
 * A pairing of unused cards by which the second player answers under normal play: he completes if
 * he can, and otherwise plays the partner of the card just played.
 *
 * <p>The partners keep the order and the labels, and no card is comparable to its partner; or they
 * turn the order round and exchange x and y, and comparable partners are a minimal and a maximal
 * card. If no card completes yet, he never loses (theory page, the involution theorem).
 */
final class Involution {
    private final int[] partner;
    private final boolean reverses;

    private Involution(int[] partner, boolean reverses) {
        this.partner = partner.clone();
        this.reverses = reverses;
    }

    /** Whether the order is turned round. */
    boolean reverses() {
        return reverses;
    }

    /** The pairs, each with its lower number first. */
    List<int[]> pairs() {
        List<int[]> pairs = new ArrayList<>();
        for (int card = 0; card < partner.length; card++) {
            if (card < partner[card]) {
                pairs.add(new int[] {card, partner[card]});
            }
        }
        return pairs;
    }

    /**
     * Whether the live cards and their labels are symmetric under this pairing, which must be one
     * of all cards of the deck.
     */
    boolean answers(PosetState state) {
        long live = state.live();
        for (long left = live; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int other = partner[card];
            if ((live >>> other & 1) == 0
                    || state.x(other) != (reverses ? state.y(card) : state.x(card))
                    || state.y(other) != (reverses ? state.x(card) : state.y(card))) {
                return false;
            }
        }
        return !state.isCompletable();
    }

    /**
     * The involutions of some cards of a poset, at most a number of them.
     *
     * @param labelled whether labels must be kept (or exchanged); otherwise only the order counts
     */
    static List<Involution> of(PosetCards cards, PosetState state, boolean labelled, int most) {
        List<Involution> found = new ArrayList<>();
        for (boolean reverses : new boolean[] {false, true}) {
            new Search(cards.poset(), state, labelled, reverses, found, most).pairFrom(0);
        }
        return found;
    }

    /** A search for partners, card by card. */
    private static final class Search {
        /** Most steps; beyond them an involution may be missed, and nothing else happens. */
        private static final int MOST_STEPS = 100_000;

        private final Poset poset;
        private final PosetState state;
        private final boolean labelled;
        private final boolean reverses;
        private final List<Involution> found;
        private final int most;
        private final int[] partner;
        private int steps;

        Search(
                Poset poset,
                PosetState state,
                boolean labelled,
                boolean reverses,
                List<Involution> found,
                int most) {
            this.poset = poset;
            this.state = state;
            this.labelled = labelled;
            this.reverses = reverses;
            this.found = found;
            this.most = most;
            this.partner = new int[poset.size()];
            Arrays.fill(partner, -1);
        }

        void pairFrom(int from) {
            int card = from;
            while (card < partner.length && (!isLive(card) || partner[card] >= 0)) {
                card++;
            }
            if (card == partner.length) {
                found.add(new Involution(partner, reverses));
                return;
            }
            for (int other = card + 1; other < partner.length; other++) {
                if (found.size() < most && steps < MOST_STEPS && fits(card, other)) {
                    partner[card] = other;
                    partner[other] = card;
                    pairFrom(card + 1);
                    partner[card] = -1;
                    partner[other] = -1;
                }
            }
        }

        private boolean isLive(int card) {
            return (state.live() >>> card & 1) == 1;
        }

        private boolean fits(int card, int other) {
            steps++;
            return isLive(other)
                    && partner[other] < 0
                    && hasFittingCounts(card, other)
                    && hasFittingLabels(card, other)
                    && mayPair(card, other)
                    && fitsPairs(card, other);
        }

        /** Images have as many cards above and below: tells most wrong partners at once. */
        private boolean hasFittingCounts(int card, int other) {
            int above = Long.bitCount(poset.above(card) & state.live());
            int below = Long.bitCount(poset.below(card) & state.live());
            int otherAbove = Long.bitCount(poset.above(other) & state.live());
            int otherBelow = Long.bitCount(poset.below(other) & state.live());
            return above == (reverses ? otherBelow : otherAbove)
                    && below == (reverses ? otherAbove : otherBelow);
        }

        private boolean hasFittingLabels(int card, int other) {
            return !labelled
                    || (state.x(other) == (reverses ? state.y(card) : state.x(card))
                            && state.y(other) == (reverses ? state.x(card) : state.y(card)));
        }

        /** Incomparable cards; if the order is reversed, also a minimal and a maximal one. */
        private boolean mayPair(int card, int other) {
            if (poset.isBelow(card, other)) {
                return reverses && isMinimal(card) && isMaximal(other);
            }
            return !poset.isBelow(other, card) || (reverses && isMinimal(other) && isMaximal(card));
        }

        private boolean isMinimal(int card) {
            return (poset.below(card) & state.live()) == 0;
        }

        private boolean isMaximal(int card) {
            return (poset.above(card) & state.live()) == 0;
        }

        private boolean fitsPairs(int card, int other) {
            for (int third = 0; third < partner.length; third++) {
                if (partner[third] >= 0
                        && !(agree(card, third, other, partner[third])
                                && agree(third, card, partner[third], other))) {
                    return false;
                }
            }
            return true;
        }

        /** Whether two cards are ordered as their images are, or the other way round. */
        private boolean agree(int lower, int upper, int imageOfLower, int imageOfUpper) {
            return poset.isBelow(lower, upper)
                    == (reverses
                            ? poset.isBelow(imageOfUpper, imageOfLower)
                            : poset.isBelow(imageOfLower, imageOfUpper));
        }
    }
}
