package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.exact.Rational;
import parlour.games.monotonic.check.Gap;

/**
 * A deck made of parts that follow one another, as {@code N+-N}: all cards of a part lie below
 * those of the next. A card's address is {@code part:key}, both counted from 0; the key counts from
 * the left in finite parts and N, from the right in -N, and is any integer in Z, any rational in Q.
 *
 * @param parts the parts as {@link Gap}s, lowest first
 */
public record OrderSum(List<Integer> parts) {
    /** Keeps a copy. */
    public OrderSum {
        parts = List.copyOf(parts);
    }

    /**
     * A card of the deck.
     *
     * @param part the number of its part
     * @param key its key there
     */
    public record Address(int part, Rational key) {
        @Override
        public String toString() {
            return part + ":" + key;
        }
    }

    /** The order of the cards. */
    Comparator<Address> order() {
        return Comparator.comparingInt(Address::part).thenComparing(this::place);
    }

    /** A number that rises with the cards of a part. */
    private Rational place(Address card) {
        return parts.get(card.part()) == Gap.NEGATIVES ? card.key().negate() : card.key();
    }

    /** Whether an address is that of a card; those of large parts have none. */
    boolean has(Address card) {
        int part = parts.get(card.part());
        if (part == Gap.RATIONALS) {
            return true;
        }
        boolean counts = part == Gap.INTEGERS || card.key().signum() >= 0;
        boolean fits = part < 0 || card.key().compareTo(Rational.of(part, 1)) < 0;
        return card.key().isInteger() && counts && fits && part != Gap.LARGE;
    }

    /** The unused cards between two neighbouring played ones; absent ones stand for the ends. */
    List<Stretch> between(Optional<Address> below, Optional<Address> above) {
        List<Stretch> stretches = new ArrayList<>();
        int first = below.map(Address::part).orElse(0);
        int last = above.map(Address::part).orElse(parts.size() - 1);
        for (int i = first; i <= last; i++) {
            int part = i;
            stretches.add(
                    Stretch.part(
                            part + ":",
                            parts.get(part),
                            below.filter(card -> card.part() == part).map(Address::key),
                            above.filter(card -> card.part() == part).map(Address::key)));
        }
        return stretches;
    }

    /** The parts joined by {@code +}. */
    @Override
    public String toString() {
        return String.join("+", parts.stream().map(Gap::write).toList());
    }
}
