package parlour.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines of a person at a terminal: with editing, history, and completion of words and moves. */
public final class EditedLines implements Lines {
    /** The size of a terminal that does not tell its own, as at the far end of some pipes. */
    private static final int USUAL_COLUMNS = 80;

    private static final int USUAL_ROWS = 24;

    private final Terminal terminal;
    private final LineReader reader;
    private Supplier<List<String>> words = List::of;

    /** Takes the terminal of this process. */
    public EditedLines() {
        try {
            this.terminal = TerminalBuilder.builder().system(true).dumb(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (terminal.getSize().getColumns() <= 0) {
            terminal.setSize(Size.of(USUAL_COLUMNS, USUAL_ROWS));
        }
        this.reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .completer(
                                (_, line, candidates) -> {
                                    if (line.wordIndex() == 0) {
                                        words.get().forEach(w -> candidates.add(new Candidate(w)));
                                    }
                                })
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .build();
    }

    /** The columns of the terminal. */
    public int width() {
        return terminal.getSize().getColumns();
    }

    @Override
    public Optional<String> next(String prompt, Supplier<List<String>> completed) {
        words = completed;
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (UserInterruptException interrupted) {
            return Optional.of("");
        } catch (EndOfFileException end) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
