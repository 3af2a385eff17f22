package parlour.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import parlour.claim.GrowingFile;
import parlour.claim.Sha256;

/**
 * Where a run that is over before SQLite would even be loaded leaves its results: a file of {@link
 * ResultLine}s, whole or not there. The next run that opens the store takes them in.
 */
public final class Inbox {
    private static final String FOLDER = "incoming";
    private static final String ENDING = ".jsonl";

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
            try (GrowingFile growing = GrowingFile.beside(whole)) {
                Channels.newOutputStream(growing.channel())
                        .write(lines.toString().getBytes(StandardCharsets.UTF_8));
                growing.become(whole);
            }
        } catch (IOException e) {
            throw new StoreUnusable(home.folder().resolve(FOLDER), e);
        }
    }

    /**
     * Takes in what lies there. Files go only when their results are safe, so what another program
     * has begun to take in is in the store when this returns; were two to do it at once, both would
     * put the same.
     */
    public void emptyInto(ResultStore store) {
        Path folder = home.folder().resolve(FOLDER);
        try {
            if (listed(folder).isEmpty()) {
                return;
            }
            try (FolderLock _ = FolderLock.of(home, FOLDER)) {
                take(folder, store, true);
                GrowingFile.clear(folder);
            }
        } catch (IOException e) {
            throw new StoreUnusable(folder, e);
        }
    }

    /** The same, but the files stay, and nothing else is written. */
    void copyInto(ResultStore store) {
        Path folder = home.folder().resolve(FOLDER);
        try {
            take(folder, store, false);
        } catch (IOException e) {
            throw new StoreUnusable(folder, e);
        }
    }

    private static void take(Path folder, ResultStore store, boolean away) throws IOException {
        List<Path> taken = new ArrayList<>();
        List<StoredResult> results = new ArrayList<>();
        for (Path file : listed(folder)) {
            results.addAll(results(file));
            if (away) {
                taken.add(file);
            }
            if (results.size() >= TOGETHER) {
                putAway(store, results, taken);
            }
        }
        putAway(store, results, taken);
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

    /**
     * The whole list first: a folder that changes while it is read may skip some. Where there is no
     * folder nothing lies.
     */
    private static List<Path> listed(Path folder) throws IOException {
        List<Path> listed = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            files.forEach(listed::add);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        } catch (NoSuchFileException | NotDirectoryException none) {
            return List.of();
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
