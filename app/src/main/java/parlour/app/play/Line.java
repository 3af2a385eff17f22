package parlour.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.app.ask.ListedMoves;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.game.Result;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/**
 * A play: a start and the moves made from it, each with what it did to the outcome.
 *
 * @param start the canonical instance string before the first move
 * @param prospect what the first player can force; empty where work was stopped
 * @param result present exactly when play is over before any move
 * @param plies the moves
 */
public record Line(
        String start, Optional<Prospect> prospect, Optional<Result> result, List<Ply> plies) {
    /** Keeps a copy. */
    public Line {
        plies = List.copyOf(plies);
    }

    /**
     * Plays moves one after the other.
     *
     * @param valued whether it is asked what the players can force
     * @throws BadInput naming the first move that is not legal, and its number
     */
    public static <I> Line of(Opened<I> opened, List<String> moves, boolean valued, Budget budget) {
        Playable<I> game = ListedMoves.playable(opened);
        I position = opened.instance();
        Optional<Prospect> before = valued ? prospect(game, position, budget) : Optional.empty();
        Line empty = new Line(opened.canonical(), before, game.result(position), List.of());
        List<Ply> plies = new ArrayList<>();
        for (String move : moves) {
            position = play(game, position, move, plies.size() + 1);
            Optional<Prospect> after = valued ? prospect(game, position, budget) : Optional.empty();
            plies.add(
                    new Ply(
                            move,
                            game.canonical(position),
                            after,
                            game.result(position),
                            before.isPresent()
                                    && Prospect.isBlunder(
                                            before.get(), after.map(Prospect::other))));
            before = after;
        }
        return new Line(empty.start, empty.prospect, empty.result, plies);
    }

    /** Whether more time may tell more. */
    public boolean hasUnknown() {
        return isUnknown(prospect) || plies.stream().anyMatch(ply -> isUnknown(ply.prospect()));
    }

    private static boolean isUnknown(Optional<Prospect> prospect) {
        return prospect.isEmpty() || prospect.get() == Prospect.UNKNOWN;
    }

    private static <I> I play(Playable<I> game, I position, String move, int number) {
        if (game.result(position).isPresent()) {
            throw new BadInput(
                    move,
                    "move %d (%s) comes after the end of play; leave it out"
                            .formatted(number, BadInput.shown(move)));
        }
        try {
            return game.play(position, move);
        } catch (BadInput bad) {
            throw new BadInput(bad.token(), "move %d: %s".formatted(number, bad.line()));
        }
    }

    /** What the player to move can force; empty if the budget ran out. */
    static <I> Optional<Prospect> prospect(Playable<I> game, I position, Budget budget) {
        Optional<Result> result = game.result(position);
        if (result.isPresent()) {
            return Optional.of(Prospect.of(result.get()));
        }
        try {
            return Optional.of(Prospect.of(game.moves(position, budget)));
        } catch (Budget.Exceeded stopped) {
            return Optional.empty();
        }
    }
}
