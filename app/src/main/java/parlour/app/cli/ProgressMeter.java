package parlour.app.cli;

import java.io.PrintStream;

/** A bar that is drawn over itself, a few times a second at most, and stays as it was last. */
final class ProgressMeter implements Progress {
    private static final long NANOS_BETWEEN_UPDATES = 200_000_000;
    private static final int BAR = 40;

    private final PrintStream err;
    private final int rows;
    private long drawn = System.nanoTime();
    private int done;

    ProgressMeter(PrintStream err, int rows) {
        this.err = err;
        this.rows = rows;
        draw();
    }

    @Override
    public void step() {
        done++;
        if (System.nanoTime() - drawn > NANOS_BETWEEN_UPDATES) {
            draw();
        }
    }

    private void draw() {
        drawn = System.nanoTime();
        // At most 40 * 10^6 < 2^31, since a table has at most 10^6 rows.
        int filled = BAR * done / rows;
        err.print(
                "\r["
                        + "#".repeat(filled)
                        + ".".repeat(BAR - filled)
                        + "] "
                        + done
                        + "/"
                        + rows
                        + " rows");
        err.flush();
    }

    @Override
    public void close() {
        draw();
        err.print('\n');
        err.flush();
    }
}
