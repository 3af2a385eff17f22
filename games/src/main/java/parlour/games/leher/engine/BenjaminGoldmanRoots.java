package parlour.games.leher.engine;

import java.math.BigInteger;

/**
 * Floors of s*, the real root of {@link BenjaminGoldmanCubic}, and of t* = max(τ(s*), ⌈s*⌉), by
 * integers alone, N ≥ 7.
 *
 * <p>τ grows from s = 3/2 on, so τ(s*) ≥ m exactly if s* is at least the larger root of τ(s) = m,
 * that is if φ ≤ 0 there. That root is r = (3 + √d)/2 with d = 17 − 4N² + 8m(N−2); φ(r) = A + B√d
 * with integers A and B after clearing denominators, and its sign follows from those of A, B and A²
 * − B²d.
 */
final class BenjaminGoldmanRoots {
    private BenjaminGoldmanRoots() {}

    static BigInteger floorOfS(BigInteger n) {
        return n.compareTo(BigInteger.TEN) < 0
                ? BigInteger.valueOf(BenjaminGoldmanCubic.floorOfRoot(n.longValueExact()))
                : BenjaminGoldmanCubic.floorOfRoot(n);
    }

    static BigInteger floorOfT(BigInteger n) {
        BigInteger s = floorOfS(n);
        BigInteger ceiling =
                BenjaminGoldmanCubic.phi(n, s).signum() == 0 ? s : s.add(BigInteger.ONE);
        // tau at the floor of s* is less than one below tau(s*), since tau' < 1 up to N
        BigInteger m = tauFloor(n, s);
        while (isAtMostTau(n, m.add(BigInteger.ONE))) {
            m = m.add(BigInteger.ONE);
        }
        return m.max(ceiling);
    }

    private static BigInteger tauFloor(BigInteger n, BigInteger s) {
        BigInteger doubled =
                n.multiply(n)
                        .add(s.multiply(s.subtract(BigInteger.valueOf(3))))
                        .subtract(BigInteger.TWO);
        return doubled.divide(n.subtract(BigInteger.TWO).shiftLeft(1));
    }

    /** Whether m ≤ τ(s*): whether φ is at most 0 at the larger root of τ(s) = m. */
    private static boolean isAtMostTau(BigInteger n, BigInteger m) {
        BigInteger d =
                BigInteger.valueOf(17)
                        .subtract(n.multiply(n).shiftLeft(2))
                        .add(m.multiply(n.subtract(BigInteger.TWO)).shiftLeft(3));
        if (d.signum() < 0) {
            return true;
        }
        // 8φ((3+q)/2) with q = √d, collected by powers of q: 6q³ + c2·q² + c1·q + c0
        BigInteger a = times(n, 6).subtract(BigInteger.valueOf(39));
        BigInteger b =
                times(n, 6)
                        .subtract(BigInteger.valueOf(60))
                        .multiply(n)
                        .add(BigInteger.valueOf(135));
        BigInteger c =
                times(n, 6)
                        .subtract(BigInteger.valueOf(21))
                        .multiply(n)
                        .subtract(BigInteger.valueOf(28))
                        .multiply(n)
                        .add(BigInteger.valueOf(110));
        BigInteger c2 = BigInteger.valueOf(54).add(times(a, 2));
        BigInteger c1 = BigInteger.valueOf(162).add(times(a, 12)).add(times(b, 4));
        BigInteger c0 =
                BigInteger.valueOf(162).add(times(a, 18)).add(times(b, 12)).subtract(times(c, 8));
        BigInteger whole = c2.multiply(d).add(c0);
        BigInteger root = times(d, 6).add(c1);
        return signOf(whole, root, d) <= 0;
    }

    /** The sign of A + B√d. */
    private static int signOf(BigInteger a, BigInteger b, BigInteger d) {
        if (a.signum() * b.signum() >= 0) {
            return a.signum() != 0 ? a.signum() : b.signum() * d.signum();
        }
        return a.signum() * a.multiply(a).subtract(b.multiply(b).multiply(d)).signum();
    }

    private static BigInteger times(BigInteger a, long b) {
        return a.multiply(BigInteger.valueOf(b));
    }
}
