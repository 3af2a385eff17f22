package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;

/** Lines of finite positions by a sweep for each of them. */
final class SweptLines implements FiniteLines {
    private final OneRule one;
    private final Budget budget;
    private final List<Json> lines = new ArrayList<>();
    private final Set<NumericalSemigroup> written = new HashSet<>();

    SweptLines(OneRule one, Budget budget) {
        this.one = one;
        this.budget = budget;
    }

    private OversemigroupSweep sweep(NumericalSemigroup semigroup) {
        return OversemigroupSweep.over(semigroup, budget, Long.MAX_VALUE);
    }

    @Override
    public boolean show(NumericalSemigroup lost) {
        var sweep = sweep(lost);
        if (!sweep.isLost()) {
            return false;
        }
        var strategy = new StrategyLines(sweep, one, budget);
        strategy.need(lost);
        strategy.write(lines::add, written);
        return true;
    }

    @Override
    public long reply(NumericalSemigroup won) {
        var sweep = sweep(won);
        List<Long> wins = sweep.winningMoves();
        if (wins.isEmpty()) {
            return 0;
        }
        var strategy = new StrategyLines(sweep, one, budget);
        strategy.need(won.adjoin(wins.getFirst()));
        strategy.write(lines::add, written);
        return wins.getFirst();
    }

    @Override
    public List<Json> lines() {
        return lines;
    }
}
