package parlour.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lines of a file or a pipe. Each is repeated after its prompt, so that what is written reads like
 * the play it was.
 */
public final class PipedLines implements Lines {
    private final BufferedReader in;
    private final PrintStream out;
    private final boolean repeats;

    /**
     * Lines of a stream, which stays the caller's to close.
     *
     * @param repeats whether nobody has seen the line where it was typed
     */
    public PipedLines(InputStream in, PrintStream out, boolean repeats) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.repeats = repeats;
    }

    @Override
    public Optional<String> next(String prompt, Supplier<List<String>> words) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            if (repeats || line == null) {
                out.print((line == null ? "" : line) + "\n");
            }
            return Optional.ofNullable(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        out.flush();
    }
}
