package parlour.app.play;

import java.util.Optional;
import parlour.game.Result;

/**
 * A move that was made and where it led.
 *
 * @param move as it was written
 * @param instance the canonical instance string after it
 * @param prospect what the player whose turn it is then can force; empty where work was stopped
 * @param result present exactly when play is over, seen by that player
 * @param blunder whether it changed the outcome for the worse for the one who made it
 */
public record Ply(
        String move,
        String instance,
        Optional<Prospect> prospect,
        Optional<Result> result,
        boolean blunder) {}
