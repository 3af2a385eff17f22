package parlour.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * Finds the replies that a strategy leaves out.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface ReplyFinder<P, M> {
    /**
     * A move at a position that is not over, after which the other player has not won and has no
     * move to a good position. Empty if there is none: whoever is to move loses.
     *
     * @param isGood whether whoever moves to a position is known to win
     */
    Optional<M> unanswered(P position, Predicate<P> isGood);

    /** Tries all replies, in the order of the rules. */
    static <P, M> ReplyFinder<P, M> tryingAll(FiniteRuleset<P, M> rules) {
        return (position, isGood) ->
                rules.moves(position).stream()
                        .filter(move -> !isAnswered(rules, rules.play(position, move), isGood))
                        .findFirst();
    }

    private static <P, M> boolean isAnswered(
            FiniteRuleset<P, M> rules, P option, Predicate<P> isGood) {
        Optional<Result> result = rules.result(option);
        if (result.isPresent()) {
            return result.get() == Result.WON;
        }
        List<M> replies = rules.moves(option);
        return replies.stream().anyMatch(reply -> isGood.test(rules.play(option, reply)));
    }
}
