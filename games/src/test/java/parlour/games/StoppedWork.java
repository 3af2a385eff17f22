package parlour.games;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.claim.Resumable;

/**
 * Keeps work in memory and stops it at the look whose number was given: so it can be stopped at
 * every place where a limit may strike, and go on in another engine.
 */
public final class StoppedWork implements Checkpoints {
    private final Map<String, byte[]> kept = new LinkedHashMap<>();
    private final Map<String, Resumable> begun = new LinkedHashMap<>();
    private long left = Long.MAX_VALUE;
    private long looks;
    private boolean resumed;

    /** From now on the work is let look so often. */
    public StoppedWork stopAfter(long number) {
        left = number;
        return this;
    }

    @Override
    public void begin(Resumable work) {
        if (begun.putIfAbsent(work.work(), work) != null) {
            return;
        }
        byte[] earlier = kept.get(work.work());
        if (earlier != null) {
            resumed = true;
            read(earlier, work);
        }
    }

    /** Has work read what other work has written. */
    public static void read(byte[] bytes, Resumable work) {
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            work.read(in);
            if (in.read() >= 0) {
                throw new IllegalStateException("bytes are left");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void look() {
        looks++;
        if (--left < 0) {
            throw new Budget.Exceeded("time");
        }
    }

    @Override
    public boolean isResumed() {
        return resumed;
    }

    /** Looks of all runs so far. */
    public long looks() {
        return looks;
    }

    /** Keeps what has begun, as the faces do when work has been stopped. */
    public void keep() {
        begun.values().forEach(work -> kept.put(work.work(), written(work)));
        begun.clear();
    }

    /** What work writes; its size must be about what it said. */
    public static byte[] written(Resumable work) {
        var bytes = new ByteArrayOutputStream();
        try {
            work.write(new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
