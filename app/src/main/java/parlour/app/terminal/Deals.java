package parlour.app.terminal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import parlour.exact.Rational;
import parlour.games.catalogue.Counterplay;

/**
 * Deals from a shuffled deck, and what the optimum does in each. The same seed deals the same. All
 * chances are exact as far as the dice are fair: whole numbers are thrown, never fractions.
 */
final class Deals {
    private final List<Integer> deck;
    private final Counterplay.Study optimum;
    private final Random dice;
    private final List<Dealt> dealt = new ArrayList<>();

    /**
     * Shuffles.
     *
     * @param deck how many cards there are of each rank, lowest first; at least three cards
     * @param optimum both players' optimal ways
     */
    Deals(List<Integer> deck, Counterplay.Study optimum, long seed) {
        this.deck = deck;
        this.optimum = optimum;
        this.dice = Random.from(new SplittableRandom(seed));
    }

    /**
     * A deal.
     *
     * @param cards the cards
     * @param firstKeeps whether the optimal first player keeps his
     * @param secondKeeps whether the optimal second player does, after a keep
     */
    record Dealt(Counterplay.Deal cards, boolean firstKeeps, boolean secondKeeps) {}

    /** The deal with this number, from 0. */
    Dealt at(int number) {
        while (dealt.size() <= number) {
            dealt.add(next());
        }
        return dealt.get(number);
    }

    private Dealt next() {
        int[] left = deck.stream().mapToInt(Integer::intValue).toArray();
        int first = draw(left);
        int second = draw(left);
        return new Dealt(
                new Counterplay.Deal(first, second, draw(left)),
                happens(optimum.first().choices().get(first - 1).keeps()),
                happens(optimum.second().choices().get(second - 1).keeps()));
    }

    /** Takes one of the cards that are left, each as likely as any other. */
    private int draw(int[] left) {
        int cards = 0;
        for (int copies : left) {
            cards += copies;
        }
        int at = dice.nextInt(cards);
        int rank = 0;
        while (at >= left[rank]) {
            at -= left[rank++];
        }
        left[rank]--;
        return rank + 1;
    }

    /** Comes true with a probability: a whole number below its denominator is thrown. */
    private boolean happens(Rational probability) {
        BigInteger den = probability.den();
        BigInteger thrown;
        do {
            thrown = new BigInteger(den.bitLength(), dice);
        } while (thrown.compareTo(den) >= 0);
        return thrown.compareTo(probability.num()) < 0;
    }
}
