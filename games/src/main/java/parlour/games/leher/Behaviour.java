package parlour.games.leher;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.Rational;

/**
 * Any way to play two-handed Le Her, rank by rank: its exact value, the best reply to it, and what
 * each choice costs.
 *
 * <p>A behaviour gives for each rank the probability to keep it (for the dealer: after a keep). All
 * payoffs are the receiver's chances to win. Since they are linear in each probability, a best
 * reply is found rank by rank. Cost: quadratic in the ranks.
 */
public final class Behaviour {
    private final DealCounts counts;
    private final Rational all;

    /** For one deck under one set of rules. */
    public Behaviour(Deck deck, HouseRules rules) {
        this.counts = new DealCounts(deck, rules);
        this.all = Rational.of(counts.total());
    }

    /**
     * What one rank contributes.
     *
     * @param rank the rank, from 1
     * @param keep the receiver's chances if it is kept: the part of all deals in which this rank is
     *     held and he wins
     * @param other the same if it is exchanged or drawn for
     * @param regret what the given probability loses for its owner, at least 0
     */
    public record Choice(int rank, Rational keep, Rational other, Rational regret) {
        /** Whether keeping is at least as good for the receiver; for the dealer, as bad. */
        public boolean isIndifferent() {
            return keep.equals(other);
        }
    }

    /** Keeps ranks from a threshold on, with certainty. */
    public List<Rational> threshold(int from) {
        List<Rational> keeps = new ArrayList<>();
        for (int rank = 1; rank <= counts.ranks(); rank++) {
            keeps.add(rank >= from ? Rational.ONE : Rational.ZERO);
        }
        return keeps;
    }

    /** The receiver's chance to win when both behave as given. */
    public Rational value(List<Rational> receiver, List<Rational> dealer) {
        Rational value = Rational.ZERO;
        for (Choice choice : receiverChoices(receiver, dealer)) {
            Rational keep = receiver.get(choice.rank - 1);
            value =
                    value.plus(keep.times(choice.keep))
                            .plus(Rational.ONE.minus(keep).times(choice.other));
        }
        return value;
    }

    /** The receiver's choices against a dealer, with the regret of what he does. */
    public List<Choice> receiverChoices(List<Rational> receiver, List<Rational> dealer) {
        requireProbabilities(receiver);
        requireProbabilities(dealer);
        List<Choice> choices = new ArrayList<>();
        for (int x = 1; x <= counts.ranks(); x++) {
            Rational keep = Rational.ZERO;
            for (int y = 1; y <= counts.ranks(); y++) {
                Rational q = dealer.get(y - 1);
                keep = with(keep, q, counts.kept(x, y));
                keep = with(keep, Rational.ONE.minus(q), counts.drawn(x, y));
            }
            choices.add(choice(x, keep, Rational.of(counts.exchanged(x)), receiver.get(x - 1), 1));
        }
        return choices;
    }

    /**
     * The dealer's choices after a keep, against a receiver, with the regret of what the dealer
     * does.
     */
    public List<Choice> dealerChoices(List<Rational> receiver, List<Rational> dealer) {
        requireProbabilities(receiver);
        requireProbabilities(dealer);
        List<Choice> choices = new ArrayList<>();
        for (int y = 1; y <= counts.ranks(); y++) {
            Rational keep = Rational.ZERO;
            Rational draw = Rational.ZERO;
            for (int x = 1; x <= counts.ranks(); x++) {
                Rational p = receiver.get(x - 1);
                keep = with(keep, p, counts.kept(x, y));
                draw = with(draw, p, counts.drawn(x, y));
            }
            choices.add(choice(y, keep, draw, dealer.get(y - 1), -1));
        }
        return choices;
    }

    /** A sum with a weighed count; most weights are 0 or 1. */
    private static Rational with(Rational sum, Rational weight, long count) {
        return weight.signum() == 0 ? sum : sum.plus(weight.times(Rational.of(count)));
    }

    private Choice choice(int rank, Rational keep, Rational other, Rational probability, int sign) {
        Rational gain = keep.minus(other).times(Rational.of(sign));
        Rational missed = gain.signum() > 0 ? Rational.ONE.minus(probability) : probability;
        return new Choice(
                rank,
                keep.dividedBy(all),
                other.dividedBy(all),
                gain.abs().times(missed).dividedBy(all));
    }

    /** The receiver's best reply; ranks that are as well kept as exchanged are kept. */
    public List<Rational> bestReceiver(List<Rational> dealer) {
        return receiverChoices(threshold(1), dealer).stream()
                .map(
                        choice ->
                                choice.keep.compareTo(choice.other) >= 0
                                        ? Rational.ONE
                                        : Rational.ZERO)
                .toList();
    }

    /** The dealer's best reply; ranks that are as well kept as drawn for are kept. */
    public List<Rational> bestDealer(List<Rational> receiver) {
        return dealerChoices(receiver, threshold(1)).stream()
                .map(
                        choice ->
                                choice.keep.compareTo(choice.other) <= 0
                                        ? Rational.ONE
                                        : Rational.ZERO)
                .toList();
    }

    /** What a receiver's behaviour secures against the best dealer. */
    public Rational secured(List<Rational> receiver) {
        return value(receiver, bestDealer(receiver));
    }

    /** What a dealer's behaviour concedes to the best receiver. */
    public Rational conceded(List<Rational> dealer) {
        return value(bestReceiver(dealer), dealer);
    }

    private void requireProbabilities(List<Rational> keeps) {
        if (keeps.size() != counts.ranks()) {
            throw new IllegalArgumentException(
                    "%d keep-probabilities where the deck has %d ranks"
                            .formatted(keeps.size(), counts.ranks()));
        }
        for (Rational keep : keeps) {
            if (keep.signum() < 0 || keep.compareTo(Rational.ONE) > 0) {
                throw new IllegalArgumentException(
                        "the keep-probability (%s) must lie between 0 and 1".formatted(keep));
            }
        }
    }
}
