package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Counted;
import parlour.exact.Ordinal;

/** The way down from a position's height: one rung for each fall of the gcd. */
public final class HeightLadder {
    private HeightLadder() {}

    /**
     * A rung.
     *
     * @param gcd a greatest common divisor on the way down
     * @param height the height at the top rung, the least height above all those of this gcd below
     */
    public record Rung(long gcd, Ordinal height) {}

    /** The rungs: the position itself, then its gcd without its least prime factor, and so on. */
    public static List<Rung> rungs(SylverInstance instance) {
        List<Rung> rungs = new ArrayList<>();
        long gcd = instance.position().gcd();
        rungs.add(new Rung(gcd, instance.position().height(instance.one())));
        List<Long> factors = PrimeFactors.of(gcd);
        for (int i = 0; i < factors.size(); i++) {
            gcd /= factors.get(i);
            int above = factors.size() - i;
            rungs.add(new Rung(gcd, Ordinal.OMEGA.times(Ordinal.of(above))));
        }
        return rungs;
    }

    /** The ladder in words, line by line. */
    public static List<String> reasons(SylverInstance instance) {
        SylverPosition position = instance.position();
        if (position.isEmpty()) {
            return List.of(
                    "height omega^2: the first number n has height omega*r, r the number of its"
                            + " prime factors");
        }
        List<String> reasons = new ArrayList<>();
        reasons.add("height %s: %s".formatted(position.height(instance.one()), reason(instance)));
        List<Rung> rungs = rungs(instance);
        for (Rung rung : rungs.subList(1, rungs.size())) {
            reasons.add(
                    "gcd %d: below %s; whoever makes the gcd fall chooses how far below"
                            .formatted(rung.gcd(), rung.height()));
        }
        return reasons;
    }

    private static String reason(SylverInstance instance) {
        SylverPosition position = instance.position();
        long gaps = position.scaled().gapCount();
        if (position.isOver()) {
            return "nothing is left to name";
        }
        if (gaps == 1 && isShortened(instance)) {
            return "only 1 is left, which may not be named";
        }
        if (position.isFinite()) {
            return "%s left%s; the longest play names the largest one each time"
                    .formatted(
                            Counted.are(gaps, "number"),
                            isShortened(instance) ? ", of which 1 may not be named" : "");
        }
        return "omega for each time that the gcd %d can still fall, %s, and 1 for each gap of the"
                        .formatted(position.gcd(), times(position.resets()))
                + " position divided by it, %d".formatted(gaps);
    }

    private static String times(int resets) {
        return resets == 1 ? "once" : resets + " times";
    }

    private static boolean isShortened(SylverInstance instance) {
        return instance.position().isFinite()
                && instance.one() == OneRule.EXCLUDED
                && !instance.position().isOver();
    }
}
