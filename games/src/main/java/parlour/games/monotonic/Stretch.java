package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.Optional;
import parlour.exact.Rational;
import parlour.games.monotonic.check.Gap;

/**
 * Neighbouring unused cards of an infinite or large deck that are named alike: by a key after a
 * prefix. Keys rise with the cards, but fall in a part that has no lowest card, where they count
 * from the highest; a large part is counted from both ends, as in {@code 4..n-3}; a dense one is
 * named by its open interval.
 *
 * @param size how many, as a {@link Gap}
 * @param prefix what stands before a key, as {@code 1:} in {@code 1:4}
 * @param isFalling whether keys count downwards
 * @param lowest the key of the lowest card, if there is one
 * @param highest the key of the highest card, if there is one; in a large part less n
 * @param interval the ends of a dense part as they are written
 */
record Stretch(
        int size,
        String prefix,
        boolean isFalling,
        Optional<BigInteger> lowest,
        Optional<BigInteger> highest,
        String interval) {
    /** The whole of a part that is addressed by a prefix; keys begin with 0. */
    static Stretch whole(String prefix, int size) {
        return part(prefix, size, Optional.empty(), Optional.empty());
    }

    /**
     * What of such a part lies between two played cards of it.
     *
     * @param below the key of the played card below, if there is one
     * @param above the same above
     */
    static Stretch part(
            String prefix, int size, Optional<Rational> below, Optional<Rational> above) {
        if (size == Gap.RATIONALS) {
            return dense(prefix, below, above);
        }
        boolean falls = size == Gap.NEGATIVES;
        BigInteger up = falls ? BigInteger.ONE.negate() : BigInteger.ONE;
        Optional<BigInteger> lowest = below.map(key -> key.num().add(up));
        Optional<BigInteger> highest = above.map(key -> key.num().subtract(up));
        if (lowest.isEmpty() && !Gap.isOpenBelow(size)) {
            lowest = Optional.of(BigInteger.ZERO);
        }
        if (highest.isEmpty() && !Gap.isOpenAbove(size)) {
            highest = Optional.of(lastKey(size));
        }
        return discrete(prefix, falls, lowest, highest, size == Gap.LARGE);
    }

    private static BigInteger lastKey(int size) {
        if (size == Gap.NEGATIVES) {
            return BigInteger.ZERO;
        }
        return BigInteger.valueOf(size == Gap.LARGE ? -1 : size - 1L);
    }

    /** A dense stretch between two cards. */
    static Stretch dense(String prefix, Optional<Rational> below, Optional<Rational> above) {
        String interval =
                "(%s,%s)"
                        .formatted(
                                below.map(Rational::toString).orElse("-inf"),
                                above.map(Rational::toString).orElse("inf"));
        return new Stretch(
                Gap.RATIONALS, prefix, false, Optional.empty(), Optional.empty(), interval);
    }

    /**
     * From this number of bits on a number of cards is not counted: 2^29 cards are more than any
     * that can count as large, and two such numbers fit an int.
     */
    private static final int UNCOUNTED_BITS = 30;

    /** A discrete stretch between two keys. */
    static Stretch discrete(
            String prefix,
            boolean isFalling,
            Optional<BigInteger> lowest,
            Optional<BigInteger> highest,
            boolean isLarge) {
        int size;
        if (isLarge) {
            size = Gap.LARGE;
        } else if (lowest.isPresent() && highest.isPresent()) {
            BigInteger distance = highest.get().subtract(lowest.get());
            BigInteger cards = (isFalling ? distance.negate() : distance).add(BigInteger.ONE);
            size = cards.bitLength() < UNCOUNTED_BITS ? cards.intValueExact() : Gap.LARGE;
        } else {
            size = Gap.infinite(lowest.isEmpty(), highest.isEmpty());
        }
        return new Stretch(size, prefix, isFalling, lowest, highest, "");
    }

    /** The key of the card with a number of cards of the stretch below it, if these are counted. */
    Optional<BigInteger> fromLowest(long cards) {
        return lowest.map(key -> step(key, cards));
    }

    /** The key of the card with a number of cards of the stretch above it. */
    Optional<BigInteger> fromHighest(long cards) {
        return highest.map(key -> step(key, -cards));
    }

    private BigInteger step(BigInteger key, long cards) {
        return key.add(BigInteger.valueOf(isFalling ? -cards : cards));
    }

    /** All cards from one to another as they are written; an absent key stands for no end. */
    String range(Optional<BigInteger> from, Optional<BigInteger> to) {
        if (size == Gap.RATIONALS) {
            return prefix + interval;
        }
        String low = (isFalling ? to : from).map(this::key).orElse("");
        String high = (isFalling ? from : to).map(this::key).orElse("");
        return prefix + (low.equals(high) && !low.isEmpty() ? low : low + ".." + high);
    }

    /** All cards of the stretch. */
    String all() {
        return range(lowest, highest);
    }

    /** Keys of a large part that lie below its first one are counted from its end. */
    private String key(BigInteger key) {
        boolean fromEnd =
                size == Gap.LARGE && lowest.isPresent() && key.compareTo(lowest.get()) < 0;
        if (!fromEnd) {
            return key.toString();
        }
        return key.signum() == 0 ? "n" : "n" + key;
    }
}
