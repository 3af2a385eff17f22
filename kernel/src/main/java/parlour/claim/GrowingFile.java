package parlour.claim;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A file that grows beside its target, under the target's name with {@code .part}, and takes the
 * target's name when it is whole.
 *
 * <p>While it grows it is locked, and the system lifts the lock even of a process that is killed:
 * so the next one that writes the same target knows that nobody writes any more, and clears the
 * rest away. Processes that write the same target at once have names of their own, {@code .part1}
 * and so on; the last one that is whole stays.
 */
public final class GrowingFile implements AutoCloseable {
    private static final String ENDING = ".part";

    /** Of this process: a lock is held by the process, and gone when it closes the file once. */
    private static final Set<Path> GROWING = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;

    private GrowingFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /**
     * Starts an empty file.
     *
     * @throws IOException if it cannot be written there
     */
    public static GrowingFile beside(Path target) throws IOException {
        for (int number = 0; ; number++) {
            String name = target.getFileName() + ENDING + (number == 0 ? "" : number);
            Path path = target.toAbsolutePath().resolveSibling(name);
            if (!GROWING.add(path)) {
                continue;
            }
            @Nullable GrowingFile file = null;
            try {
                file = started(path);
            } finally {
                if (file == null) {
                    GROWING.remove(path);
                }
            }
            if (file != null) {
                return file;
            }
        }
    }

    /** The file under this name; null if another process is writing it. */
    private static @Nullable GrowingFile started(Path path) throws IOException {
        while (true) {
            try {
                FileChannel channel =
                        FileChannel.open(
                                path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                channel.lock();
                if (Files.exists(path)) {
                    return new GrowingFile(path, channel);
                }
                channel.close(); // cleared away before it was locked
            } catch (FileAlreadyExistsException e) {
                if (!clearedAway(path)) {
                    return null;
                }
            }
        }
    }

    /** Removes what a killed process left; false if somebody is writing it. */
    private static boolean clearedAway(Path path) throws IOException {
        try (FileChannel left = FileChannel.open(path, StandardOpenOption.WRITE)) {
            @Nullable FileLock lock = left.tryLock();
            if (lock != null) {
                Files.deleteIfExists(path);
            }
            return lock != null;
        } catch (NoSuchFileException e) {
            return true;
        }
    }

    /** Where the bytes go. */
    public FileChannel channel() {
        return channel;
    }

    /** Gives it the target's name once its bytes are safe on the disk; nothing can follow. */
    public void become(Path target) throws IOException {
        channel.force(true);
        Files.move(
                path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes it, unless it became its target. */
    @Override
    public void close() throws IOException {
        try (channel) {
            if (channel.isOpen()) {
                Files.deleteIfExists(path);
            }
        } finally {
            GROWING.remove(path);
        }
    }
}
