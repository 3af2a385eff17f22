package parlour.app.cli;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * The three streams of a command and what is at their ends. Standard output carries the answer
 * only.
 *
 * @param in standard input
 * @param out standard output; lines end with a line feed on every system, so that answers have the
 *     same bytes
 * @param err standard error: errors, progress, counts
 * @param terminal what the outputs lead to
 */
record Console(InputStream in, PrintStream out, PrintStream err, Terminal terminal) {
    /** Writes one line of the answer. */
    void answer(String line) {
        out.print(line);
        out.print('\n');
    }

    /** Writes one line beside the answer; what was answered before comes before it. */
    void remark(String line) {
        out.flush();
        err.print(line);
        err.print('\n');
    }

    /** Whether whoever reads the answer has gone, as {@code head} does. Flushes. */
    boolean isDeaf() {
        return out.checkError();
    }
}
