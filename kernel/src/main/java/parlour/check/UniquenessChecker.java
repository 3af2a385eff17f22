package parlour.check;

import java.util.List;
import java.util.stream.IntStream;
import parlour.claim.Claim;
import parlour.exact.Rational;

/**
 * Decides whether a side's optimal mix is shown to be the only one, or shown not to be.
 *
 * <p><i>The only one</i>: an optimal mix of the other side is given, after which the equations of
 * {@link OptimaSide#dimensions} have one solution. By strict complementarity some mix will do
 * whenever the side's is unique. <i>Not the only one</i>: another optimal mix is given.
 *
 * <p>Cost: one payoff for each strategy of the side and each one that the mix uses; then cubic in
 * the number of best replies.
 *
 * @param side the side it is about
 */
record UniquenessChecker(OptimaSide side) {
    /**
     * Sees that the side has one optimal mix only.
     *
     * @throws Rejection if this mix of the other side does not show it
     */
    void demandOnly(Claim.Mix against) {
        List<Rational> surplus = side.other().surplus(against);
        List<Integer> best =
                IntStream.range(0, surplus.size())
                        .filter(own -> surplus.get(own).signum() == 0)
                        .boxed()
                        .toList();
        if (side.dimensions(best, side.other().indices(against)) > 0) {
            throw new Rejection(side.name() + " optima: the mix against it leaves room for others");
        }
    }

    /**
     * Sees that the side has more than one optimal mix.
     *
     * @throws Rejection if this mix does not show it
     */
    void demandSecond(Claim.Mix second, Claim.Mix claimed) {
        if (second.weights().equals(claimed.weights())) {
            throw new Rejection(side.name() + " optima: the other mix is the same");
        }
        side.surplus(second);
    }
}
