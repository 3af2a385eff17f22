package parlour.games.leher.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.ThreePlayerRules;

/**
 * What each of three players gets from given strategies, and what he could gain by deviating alone.
 *
 * <p>Every player acts once, so a best reply is found situation by situation over all deals that
 * lead there. The strategies are an equilibrium if and only if no player gains; equilibria of three
 * players need be neither unique nor of one value. Cost: six plays a deal.
 */
public final class ThreePlayersChecker {
    private ThreePlayersChecker() {}

    /**
     * Payoffs and gains, in stakes a deal.
     *
     * @param payoffs what players 1, 2, 3 get
     * @param gains what each could add by changing only his own strategy
     * @param better for each situation, whether the best reply keeps; the given action where both
     *     are as good
     */
    public record Finding(Rational[] payoffs, Rational[] gains, boolean[] better) {
        /** Whether nobody gains. */
        public boolean isEquilibrium() {
            return Arrays.stream(gains).allMatch(gain -> gain.signum() == 0);
        }
    }

    /**
     * Checks a certificate: its one line {@code {"keeps":"0110…"}} says for every situation whether
     * the card is kept; nobody may gain, and the payoffs must be those claimed.
     */
    public static Report check(
            LeHerInstance.ThreePlayers instance,
            CertificateHeader header,
            CertificateReader lines) {
        Report report =
                verdict(
                        new ThreePlayerRules(instance.cards(), instance.pot()),
                        header,
                        lines.line());
        if (lines.line().isPresent()) {
            report = new Report.Rejected("a second line after the header, where one is expected");
        }
        Report found = report;
        return lines.damage().<Report>map(Report.Rejected::new).orElse(found);
    }

    private static Report verdict(
            ThreePlayerRules rules, CertificateHeader header, Optional<Json> line) {
        if (!header.kind().equals("equilibrium") || !header.claims().equals("outcome")) {
            return new Report.Rejected(
                    "three players need an equilibrium certificate that claims the outcome");
        }
        if (!(line.orElse(header.claim()) instanceof Json.Fields fields
                && fields.values().size() == 1
                && fields.values().get("keeps") instanceof Json.Text(String bits)
                && bits.length() == rules.situations()
                && bits.matches("[01]*"))) {
            return new Report.Rejected(
                    "expected one line with " + rules.situations() + " digits 0 or 1 under keeps");
        }
        boolean[] keeps = new boolean[bits.length()];
        for (int situation = 0; situation < keeps.length; situation++) {
            keeps[situation] = bits.charAt(situation) == '1';
        }
        Finding finding = examine(rules, keeps);
        for (int player = 1; player <= 3; player++) {
            if (finding.gains[player - 1].signum() != 0) {
                return new Report.Rejected(
                        "player %d gains %s by deviating alone"
                                .formatted(player, finding.gains[player - 1]));
            }
        }
        List<Json> payoffs = new ArrayList<>();
        for (Rational payoff : finding.payoffs) {
            payoffs.add(
                    Json.fields()
                            .with("num", new Json.Whole(payoff.num()))
                            .with("den", new Json.Whole(payoff.den())));
        }
        Json expected = Json.fields().with("payoffs", new Json.Items(payoffs));
        return expected.canonical().equals(header.claim().canonical())
                ? new Report.Accepted(rules.situations())
                : new Report.Rejected("the payoffs are " + expected.canonical());
    }

    /** Looks at every deal. */
    public static Finding examine(ThreePlayerRules rules, boolean[] keeps) {
        boolean[] strategies = keeps.clone();
        boolean[] better = keeps.clone();
        Rational[] payoffs = new Rational[3];
        Rational[] gains = new Rational[3];
        Rational deals = Rational.of(rules.deals() * rules.unit());
        for (int player = 1; player <= 3; player++) {
            long[] kept = new long[rules.situations()];
            long[] exchanged = new long[rules.situations()];
            for (ThreePlayerRules.Deal deal : rules.allDeals()) {
                int situation = rules.situation(player, deal, strategies);
                kept[situation] += rules.payoff(player, true, deal, strategies);
                exchanged[situation] += rules.payoff(player, false, deal, strategies);
            }
            long sum = 0;
            long gain = 0;
            for (int situation = 0; situation < kept.length; situation++) {
                long chosen = keeps[situation] ? kept[situation] : exchanged[situation];
                sum += chosen;
                gain += Math.max(kept[situation], exchanged[situation]) - chosen;
                if (kept[situation] != exchanged[situation]) {
                    better[situation] = kept[situation] > exchanged[situation];
                }
            }
            payoffs[player - 1] = Rational.of(sum).dividedBy(deals);
            gains[player - 1] = Rational.of(gain).dividedBy(deals);
        }
        return new Finding(payoffs, gains, better);
    }
}
