package parlour.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.claim.Counted;
import parlour.claim.Json;
import parlour.store.CheckpointFolder;
import parlour.store.CheckpointFolder.Entry;
import parlour.store.CheckpointKey;
import parlour.store.StoreHome;

/** {@code results --checkpoints}: lists and forgets the work that is kept in the store's folder. */
final class ListedCheckpoints {
    private final Call call;
    private final CheckpointFolder folder;
    private final String version;

    ListedCheckpoints(Call call, StoreHome home, String version) {
        this.call = call;
        this.folder = new CheckpointFolder(home);
        this.version = version;
    }

    /**
     * Lists those that are meant.
     *
     * @param game only of this game
     * @param instance only of this instance
     * @param outdated only of other versions
     */
    int list(Optional<String> game, Optional<String> instance, boolean outdated) {
        List<Entry> entries = meant(game, instance, outdated);
        if (call.has(Options.JSON)) {
            entries.forEach(entry -> call.console().answer(json(entry).toString()));
            return ExitCode.ANSWERED;
        }
        if (entries.isEmpty()) {
            call.console().answer("no checkpoints");
            return ExitCode.ANSWERED;
        }
        Columns columns =
                new Columns("instance", "question", "work", "steps", "kilobytes", "version");
        for (Entry entry : entries) {
            CheckpointKey key = entry.header().key();
            columns.add(
                    key.instance(),
                    key.question(),
                    key.work(),
                    String.valueOf(entry.header().steps()),
                    String.valueOf((entry.bytes() + 1023) >> 10),
                    key.version().equals(version) ? "this" : key.version());
        }
        call.console().out().print(columns);
        return ExitCode.ANSWERED;
    }

    private static Json.Fields json(Entry entry) {
        CheckpointKey key = entry.header().key();
        return Json.fields()
                .with("instance", key.instance())
                .with("question", key.question())
                .with("work", key.work())
                .with("steps", entry.header().steps())
                .with("bytes", entry.bytes())
                .with("version", key.version());
    }

    /** Forgets those that are meant. */
    int forget(Optional<String> game, Optional<String> instance, boolean outdated) {
        long count =
                meant(game, instance, outdated).stream()
                        .filter(entry -> folder.forget(entry.header().key()))
                        .count();
        call.console().answer("forgot " + Counted.of(count, "checkpoint"));
        return ExitCode.ANSWERED;
    }

    private List<Entry> meant(Optional<String> game, Optional<String> instance, boolean outdated) {
        List<Entry> meant = new ArrayList<>();
        try {
            for (Entry entry : folder.list()) {
                CheckpointKey key = entry.header().key();
                if (game.map(name -> key.instance().startsWith(name + "(")).orElse(true)
                        && instance.map(key.instance()::equals).orElse(true)
                        && !(outdated && key.version().equals(version))) {
                    meant.add(entry);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return meant;
    }
}
