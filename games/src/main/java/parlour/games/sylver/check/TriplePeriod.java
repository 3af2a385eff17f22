package parlour.games.sylver.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * What a certificate claims of one semigroup E: that with all multiples of 3 that E makes the
 * positions are lost periodically, or that there are finitely many lost ones.
 *
 * <p><b>Theorem</b> (proved in docs/theory/sylver.md, two-scale periods). Let all of this be known
 * of every semigroup above E: a lost single number, or t', w', N'. With F = F(E), D = max(1, F + 1)
 * let t be a multiple of all t', w0 at least F + 1 and all w', N0 at least 3·w0 + 2. Put w = w0 +
 * 3D, and let the table reach S = max(2·N0 + 2F + 4, all N', 3w + 10t) + 6t. If, with p = (2a -
 * b)/3 and q = (2b - a)/3, for p + q = N0..S
 *
 * <ol>
 *   <li>the lost positions depend only on p and q up to w0 + 1, on p - q between -w0 - 1 and w0 +
 *       1, and on (a - 1)/3 and (b - 2)/3 modulo t,
 *   <li>none with p, q, |p - q| beyond w0 has a + 3E or b + 3E for the numbers of its class,
 * </ol>
 *
 * and no single number is lost, then all this holds for all p + q. With a lost single number n no
 * position with p + q at least max(n + 3D, 2n + 3F + 1) is lost: naming n leaves n alone.
 *
 * @param semigroup E, as bits below 64
 * @param reply the lost single number, 0 if there is none
 * @param period t
 * @param width w0
 * @param from N0
 */
record TriplePeriod(long semigroup, int reply, int period, int width, int from) {
    /** Largest number that is read: with larger ones the table would be too large. */
    static final int MAX_NUMBER = 200;

    int frobenius() {
        return SmallSets.largestGap(semigroup);
    }

    private int far() {
        return 3 * Math.max(1, frobenius() + 1);
    }

    boolean isFinite() {
        return reply > 0;
    }

    /** From where on everything is known. */
    int begin() {
        return isFinite() ? Math.max(reply + far(), 2 * reply + 3 * frobenius() + 1) : from;
    }

    /** How far a table must reach to show it; {@code above} are those of all semigroups above. */
    int reach(Iterable<TriplePeriod> above) {
        if (isFinite()) {
            return reply;
        }
        int reach = Math.max(2 * from + 2 * frobenius() + 4, 3 * (width + far()) + 10 * period);
        for (TriplePeriod other : above) {
            reach = Math.max(reach, other.begin());
        }
        return reach + 6 * period;
    }

    /** Demands what can be seen without a table. */
    void demandFitting(Iterable<TriplePeriod> above) {
        if (isFinite()) {
            HeaderClaim.demand(reply > 1 && reply % 3 != 0, "naming " + reply + " does not win");
            return;
        }
        HeaderClaim.demand(
                width > frobenius() && from >= 3 * width + 2,
                "the width or the beginning is too small");
        for (TriplePeriod other : above) {
            HeaderClaim.demand(
                    other.isFinite() || (period % other.period() == 0 && width >= other.width()),
                    "the period does not fit those above");
        }
    }

    /** Verifies the claim by a table that reaches far enough. */
    void verify(TripleTable table, Iterable<TriplePeriod> above) {
        if (isFinite()) {
            HeaderClaim.demand(
                    table.isLostWith(semigroup, reply), "naming " + reply + " does not win");
        } else {
            repeats(table, reach(above));
        }
    }

    private void repeats(TripleTable table, int reach) {
        Map<Seen, Set<TripleTable.Odd>> seen = new HashMap<>();
        for (int sum = 2; sum <= reach; sum++) {
            HeaderClaim.demand(
                    sum % 3 == 0 || !table.isLostWith(semigroup, sum), sum + " alone is lost");
            for (int a = sum; a <= 2 * sum; a++) {
                if (a % 3 == 1 && a > 1 && sum >= from) {
                    cell(table, seen, a, 3 * sum - a);
                }
            }
        }
    }

    private void cell(TripleTable table, Map<Seen, Set<TripleTable.Odd>> seen, int a, int b) {
        int p = (2 * a - b) / 3;
        int q = (2 * b - a) / 3;
        var lost = table.lost(new TripleTable.Cell(semigroup, a, b));
        boolean isDeep = Math.min(Math.min(p, q), Math.abs(p - q)) > width;
        boolean hasSingle =
                lost.stream().anyMatch(l -> l.ones() == semigroup || l.twos() == semigroup);
        HeaderClaim.demand(
                !(isDeep && hasSingle),
                "a lost position with %d and %d stands far from the lines".formatted(a, b));
        var before = seen.putIfAbsent(seen(p, q, a / 3, b / 3), lost);
        HeaderClaim.demand(
                before == null || before.equals(lost),
                "the lost positions with %d and %d do not repeat".formatted(a, b));
    }

    private Seen seen(int p, int q, int x, int y) {
        int most = width + 1;
        return new Seen(
                Math.min(p, most),
                Math.min(q, most),
                Math.clamp(p - q, -most, most),
                x % period,
                y % period);
    }

    /** What the lost positions of a cell may depend on. */
    private record Seen(int p, int q, int difference, int x, int y) {}
}
