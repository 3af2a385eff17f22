package parlour.app.terminal;

import java.util.List;
import java.util.Locale;
import parlour.claim.BadInput;

/** Whom the person at the board plays. */
public enum Seat {
    /** Who moves first from the start. */
    FIRST,
    /** Who moves second. */
    SECOND,
    /** Both players, or two persons at one board. */
    BOTH;

    /** Its name as people write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The seat with this name.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    public static Seat named(String word) {
        for (Seat seat : values()) {
            if (seat.word().equals(word)) {
                return seat;
            }
        }
        throw BadInput.unknownWord("side", word, List.of("first", "second", "both"));
    }

    /** Whether a person makes the move after so many moves. */
    boolean moves(int made) {
        return this == BOTH || (this == FIRST) == (made % 2 == 0);
    }
}
