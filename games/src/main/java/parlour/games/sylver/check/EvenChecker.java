package parlour.games.sylver.check;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * Checks a {@code periodicity} certificate of a position 2H.
 *
 * <p>Lines {@code {"even":gaps,"odd":gaps}} list the shapes; lines {@code {"lost":shapes}} and
 * {@code {"as":row}} the rows of m = 3, 5, 7, …, shapes counted from 1 and listed rows from 0; a
 * line {@code {"mark":"period"}} stands where the period begins that ends with the last row.
 *
 * <p>Cost: the moves that lead to lost shapes, row by row. Kept are all moves, and the distinct
 * listed rows.
 */
final class EvenChecker {
    private final EvenShapes shapes;
    private @Nullable EvenRows rows;

    EvenChecker(long[] half) {
        this.shapes = new EvenShapes(half);
    }

    /** The header's claim, taken apart. */
    record Claimed(Outcome outcome, @Nullable Set<Long> wins, boolean isComplete, long below) {}

    Report check(CertificateReader lines, Claimed claimed) {
        return CheckLines.run(lines, this::line, () -> compare(claimed));
    }

    private void line(Json json) {
        if (!(json instanceof Json.Fields fields)) {
            throw new IllegalArgumentException("expected an object");
        }
        var values = fields.values();
        if (values.size() == 2
                && values.get("even") instanceof Json.Text(String even)
                && values.get("odd") instanceof Json.Text(String odd)) {
            EvenShapes.demand(rows == null, "shapes come before rows");
            shapes.add(CheckInstance.numbers(even), CheckInstance.numbers(odd));
            return;
        }
        EvenShapes.demand(values.size() == 1, "expected a shape, a row or a mark");
        if (values.get("lost") instanceof Json.Text(String lost)) {
            rows().add(CheckInstance.numbers(lost));
        } else if (values.get("as") instanceof Json.Whole(var number)
                && number.signum() >= 0
                && number.bitLength() < Integer.SIZE) {
            rows().repeat(number.longValueExact());
        } else if (values.get("mark") instanceof Json.Text(String mark) && mark.equals("period")) {
            rows().mark();
        } else {
            throw new IllegalArgumentException(
                    "no line of this kind (" + BadInput.shown(json.canonical()) + ")");
        }
    }

    private EvenRows rows() {
        EvenRows known = rows;
        if (known == null) {
            shapes.close();
            known = new EvenRows(shapes);
            rows = known;
        }
        return known;
    }

    private void compare(Claimed claimed) {
        EvenRows rows = rows();
        int half = shapes.levelOf(shapes.half());
        EvenLevels levels = new EvenLevels(shapes, rows);
        EvenShapes.demand(
                levels.outcome(half) == claimed.outcome(),
                "the rows do not show that the outcome is " + claimed.outcome());
        Set<Long> claimedWins = claimed.wins();
        if (claimedWins == null) {
            return;
        }
        EvenShapes.demand(
                claimedWins.equals(new HashSet<>(levels.wins(half))),
                "the winning moves that the rows show are " + levels.wins(half));
        long open = levels.firstOpen(half);
        long knownBelow = Math.min(open, levels.knowsAllOdd(half) ? open : rows.next());
        long needed = claimed.isComplete() ? 1L << 31 : claimed.below();
        EvenShapes.demand(
                claimed.outcome() == Outcome.PREVIOUS || needed <= knownBelow,
                "the winning moves are known below " + knownBelow + " only");
    }
}
