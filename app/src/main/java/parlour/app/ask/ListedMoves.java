package parlour.app.ask;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;
import parlour.scene.Scene;

/**
 * Every legal move of an instance, best first; none, and the limit, if work was stopped.
 *
 * @param instance the canonical instance string
 * @param rows the moves
 * @param stoppedBy the limit that ended the work, or nothing
 */
public record ListedMoves(String instance, List<Playable.Row> rows, String stoppedBy) {
    /** Keeps a copy. */
    public ListedMoves {
        rows = List.copyOf(rows);
    }

    /**
     * Asks the game.
     *
     * @throws BadInput if it is not played move by move
     */
    public static <I> ListedMoves of(Opened<I> opened, Budget budget) {
        Playable<I> game = playable(opened);
        String instance = opened.canonical();
        try {
            return new ListedMoves(instance, game.moves(opened.instance(), budget), "");
        } catch (Budget.Exceeded exceeded) {
            return new ListedMoves(instance, List.of(), exceeded.limit());
        } catch (OutOfMemoryError full) {
            return new ListedMoves(instance, List.of(), "memory");
        }
    }

    /**
     * The game as one that is played.
     *
     * @throws BadInput if it is not played move by move
     */
    public static <I> Playable<I> playable(Opened<I> opened) {
        return opened.playable().orElseThrow(() -> notPlayed(opened));
    }

    /**
     * The picture of a position for somebody who plays on.
     *
     * @throws BadInput if it is not played move by move
     */
    public static <I> Scene board(Opened<I> opened) {
        return playable(opened).board(opened.instance());
    }

    private static BadInput notPlayed(Opened<?> opened) {
        String id = opened.game().profile().id();
        return new BadInput(
                id,
                "game ("
                        + id
                        + ") is not played move by move; ask for its value, as in ./parlour solve '"
                        + opened.canonical()
                        + "'");
    }

    /** Whether work was stopped before the moves were known. */
    public boolean isStopped() {
        return !stoppedBy.isEmpty();
    }

    /** Whether more time may tell more of some move. */
    public boolean hasUnknown() {
        return rows.stream().anyMatch(row -> row.outcome().equals("unknown"));
    }

    /** The moves as one JSON object, or an unknown answer if work was stopped. */
    public Json.Fields toJson() {
        if (isStopped()) {
            return Answering.stopped(instance, stoppedBy).toJson();
        }
        List<Json> moves = new ArrayList<>(rows.size());
        for (Playable.Row row : rows) {
            Json.Fields json =
                    Json.fields()
                            .with("move", row.move())
                            .with("outcome", row.outcome())
                            .with("wins", new Json.Flag(row.wins()));
            moves.add(
                    row.remoteness().isPresent()
                            ? json.with("remoteness", row.remoteness().getAsLong())
                            : json);
        }
        return Json.fields().with("instance", instance).with("moves", new Json.Items(moves));
    }

    /** What a move does for the player who makes it: wins, draws, loses or unknown. */
    public static String verdict(Playable.Row row) {
        if (row.wins()) {
            return "wins";
        }
        return switch (row.outcome()) {
            case "D" -> "draws";
            case "unknown" -> "unknown";
            default -> "loses";
        };
    }
}
