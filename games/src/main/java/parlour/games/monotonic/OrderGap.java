package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.Optional;
import parlour.exact.Rational;
import parlour.games.monotonic.check.Gap;

/**
 * The unused cards between two neighbouring played cards of an infinite deck.
 *
 * @param order the deck
 * @param lower the played card below, if there is one
 * @param upper the played card above, if there is one
 */
record OrderGap(Order order, Optional<Rational> lower, Optional<Rational> upper) {
    /** The lowest card, if there is one; only in discrete decks. */
    Optional<BigInteger> lowest() {
        if (lower.isPresent()) {
            return Optional.of(lower.get().num().add(BigInteger.ONE));
        }
        return order == Order.NATURALS ? Optional.of(BigInteger.ONE) : Optional.empty();
    }

    /** The highest card, if there is one; only in discrete decks. */
    Optional<BigInteger> highest() {
        if (upper.isPresent()) {
            return Optional.of(upper.get().num().subtract(BigInteger.ONE));
        }
        return order == Order.NEGATIVES ? Optional.of(BigInteger.ONE.negate()) : Optional.empty();
    }

    /**
     * How many cards, as a {@link Gap}. Cards of a discrete deck are bounded, so that the number
     * fits.
     */
    int gap() {
        if (order == Order.RATIONALS) {
            return Gap.RATIONALS;
        }
        if (lowest().isPresent() && highest().isPresent()) {
            return highest().get().subtract(lowest().get()).add(BigInteger.ONE).intValueExact();
        }
        if (lowest().isPresent()) {
            return Gap.NATURALS;
        }
        return highest().isPresent() ? Gap.NEGATIVES : Gap.INTEGERS;
    }

    /** Whether an unused card lies here. */
    boolean has(Rational card) {
        return lower.map(below -> below.compareTo(card) < 0).orElse(true)
                && upper.map(above -> card.compareTo(above) < 0).orElse(true);
    }

    /** The open interval as it is written. */
    String interval() {
        return "(%s,%s)"
                .formatted(
                        lower.map(Rational::toString).orElse("-inf"),
                        upper.map(Rational::toString).orElse("inf"));
    }
}
