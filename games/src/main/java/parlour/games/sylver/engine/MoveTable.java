package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.catalogue.Playable.Row;
import parlour.games.sylver.FiniteSylverRules;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;

/** All moves of a position with the outcomes after them, best first. */
public final class MoveTable {
    /**
     * Positions with at most this many gaps also show plies: the table of remotenesses is small.
     */
    private static final int MAX_GAPS_WITH_PLIES = 60;

    /** Oversemigroups visited, divided, where an answer must be quick: about a second. */
    private static final long QUICK_VISITS = 1L << 24;

    private final SylverInstance instance;
    private final Budget budget;

    private MoveTable(SylverInstance instance, Budget budget) {
        this.instance = instance;
        this.budget = budget;
    }

    /**
     * The rows of a position.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static List<Row> rows(SylverInstance instance, Budget budget) {
        var table = new MoveTable(instance, budget);
        return instance.position().isFinite() ? table.finite() : table.ranges();
    }

    private List<Row> finite() {
        var semigroup = instance.position().scaled();
        List<Row> rows = new ArrayList<>();
        if (semigroup.gapCount() == 0) {
            return rows;
        }
        if (!OversemigroupSweep.canSweep(semigroup)) {
            boolean isKnown = Theorems.twoOrThree(semigroup).isPresent();
            return isKnown ? ranges() : List.of(undecided("2.."));
        }
        boolean showsPlies = semigroup.gapCount() <= MAX_GAPS_WITH_PLIES;
        long most = budget.isDivided() ? budget.bound(QUICK_VISITS) : Long.MAX_VALUE;
        OversemigroupSweep sweep;
        try {
            sweep = OversemigroupSweep.kept(semigroup, budget, most);
        } catch (Budget.Exceeded exceeded) {
            if (!budget.isDivided()) {
                throw exceeded;
            }
            budget.spend();
            return List.of(undecided("2.."));
        }
        List<Long> moves = new FiniteSylverRules(instance).moves(instance.position());
        List<NumericalSemigroup> options = moves.stream().map(semigroup::adjoin).toList();
        long[] plies =
                showsPlies
                        ? ValueSweep.keptRemotenesses(semigroup, options, budget)
                        : new long[moves.size()];
        long extra = instance.one() == OneRule.LOSES ? 1 : 0;
        for (int i = 0; i < plies.length; i++) {
            long n = moves.get(i);
            boolean wins = n > 1 && sweep.isLost(options.get(i));
            long left = n == 1 ? 0 : plies[i] + extra;
            rows.add(
                    new Row(
                            String.valueOf(n),
                            (wins ? Outcome.PREVIOUS : Outcome.NEXT).toString(),
                            wins,
                            showsPlies ? OptionalLong.of(left) : OptionalLong.empty()));
        }
        rows.sort(Comparator.comparingLong(MoveTable::badness));
        return rows;
    }

    /** Winning moves one by one, the others as ranges within which they are alike. */
    private List<Row> ranges() {
        Ask ask = Ask.of(Question.OUTCOME, Question.WINNING_MOVES);
        Verdict verdict = Decisions.of(instance, ask, budget).verdict();
        List<Row> rows = new ArrayList<>();
        long first = instance.one() == OneRule.LOSES ? 1 : 2;
        if (verdict.outcome().isEmpty()) {
            verdict.known().forEach(move -> rows.add(lost(move.move())));
            // What lies between settled moves is open as well as what lies beyond.
            long open = first;
            for (var move : verdict.known()) {
                String[] ends = move.move().split("\\.\\.");
                addOpen(rows, open, Long.parseLong(ends[0]) - 1);
                open = Long.parseLong(ends[ends.length - 1]) + 1;
            }
            rows.add(undecided(open + ".."));
            rows.sort(Comparator.comparingLong(MoveTable::badness));
            return rows;
        }
        Verdict.Wins wins = verdict.wins();
        for (long n : wins.moves()) {
            rows.add(new Row(String.valueOf(n), "P", true, OptionalLong.empty()));
        }
        long bound = wins.isComplete() ? Long.MAX_VALUE : wins.completeBelow().orElse(first);
        long from = first;
        for (long n : wins.moves()) {
            addLost(rows, from, Math.min(n, bound) - 1);
            from = Math.max(from, Math.min(n, bound) + (n < bound ? 1 : 0));
        }
        if (wins.isComplete()) {
            rows.add(lost(from + ".."));
        } else {
            addLost(rows, from, bound - 1);
            long open = Math.max(first, bound);
            for (long n : wins.moves()) {
                if (n >= bound) {
                    addOpen(rows, open, n - 1);
                    open = n + 1;
                }
            }
            rows.add(undecided(open + ".."));
        }
        rows.sort(Comparator.comparingLong(MoveTable::badness));
        return rows;
    }

    private void addOpen(List<Row> rows, long from, long to) {
        if (hasMove(from, to)) {
            rows.add(undecided(range(from, to)));
        }
    }

    private void addLost(List<Row> rows, long from, long to) {
        if (hasMove(from, to)) {
            rows.add(lost(range(from, to)));
        }
    }

    /** Whether some number of a range may be named. */
    private boolean hasMove(long from, long to) {
        for (long n = from; n <= to; n++) {
            if (!instance.position().contains(n)) {
                return true;
            }
        }
        return false;
    }

    private static String range(long from, long to) {
        return from == to ? String.valueOf(from) : from + ".." + to;
    }

    private static Row lost(String moves) {
        return new Row(moves, "N", false, OptionalLong.empty());
    }

    private static Row undecided(String range) {
        return new Row(range, "unknown", false, OptionalLong.empty());
    }

    /** Wins first, the shortest first; then undecided moves; then losses, the longest first. */
    private static long badness(Row row) {
        long plies = row.remoteness().orElse(0);
        if (row.wins()) {
            return plies;
        }
        return row.outcome().equals("N") ? (1L << 33) - plies : 1L << 32;
    }
}
