package parlour.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.app.file.FileNames;
import parlour.app.recall.Recheck;
import parlour.claim.BadInput;
import parlour.claim.Counted;
import parlour.claim.FileFailure;
import parlour.store.ResultLine;
import parlour.store.ResultStore;
import parlour.store.StoredResult;

/**
 * Takes in a file of results. Every line is looked at before the first is kept, so that a bad file
 * leaves no trace; a result that contradicts one in the store is told and not taken.
 */
final class ImportedResults {
    private static final String EXAMPLE = "./parlour results import sylver.jsonl";
    private static final int BATCH = 1_000;

    private final Call call;
    private final ResultStore store;
    private final List<StoredResult> batch = new ArrayList<>();
    private long taken;
    private long contradictions;

    ImportedResults(Call call, ResultStore store) {
        this.call = call;
        this.store = store;
    }

    /** Takes in the file with this name; the exit code. */
    int run(String name) {
        Path file = FileNames.path(name, "FILE", EXAMPLE);
        Recheck recheck = new Recheck(call.catalogue());
        each(name, file, result -> recheck.fault(result).ifPresent(ImportedResults::refuse));
        each(name, file, this::take);
        flush();
        call.console().answer("imported " + Counted.of(taken, "result"));
        return contradictions > 0 ? ExitCode.REJECTED : ExitCode.ANSWERED;
    }

    /** Complains about a file that cannot be read as one of results, before anything is done. */
    static void requireFile(String name) {
        Path file = FileNames.path(name, "FILE", EXAMPLE);
        if (Files.isDirectory(file)) {
            throw FileNames.bad(name, "is a folder", EXAMPLE);
        }
        // It is read twice, which a pipe or a device cannot be.
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw FileNames.bad(name, "is no plain file", EXAMPLE);
        }
        try (InputStream in = Files.newInputStream(file)) {
            in.read();
        } catch (IOException e) {
            throw FileNames.bad(name, "cannot be read: " + FileFailure.reason(e), EXAMPLE);
        }
    }

    private static void refuse(String fault) {
        throw new IllegalArgumentException(fault);
    }

    private static void each(String name, Path file, Consumer<StoredResult> taker) {
        long number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                taker.accept(ResultLine.read(line));
            }
        } catch (IllegalArgumentException e) {
            throw new BadInput(
                    name,
                    "line %d of (%s) is no result: %s; give a file written by ./parlour results export"
                            .formatted(
                                    number,
                                    BadInput.shown(name),
                                    BadInput.shown(String.valueOf(e.getMessage()))));
        } catch (CharacterCodingException e) {
            throw FileNames.bad(name, "is no text in UTF-8", EXAMPLE);
        } catch (IOException e) {
            throw FileNames.bad(name, "cannot be read: " + FileFailure.reason(e), EXAMPLE);
        }
    }

    private void take(StoredResult result) {
        Optional<StoredResult> ours = store.find(result.key());
        boolean same = ours.filter(known -> known.key().equals(result.key())).isPresent();
        if (same && !ours.get().answer().toString().equals(result.answer().toString())) {
            contradictions++;
            call.console()
                    .answer(
                            "DISAGREES %s (%s): the store says %s"
                                    .formatted(
                                            result.key().instance(),
                                            result.key().question(),
                                            ours.get().verdict()));
            return;
        }
        batch.add(result);
        taken++;
        if (batch.size() == BATCH) {
            flush();
        }
    }

    private void flush() {
        store.put(batch);
        batch.clear();
    }
}
