package parlour.app.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where a play's lines come from: a person at a terminal, or a file. */
public interface Lines extends AutoCloseable {
    /**
     * The next line; empty at the end.
     *
     * @param prompt what is shown before it
     * @param words what may be completed, asked only when somebody wants it
     */
    Optional<String> next(String prompt, Supplier<List<String>> words);

    @Override
    void close();
}
