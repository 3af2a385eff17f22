package parlour.claim;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that grows beside its target, under the target's name with 16 hexadecimal digits and
 * {@code .part}, and takes the target's name when it is whole. Of several that grow for the same
 * target at once, in one process or in many, the last one that is whole stays.
 *
 * <p>While it grows it is locked, and the system lifts the lock even of a process that is killed:
 * so the next one that writes the same target knows that nobody writes any more, and clears the
 * rest away. The digits are drawn anew for each file. Were a name used twice, a process that found
 * its file unlocked a moment ago might clear away, or take for its own, that of another; and
 * numbers of processes do not tell apart those of two containers that share a folder.
 */
public final class GrowingFile implements AutoCloseable {
    private static final Pattern ENDING = Pattern.compile("\\.[0-9a-f]{16}\\.part$");

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
        Path absolute = target.toAbsolutePath();
        // One path for each file: links to the folder would give several.
        Path folder = absolute.resolveSibling("").toRealPath();
        String name = String.valueOf(absolute.getFileName());
        clear(folder, left -> targetOf(left).equals(name));
        while (true) {
            String digits = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
            @Nullable GrowingFile file = started(folder.resolve(name + "." + digits + ".part"));
            if (file != null) {
                return file;
            }
        }
    }

    /** Starts a file; null if somebody has cleared it away before it was locked. */
    private static @Nullable GrowingFile started(Path path) throws IOException {
        GROWING.add(path);
        boolean isStarted = false;
        try {
            FileChannel channel =
                    FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            lock(channel);
            isStarted = Files.exists(path);
            if (isStarted) {
                return new GrowingFile(path, channel);
            }
            channel.close();
            return null;
        } catch (FileAlreadyExistsException drawnTwice) {
            return null;
        } finally {
            if (!isStarted) {
                GROWING.remove(path);
            }
        }
    }

    private static void lock(FileChannel channel) {
        try {
            channel.lock();
        } catch (IOException unknown) {
            // A file system without locks: nobody can lock it to clear it away either.
        }
    }

    /**
     * Clears away what killed processes left in a folder, whatever its targets were.
     *
     * @throws IOException if the folder cannot be read
     */
    public static void clear(Path folder) throws IOException {
        clear(folder.toRealPath(), left -> !targetOf(left).isEmpty());
    }

    /** The target beside which a file of this name grows; empty if it is no such file. */
    private static String targetOf(String name) {
        Matcher ending = ENDING.matcher(name);
        return ending.find() ? name.substring(0, ending.start()) : "";
    }

    private static void clear(Path folder, Predicate<String> isMeant) throws IOException {
        List<Path> left = new ArrayList<>();
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(
                        folder, file -> isMeant.test(String.valueOf(file.getFileName())))) {
            files.forEach(left::add);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        for (Path path : left) {
            if (!GROWING.contains(path)) {
                clearAway(path);
            }
        }
    }

    /** Removes a file unless somebody is writing it. */
    private static void clearAway(Path path) throws IOException {
        try (FileChannel left = FileChannel.open(path, StandardOpenOption.WRITE)) {
            @Nullable FileLock lock = left.tryLock();
            if (lock != null) {
                Files.deleteIfExists(path);
            }
        } catch (IOException | OverlappingFileLockException e) {
            // It has its name by now, or is somebody else's: no reason not to write one's own.
        }
    }

    /** Where the bytes go. */
    public FileChannel channel() {
        return channel;
    }

    /**
     * Gives it the target's name once its bytes are safe on the disk; nothing can follow.
     *
     * @return how many bytes it has
     */
    public long become(Path target) throws IOException {
        channel.force(true);
        long size = channel.size();
        Files.move(
                path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return size;
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
