package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import parlour.exact.Rational;
import parlour.games.monotonic.check.Gap;

/** Infinite decks, and the large finite one, by the order of their cards. */
public enum Order {
    /** All rational numbers. */
    RATIONALS("Q", Gap.RATIONALS),
    /** 1, 2, 3, … */
    NATURALS("N", Gap.NATURALS),
    /** …, -3, -2, -1. */
    NEGATIVES("-N", Gap.NEGATIVES),
    /** All integers. */
    INTEGERS("Z", Gap.INTEGERS),
    /** 1..n for every n that is large enough. */
    LARGE("L", Gap.LARGE);

    private final String sign;
    private final int gap;

    Order(String sign, int gap) {
        this.sign = sign;
        this.gap = gap;
    }

    /** The value under {@code deck}. */
    public String sign() {
        return sign;
    }

    /** The whole deck as a {@link Gap}. */
    public int gap() {
        return gap;
    }

    /**
     * Largest a + d in discrete decks: 2 C(20, 10) - 1 = 369 511 cards count as large, under 2^20.
     */
    static final int MOST_SUM = 22;

    /** The same where all is dense: the boundary of a diagram takes 40 steps at most. */
    private static final int MOST_SUM_DENSE = 42;

    /** The same where play is forced, whose positions are searched as they are, 1000 deep. */
    private static final int MOST_SUM_FORCED = 1_000;

    /** The same on Z with runs of 3: 2 C(197, 2) - 1 = 38 611 first cards on either side differ. */
    private static final int MOST_SUM_SHIFTED = 200;

    /**
     * Largest a + d. Play is forced, or won at once, if the lesser of both is 2; under normal play
     * on Q and Z also if it is 3 (Propositions 30 to 33 and 36).
     *
     * @param gaps the {@link Gap}s of the deck or word, lowest first
     * @param lesser the lesser of a and d
     */
    static int mostSum(List<Integer> gaps, int lesser, boolean misere) {
        List<Integer> filled = gaps.stream().filter(gap -> gap != 0).toList();
        boolean isDense = filled.stream().allMatch(gap -> gap == Gap.RATIONALS);
        if (lesser <= (isDense && !misere ? 3 : 2)) {
            return MOST_SUM_FORCED;
        }
        if (lesser == 3 && !misere && filled.equals(List.of(Gap.INTEGERS))) {
            return MOST_SUM_SHIFTED;
        }
        boolean counts = filled.stream().anyMatch(gap -> gap != Gap.RATIONALS && gap != 1);
        return counts ? MOST_SUM : MOST_SUM_DENSE;
    }

    /** The order with this sign. */
    public static Optional<Order> of(String sign) {
        for (Order order : values()) {
            if (order.sign.equals(sign)) {
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }

    /** The unused cards between two neighbouring played ones; absent ones stand for the ends. */
    Stretch between(Optional<Rational> below, Optional<Rational> above) {
        if (this == RATIONALS) {
            return Stretch.dense("", below, above);
        }
        Optional<BigInteger> lowest = below.map(card -> card.num().add(BigInteger.ONE));
        Optional<BigInteger> highest = above.map(card -> card.num().subtract(BigInteger.ONE));
        if (lowest.isEmpty() && (this == NATURALS || this == LARGE)) {
            lowest = Optional.of(BigInteger.ONE);
        }
        if (highest.isEmpty() && (this == NEGATIVES || this == LARGE)) {
            highest = Optional.of(this == LARGE ? BigInteger.ZERO : BigInteger.ONE.negate());
        }
        return Stretch.discrete("", false, lowest, highest, this == LARGE);
    }

    /** Whether a number is a card of the deck. The large deck's cards have no fixed names. */
    boolean has(Rational card) {
        return switch (this) {
            case RATIONALS -> true;
            case INTEGERS -> card.isInteger();
            case NATURALS -> card.isInteger() && card.signum() > 0;
            case NEGATIVES -> card.isInteger() && card.signum() < 0;
            case LARGE -> false;
        };
    }
}
