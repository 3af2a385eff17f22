package parlour.games.monotonic.check;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import parlour.check.FiniteChecker;
import parlour.check.ListedNumbers;
import parlour.check.ReplyFinder;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;

/**
 * Decides certificates of monotonic sequence games. All is derived anew from the instance string;
 * what kind of deck and form it is about says which rules and which theorems apply.
 */
public final class MonotonicChecker {
    private MonotonicChecker() {}

    /** Checks a certificate whose header has been read already. */
    public static Report check(CertificateHeader header, CertificateReader lines) {
        try {
            return decided(header, lines);
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(lines.damage().orElse("header: " + e.getMessage()));
        }
    }

    private static Report decided(CertificateHeader header, CertificateReader lines) {
        String text = header.instance();
        if (header.kind().equals(LongRunCertificate.KIND)) {
            return LongRunCertificate.check(header, lines);
        }
        if (header.kind().equals(BoxCertificate.KIND)) {
            return BoxCertificate.check(header, lines);
        }
        if (InsertTheorem.isMeant(text)) {
            return InsertTheorem.check(header, lines);
        }
        if (SlotsInstance.isMeant(text)) {
            SlotsInstance slots = SlotsInstance.read(text);
            return byRules(slots.rules(), slots.notation(), slots.isMisere(), slots::moves)
                    .check(header, lines);
        }
        if (header.kind().equals(InvolutionTheorem.KIND)) {
            return PosetInstance.isMeant(text)
                    ? InvolutionTheorem.check(header, lines)
                    : NoRunFits.check(header, lines);
        }
        if (PosetInstance.isMeant(text)) {
            PosetInstance poset = PosetInstance.read(text);
            return byRules(poset.rules(), poset.notation(), poset.isMisere(), poset::moves)
                    .check(header, lines);
        }
        ChainInstance chain = ChainInstance.read(text);
        var checker = byRules(chain);
        // Parts that do not join have no core to which positions are reduced.
        return chain.joins()
                ? checker.check(header, lines, chain.safeGame())
                : checker.check(header, lines);
    }

    /** Checks by the plain rules of a chain, and tables by its game of tables. */
    static FiniteChecker<CheckPosition, CheckMove> byRules(ChainInstance chain) {
        return new FiniteChecker<>(
                chain.rules(),
                chain.notation(),
                !chain.isMisere(),
                chain::moves,
                ReplyFinder.tryingAll(chain.rules()),
                valuations -> new ListedNumbers<>(chain.tableGame(), valuations));
    }

    private static <P, M> FiniteChecker<P, M> byRules(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            boolean misere,
            Function<List<String>, Set<M>> moves) {
        return new FiniteChecker<>(rules, notation, !misere, moves);
    }
}
