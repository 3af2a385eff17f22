package parlour.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import parlour.claim.Claim;
import parlour.exact.Rational;

/**
 * Decides whether the lists of a claim are all extreme optimal mixes of both sides.
 *
 * <p>The optimal mixes of a side are a polytope P, its mixes that get at least the value against
 * every strategy of the other. Let V be the side's list, whose members are seen to be in P.
 *
 * <p>P lies in the space that V spans if that has as many dimensions as the equations of {@link
 * OptimaSide#dimensions} leave, taken for the mean of the other side's list. Within it P is defined
 * by inequalities, "this weight is not negative" and "against this strategy it gets at least the
 * value"; {@link SpannedCone} decides whether V is all its corners.
 *
 * <p>Cost: one payoff for each strategy of the other side and each one used by a member; then of
 * {@link SpannedCone}.
 */
final class ExtremesChecker {
    private final OptimaSide side;
    private final List<Claim.Mix> own;
    private final List<List<Rational>> ownSurplus = new ArrayList<>();
    private final List<List<Rational>> otherSurplus = new ArrayList<>();
    private final List<Claim.Mix> others;

    private ExtremesChecker(OptimaSide side, List<Claim.Mix> own, List<Claim.Mix> others) {
        this.side = side;
        this.own = own;
        this.others = others;
        own.forEach(mix -> ownSurplus.add(side.surplus(mix)));
        others.forEach(mix -> otherSurplus.add(side.other().surplus(mix)));
    }

    /**
     * Sees that both lists are what they are said to be.
     *
     * @param row the row player's side
     * @throws Rejection if a member is not optimal or not extreme, if one is missing, or if there
     *     are too many facets to check
     */
    static void demandAll(OptimaSide row, Claim.Extremes claimed) {
        new ExtremesChecker(row, claimed.row(), claimed.column()).demandAll();
        new ExtremesChecker(row.other(), claimed.column(), claimed.row()).demandAll();
    }

    private void demandAll() {
        List<Integer> best = best();
        List<List<BigInteger>> weights =
                own.stream().map(mix -> IntegerMix.scaled(weights(mix, best))).toList();
        int rank = PrimeRank.of(weights);
        if (Set.copyOf(weights).size() < own.size()) {
            throw rejected("a mix is listed twice");
        }
        if (rank <= side.dimensions(best, used())) {
            throw rejected("the list spans too little, so that one is missing");
        }
        try {
            SpannedCone.demandAllRays(inequalities(best), rank);
        } catch (Rejection rejection) {
            throw rejected(rejection.reason());
        }
    }

    /** The side's best replies to every mix of the other's list. */
    private List<Integer> best() {
        return IntStream.range(0, side.count())
                .filter(i -> otherSurplus.stream().allMatch(list -> list.get(i).signum() == 0))
                .boxed()
                .toList();
    }

    /** The strategies that some mix of the other's list uses. */
    private List<Integer> used() {
        return others.stream()
                .flatMap(mix -> side.other().indices(mix).stream())
                .distinct()
                .sorted()
                .toList();
    }

    private List<Rational> weights(Claim.Mix mix, List<Integer> strategies) {
        List<Integer> indices = side.indices(mix);
        List<Rational> weights = List.copyOf(mix.weights().values());
        return strategies.stream()
                .map(
                        strategy -> {
                            int place = indices.indexOf(strategy);
                            return place < 0 ? Rational.ZERO : weights.get(place);
                        })
                .toList();
    }

    /** For each member what the inequalities are on it, over a common denominator. */
    private List<List<BigInteger>> inequalities(List<Integer> best) {
        List<List<BigInteger>> inequalities = new ArrayList<>();
        for (int member = 0; member < own.size(); member++) {
            List<Rational> values = new ArrayList<>(weights(own.get(member), best));
            values.addAll(ownSurplus.get(member));
            inequalities.add(IntegerMix.scaled(values));
        }
        return inequalities;
    }

    private Rejection rejected(String reason) {
        return new Rejection(side.name() + " optima: " + reason);
    }
}
