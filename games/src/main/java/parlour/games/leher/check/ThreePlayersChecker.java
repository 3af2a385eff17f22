package parlour.games.leher.check;

import parlour.exact.Rational;
import parlour.games.leher.ThreePlayerRules;

import java.util.Arrays;

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
