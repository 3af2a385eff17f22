package parlour.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What one program, and one thread of it, does at a time in a folder of the store: looks at what is
 * there and then changes it. The system lifts the lock of a program that is killed.
 *
 * <p>Nobody waits for longer than some seconds, for a program that was stopped in the middle, or on
 * a file system without locks: then it goes on without, and all that may come of it is that less is
 * kept, or more than somebody has just asked to forget.
 */
final class FolderLock implements AutoCloseable {
    private static final String ENDING = ".lock";
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PAUSE = Duration.ofMillis(5);

    /** A file's lock is one for all threads of a program. */
    private static final ReentrantLock HERE = new ReentrantLock();

    private final @Nullable FileChannel channel;
    private final boolean isHere;

    private FolderLock(@Nullable FileChannel channel, boolean isHere) {
        this.channel = channel;
        this.isHere = isHere;
    }

    /** Waits until nobody else is in this folder. */
    static FolderLock of(StoreHome home, String folder) {
        long start = System.nanoTime();
        boolean isHere = false;
        try {
            isHere = HERE.tryLock(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
            return new FolderLock(isHere ? locked(home, folder, start) : null, isHere);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new FolderLock(null, isHere);
        }
    }

    private static @Nullable FileChannel locked(StoreHome home, String folder, long start)
            throws InterruptedException {
        @Nullable FileChannel channel = null;
        try {
            Path file = home.created().resolve(folder + ENDING);
            StoreHome.createPrivate(file);
            channel = FileChannel.open(file, StandardOpenOption.WRITE);
            while (channel.tryLock() == null && System.nanoTime() - start < PATIENCE.toNanos()) {
                Thread.sleep(PAUSE);
            }
        } catch (IOException withoutLock) {
            // The folder may not be written, or has no locks.
        }
        return channel;
    }

    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // The lock is gone with the file.
        } finally {
            if (isHere) {
                HERE.unlock();
            }
        }
    }
}
