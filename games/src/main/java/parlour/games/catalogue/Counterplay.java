package parlour.games.catalogue;

import java.util.List;
import java.util.Optional;
import parlour.claim.Budget;
import parlour.exact.Rational;

/**
 * A game of two players with hidden cards in which any way to play can be studied: what it is
 * worth, what answers it best, and what each choice in it costs.
 *
 * <p>All values are the first player's chances; a way to play keeps each card with some
 * probability.
 *
 * @param <I> instances
 */
public interface Counterplay<I> extends Game<I> {
    /** What the two players are called, first player first. */
    List<String> players();

    /**
     * Studies two ways to play; a way that is not given is the best reply to the other, or, if
     * neither is given, an optimal way.
     *
     * @throws parlour.claim.BadInput if a way cannot be read, or the instance has no hidden choice
     * @throws Budget.Exceeded if the budget runs out
     */
    Study study(I instance, Ways ways, Budget budget);

    /**
     * Ways to play that were advised in print, with their exact cost; empty if there are none.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    List<Advice> advice(I instance, Budget budget);

    /**
     * How many cards there are of each rank, lowest first.
     *
     * @throws parlour.claim.BadInput if the instance has no hidden choice
     */
    List<Integer> deck(I instance);

    /**
     * Plays one deal. Where the second player has no hidden choice, he does what is best for him.
     *
     * @param firstKeeps whether the first player keeps
     * @param secondKeeps whether the second player keeps after that
     * @throws parlour.claim.BadInput if the instance has no hidden choice
     */
    Showdown showdown(I instance, Deal deal, boolean firstKeeps, boolean secondKeeps);

    /**
     * The cards of one deal, by rank.
     *
     * @param first the first player's
     * @param second the second player's
     * @param stock the top of the stock
     */
    record Deal(int first, int second, int stock) {}

    /**
     * How a deal ended.
     *
     * @param steps what happened, a sentence each
     * @param halves what the first player wins, in halves of the stake: 0, 1 or 2
     */
    record Showdown(List<String> steps, int halves) {
        /** Keeps a copy. */
        public Showdown {
            steps = List.copyOf(steps);
        }
    }

    /**
     * Ways to play as they are written, where they are given.
     *
     * @param first the first player's
     * @param second the second player's
     */
    record Ways(Optional<String> first, Optional<String> second) {}

    /**
     * What came out.
     *
     * @param value the first player's chance if both play as studied
     * @param optimum the same if both play optimally: the value of the game
     * @param first the first player's way
     * @param second the second player's way
     */
    record Study(Rational value, Rational optimum, Way first, Way second) {}

    /**
     * A way to play.
     *
     * @param isReply whether it is a best reply rather than given
     * @param guarantee the first player's chance against the best answer to this way
     * @param choices its choices, card by card
     */
    record Way(boolean isReply, Rational guarantee, List<Choice> choices) {
        /** Keeps a copy. */
        public Way {
            choices = List.copyOf(choices);
        }

        /** What the way loses against the other one, compared with the best reply to it. */
        public Rational regret() {
            return choices.stream().map(Choice::regret).reduce(Rational.ZERO, Rational::plus);
        }
    }

    /**
     * The choice with one card in hand.
     *
     * @param card the card
     * @param keeps the probability to keep it
     * @param kept of all deals, the share in which this card is held and the first player wins if
     *     it is kept
     * @param changed the same if it is given away
     * @param regret what the choice loses for its owner, in shares of all deals, at least 0
     */
    record Choice(int card, Rational keeps, Rational kept, Rational changed, Rational regret) {}

    /**
     * Advice from print.
     *
     * @param player whom it is for
     * @param name the word under which it can be studied
     * @param words what it says
     * @param guarantee the first player's chance against the best answer
     * @param loss what it loses compared with optimal play
     */
    record Advice(String player, String name, String words, Rational guarantee, Rational loss) {}
}
