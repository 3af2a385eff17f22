package parlour.app.recall;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import parlour.claim.Answer;
import parlour.claim.AnswerReader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Standing;
import parlour.store.StoredResult;

/** Answers as they lie in the store. */
public final class AnswerForm implements Form<Answer> {
    static final AnswerForm ONLY = new AnswerForm();

    private AnswerForm() {}

    @Override
    public Reach reach(Answer answer) {
        if (answer.standing() instanceof Standing.Unknown unknown) {
            return unknown.stopped() ? Reach.CUT_SHORT : Reach.THESE_LIMITS;
        }
        Reach reach = Reach.ANY_LIMITS;
        for (Claim claim : answer.claims()) {
            if (claim instanceof Claim.LongRun run && run.prefix().indexOf('?') >= 0) {
                return Reach.CUT_SHORT;
            }
            if (isPartial(claim, answer)) {
                reach = Reach.THESE_LIMITS;
            }
        }
        return reach;
    }

    /**
     * Lists that may have more; optimal mixes of which it is not known whether there are others.
     */
    private static boolean isPartial(Claim claim, Answer answer) {
        return switch (claim) {
            case Claim.WinningMoves moves -> !moves.complete();
            case Claim.Equilibrium _ -> answer.claim(Claim.Uniqueness.class).isEmpty();
            case Claim.SeveralPlayers _ -> true;
            default -> false;
        };
    }

    @Override
    public StoredResult.Verdict verdict(Answer answer) {
        String outcome =
                answer.claim(Claim.HasOutcome.class).map(Claim.HasOutcome::outcome).orElse("");
        return new StoredResult.Verdict(answer.standing().word(), outcome, answer.method());
    }

    @Override
    public Json.Fields answer(Answer answer) {
        return answer.toJson();
    }

    @Override
    public Json.Fields counts(Answer answer) {
        Json.Fields counts = Json.fields();
        for (var count : answer.counts().entrySet()) {
            counts = counts.with(count.getKey(), count.getValue());
        }
        return counts;
    }

    @Override
    public Answer read(Json.Fields answer, Json.Fields counts) {
        SequencedMap<String, Long> numbers = new LinkedHashMap<>();
        for (var count : counts.values().entrySet()) {
            if (!(count.getValue() instanceof Json.Whole(BigInteger number))) {
                throw new IllegalArgumentException("no count: " + count.getKey());
            }
            numbers.put(count.getKey(), number.longValueExact());
        }
        return AnswerReader.read(answer, numbers);
    }
}
