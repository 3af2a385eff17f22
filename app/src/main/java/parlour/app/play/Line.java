package parlour.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.app.ask.ListedMoves;
import parlour.app.recall.Recall;
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
     * @throws BadInput naming the first move that is not legal, and its number
     */
    public static <I> Line of(Opened<I> opened, List<String> moves) {
        return of(opened, moves, (_, _) -> Optional.empty());
    }

    /**
     * The same, with what the players can force.
     *
     * @param recall asks the game, or the store
     * @param budget within which all positions are judged
     */
    public static <I> Line valued(
            Opened<I> opened, List<String> moves, Recall recall, Budget budget) {
        return of(opened, moves, (game, position) -> prospect(game, position, recall, budget));
    }

    /** Judges a position. */
    private interface Judge<I> {
        Optional<Prospect> prospect(Playable<I> game, I position);
    }

    private static <I> Line of(Opened<I> opened, List<String> moves, Judge<I> judge) {
        Playable<I> game = ListedMoves.playable(opened);
        I position = opened.instance();
        Optional<Prospect> before = judge.prospect(game, position);
        Line empty = new Line(opened.canonical(), before, game.result(position), List.of());
        List<Ply> plies = new ArrayList<>();
        for (String move : moves) {
            position = play(game, position, move, plies.size() + 1);
            Optional<Prospect> after = judge.prospect(game, position);
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
    private static <I> Optional<Prospect> prospect(
            Playable<I> game, I position, Recall recall, Budget budget) {
        Optional<Result> result = game.result(position);
        if (result.isPresent()) {
            return Optional.of(Prospect.of(result.get()));
        }
        ListedMoves listed = recall.moves(new Opened<>(game, position), budget);
        return listed.isStopped() ? Optional.empty() : Optional.of(Prospect.of(listed.rows()));
    }
}
