package parlour.games.transposition;

import java.util.Locale;

/** Even or odd. */
public enum Parity {
    /** Zero modulo two. */
    EVEN,
    /** One modulo two. */
    ODD;

    /** The parity of a number. */
    public static Parity of(long number) {
        return (number & 1) == 0 ? EVEN : ODD;
    }

    /** The parity of a sum. */
    public Parity plus(Parity other) {
        return this == other ? EVEN : ODD;
    }

    /** The other parity. */
    public Parity other() {
        return this == EVEN ? ODD : EVEN;
    }

    /** The word: {@code even} or {@code odd}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
