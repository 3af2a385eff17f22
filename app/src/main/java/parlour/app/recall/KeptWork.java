package parlour.app.recall;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import parlour.claim.BadInput;
import parlour.claim.Checkpoints;
import parlour.claim.FileFailure;
import parlour.claim.Resumable;
import parlour.store.CheckpointFolder;
import parlour.store.CheckpointKey;

/**
 * Work on one question, kept in the store's folder of checkpoints: every few minutes while it
 * lasts, and when it has been stopped. Asked again, the same question goes on from there.
 *
 * <p>A disk that refuses is told once, and asked again when it is time again; no answer depends on
 * it.
 */
public final class KeptWork implements Checkpoints {
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** One part in so many of the time may go into writing. */
    private static final long WORK_PER_WRITE = 20;

    private final CheckpointFolder folder;
    private final Question question;
    private final Pace pace;
    private final Told told;
    private final List<Begun> works = new ArrayList<>();
    private final ReentrantLock writing = new ReentrantLock();
    private volatile long next;
    private long lastKept;
    private boolean resumed;
    private boolean isThere;
    private boolean isTold;
    private boolean failed;

    /**
     * When work is kept.
     *
     * @param everyMillis so long after it was written last it is written anew
     * @param leastMillis work that is stopped sooner after that is not written
     */
    record Pace(long everyMillis, long leastMillis) {
        /** What took less than a second is done again as quickly as it is written and read. */
        private static final long LEAST_MILLIS = 1_000;

        static Pace of(Duration every) {
            return new Pace(every.toMillis(), Math.min(every.toMillis(), LEAST_MILLIS));
        }
    }

    /**
     * What is asked, as the store names it.
     *
     * @param version found when it is needed
     */
    record Question(String instance, String question, Supplier<String> version) {
        CheckpointKey key(Resumable work) {
            return new CheckpointKey(instance, question, work.work(), version.get());
        }
    }

    private static final class Begun {
        private final Resumable work;
        private long kept = -1;

        Begun(Resumable work) {
            this.work = work;
        }
    }

    KeptWork(CheckpointFolder folder, Question question, Pace pace, Told told) {
        this.folder = folder;
        this.question = question;
        this.pace = pace;
        this.told = told;
        lastKept = System.nanoTime();
        next = lastKept + pace.everyMillis() * NANOS_PER_MILLI;
    }

    @Override
    public void begin(Resumable work) {
        if (works.stream().anyMatch(begun -> begun.work.work().equals(work.work()))) {
            return; // a part of the same question: the file is that of the whole
        }
        Begun begun = new Begun(work);
        works.add(begun);
        if (folder.isEmpty()) {
            return;
        }
        try {
            switch (folder.resume(question.key(work), work)) {
                case NOTHING -> {}
                case RESUMED -> {
                    begun.kept = work.steps();
                    resumed = true;
                    isThere = true;
                    lastKept = System.nanoTime();
                    told.remark()
                            .accept(
                                    "going on from a checkpoint of this question (%s, %,d steps)"
                                            .formatted(work.work(), work.steps()));
                }
                case OF_ANOTHER_VERSION ->
                        told.remark()
                                .accept(
                                        "a checkpoint of this question is by another version, and not used");
                case DAMAGED ->
                        told.warn()
                                .accept("a checkpoint of this question was damaged; starting anew");
                case TOO_LARGE -> {
                    isThere = true;
                    told.warn()
                            .accept(
                                    "a checkpoint of this question needs more memory than this run has;"
                                            + " starting anew");
                }
            }
        } catch (IOException e) {
            refuse(e);
        }
    }

    @Override
    public void look() {
        if (System.nanoTime() - next < 0 || works.isEmpty() || !writing.tryLock()) {
            return;
        }
        try {
            if (System.nanoTime() - next >= 0) {
                keep();
            }
        } finally {
            writing.unlock();
        }
    }

    @Override
    public boolean isResumed() {
        return resumed;
    }

    /** Whether it is being written just now. */
    boolean isWriting() {
        return writing.isLocked();
    }

    /** What is kept of work that is over; it goes when the answer is safe. */
    List<CheckpointKey> done() {
        return folder.isEmpty()
                ? List.of()
                : works.stream().map(begun -> question.key(begun.work)).toList();
    }

    /** The work has been stopped. */
    void stop() {
        writing.lock();
        try {
            if (System.nanoTime() - lastKept >= pace.leastMillis() * NANOS_PER_MILLI) {
                keep();
            }
        } finally {
            writing.unlock();
        }
        if (isThere && !failed) {
            told.remark()
                    .accept("a checkpoint is kept: asked again, this question goes on from it");
        }
    }

    private void keep() {
        long start = System.nanoTime();
        failed = false;
        try {
            for (Begun begun : works) {
                long steps = begun.work.steps();
                if (steps != begun.kept) {
                    folder.write(question.key(begun.work), begun.work);
                    begun.kept = steps;
                    isThere = true;
                }
            }
        } catch (IOException e) {
            refuse(e);
        } catch (OutOfMemoryError full) {
            refuse("no memory is left to write a checkpoint");
        }
        lastKept = System.nanoTime();
        long pause =
                Math.max(pace.everyMillis() * NANOS_PER_MILLI, WORK_PER_WRITE * (lastKept - start));
        next = lastKept + pause;
    }

    private void refuse(IOException e) {
        String reason = FileFailure.reason(e);
        refuse("no checkpoint of this work can be kept: " + BadInput.shown(reason));
    }

    private void refuse(String line) {
        failed = true;
        if (!isTold) {
            told.warn().accept(line);
            isTold = true;
        }
    }
}
