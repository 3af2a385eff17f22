package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import parlour.claim.Budget;

/**
 * The extreme rays of a pointed polyhedral cone {@code {u : g·u ≥ 0 for all g}}, by the double
 * description method.
 *
 * <p>The cone of as many independent inequalities as there are dimensions has one ray for each.
 * Every further inequality keeps the rays on its good side and puts a new ray on each edge that it
 * cuts; two rays span an edge if and only if no third ray lies on all inequalities on which both
 * lie. Cost: quadratic in the rays met, times the rays again for the edge test. Source: T. S.
 * Motzkin, H. Raiffa, G. L. Thompson, R. M. Thrall 1953.
 */
final class DoubleDescription {
    /** More rays than this are not kept. */
    static final int MAX_RAYS = 5_000;

    private final List<BigInteger[]> inequalities;
    private final int dimension;
    private final Budget budget;
    private List<Ray> rays = new ArrayList<>();

    private DoubleDescription(List<BigInteger[]> inequalities, int dimension, Budget budget) {
        this.inequalities = inequalities;
        this.dimension = dimension;
        this.budget = budget;
    }

    /** A ray and the inequalities, among those used so far, on whose boundary it lies. */
    private record Ray(BigInteger[] vector, BitSet zeros) {}

    /**
     * The extreme rays, as integer vectors without common divisor.
     *
     * @throws Budget.Exceeded if the budget runs out, its memory included, or {@link #MAX_RAYS}
     */
    static List<BigInteger[]> rays(List<BigInteger[]> inequalities, int dimension, Budget budget) {
        DoubleDescription description = new DoubleDescription(inequalities, dimension, budget);
        BitSet used = description.start();
        for (int i = 0; i < inequalities.size(); i++) {
            if (!used.get(i)) {
                description.add(i);
            }
        }
        return description.rays.stream().map(Ray::vector).toList();
    }

    /**
     * The simplicial cone of the first independent inequalities G: its rays are the columns of G⁻¹.
     */
    private BitSet start() {
        int[] chosen = independent();
        List<BigInteger[]> rows = new ArrayList<>();
        for (int i = 0; i < dimension; i++) {
            BigInteger[] row = Arrays.copyOf(inequalities.get(chosen[i]), 2 * dimension);
            Arrays.fill(row, dimension, 2 * dimension, BigInteger.ZERO);
            row[dimension + i] = BigInteger.ONE;
            rows.add(row);
        }
        NullSpace.reduce(rows, dimension, budget);
        BigInteger common = BigInteger.ONE;
        for (int i = 0; i < dimension; i++) {
            BigInteger pivot = rows.get(i)[i].abs();
            common = common.divide(common.gcd(pivot)).multiply(pivot);
        }
        for (int ray = 0; ray < dimension; ray++) {
            BigInteger[] vector = new BigInteger[dimension];
            for (int i = 0; i < dimension; i++) {
                vector[i] = rows.get(i)[dimension + ray].multiply(common).divide(rows.get(i)[i]);
            }
            BitSet zeros = new BitSet();
            for (int i = 0; i < dimension; i++) {
                zeros.set(chosen[i], i != ray);
            }
            rays.add(new Ray(NullSpace.shorten(vector), zeros));
        }
        BitSet used = new BitSet();
        Arrays.stream(chosen).forEach(used::set);
        return used;
    }

    /** The pivot columns of the transpose. */
    private int[] independent() {
        List<BigInteger[]> transpose = new ArrayList<>();
        for (int k = 0; k < dimension; k++) {
            BigInteger[] row = new BigInteger[inequalities.size()];
            for (int i = 0; i < row.length; i++) {
                row[i] = inequalities.get(i)[k];
            }
            transpose.add(row);
        }
        int[] chosen = NullSpace.reduce(transpose, inequalities.size(), budget);
        if (chosen.length != dimension) {
            throw new IllegalArgumentException("the cone contains a line");
        }
        return chosen;
    }

    private void add(int inequality) {
        budget.spend();
        List<Ray> kept = new ArrayList<>();
        List<Ray> above = new ArrayList<>();
        List<Ray> below = new ArrayList<>();
        List<BigInteger> aboveBy = new ArrayList<>();
        List<BigInteger> belowBy = new ArrayList<>();
        for (Ray ray : rays) {
            BigInteger product = dot(inequalities.get(inequality), ray.vector);
            if (product.signum() == 0) {
                ray.zeros.set(inequality);
            }
            (product.signum() < 0 ? below : product.signum() > 0 ? above : kept).add(ray);
            (product.signum() < 0
                            ? belowBy
                            : product.signum() > 0 ? aboveBy : new ArrayList<BigInteger>())
                    .add(product);
        }
        List<Ray> cut = new ArrayList<>();
        for (int i = 0; i < above.size(); i++) {
            budget.spend();
            for (int j = 0; j < below.size(); j++) {
                BitSet common = (BitSet) above.get(i).zeros.clone();
                common.and(below.get(j).zeros);
                if (isEdge(common, above.get(i), below.get(j))) {
                    common.set(inequality);
                    cut.add(
                            new Ray(
                                    between(
                                            above.get(i),
                                            aboveBy.get(i),
                                            below.get(j),
                                            belowBy.get(j)),
                                    common));
                    demandFew(kept.size() + above.size() + cut.size());
                }
            }
        }
        kept.addAll(above);
        kept.addAll(cut);
        demandRoom(kept);
        rays = kept;
    }

    private void demandRoom(List<Ray> kept) {
        long bits = 0;
        for (Ray ray : kept) {
            for (BigInteger coordinate : ray.vector) {
                bits +=
                        FractionFreeSimplex.BYTES_OF_AN_INTEGER * Byte.SIZE
                                + coordinate.bitLength();
            }
        }
        demandFew(kept.size());
        if (bits / Byte.SIZE > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    private static void demandFew(int count) {
        if (count > MAX_RAYS) {
            throw new Budget.Exceeded("the limit of " + MAX_RAYS + " rays");
        }
    }

    /** An edge is a line of the cone: all dimensions but two are used up by what is common. */
    private boolean isEdge(BitSet common, Ray first, Ray second) {
        if (common.cardinality() < dimension - 2) {
            return false;
        }
        for (Ray other : rays) {
            if (!other.equals(first) && !other.equals(second) && contains(other.zeros, common)) {
                return false;
            }
        }
        return true;
    }

    private static boolean contains(BitSet zeros, BitSet common) {
        for (int i = common.nextSetBit(0); i >= 0; i = common.nextSetBit(i + 1)) {
            if (!zeros.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static BigInteger[] between(
            Ray above, BigInteger aboveBy, Ray below, BigInteger belowBy) {
        BigInteger[] vector = new BigInteger[above.vector.length];
        for (int k = 0; k < vector.length; k++) {
            vector[k] =
                    below.vector[k].multiply(aboveBy).subtract(above.vector[k].multiply(belowBy));
        }
        return NullSpace.shorten(vector);
    }

    static BigInteger dot(BigInteger[] g, BigInteger[] u) {
        BigInteger sum = BigInteger.ZERO;
        for (int k = 0; k < g.length; k++) {
            if (g[k].signum() != 0 && u[k].signum() != 0) {
                sum = sum.add(g[k].multiply(u[k]));
            }
        }
        return sum;
    }
}
