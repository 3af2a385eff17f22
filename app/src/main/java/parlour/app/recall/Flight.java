package parlour.app.recall;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.store.Key;
import parlour.store.StoredResult;

/**
 * A question under way. If the store turns out to know the answer, the work is cancelled.
 *
 * @param <T> what is found
 */
final class Flight<T> {
    private final String instance;
    private final String question;
    private final Form<T> form;
    private final Budget budget;
    private final long started = System.nanoTime();
    private volatile @Nullable T hit;
    private volatile boolean looked;

    Flight(String instance, String question, Form<T> form, Budget budget) {
        this.instance = instance;
        this.question = question;
        this.form = form;
        this.budget = budget.branch();
    }

    /** Within which the work is done. */
    Budget budget() {
        return budget;
    }

    /** How long it has been under way. */
    long nanos() {
        return System.nanoTime() - started;
    }

    /** Whether the store has been asked. */
    boolean isLooked() {
        return looked;
    }

    /** Asks the store; whether it knew. */
    boolean look(Function<Key, Optional<StoredResult>> store, String version) {
        looked = true;
        for (long within : limits()) {
            if (store.apply(new Key(instance, question, version, within))
                    .filter(this::land)
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Within which memory an answer may have been found. Work that a face has put a deadline to may
     * be spared by what was found in the memory that is usual, which is more.
     */
    private List<Long> limits() {
        if (budget.isTimed() || budget.isDivided()) {
            return List.of(Key.ANY);
        }
        long usual = Budget.unlimited().memoryBytes();
        return budget.hasDeadline() && budget.memoryBytes() < usual
                ? List.of(budget.memoryBytes(), usual)
                : List.of(budget.memoryBytes());
    }

    private boolean land(StoredResult result) {
        try {
            hit = form.read(result.answer(), result.counts());
            budget.cancel();
            return true;
        } catch (IllegalArgumentException | ArithmeticException damaged) {
            return false;
        }
    }

    /** What the store had. */
    Optional<T> hit() {
        return Optional.ofNullable(hit);
    }

    /**
     * What goes into the store; nothing if it would not be the answer to the same question asked
     * again.
     */
    Optional<StoredResult> result(T found, String version, String now) {
        boolean holds =
                switch (form.reach(found)) {
                    case ANY_LIMITS -> true;
                    case THESE_LIMITS ->
                            !budget.isTimed()
                                    && !budget.isDivided()
                                    && !budget.isCancelled()
                                    && !budget.isOver();
                    case CUT_SHORT -> false;
                };
        Json.Fields answer = form.answer(found);
        if (!holds
                || instance.length() + (long) answer.toString().length()
                        > StoredResult.MAX_LENGTH) {
            return Optional.empty();
        }
        long within = form.reach(found) == Form.Reach.ANY_LIMITS ? Key.ANY : budget.memoryBytes();
        return Optional.of(
                new StoredResult(
                        new Key(instance, question, version, within),
                        form.verdict(found),
                        answer,
                        form.counts(found),
                        StoredResult.Proof.NONE,
                        now));
    }
}
