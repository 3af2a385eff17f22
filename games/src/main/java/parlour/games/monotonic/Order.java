package parlour.games.monotonic;

import java.math.BigInteger;
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
     * Largest a + d: in discrete decks 2 C(20, 10) - 1 = 369 511 cards must count as large with
     * less than 2^20; on ℚ the boundary of a diagram in a box of a-1 columns and d-1 rows must not
     * have more than 40 steps.
     */
    int mostSum() {
        return this == RATIONALS ? 42 : 22;
    }

    /**
     * The same on ℚ by the shorter side of the box, a or d less 1 under misère play and less 2
     * under normal play. In a box of one row or column play is forced: up to 1000 positions of as
     * many gaps are searched as they are.
     */
    static int mostDenseSum(int shorterSide) {
        return shorterSide <= 1 ? 1_000 : RATIONALS.mostSum();
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
