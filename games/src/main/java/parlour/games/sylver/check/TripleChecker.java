package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * Checks a {@code periodicity} certificate of a position 3H.
 *
 * <p>First a line for each semigroup E above H, H included: {@code {"level":3E,"reply":n}} if n
 * wins there, or {@code {"from":N,"level":3E,"period":t,"width":w}}; then {@code {"lost":named}}
 * for every lost position of the table that the periods need.
 *
 * <p>Then every winning reply to 3E that 3 does not divide is known, for every E, and 3E is lost
 * exactly if there is none and no multiple of 3 leads to a lost one.
 */
final class TripleChecker {
    private final long third;
    private final Map<Long, TriplePeriod> levels = new LinkedHashMap<>();
    private @Nullable TripleTable table;

    TripleChecker(long[] third) {
        this.third = SmallSets.generated(third);
    }

    Report check(CertificateReader lines, EvenChecker.Claimed claimed) {
        return CheckLines.run(
                lines,
                this::line,
                () -> {
                    verify();
                    compare(claimed);
                });
    }

    private void line(Json json) {
        Map<String, Json> values =
                json instanceof Json.Fields fields ? fields.values() : Map.<String, Json>of();
        if (values.keySet().equals(Set.of("lost"))) {
            table().add(numbers(values, "lost"));
            return;
        }
        boolean isFinite = values.keySet().equals(Set.of("level", "reply"));
        HeaderClaim.demand(
                isFinite || values.keySet().equals(Set.of("from", "level", "period", "width")),
                "no line of this kind (" + BadInput.shown(json.canonical()) + ")");
        HeaderClaim.demand(table == null, "levels come before lost positions");
        long level = level(numbers(values, "level"));
        TriplePeriod period =
                isFinite
                        ? new TriplePeriod(level, number(values, "reply"), 1, 0, 0)
                        : new TriplePeriod(
                                level,
                                0,
                                number(values, "period"),
                                number(values, "width"),
                                number(values, "from"));
        HeaderClaim.demand(levels.put(level, period) == null, "a level is listed twice");
    }

    private long level(long[] multiples) {
        long[] thirds = new long[multiples.length];
        for (int i = 0; i < thirds.length; i++) {
            HeaderClaim.demand(multiples[i] % 3 == 0, "a level has multiples of 3 only");
            thirds[i] = multiples[i] / 3;
        }
        long level = SmallSets.generated(thirds);
        HeaderClaim.demand((third & ~level) == 0, "the level does not lie above the start");
        return level;
    }

    private static long[] numbers(Map<String, Json> values, String key) {
        if (values.get(key) instanceof Json.Text(String text)) {
            return CheckInstance.numbers(text);
        }
        throw new IllegalArgumentException("expected numbers under " + key);
    }

    private static int number(Map<String, Json> values, String key) {
        if (values.get(key) instanceof Json.Whole(var number)
                && number.signum() > 0
                && number.bitLength() < Integer.SIZE
                && number.intValueExact() <= TriplePeriod.MAX_NUMBER) {
            return number.intValueExact();
        }
        throw new IllegalArgumentException("expected a small positive number under " + key);
    }

    /** The semigroups above one, without itself. */
    private Set<Long> above(long semigroup) {
        Set<Long> found = new HashSet<>();
        List<Long> open = new ArrayList<>(List.of(semigroup));
        while (!open.isEmpty()) {
            long next = open.removeLast();
            for (long left = ~next; left != 0; left &= left - 1) {
                long more = SmallSets.adjoin(next, Long.numberOfTrailingZeros(left));
                HeaderClaim.demand(levels.containsKey(more), "a level is missing");
                if (found.add(more)) {
                    open.add(more);
                }
            }
        }
        return found;
    }

    private List<TriplePeriod> periodsAbove(long semigroup) {
        return above(semigroup).stream().map(levels::get).toList();
    }

    private TripleTable table() {
        TripleTable known = table;
        if (known == null) {
            Set<Long> needed = above(third);
            needed.add(third);
            HeaderClaim.demand(needed.equals(levels.keySet()), "the start is no level");
            int reach = 2;
            for (TriplePeriod period : levels.values()) {
                List<TriplePeriod> above = periodsAbove(period.semigroup());
                period.demandFitting(above);
                reach = Math.max(reach, period.reach(above));
            }
            known = new TripleTable(reach, SmallSets.largestGap(third));
            table = known;
        }
        return known;
    }

    private void verify() {
        levels.keySet().forEach(table()::verify);
        table().demandAllMet();
        levels.values().forEach(p -> p.verify(table(), periodsAbove(p.semigroup())));
    }

    private boolean isLost(long semigroup) {
        var period = levels.get(semigroup);
        return period != null && !period.isFinite() && wins(semigroup).isEmpty();
    }

    /** The multiples of 3 that win. */
    private Set<Long> wins(long semigroup) {
        Set<Long> wins = new HashSet<>();
        for (long left = ~semigroup; left != 0; left &= left - 1) {
            int x = Long.numberOfTrailingZeros(left);
            if (isLost(SmallSets.adjoin(semigroup, x))) {
                wins.add(3L * x);
            }
        }
        return wins;
    }

    private void compare(EvenChecker.Claimed claimed) {
        Outcome shown = isLost(third) ? Outcome.PREVIOUS : Outcome.NEXT;
        HeaderClaim.demand(
                shown == claimed.outcome(), "the outcome that the table shows is " + shown);
        if (claimed.wins() != null) {
            var start = levels.get(third);
            HeaderClaim.demand(
                    start != null && !start.isFinite() && claimed.isComplete(),
                    "winning moves are shown where the start repeats");
            HeaderClaim.demand(
                    claimed.wins().equals(wins(third)), "the winning moves are " + wins(third));
        }
    }
}
