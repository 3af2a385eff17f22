package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.check.SetList;
import parlour.claim.BadInput;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * Checks a {@code periodicity} certificate of a position 2H.
 *
 * <p>Level after level, H last: {@code {"level":gaps}} gives the gaps of E, lines {@code
 * {"odd":gaps}} list its shapes; lines {@code {"lost":shapes}} and {@code {"as":row}} the rows of m
 * = 3, 5, 7, …, shapes of the level counted from 1 and its listed rows from 0; a line {@code
 * {"mark":"period"}} stands where the period begins that ends with the last row of the level.
 *
 * <p>Cost: the moves that lead to lost shapes, row by row. Kept are the moves of one level, and the
 * distinct listed rows.
 */
final class EvenChecker {
    private final long[] half;

    /** The even parts listed so far, and the levels that are closed: all but the last of them. */
    private final SetList evenParts;

    private final List<EvenLevel> levels = new ArrayList<>();
    private @Nullable EvenLevel current;

    EvenChecker(long[] half) {
        this.half = EvenShapes.generated(half);
        this.evenParts = new SetList(this.half.length);
    }

    /** The header's claim, taken apart. */
    record Claimed(Outcome outcome, @Nullable Set<Long> wins, boolean isComplete, long below) {}

    Report check(CertificateReader lines, Claimed claimed) {
        return CheckLines.run(lines, this::line, () -> compare(claimed));
    }

    /** Takes a line; objects by an illegal argument. */
    void line(Json json) {
        if (!(json instanceof Json.Fields fields) || fields.values().size() != 1) {
            throw new IllegalArgumentException("expected an object with one field");
        }
        var values = fields.values();
        if (values.get("level") instanceof Json.Text(String gaps)) {
            open(EvenShapes.without(CheckInstance.numbers(gaps), half.length));
        } else if (values.get("odd") instanceof Json.Text(String odd)) {
            current().add(CheckInstance.numbers(odd));
        } else if (values.get("lost") instanceof Json.Text(String lost)) {
            current().rows().add(CheckInstance.numbers(lost));
        } else if (values.get("as") instanceof Json.Whole(var number)
                && number.signum() >= 0
                && number.bitLength() < Integer.SIZE) {
            current().rows().repeat(number.longValueExact());
        } else if (values.get("mark") instanceof Json.Text(String mark) && mark.equals("period")) {
            current().rows().mark();
        } else {
            throw new IllegalArgumentException(
                    "no line of this kind (" + BadInput.shown(json.canonical()) + ")");
        }
    }

    private EvenLevel current() {
        if (current == null) {
            throw new IllegalArgumentException("a level comes first");
        }
        return current;
    }

    private void open(long[] even) {
        close();
        List<EvenLevel> above = new ArrayList<>();
        long[] option = new long[even.length];
        for (int e : WideSets.gaps(even)) {
            WideSets.adjoin(even, e, option);
            int level = evenParts.find(option);
            if (level < 0) {
                throw new IllegalArgumentException(
                        "naming %d leads to a level that does not come before".formatted(2L * e));
            }
            above.add(levels.get(level));
        }
        EvenShapes.demand(evenParts.add(even), "a level is listed twice");
        current = new EvenLevel(even, above);
    }

    private void close() {
        if (current != null) {
            current.close();
            levels.add(current);
            current = null;
        }
    }

    /** Compares what the lines show with a claim; objects by an illegal argument. */
    void compare(Claimed claimed) {
        EvenLevel level = current();
        close();
        EvenShapes.demand(
                evenParts.find(half) == levels.size() - 1,
                "the last level should be half of the instance");
        EvenShapes.demand(
                level.outcome().equals(Optional.of(claimed.outcome())),
                "the rows do not show that the outcome is " + claimed.outcome());
        Set<Long> claimedWins = claimed.wins();
        if (claimedWins == null) {
            return;
        }
        EvenShapes.demand(
                claimedWins.equals(new HashSet<>(level.wins())),
                "the winning moves that the rows show are " + level.wins());
        long needed = claimed.isComplete() ? Long.MAX_VALUE : claimed.below();
        EvenShapes.demand(
                claimed.outcome() == Outcome.PREVIOUS || needed <= level.knownBelow(),
                "the winning moves are known below " + level.knownBelow() + " only");
    }
}
