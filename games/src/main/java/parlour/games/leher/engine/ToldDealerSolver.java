package parlour.games.leher.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.games.leher.DealCounts;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.OneSuitPayoff;

/**
 * Solves the game in which the dealer sees a kept card: every decision is then made with open
 * cards.
 *
 * <p>One suit: a kept x wins (x−1)(x−2) triples, an exchange (N−x)(N+x−3)/2; the smallest x for
 * which keeping is no worse follows from an integer square root, and both sums have closed forms.
 * Other decks: the best for each rank.
 */
final class ToldDealerSolver {
    private static final String FORCED =
            "the dealer sees a kept card and does what leaves the receiver less, so that no strategy of the dealer is stated";

    private ToldDealerSolver() {}

    static Solved oneSuit(BigInteger n) {
        BigInteger s = threshold(n);
        BigInteger last = s.subtract(BigInteger.ONE);
        BigInteger wins = exchanges(n, last).add(keeps(n)).subtract(keeps(last));
        Rational value = Rational.of(wins, OneSuitPayoff.triples(n));
        List<Claim.Mix> best = new ArrayList<>(List.of(Claim.Mix.pure("threshold", s)));
        if (gain(n, s).signum() == 0 && s.compareTo(n) < 0) {
            best.add(Claim.Mix.pure("threshold", s.add(BigInteger.ONE)));
        }
        return solved(value, best);
    }

    /** The least s ≥ 2 with 3s² − 9s + 4 ≥ N² − 3N: from the square root on, one by one. */
    private static BigInteger threshold(BigInteger n) {
        BigInteger three = BigInteger.valueOf(3);
        BigInteger s =
                n.multiply(n.subtract(three))
                        .divide(three)
                        .max(BigInteger.ZERO)
                        .sqrt()
                        .max(BigInteger.TWO);
        while (gain(n, s).signum() < 0) {
            s = s.add(BigInteger.ONE);
        }
        return s;
    }

    private static BigInteger gain(BigInteger n, BigInteger s) {
        BigInteger three = BigInteger.valueOf(3);
        return s.multiply(s.subtract(three))
                .multiply(three)
                .add(BigInteger.valueOf(4))
                .subtract(n.multiply(n.subtract(three)));
    }

    /** Σ_{x≤m} (N−x)(N+x−3)/2 = m(3N² − 9N + 9(m+1)/2 − (m+1)(2m+1)/2)/6. */
    private static BigInteger exchanges(BigInteger n, BigInteger m) {
        BigInteger m1 = m.add(BigInteger.ONE);
        BigInteger twice =
                n.multiply(n.subtract(BigInteger.valueOf(3)))
                        .multiply(BigInteger.valueOf(6))
                        .add(m1.multiply(BigInteger.valueOf(8).subtract(m.shiftLeft(1))));
        return m.multiply(twice).divide(BigInteger.valueOf(12));
    }

    /** Σ_{x≤m} (x−1)(x−2). */
    private static BigInteger keeps(BigInteger m) {
        return m.multiply(m.subtract(BigInteger.ONE))
                .multiply(m.subtract(BigInteger.TWO))
                .divide(BigInteger.valueOf(3));
    }

    static Solved packed(LeHerInstance.Packed packed) {
        DealCounts counts = new DealCounts(packed.deck(), packed.rules());
        int ranks = counts.ranks();
        long[] keep = new long[ranks + 1];
        for (int x = 1; x <= ranks; x++) {
            for (int y = 1; y <= ranks; y++) {
                keep[x] += Math.min(counts.kept(x, y), counts.drawn(x, y));
            }
        }
        long[] wins = new long[ranks + 2];
        for (int s = 1; s <= ranks + 1; s++) {
            for (int x = 1; x <= ranks; x++) {
                wins[s] += x >= s ? keep[x] : counts.exchanged(x);
            }
        }
        long most = java.util.Arrays.stream(wins, 1, ranks + 2).max().orElseThrow();
        List<Claim.Mix> best = new ArrayList<>();
        for (int s = 1; s <= ranks + 1; s++) {
            if (wins[s] == most) {
                best.add(Claim.Mix.pure("threshold", BigInteger.valueOf(s)));
            }
        }
        return solved(Rational.of(most, counts.total()), best);
    }

    private static Solved solved(Rational value, List<Claim.Mix> best) {
        Claim.Mix none = new Claim.Mix("threshold", new TreeMap<>());
        Claim.Equilibrium equilibrium = new Claim.Equilibrium(value, best.getFirst(), none);
        Claim.Extremes extremes = new Claim.Extremes(best, List.of(none));
        return new Solved(equilibrium, extremes, "open-cards", List.of(FORCED));
    }
}
