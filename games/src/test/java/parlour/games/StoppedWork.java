package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Checkpoints;
import parlour.claim.Json;
import parlour.claim.Resumable;

/**
 * Keeps work in memory and stops it at the look whose number was given: so it can be stopped at
 * every place where a limit may strike, and go on in another engine. It can also hand over what it
 * kept with the end cut off, or to other work, which has to refuse it and begin anew.
 */
public final class StoppedWork implements Checkpoints {
    private static final long SMALL = 1 << 14;

    private final Map<String, byte[]> kept = new LinkedHashMap<>();
    private final Map<String, Resumable> begun = new LinkedHashMap<>();
    private long left = Long.MAX_VALUE;
    private long looks;
    private boolean resumed;
    private long refused;

    /** What is left of the bytes kept, in hundredths; 100 if work can go on from them. */
    private int hundredths = 100;

    /**
     * Stops work at each of its looks, or at some spread evenly if there are more, and lets other
     * work go on, which has to come to the same as work that nobody stopped.
     *
     * @param most how many stops at most
     * @param work begins within the budget, and tells all that came of it
     * @return how often work went on from what was kept
     */
    public static int atEveryLook(int most, Function<Budget, String> work) {
        var undisturbed = new StoppedWork();
        String whole = work.apply(budget(undisturbed));
        long step = Math.max(1, undisturbed.looks / most);
        int stops = 0;
        for (long at = 0; at < undisturbed.looks; at += step) {
            var stopped = new StoppedWork().stopAfter(at);
            run(work, stopped);
            stopped.keep();
            stopped.stopAfter(Long.MAX_VALUE);
            assertThat(work.apply(budget(stopped))).as("stopped at look %d", at).isEqualTo(whole);
            stops += stopped.resumed ? 1 : 0;
        }
        assertThat(stops).isPositive();
        return stops;
    }

    /** Stops work after two thirds of its looks; see below. */
    public static void refusals(Function<Budget, String> work, Function<Budget, String> other) {
        refusals(work, other, 67);
    }

    /**
     * Stops work after so many hundredths of its looks; what was kept is refused with its end cut
     * off, anywhere, and by work on something else, and both come to the end that they come to
     * anyway. To write it takes no memory to speak of.
     */
    public static void refusals(
            Function<Budget, String> work, Function<Budget, String> other, int hundredths) {
        var undisturbed = new StoppedWork();
        String whole = work.apply(budget(undisturbed));
        String elsewhere = other.apply(budget(new StoppedWork()));
        var stopped = new StoppedWork().stopAfter(hundredths * undisturbed.looks / 100);
        run(work, stopped);
        stopped.begun.values().forEach(StoppedWork::writeToNowhere);
        stopped.keep();
        stopped.stopAfter(Long.MAX_VALUE);
        for (int left = 0; left < 100; left += 7) {
            stopped.hundredths = left;
            stopped.begun.clear();
            assertThat(work.apply(budget(stopped))).isEqualTo(whole);
        }
        assertThat(stopped.refused).as("cut off").isPositive();
        assertThat(stopped.resumed).isFalse();
        stopped.hundredths = 100;
        stopped.refused = 0;
        stopped.begun.clear();
        assertThat(other.apply(budget(stopped))).isEqualTo(elsewhere);
        assertThat(stopped.refused).as("of something else").isPositive();
    }

    /** What came of a question and its certificate, which has to be written to the end. */
    public static String certified(Ask ask, Function<Ask, String> asked) {
        StringBuilder text = new StringBuilder();
        String answer =
                asked.apply(
                        ask.proving(
                                new CertificateSink() {
                                    @Override
                                    public void open(CertificateHeader header) {
                                        text.append(header.toJson()).append('\n');
                                    }

                                    @Override
                                    public void line(Json line) {
                                        text.append(line).append('\n');
                                    }

                                    @Override
                                    public void abandon(String limit) {
                                        throw new Budget.Exceeded(limit);
                                    }
                                }));
        return answer + text;
    }

    private static Budget budget(StoppedWork checkpoints) {
        return Budget.unlimited().withCheckpoints(checkpoints);
    }

    /** Some engines throw, others have an answer all the same. */
    public static void run(Function<Budget, String> work, StoppedWork checkpoints) {
        try {
            var _ = work.apply(budget(checkpoints));
        } catch (Budget.Exceeded stopped) {
            assertThat(stopped.limit()).isEqualTo("time");
        }
    }

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
        if (earlier == null) {
            return;
        }
        byte[] left = Arrays.copyOf(earlier, (int) ((long) earlier.length * hundredths / 100));
        try {
            read(left, work);
            resumed = true;
        } catch (UncheckedIOException nonsense) {
            refused++;
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

    /**
     * Has work written to nowhere; the memory taken for that must be small, however much is
     * written.
     */
    private static void writeToNowhere(Resumable work) {
        if (work.work().equals("class-rules") || work.work().startsWith("graph-")) {
            return; // a text for each position, one at a time
        }
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (var out = new DataOutputStream(OutputStream.nullOutputStream())) {
            work.write(out);
            long before = threads.getCurrentThreadAllocatedBytes();
            work.write(out);
            long taken = threads.getCurrentThreadAllocatedBytes() - before;
            assertThat(taken).as("bytes to write %s", work.work()).isLessThan(1 << 16);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What work writes: faces look for twice as much room on the disk as it said. */
    public static byte[] written(Resumable work) {
        var bytes = new ByteArrayOutputStream();
        try {
            work.write(new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat((long) bytes.size()).isLessThan(2 * work.size() + SMALL);
        return bytes.toByteArray();
    }
}
