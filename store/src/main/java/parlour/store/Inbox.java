package parlour.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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
            Path growing = folder.resolve(ProcessHandle.current().pid() + "-" + name + ".part");
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
        Path folder = home.folder().resolve(FOLDER);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : files) {
                store.put(results(file));
                Files.deleteIfExists(file);
            }
        } catch (NoSuchFileException e) {
            // Another program has taken it in.
        } catch (IOException e) {
            throw new StoreUnusable(folder, e);
        }
    }

    /** What stands in a file; lines that are none, by a damage of the disk, are passed over. */
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
        }
        return results;
    }
}
