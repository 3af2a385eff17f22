package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import parlour.claim.Budget;
import parlour.games.transposition.CountCensus;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Pieces;
import parlour.games.transposition.Side;
import parlour.games.transposition.TranspositionInstance;
import parlour.games.transposition.Winner;

/**
 * Every legal move with the outcome after it, best first: winning moves, then losing ones; where a
 * position is small, losing moves that leave the opponent fewer winning replies come first.
 */
public final class MoveRows {
    private MoveRows() {}

    /**
     * Moves after which the outcome is the same.
     *
     * @param moves moves and ranges, as they are written
     * @param outcome the outcome after them
     * @param wins whether the player who makes them wins
     */
    public record Group(List<String> moves, String outcome, boolean wins) {}

    /**
     * The groups of a position.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static List<Group> of(TranspositionInstance instance, Budget budget) {
        return switch (instance) {
            case NumberGame numbers -> numbers(numbers);
            case Pennies pennies -> pennies(pennies);
            case Pieces pieces -> pieces(pieces);
            case CountGame game -> counted(game, new CountDecision(game, budget));
            case CountCensus _ -> List.of();
        };
    }

    private static List<Group> counted(CountGame game, CountDecision decision) {
        List<Group> groups = new ArrayList<>();
        for (Side winner : List.of(game.toMove(), game.toMove().other())) {
            List<String> moves = decision.leadingTo(winner);
            if (!moves.isEmpty()) {
                groups.add(new Group(moves, winner.name(), winner == game.toMove()));
            }
        }
        return groups;
    }

    private static List<Group> numbers(NumberGame position) {
        Decision decision = new Decision(position);
        List<Group> wins = new ArrayList<>();
        List<Group> losses = new ArrayList<>();
        boolean small = true;
        Moves moves = decision.byOutcome();
        for (Winner winner : Winner.values()) {
            MoveSet set = moves.byOutcome(winner);
            boolean favours = winner.favours(position.toMove(), position.moverWants());
            small &= favours || (!set.isInfinite() && set.count() <= MoveSet.LISTED_SINGLY);
            if (!set.isEmpty()) {
                (favours ? wins : losses)
                        .add(new Group(set.texts(position), winner.name(), favours));
            }
        }
        wins.addAll(small ? stubborn(decision, losses) : losses);
        return wins;
    }

    private static List<Group> stubborn(Decision decision, List<Group> losses) {
        NumberGame position = decision.position();
        Parity opponentWants = position.moverWants().other();
        record Reply(Group group, long replies) {}
        List<Reply> rows = new ArrayList<>();
        for (Group group : losses) {
            for (String move : group.moves) {
                long replies = decision.replies(position.domain().place(move), opponentWants);
                rows.add(new Reply(new Group(List.of(move), group.outcome, false), replies));
            }
        }
        return rows.stream()
                .sorted(Comparator.comparingLong(Reply::replies))
                .map(Reply::group)
                .toList();
    }

    private static List<Group> pennies(Pennies pennies) {
        ColourCriterion criterion = new ColourCriterion(pennies);
        List<String> first = new ArrayList<>();
        List<String> other = new ArrayList<>();
        BitSet colour = pennies.firstColour();
        for (int penny = 1; penny <= pennies.count() && !pennies.isOver(); penny++) {
            (colour.get(penny - 1) ? first : other).add(Integer.toString(penny));
        }
        return ordered(criterion, pennies.toMove(), first, other);
    }

    private static List<Group> pieces(Pieces pieces) {
        ColourCriterion criterion = ColourCriterion.of(pieces);
        BitSet colour = pieces.pennies().firstColour();
        List<String> first = new ArrayList<>();
        List<String> other = new ArrayList<>();
        for (String move : pieces.moves()) {
            OptionalInt letter = pieces.letter(move);
            (colour.get(letter.orElseThrow()) ? first : other).add(move);
        }
        return ordered(criterion, pieces.toMove(), first, other);
    }

    private static List<Group> ordered(
            ColourCriterion criterion, Side mover, List<String> first, List<String> other) {
        List<Group> groups = new ArrayList<>();
        for (boolean colour : new boolean[] {true, false}) {
            List<String> moves = colour ? first : other;
            Side winner = criterion.winnerAfter(colour);
            if (!moves.isEmpty()) {
                groups.add(new Group(moves, winner.name(), winner == mover));
            }
        }
        groups.sort(Comparator.comparing(group -> !group.wins));
        return groups;
    }
}
