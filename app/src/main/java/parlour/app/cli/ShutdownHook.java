package parlour.app.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What the Java machine runs when it is told to end, by Ctrl-C or by a kill: the work is asked to
 * stop, its answer is awaited, and the process ends with the answer's exit code instead of that of
 * a signal. Who does not want to wait sends the signal once more.
 */
final class ShutdownHook extends Thread {
    /**
     * Engines look at their budget many times a second; what takes longer than this is stuck,
     * unless it is writing a checkpoint.
     */
    private static final long PATIENCE_SECONDS = 10;

    private final Interrupts interrupts;
    private final Console console;
    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile int code = ExitCode.STOPPED;

    ShutdownHook(Interrupts interrupts, Console console) {
        super("interrupts");
        this.interrupts = interrupts;
        this.console = console;
    }

    /** Told when the command has ended by itself. */
    void finish(int exitCode) {
        code = exitCode;
        finished.countDown();
    }

    @Override
    public void run() {
        if (finished.getCount() == 0) {
            return;
        }
        SecondSignal.runs(() -> Runtime.getRuntime().halt(ExitCode.STOPPED));
        interrupts.interrupt();
        boolean early = !interrupts.isWatching() || interrupts.isWorking() && !isFinishedInTime();
        if (early) {
            console.remark("parlour: interrupted before there was an answer");
        }
        console.out().flush();
        console.err().flush();
        Runtime.getRuntime().halt(code);
    }

    private boolean isFinishedInTime() {
        try {
            boolean isFinished;
            do {
                isFinished = finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } while (!isFinished && interrupts.isWriting());
            return isFinished;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
