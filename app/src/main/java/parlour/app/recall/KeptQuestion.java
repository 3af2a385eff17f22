package parlour.app.recall;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.app.ask.ListedMoves;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.Standing;
import parlour.store.CheckpointKey;

/** One question whose work is kept while it lasts; without a store, it is only asked. */
public final class KeptQuestion {
    /** No work is kept. */
    public static final KeptQuestion NONE = new KeptQuestion(null, _ -> {});

    private final @Nullable KeptWork work;
    private final Consumer<List<CheckpointKey>> answered;
    private boolean isUnfinished;

    KeptQuestion(@Nullable KeptWork work, Consumer<List<CheckpointKey>> answered) {
        this.work = work;
        this.answered = answered;
    }

    /** The budget for its work. */
    public Budget within(Budget budget) {
        return work == null ? budget : budget.withCheckpoints(work);
    }

    /** The answer is found, but its certificate is not written: what is kept stays needed. */
    public void unfinished() {
        isUnfinished = true;
    }

    /**
     * The answer is out; what was kept is needed no longer, if no other run could tell more, or no
     * method is left that could.
     */
    public void end(Answer answer) {
        boolean isExhausted =
                answer.standing() instanceof Standing.Unknown unknown && !unknown.stopped();
        end(isExhausted || AnswerForm.ONLY.reach(answer) == Form.Reach.ANY_LIMITS);
    }

    /** The same for moves. */
    public void end(ListedMoves moves) {
        end(MovesForm.ONLY.reach(moves) == Form.Reach.ANY_LIMITS);
    }

    private void end(boolean isDone) {
        if (work != null && isDone && !isUnfinished) {
            answered.accept(work.done());
        } else if (work != null) {
            work.stop();
        }
    }
}
