package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Collects the lines that show a position lost by the quiet end theorem: a reply to each of the
 * finitely many moves that may win, and so on down to finite positions.
 */
final class QuietProof {
    private static final List<Long> NONE = List.of();

    private final ReplySearch search;
    private final OneRule one;
    private final Budget budget;
    private final List<Json> lines = new ArrayList<>();
    private final Set<NumericalSemigroup> written = new HashSet<>();
    private final Map<SylverPosition, Boolean> shown = new HashMap<>();

    QuietProof(ReplySearch search, OneRule one, Budget budget) {
        this.search = search;
        this.one = one;
        this.budget = budget;
    }

    /** The lines collected so far. */
    List<Json> lines() {
        return lines;
    }

    /** Adds what shows a lost position lost; false if no such proof is found. */
    boolean show(SylverPosition lost) {
        Boolean known = shown.get(lost);
        if (known == null) {
            known = lost.isFinite() ? showFinite(lost) : showPaired(lost) || showQuiet(lost);
            shown.put(lost, known);
        }
        return known;
    }

    private boolean showFinite(SylverPosition lost) {
        var sweep = OversemigroupSweep.over(lost.scaled(), budget, Long.MAX_VALUE);
        if (!sweep.isLost()) {
            return false;
        }
        var strategy = new StrategyLines(sweep, one, budget);
        strategy.need(lost.scaled());
        strategy.write(lines::add, written);
        return true;
    }

    private boolean showPaired(SylverPosition lost) {
        boolean isPaired = lost.gcd() == 2 && Theorems.outcome(lost).isPresent();
        if (isPaired) {
            addLost(lost, List.of());
        }
        return isPaired;
    }

    private boolean showQuiet(SylverPosition lost) {
        if (!ReplySearch.isQuiet(lost)) {
            return false;
        }
        List<String> replies = new ArrayList<>();
        for (long n : ReplySearch.candidates(lost, 0)) {
            Optional<Long> reply = reply(lost.play(n));
            if (reply.isEmpty()) {
                return false;
            }
            replies.add(String.valueOf(reply.get()));
        }
        addLost(lost, replies);
        return true;
    }

    private void addLost(SylverPosition lost, List<String> replies) {
        lines.add(Json.fields().with("lost", lost.toString()).with("replies", Json.texts(replies)));
    }

    private Optional<Long> reply(SylverPosition won) {
        if (won.isFinite()) {
            long n =
                    OversemigroupSweep.over(won.scaled(), budget, Long.MAX_VALUE)
                            .winningMoves()
                            .getFirst();
            return show(won.play(n)) ? Optional.of(n) : Optional.empty();
        }
        for (long n : proved(won)) {
            if (show(won.play(n))) {
                return Optional.of(n);
            }
        }
        for (long n : won.gcd() == 2 ? ReplySearch.candidates(won, ReplyDecision.REACH) : NONE) {
            SylverPosition option = won.play(n);
            if (isLost(option) && show(option)) {
                return Optional.of(n);
            }
        }
        return Optional.empty();
    }

    private boolean isLost(SylverPosition option) {
        return search.outcome(option, ReplyDecision.REACH).equals(Optional.of(Outcome.PREVIOUS));
    }

    /** Winning replies that decide the position. */
    private List<Long> proved(SylverPosition won) {
        var instance = new SylverInstance(won, one);
        return Decisions.of(instance, Ask.of(Question.OUTCOME), budget).verdict().wins().moves();
    }
}
