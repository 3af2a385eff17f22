package parlour.games.sylver.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;

/**
 * The lost positions that a strategy needs, each with a reply to every move. A reply that leads to
 * a position already needed is preferred, so that few are.
 */
final class StrategyLines {
    private final OversemigroupSweep sweep;
    private final OneRule one;
    private final Budget budget;
    private final Map<NumericalSemigroup, List<String>> replies = new HashMap<>();
    private final Deque<NumericalSemigroup> open = new ArrayDeque<>();

    StrategyLines(OversemigroupSweep sweep, OneRule one, Budget budget) {
        this.sweep = sweep;
        this.one = one;
        this.budget = budget;
    }

    /** Demands that a lost position be shown. */
    void need(NumericalSemigroup lost) {
        boolean isStuck = one == OneRule.EXCLUDED && lost.gapCount() <= 1;
        if (!isStuck && !replies.containsKey(lost)) {
            replies.put(lost, List.of());
            open.add(lost);
        }
    }

    /**
     * Demands what shows that a won position is won.
     *
     * @param allMoves whether all its winning moves must be shown, and all others refuted
     */
    void needReplies(NumericalSemigroup won, boolean allMoves) {
        List<Long> wins = sweep.winningMoves(won);
        if (!allMoves) {
            need(won.adjoin(wins.getFirst()));
            return;
        }
        wins.forEach(n -> need(won.adjoin(n)));
        for (long gap : won.gaps()) {
            if (gap > 1 && !wins.contains(gap)) {
                reply(won.adjoin(gap));
            }
        }
    }

    /** Demands and names a reply at a won position. */
    private String reply(NumericalSemigroup won) {
        List<Long> wins = sweep.winningMoves(won);
        for (long n : wins) {
            NumericalSemigroup lost = won.adjoin(n);
            if (lost.gapCount() <= 1 || replies.containsKey(lost)) {
                need(lost);
                return String.valueOf(n);
            }
        }
        need(won.adjoin(wins.getFirst()));
        return String.valueOf(wins.getFirst());
    }

    /** Writes all that is needed, fewer gaps first: a reply leaves fewer gaps. */
    void write(CertificateSink sink) {
        write(sink::line, new HashSet<>());
    }

    /** The same without the positions written before, which are noted. */
    void write(Consumer<Json> sink, Set<NumericalSemigroup> written) {
        while (!open.isEmpty()) {
            budget.spend();
            NumericalSemigroup lost = open.remove();
            List<String> answers = new ArrayList<>();
            for (long gap : lost.gaps()) {
                if (gap > 1) {
                    answers.add(reply(lost.adjoin(gap)));
                } else if (one == OneRule.LOSES) {
                    answers.add("");
                }
            }
            replies.put(lost, answers);
        }
        replies.entrySet().stream()
                .filter(e -> written.add(e.getKey()))
                .sorted(
                        Comparator.comparingLong(
                                        (Map.Entry<NumericalSemigroup, List<String>> e) ->
                                                e.getKey().gapCount())
                                .thenComparing(e -> e.getKey().toString()))
                .forEach(
                        e ->
                                sink.accept(
                                        Json.fields()
                                                .with("lost", e.getKey().toString())
                                                .with("replies", Json.texts(e.getValue()))));
    }
}
