package parlour.app.terminal;

import java.util.List;
import java.util.Locale;
import parlour.claim.BadInput;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Game;

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

    /**
     * The seat with this name, or with the name that a game of hidden cards has for it.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    public static Seat of(Game<?> game, String word) {
        if (!(game instanceof Counterplay<?> hidden)) {
            return named(word);
        }
        List<String> players = hidden.players();
        return players.contains(word) ? values()[players.indexOf(word)] : named(word);
    }

    /** Whether a person makes the move after so many moves. */
    boolean moves(int made) {
        return this == BOTH || (this == FIRST) == (made % 2 == 0);
    }
}
