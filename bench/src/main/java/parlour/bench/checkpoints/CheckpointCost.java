package parlour.bench.checkpoints;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.claim.Resumable;
import parlour.games.Games;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;
import parlour.store.CheckpointFolder;
import parlour.store.CheckpointKey;
import parlour.store.StoreHome;

/**
 * Works on a question of each kind until it has had so much CPU time, keeping it at the pace of the
 * program but for the two minutes, and stops it; then lets new work go on from what was kept.
 * Prints CPU seconds of the thread: the work, all writing, the last writing, the reading; how often
 * it was written, and the bytes of the last file.
 *
 * <p>Usage: {@code CheckpointCost [SECONDS] [PATTERN]}: how long each question is worked on, 10 if
 * not given, and a regular expression that chooses questions.
 */
public final class CheckpointCost {
    private static final long NANOS = 1_000_000_000;

    /** As the program has it. */
    private static final long WORK_PER_WRITE = 20;

    private static final List<Asked> QUESTIONS =
            List.of(
                    asked("monotonic(a=7,d=6,deck=27)", Question.OUTCOME),
                    asked("monotonic(a=6,d=6,deck=N)", Question.OUTCOME),
                    asked("monotonic(a=6,d=6,deck=26)", Question.NIMBER),
                    asked("monotonic(a=5,d=5,deck=N+N)", Question.WINNING_MOVES),
                    asked("monotonic(a=19,d=19,deck=Q)", Question.OUTCOME),
                    asked("sylver(named=16 17)", Question.WINNING_MOVES),
                    asked("sylver(named=14 15 34)", Question.NIMBER),
                    asked("sylver(named=10 26)", Question.WINNING_MOVES),
                    asked("sylver(named=12 15 21)", Question.WINNING_MOVES));

    private CheckpointCost() {}

    private record Asked(String instance, Set<Question> questions) {}

    private static Asked asked(String instance, Question question) {
        return new Asked(instance, EnumSet.of(Question.OUTCOME, question));
    }

    /** Measures each kind of work. */
    public static void main(String[] arguments) throws IOException {
        long seconds = arguments.length > 0 ? Long.parseLong(arguments[0]) : 10;
        String pattern = arguments.length > 1 ? arguments[1] : ".*";
        System.out.println(
                "work        | CPU s | writes | CPU s | last | bytes | reading | of work");
        for (Asked asked : QUESTIONS) {
            if (asked.instance().matches(pattern)) {
                measure(asked, seconds * NANOS);
            }
        }
    }

    private static void measure(Asked asked, long nanos) throws IOException {
        Path home = Files.createTempDirectory("checkpoints");
        var folder = new CheckpointFolder(new StoreHome(home));
        var first = new Timed(asked.instance(), folder, nanos);
        long start = cpu();
        ask(asked, first);
        long work = cpu() - start - first.writing;
        first.write();
        var second = new Timed(asked.instance(), folder, 0);
        ask(asked, second);
        System.out.printf(
                Locale.ROOT,
                "%s %s | %.2f | %d | %.3f | %.3f | %,d | %.3f | %.4f%n",
                asked.instance(),
                first.names(),
                (double) work / NANOS,
                first.writes,
                (double) first.writing / NANOS,
                (double) first.last / NANOS,
                first.bytes,
                (double) second.reading / NANOS,
                (double) first.last / work);
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(file);
            }
        }
    }

    private static void ask(Asked asked, Checkpoints checkpoints) {
        Budget budget =
                Budget.unlimited()
                        .withTime(java.time.Duration.ofDays(1))
                        .withCheckpoints(checkpoints);
        InstanceText text = InstanceText.parse(asked.instance());
        Game<?> game =
                Games.all().stream()
                        .filter(some -> some.profile().id().equals(text.game()))
                        .findFirst()
                        .orElseThrow();
        try {
            Opened.read(game, text).solve(new Ask(asked.questions(), Optional.empty()), budget);
        } catch (Budget.Exceeded stopped) {
            return;
        }
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Keeps work when it is time, ends it when its time is up, and takes down what that takes. */
    private static final class Timed implements Checkpoints {
        private final String instance;
        private final CheckpointFolder folder;
        private final long end;
        private final List<Resumable> works = new ArrayList<>();
        private long next = cpu() + NANOS;
        private long writing;
        private long writes;
        private long last;
        private long bytes;
        private long reading;

        Timed(String instance, CheckpointFolder folder, long nanos) {
            this.instance = instance;
            this.folder = folder;
            this.end = cpu() + nanos;
        }

        String names() {
            return String.join("+", works.stream().map(Resumable::work).toList());
        }

        @Override
        public void begin(Resumable work) {
            works.add(work);
            long start = cpu();
            try {
                folder.resume(key(work), work);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            reading += cpu() - start;
        }

        private CheckpointKey key(Resumable work) {
            return new CheckpointKey(instance, "question", work.work(), "version");
        }

        @Override
        public void look() {
            long now = cpu();
            if (works.isEmpty()) {
                return;
            }
            if (now >= end + writing) {
                throw new Budget.Exceeded(Budget.TIME);
            }
            if (now >= next) {
                write();
            }
        }

        void write() {
            long start = cpu();
            bytes = 0;
            try {
                for (Resumable work : works) {
                    bytes += folder.write(key(work), work);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            last = cpu() - start;
            writing += last;
            writes++;
            next = cpu() + Math.max(NANOS, WORK_PER_WRITE * last);
        }

        @Override
        public boolean isResumed() {
            return false;
        }
    }
}
