package parlour.games.monotonic.check;

import parlour.check.Report;
import parlour.check.StrategyChecker;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;

/**
 * Who wins at positions of an instance on ℚ, by a {@linkplain BoxTable table} of a box.
 *
 * <p>The gaps of a position are points of the boundary of a Young diagram: one of label (x, y) lies
 * at column a - x and row d - y. The boundary goes through them from the top left corner of the box
 * to the bottom right one, right before down where both are due. Under misère play the box has a-1
 * columns and d-1 rows, and gaps with a label 1, where nobody wants to play, lie at its edge. Under
 * normal play a gap with a label 1 wins at once and one with a label 2 makes such a gap, since no
 * gap of ℚ is ever used up: so it has a-2 columns and d-2 rows (theory, 10).
 */
final class BoxPositions implements StrategyChecker.Lemmas<CheckPosition> {
    private final int least;
    private final int columns;
    private final int rows;
    private final BoxTable table;

    /** The positions of an instance; nothing is known of them. */
    BoxPositions(OrderInstance instance) {
        this.least = instance.isMisere() ? 1 : 2;
        this.columns = instance.ascending() - least;
        this.rows = instance.descending() - least;
        this.table = new BoxTable(columns, rows, false);
    }

    static Report check(CertificateHeader header, CertificateReader lines) {
        OrderInstance instance = OrderInstance.read(header.instance());
        if (!instance.isDense()) {
            throw new IllegalArgumentException("some gaps are not those of Q");
        }
        return MonotonicChecker.byRules(instance).check(header, lines, new BoxPositions(instance));
    }

    @Override
    public boolean takes(Json line) {
        table.line(line);
        return true;
    }

    @Override
    public boolean isLost(CheckPosition position) {
        long word = 0;
        int right = 0;
        int height = rows;
        for (int i = 0; i < position.blockCount(); i++) {
            int toRight = columns - (position.x(i) - least);
            int toHeight = rows - (position.y(i) - least);
            if (position.x(i) < least || position.y(i) < least) {
                return false;
            }
            word = further(word, toRight - right, height - toHeight);
            right = toRight;
            height = toHeight;
        }
        return table.isLost(further(word, columns - right, height));
    }

    /** The steps of a boundary, and so many more to the right, then down. */
    private static long further(long word, int right, int down) {
        return ((word << right) + 1 << down) - 1;
    }

    @Override
    public boolean isWon(CheckPosition position) {
        return false;
    }

    @Override
    public long positions() {
        return table.shown();
    }
}
