package parlour.game;

import java.util.function.Function;

/**
 * A smaller game that decides the outcomes of another: each position of the other game, whose play
 * is not over, has the outcome of one here.
 *
 * @param rules the rules of the smaller game, from the image of the other's start on
 * @param notation how its positions and moves are written
 * @param image the position here that decides a position there
 * @param <P> positions of the other game
 * @param <Q> positions of the smaller game
 * @param <N> moves of the smaller game
 */
public record QuotientGame<P, Q, N>(
        FiniteRuleset<Q, N> rules, PositionNotation<Q, N> notation, Function<P, Q> image) {
    /** A game as its own quotient. */
    public static <P, M> QuotientGame<P, P, M> itself(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        return new QuotientGame<>(rules, notation, Function.identity());
    }
}
