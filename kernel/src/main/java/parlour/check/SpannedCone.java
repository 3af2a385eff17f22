package parlour.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides whether some vectors are all extreme rays of a cone that linear inequalities define in
 * the space that the vectors span.
 *
 * <p>A vector is told by what each inequality is on it, none negative. Let K be the cone that the
 * vectors span, C the one that the inequalities define; K lies in C.
 *
 * <ol>
 *   <li>If the vectors are independent, K = C if for each vector some inequality is positive on it
 *       and vanishes on all others: these inequalities are the coordinates, up to factors.
 *   <li>Otherwise K = C if for each vector v the cone C + ℝv lies in K + ℝv. For if K had a facet
 *       that C crosses, let f be its linear function and v a vector on it; some p in C has f(p)
 *       &lt; 0, but p = k + λv with k in K, so f(p) = f(k) ≥ 0. Now C + ℝv is defined by the
 *       inequalities that vanish on v. If they have as great a rank as there are dimensions beside
 *       v, then v is an extreme ray, and the question is the same with one dimension less, for the
 *       values on the inequalities that are left. Only neighbours of v are kept as vectors: for
 *       others a third vector lies wherever both do.
 * </ol>
 *
 * <p>Ranks are taken modulo primes, which can only lower them. Cost: cubic in the vectors, for each
 * face that is not simple again.
 */
final class SpannedCone {
    /** More faces than this are not looked at. */
    static final int MAX_FACES = 100_000;

    private int faces;

    private SpannedCone() {}

    /**
     * Sees that the vectors are all extreme rays.
     *
     * @param vectors what each inequality is on each vector; none is a multiple of another
     * @param rank how many dimensions they span
     * @throws Rejection if a vector is not extreme, if one is missing, or beyond {@link #MAX_FACES}
     */
    static void demandAllRays(List<List<BigInteger>> vectors, int rank) {
        new SpannedCone().demand(vectors, rank);
    }

    private void demand(List<List<BigInteger>> vectors, int rank) {
        if (++faces > MAX_FACES) {
            throw new Rejection("more than " + MAX_FACES + " faces, too many to check");
        }
        List<BitSet> zeros = vectors.stream().map(SpannedCone::zeros).toList();
        if (vectors.size() == rank) {
            IntStream.range(0, rank).forEach(v -> demandCoordinate(zeros, v, vectors));
            return;
        }
        for (int v = 0; v < vectors.size(); v++) {
            BitSet left = zeros.get(v);
            List<List<BigInteger>> neighbours = new ArrayList<>();
            for (int u = 0; u < vectors.size(); u++) {
                if (u != v && areNeighbours(zeros, u, v, rank)) {
                    List<BigInteger> values = vectors.get(u);
                    neighbours.add(left.stream().mapToObj(values::get).toList());
                }
            }
            if (neighbours.isEmpty() || PrimeRank.of(neighbours) < rank - 1) {
                throw new Rejection(
                        "mix %d is not extreme, or one is missing beside it".formatted(v + 1));
            }
            demand(neighbours, rank - 1);
        }
    }

    private static BitSet zeros(List<BigInteger> values) {
        BitSet zeros = new BitSet();
        IntStream.range(0, values.size())
                .filter(i -> values.get(i).signum() == 0)
                .forEach(zeros::set);
        return zeros;
    }

    private static void demandCoordinate(
            List<BitSet> zeros, int v, List<List<BigInteger>> vectors) {
        BitSet common = new BitSet();
        common.set(0, vectors.getFirst().size());
        for (int u = 0; u < zeros.size(); u++) {
            if (u == v) {
                common.andNot(zeros.get(u));
            } else {
                common.and(zeros.get(u));
            }
        }
        if (common.isEmpty()) {
            throw new Rejection("one is missing opposite to mix " + (v + 1));
        }
    }

    /** Whether no third vector lies wherever both do; two neighbours share rank - 2 dimensions. */
    private static boolean areNeighbours(List<BitSet> zeros, int u, int v, int rank) {
        BitSet common = (BitSet) zeros.get(u).clone();
        common.and(zeros.get(v));
        if (common.cardinality() < rank - 2) {
            return false;
        }
        for (int third = 0; third < zeros.size(); third++) {
            if (third != u && third != v && contains(zeros.get(third), common)) {
                return false;
            }
        }
        return true;
    }

    private static boolean contains(BitSet zeros, BitSet others) {
        for (int i = others.nextSetBit(0); i >= 0; i = others.nextSetBit(i + 1)) {
            if (!zeros.get(i)) {
                return false;
            }
        }
        return true;
    }
}
