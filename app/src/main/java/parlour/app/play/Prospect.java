package parlour.app.play;

import java.util.List;
import java.util.Optional;
import parlour.game.Result;
import parlour.games.catalogue.Playable;

/** What the player to move can force. */
public enum Prospect {
    /** He loses against best play. */
    LOSES,
    /** He can force a draw and no more. */
    DRAWS,
    /** Not decided. */
    UNKNOWN,
    /** He can force a win. */
    WINS;

    /** What follows from the moves of a position. */
    static Prospect of(List<Playable.Row> rows) {
        boolean anyUnknown = false;
        boolean anyDraw = false;
        for (Playable.Row row : rows) {
            if (row.wins()) {
                return WINS;
            }
            anyUnknown |= row.outcome().equals("unknown");
            anyDraw |= row.outcome().equals("D");
        }
        return anyUnknown ? UNKNOWN : anyDraw ? DRAWS : LOSES;
    }

    /** The prospect at the end of play. */
    static Prospect of(Result result) {
        return switch (result) {
            case WON -> WINS;
            case DRAWN -> DRAWS;
            case LOST -> LOSES;
        };
    }

    /** The same for the other player. */
    Prospect other() {
        return switch (this) {
            case WINS -> LOSES;
            case LOSES -> WINS;
            case DRAWS, UNKNOWN -> this;
        };
    }

    /**
     * Whether a move was a blunder: it gave away a win, or the draw that was left.
     *
     * @param before what the mover could force
     * @param after what he can force after his move; empty where nobody knows
     */
    static boolean isBlunder(Prospect before, Optional<Prospect> after) {
        if (before == UNKNOWN || after.isEmpty() || after.get() == UNKNOWN) {
            return false;
        }
        return after.get().compareTo(before) < 0;
    }

    /** Its name as people write it. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
