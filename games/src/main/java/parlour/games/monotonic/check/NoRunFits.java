package parlour.games.monotonic.check;

import java.util.Set;
import java.util.TreeSet;
import parlour.check.ClaimFields;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.Outcome;

/**
 * Decides theorem certificates on finite chains: play ends drawn whatever is played, since no run
 * can be completed any more. The certificate has no lines; everything is worked out from the
 * instance.
 *
 * <p>With c cards left, a card of label (x, y) is played after c - 1 others at most, and each of
 * these takes 1 from x at most. So a run is completed only if some x or some y is at most c
 * (Proposition 23). Cost: the size of the deck.
 */
public final class NoRunFits {
    /** The kind of these certificates. */
    public static final String KIND = InvolutionTheorem.KIND;

    private NoRunFits() {}

    static Report check(CertificateHeader header, CertificateReader lines) {
        CheckInstance instance = CheckInstance.read(header.instance());
        demand(lines.line().isEmpty(), "the theorem needs no lines");
        ClaimFields claim = new ClaimFields(header);
        Set<String> expected = new TreeSet<>(Set.of("outcome"));
        if (claim.isAboutMoves()) {
            expected.addAll(Set.of("winningMoves", "winningMovesComplete"));
        }
        claim.demandExactly(expected);
        demand(claim.outcome() == Outcome.DRAWN, "the theorem is about draws");
        if (claim.isAboutMoves()) {
            demand(claim.flag("winningMovesComplete"), "the claim should have all winning moves");
            demand(claim.texts("winningMoves").isEmpty(), "no move wins in a drawn play");
        }
        demand(fitsNoRun(instance.start(), instance.cards()), "some run may be completed");
        return lines.damage()
                .<Report>map(Report.Rejected::new)
                .orElseGet(() -> new Report.Accepted(1));
    }

    private static boolean fitsNoRun(CheckPosition start, int cards) {
        boolean isLonger = !start.equals(CheckPosition.COMPLETED) && !start.hasDead();
        for (int i = 0; i < start.blockCount(); i++) {
            isLonger &= start.x(i) > cards && start.y(i) > cards;
        }
        return isLonger;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
