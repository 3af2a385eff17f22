package parlour.games.sylver.check;

import parlour.game.Outcome;

/**
 * A finite position with g gaps and largest gap F &gt; 1 is won if 2g &lt;= F + 2.
 *
 * <p>Proof. F - x is a gap for every element x, so at least half of 0..F are gaps, and 2g &lt;= F +
 * 2 says that F - x is an element for every gap x, but for x = F/2. So F = x + (F - x) or F = x + x
 * is a sum once any move x &lt; F is made. If naming F wins, the position is won. If not, some
 * reply x answers F; naming x at once leaves the same position.
 */
final class EnderTheorem {
    private EnderTheorem() {}

    static Outcome outcome(CheckInstance instance) {
        HeaderClaim.demand(instance.gcd() == 1, "infinitely many numbers are left");
        Residues residues = Residues.of(instance, 1);
        long last = residues.largestGap();
        HeaderClaim.demand(
                last > 1 && 2 * residues.gaps() <= last + 2,
                "the position is no ender: its largest gap is "
                        + last
                        + " and it has "
                        + residues.gaps());
        return Outcome.NEXT;
    }
}
