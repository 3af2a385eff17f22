package parlour.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import parlour.claim.Sha256;

/**
 * Where a run that is over before SQLite would even be loaded leaves its results: a file of {@link
 * ResultLine}s, whole or not there. The next run that opens the store takes them in.
 */
public final class Inbox {
    private static final String FOLDER = "incoming";
    private static final String ENDING = ".jsonl";

    /** The ending of a file that a process is writing; it has its name for milliseconds. */
    static final String GROWING = ".part";

    /** How old such a file must be to be taken for one that a killed process left. */
    private static final Duration STALE = Duration.ofHours(1);

    /** So many results or more go into the store together: a transaction waits for the disk. */
    private static final int TOGETHER = 1_000;

    private final StoreHome home;

    /** The inbox of a store. */
    public Inbox(StoreHome home) {
        this.home = home;
    }

    static boolean exists(StoreHome home) {
        return Files.isDirectory(home.folder().resolve(FOLDER));
    }

    /** Leaves results; they are on the disk when this returns. */
    public void leave(List<StoredResult> results) {
        StringBuilder lines = new StringBuilder();
        StringBuilder asked = new StringBuilder();
        for (StoredResult result : results) {
            lines.append(ResultLine.writeWithPlace(result)).append('\n');
            asked.append(result.key()).append(result.proof()).append('\n');
        }
        // Named by what was asked: the same short run again finds its results there already.
        byte[] digest = Sha256.start().digest(asked.toString().getBytes(StandardCharsets.UTF_8));
        String name = HexFormat.of().formatHex(digest);
        try {
            Path folder = home.subfolder(FOLDER);
            Path whole = folder.resolve(name + ENDING);
            if (Files.exists(whole)) {
                return;
            }
            Path growing = folder.resolve(ProcessHandle.current().pid() + "-" + name + GROWING);
            Files.deleteIfExists(growing);
            try (FileChannel file =
                    FileChannel.open(
                            growing, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer bytes =
                        ByteBuffer.wrap(lines.toString().getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    file.write(bytes);
                }
                file.force(true);
            }
            Files.move(growing, whole, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StoreUnusable(home.folder().resolve(FOLDER), e);
        }
    }

    /**
     * Takes in what lies there. Files go only when their results are safe; if two programs do this
     * at once, both put the same.
     */
    public void emptyInto(ResultStore store) {
        take(store, true);
    }

    /** The same, but the files stay. */
    void copyInto(ResultStore store) {
        take(store, false);
    }

    private void take(ResultStore store, boolean away) {
        Path folder = home.folder().resolve(FOLDER);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try {
            List<Path> taken = new ArrayList<>();
            List<StoredResult> results = new ArrayList<>();
            for (Path file : listed(folder, "*" + ENDING)) {
                results.addAll(results(file));
                if (away) {
                    taken.add(file);
                }
                if (results.size() >= TOGETHER) {
                    putAway(store, results, taken);
                }
            }
            putAway(store, results, taken);
            if (away) {
                sweep(folder);
            }
        } catch (IOException e) {
            throw new StoreUnusable(folder, e);
        }
    }

    private static void putAway(ResultStore store, List<StoredResult> results, List<Path> taken)
            throws IOException {
        if (!results.isEmpty()) {
            store.put(results);
        }
        for (Path file : taken) {
            Files.deleteIfExists(file);
        }
        results.clear();
        taken.clear();
    }

    /** Removes what processes left that were killed while they wrote. */
    static void sweep(Path folder) throws IOException {
        Instant oldest = Instant.now().minus(STALE);
        for (Path file : listed(folder, "*" + GROWING)) {
            try {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(oldest)) {
                    Files.deleteIfExists(file);
                }
            } catch (NoSuchFileException e) {
                // It has got its name, or another program has swept it away.
            }
        }
    }

    /** The whole list first: a folder that changes while it is read may skip some. */
    private static List<Path> listed(Path folder, String pattern) throws IOException {
        List<Path> listed = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
            files.forEach(listed::add);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return listed;
    }

    /**
     * What stands in a file; nothing if another program has taken it in. Lines that are none, by a
     * damage of the disk, are passed over.
     */
    private static List<StoredResult> results(Path file) throws IOException {
        List<StoredResult> results = new ArrayList<>();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                try {
                    results.add(ResultLine.readWithPlace(line));
                } catch (IllegalArgumentException e) {
                    continue;
                }
            }
        } catch (NoSuchFileException e) {
            return List.of();
        }
        return results;
    }
}
