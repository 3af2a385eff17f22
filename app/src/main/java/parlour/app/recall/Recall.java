package parlour.app.recall;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.app.ask.Answering;
import parlour.app.ask.ListedMoves;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.catalogue.Notes;
import parlour.games.catalogue.Opened;
import parlour.store.CheckpointFolder;
import parlour.store.CheckpointKey;
import parlour.store.Key;
import parlour.store.StoreHome;
import parlour.store.StoredResult;

/**
 * Asks a game, unless the store knows the answer already; and keeps the answer. What comes from the
 * store is the answer that the same version gave within the same limits, byte for byte.
 *
 * <p>The work begins at once. SQLite is loaded beside it, and only when the run has worked for a
 * quarter of a second; then the store is asked, and if it knows, the work is cancelled. So cheap
 * questions cost what they cost without a store. Answers that took 10 ms are kept; those of a run
 * that ends before SQLite is loaded are left in the store's inbox.
 *
 * <p>A store that cannot be used is told once, and changes no answer.
 */
public final class Recall implements AutoCloseable {
    /** The question that {@code moves} asks. */
    public static final String MOVES = "moves";

    /** The question that {@code long-run} asks. */
    public static final String LONG_RUN = "long-run";

    /** How often work that lasts is kept: a kill costs some minutes. */
    public static final Duration USUAL_PAUSE = Duration.ofMinutes(2);

    private final @Nullable Keeper keeper;
    private final @Nullable Desk desk;
    private final Supplier<String> version;
    private final List<CheckpointKey> answered = new ArrayList<>();
    private volatile @Nullable KeptWork work;

    private Recall(@Nullable Keeper keeper, @Nullable Desk desk, Supplier<String> version) {
        this.keeper = keeper;
        this.desk = desk;
        this.version = version;
    }

    /** What it takes to keep work. */
    private record Desk(CheckpointFolder folder, KeptWork.Pace pace, Told told) {}

    /** Asks the games only. */
    public static Recall nothing() {
        return new Recall(null, null, () -> "");
    }

    /**
     * Uses a store.
     *
     * @param release the version of the program, as people know it
     */
    public static Recall in(StoreHome home, String release, Told told) {
        return in(home, USUAL_PAUSE, release, told);
    }

    /**
     * The same where work that lasts is kept after another time.
     *
     * @param every so long after it was written last it is written anew
     */
    public static Recall in(StoreHome home, Duration every, String release, Told told) {
        var paces = new Paces(Keeper.Pace.USUAL, KeptWork.Pace.of(every));
        return in(home, paces, release, told);
    }

    static Recall in(StoreHome home, Paces paces, String release, Told told) {
        Supplier<String> version = new Once(release);
        return new Recall(
                new Keeper(home, paces.store(), version, told.warn()),
                new Desk(new CheckpointFolder(home), paces.work(), told),
                version);
    }

    /** When results are kept, and when work is. */
    record Paces(Keeper.Pace store, KeptWork.Pace work) {}

    /**
     * A question whose work is kept while it lasts, and goes on from what was kept of it.
     *
     * @param question what is asked, in the words under which the store has it
     */
    public KeptQuestion keeping(String instance, String question) {
        if (desk != null) {
            work =
                    new KeptWork(
                            desk.folder(),
                            new KeptWork.Question(instance, question, version),
                            desk.pace(),
                            desk.told());
        }
        return new KeptQuestion(work, answered::addAll);
    }

    /** Whether work is being written, which takes its time. */
    public boolean isWriting() {
        @Nullable KeptWork under = work;
        return under != null && under.isWriting();
    }

    /** The answer of the game; with a certificate wanted, the store is not asked. */
    public Answer answer(Opened<?> opened, Ask ask, Budget budget) {
        return answer(opened.canonical(), ask, budget, own -> Answering.answer(opened, ask, own));
    }

    /** The answer to what is asked of an instance, where somebody else works it out. */
    public Answer answer(String instance, Ask ask, Budget budget, Function<Budget, Answer> work) {
        return ask.proof().isPresent()
                ? work.apply(budget)
                : recall(new Flight<>(instance, question(ask), AnswerForm.ONLY, budget), work);
    }

    /** All moves of an instance. */
    public ListedMoves moves(Opened<?> opened, Budget budget) {
        ListedMoves.playable(opened);
        return recall(
                new Flight<>(opened.canonical(), MOVES, MovesForm.ONLY, budget),
                own -> ListedMoves.of(opened, own));
    }

    /** The answer of the game, if the store is open and has it. */
    public Optional<Answer> known(Opened<?> opened, Ask ask, Budget budget) {
        return known(new Flight<>(opened.canonical(), question(ask), AnswerForm.ONLY, budget));
    }

    /** All moves of an instance, if the store is open and has them. */
    public Optional<ListedMoves> knownMoves(Opened<?> opened, Budget budget) {
        return known(new Flight<>(opened.canonical(), MOVES, MovesForm.ONLY, budget));
    }

    private <T> Optional<T> known(Flight<T> flight) {
        if (keeper != null) {
            keeper.look(flight);
        }
        return flight.hit();
    }

    /** A long run. */
    public Answer longRun(String instance, Budget budget, Function<Budget, Answer> work) {
        return recall(new Flight<>(instance, LONG_RUN, AnswerForm.ONLY, budget), work);
    }

    /** Keeps an answer together with the certificate that was written of it, if one was. */
    public void keep(
            Answer answer, String question, Budget budget, Optional<StoredResult.Proof> proof) {
        if (keeper != null) {
            new Flight<>(answer.instance(), question, AnswerForm.ONLY, budget)
                    .result(answer, version.get(), now())
                    .ifPresent(result -> keeper.keep(proof.map(result::with).orElse(result)));
        }
    }

    /** What the parts of a long run that is not finished have given. */
    public Notes notes(String instance) {
        @Nullable Keeper store = keeper;
        return store == null ? Notes.NONE : new KeptNotes(store, instance);
    }

    /** Says that many questions are coming, so that those answered before are found soon. */
    public void expectMany() {
        if (keeper != null) {
            keeper.openSoon();
        }
    }

    /** Sees to it that what was found so far is on the disk. */
    public void settle() {
        if (keeper != null) {
            keeper.settle();
        }
    }

    @Override
    public void close() {
        if (keeper != null) {
            keeper.close();
        }
        if (desk != null) {
            answered.forEach(desk.folder()::forget);
        }
    }

    /** What is asked, in the fixed words under which the store has it. */
    public static String question(Ask ask) {
        StringJoiner words = new StringJoiner(" ");
        for (Question question : ask.questions()) {
            words.add(question.option());
        }
        return words.toString();
    }

    private <T> T recall(Flight<T> flight, Function<Budget, T> work) {
        if (keeper == null) {
            return work.apply(flight.budget());
        }
        keeper.start(flight);
        try {
            if (flight.hit().isPresent()) {
                return flight.hit().get();
            }
            T found = work.apply(flight.budget());
            if (flight.hit().isPresent()) {
                return flight.hit().get();
            }
            // What a resumed run finds in no time took hours before.
            if (keeper.isWorth(flight.nanos()) || flight.budget().checkpoints().isResumed()) {
                flight.result(found, version.get(), now()).ifPresent(keeper::keep);
            }
            return found;
        } finally {
            keeper.end(flight);
        }
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** The fingerprint, taken when it is first needed. */
    private static final class Once implements Supplier<String> {
        private final String release;
        private @Nullable String value;

        Once(String release) {
            this.release = release;
            Fingerprint.expect();
        }

        @Override
        public synchronized String get() {
            if (value == null) {
                value = Fingerprint.of(release);
            }
            return value;
        }
    }

    /** Notes of a long run as results of their own. */
    private final class KeptNotes implements Notes {
        private static final String OUTCOME = "outcome";

        private final Keeper store;
        private final String instance;

        KeptNotes(Keeper store, String instance) {
            this.store = store;
            this.instance = instance;
        }

        @Override
        public Optional<String> letter(String part) {
            return store.find(key(part))
                    .map(result -> result.answer().values().get(OUTCOME))
                    .filter(Json.Text.class::isInstance)
                    .map(json -> ((Json.Text) json).value());
        }

        @Override
        public void note(String part, String letter) {
            store.keep(
                    new StoredResult(
                            key(part),
                            new StoredResult.Verdict("proved", letter, "part"),
                            Json.fields()
                                    .with("instance", instance)
                                    .with("part", part)
                                    .with(OUTCOME, letter),
                            Json.fields(),
                            StoredResult.Proof.NONE,
                            now()));
        }

        private Key key(String part) {
            return new Key(instance, LONG_RUN + " " + part, version.get(), Key.ANY);
        }
    }
}
