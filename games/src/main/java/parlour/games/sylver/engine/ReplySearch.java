package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Tries to decide positions of any gcd: by theorems, by the engines for gcd 1 and 2 within fixed
 * bounds, and by looking at replies. What it says is proved; it may say nothing.
 *
 * <p><b>Quiet end theorem</b> (Sicherman). Let the gcd be a prime p and H symmetric. Then pH is P
 * iff naming p·x loses for every gap x of H, and naming n loses for every gap n &gt;= 2 of H that p
 * does not divide: other n lie in H and make a symmetric semigroup with pH.
 *
 * <p>The bounds count visits, not time, so that answers are the same everywhere.
 */
final class ReplySearch {
    // Work is counted in units of what a visit to an oversemigroup costs, about half a microsecond.

    /** Oversemigroups visited for one finite position. */
    static final long MAX_VISITS = 100_000;

    /** Shapes of one reply with gcd 2; if the position has gcd 2 itself, its own bound holds. */
    private static final long MAX_SHAPES = 1_500;

    /** Work in all where no time is given: some seconds. */
    static final long MAX_WORK = 3_000_000;

    /** Work for each reply in the first round. */
    private static final long FIRST_SHARE = 50_000;

    /** Work on the rows of one position with gcd 2. */
    private static final long ROW_WORK = 80_000;

    /** Work on the table of one position with gcd 3. */
    private static final long TABLE_WORK = 1_000_000;

    /**
     * By how much what each position may cost, and each reply in all, grows from round to round.
     */
    private static final long GROWTH = 8;

    /** Bounds grow up to this factor: MAX_WIDTH · {@link #TABLE_WORK} · 128 &lt; 2^48. */
    private static final long MAX_WIDTH = 1L << 21;

    /** Positions marked or looked up in a table that cost one unit. */
    private static final int LOOKUPS_PER_UNIT = 2;

    /** Gaps of a short position whose moves are listed: each is a question of its own. */
    private static final long MAX_QUIET_GAPS = 10_000;

    /** Moves of shapes that are listed for the cost of a visit. */
    private static final int MOVES_PER_UNIT = 8;

    /** Steps of the automaton that cost what a visit costs. */
    private static final int STEPS_PER_UNIT = 128;

    private final Checkpoints whole;
    private final Budget budget;
    private final boolean isEven;
    private final Map<Question, Optional<Outcome>> known = new HashMap<>();
    private final ToldOutcomes told;
    private long width = 1;
    private boolean isCut;
    private long work;
    private long most;

    /**
     * Looks at replies to a position, and to those after it.
     *
     * @param root the position
     */
    ReplySearch(SylverPosition root, Budget budget) {
        this.told = new ToldOutcomes(root);
        this.whole = budget.checkpoints();
        // Replies are parts of the question: what is kept is the work on the whole.
        this.budget = budget.withCheckpoints(Checkpoints.ofParts(whole));
        this.isEven = root.gcd() == 2;
        this.most = budget.bound(MAX_WORK);
    }

    /** Has what engines say kept in the budget's place for that. */
    void beKept() {
        whole.begin(told);
    }

    /** A position and how far its replies are looked at. */
    private record Question(SylverPosition position, long reach) {}

    /**
     * Asks in rounds for many replies: each may cost so much, and eight times as much in the next
     * round, so that a hard one does not keep easy ones from being settled. What single positions
     * may cost grows likewise.
     *
     * @param end how far {@linkplain #work work} may go
     * @param isSettled asks for one of them
     */
    void inRounds(List<Long> replies, long end, Predicate<Long> isSettled) {
        List<Long> left = new ArrayList<>(replies);
        width = 1;
        for (long share = FIRST_SHARE;
                !left.isEmpty() && work < end;
                share = Math.min(Long.MAX_VALUE / GROWTH, share) * GROWTH) {
            // What stayed open within narrower bounds is asked again.
            known.values().removeIf(Optional::isEmpty);
            long each = share;
            left.removeIf(
                    n -> {
                        isCut = false;
                        most = each < end - work ? work + each : end;
                        return isSettled.test(n) || !mayTellMore();
                    });
            width = Math.min(MAX_WIDTH, width * GROWTH);
        }
    }

    /** Whether a reply that is not settled may be when more work is done for it. */
    private boolean mayTellMore() {
        return isSpent() || (isCut && width < MAX_WIDTH);
    }

    /** Whether the work that may be done is used up. */
    boolean isSpent() {
        return work >= most;
    }

    /** Work done. */
    long work() {
        return work;
    }

    /**
     * Who wins, if that can be told by looking at replies below a bound.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    Optional<Outcome> outcome(SylverPosition position, long reach) {
        Optional<Outcome> byTheorem =
                position.isFinite() ? Optional.empty() : Theorems.outcome(position);
        if (byTheorem.isPresent()) {
            return byTheorem;
        }
        var question = new Question(position, position.isFinite() ? 0 : reach);
        Optional<Outcome> found = known.get(question);
        if (found == null) {
            budget.spend();
            found = isSpent() && !isEnder(position) ? Optional.empty() : computed(position, reach);
            // What stayed open for want of work may be asked again.
            if (found.isPresent() || !isSpent()) {
                known.put(question, found);
            }
        }
        return found;
    }

    /**
     * Who wins and by which moves, as far as that can be told within the same bounds.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    Verdict verdict(SylverPosition position, long reach) {
        Optional<Outcome> outcome = outcome(position, reach);
        if (outcome.isEmpty()) {
            return Verdict.unknown("", "", false);
        }
        boolean isLost = outcome.get() == Outcome.PREVIOUS;
        return Verdict.proved(
                outcome.get(), isLost ? Verdict.Wins.NONE : wins(position, reach), "");
    }

    private Verdict.Wins wins(SylverPosition position, long reach) {
        try {
            if (position.isFinite()) {
                return Verdict.Wins.all(sweep(position.scaled()).winningMoves());
            }
            if (position.gcd() == 2) {
                return rows(position.scaled(), true).wins();
            }
            if (position.gcd() == 3) {
                return tables(position, true).wins();
            }
        } catch (Budget.Exceeded exceeded) {
            passedOver(exceeded, 0);
        }
        List<Long> wins = new ArrayList<>();
        for (long n : candidates(position, ReplyDecision.REACH)) {
            // As far as when the outcome was looked for, so that what was found is met again.
            Optional<Outcome> option = outcome(position.play(n), below(position, reach));
            if (option.equals(Optional.of(Outcome.PREVIOUS))) {
                wins.add(n);
            }
        }
        Theorems.largePrimes(position).stream().filter(p -> !wins.contains(p)).forEach(wins::add);
        wins.sort(null);
        return new Verdict.Wins(wins, false, OptionalLong.empty());
    }

    private static boolean isEnder(SylverPosition position) {
        return position.isFinite() && position.scaled().isIrreducible();
    }

    private Optional<Outcome> computed(SylverPosition position, long reach) {
        work++;
        if (position.isFinite()) {
            return finite(position.scaled());
        }
        if (position.gcd() == 2) {
            Optional<Outcome> even = even(position.scaled());
            if (even.isPresent()) {
                return even;
            }
        }
        if (position.gcd() == 3) {
            Optional<Outcome> triple = triple(position);
            if (triple.isPresent()) {
                return triple;
            }
        }
        return byReplies(position, reach);
    }

    private Optional<Outcome> finite(NumericalSemigroup semigroup) {
        if (semigroup.frobenius() <= 1) {
            return Optional.of(Outcome.PREVIOUS);
        }
        if (semigroup.isIrreducible()) {
            return Optional.of(Outcome.NEXT);
        }
        if (!OversemigroupSweep.canSweep(semigroup)) {
            return Optional.empty();
        }
        return told(
                left(MAX_VISITS * width),
                () -> Optional.of(sweep(semigroup).isLost() ? Outcome.PREVIOUS : Outcome.NEXT));
    }

    /**
     * What an engine says, or what it said in a run before.
     *
     * @param units the work that it counts as if a bound of size was met
     */
    private Optional<Outcome> told(long units, Supplier<Optional<Outcome>> engine) {
        Optional<ToldOutcomes.Told> before = told.next();
        if (before.isPresent()) {
            work += before.get().work();
            isCut |= before.get().isCut();
            return before.get().outcome();
        }
        long start = work;
        boolean wasCut = isCut;
        isCut = false;
        Optional<Outcome> found;
        try {
            found = engine.get();
        } catch (Budget.Exceeded exceeded) {
            found = passedOver(exceeded, units);
        }
        budget.spend(); // engines that are stopped say what they have seen: that is not all
        told.add(new ToldOutcomes.Told(found, isCut, work - start));
        isCut |= wasCut;
        return found;
    }

    private OversemigroupSweep sweep(NumericalSemigroup semigroup) {
        var sweep = OversemigroupSweep.over(semigroup, budget, left(MAX_VISITS * width));
        work += sweep.visited();
        return sweep;
    }

    private Optional<Outcome> even(NumericalSemigroup half) {
        return told(mostShapes() / MOVES_PER_UNIT, () -> rows(half, false).outcome());
    }

    /** The rows of a position with gcd 2, if they decide it within the bounds of one reply. */
    Optional<EvenDecision> rows(SylverPosition even) {
        return rows(even, mostShapes(), ROW_WORK * STEPS_PER_UNIT);
    }

    /** The same within the bounds of a question of its own, as searches reach them by and by. */
    Optional<EvenDecision> widerRows(SylverPosition even) {
        return rows(even, EvenDecision.MAX_SHAPES, EvenDecision.MAX_WORK);
    }

    private Optional<EvenDecision> rows(SylverPosition even, int mostShapes, long mostSteps) {
        try {
            var shapes = new IdealShapes(even.scaled(), mostShapes, budget);
            var decision = new EvenDecision(shapes, false, mostSteps);
            return decision.verdict().outcome().isPresent()
                    ? Optional.of(decision)
                    : Optional.empty();
        } catch (Budget.Exceeded exceeded) {
            passedOver(exceeded, 0);
            return Optional.empty();
        }
    }

    private Verdict rows(NumericalSemigroup half, boolean wantsMoves) {
        var shapes = new IdealShapes(half, mostShapes(), budget);
        work += shapes.moveCount() / MOVES_PER_UNIT;
        var decision =
                new EvenDecision(shapes, wantsMoves, left(ROW_WORK * width) * STEPS_PER_UNIT);
        work += decision.steps() / STEPS_PER_UNIT;
        isCut |= decision.verdict().outcome().isEmpty();
        endIf(decision.verdict().isStopped());
        return decision.verdict();
    }

    private int mostShapes() {
        return (int)
                Math.min(EvenDecision.MAX_SHAPES, isEven ? Long.MAX_VALUE : MAX_SHAPES * width);
    }

    private Optional<Outcome> triple(SylverPosition position) {
        return told(TwoScaleDecision.MAX_SHAPES, () -> tables(position, false).outcome());
    }

    private Verdict tables(SylverPosition position, boolean wantsMoves) {
        var instance = new SylverInstance(position, OneRule.EXCLUDED);
        var decision =
                new TwoScaleDecision(
                        instance, wantsMoves, budget, left(TABLE_WORK * width) * LOOKUPS_PER_UNIT);
        work += decision.lookups() / LOOKUPS_PER_UNIT;
        isCut |= decision.verdict().outcome().isEmpty();
        endIf(decision.isStopped());
        return decision.verdict();
    }

    /** What is left of the work that one position may take. */
    private long left(long bound) {
        return Math.max(0, Math.min(bound, most - work));
    }

    /** A bound of size was met, unless the budget itself has run out. */
    private Optional<Outcome> passedOver(Budget.Exceeded exceeded, long units) {
        work += units;
        isCut = true;
        if (exceeded.limit().equals(Budget.TIME) || exceeded.limit().equals(Budget.INTERRUPT)) {
            throw exceeded;
        }
        endIf(exceeded.limit().equals("memory"));
        return Optional.empty();
    }

    private void endIf(boolean isStopped) {
        if (isStopped) {
            told.end();
        }
    }

    private Optional<Outcome> byReplies(SylverPosition position, long reach) {
        boolean allLose = true;
        for (long n : candidates(position, reach)) {
            Optional<Outcome> option = outcome(position.play(n), below(position, reach));
            if (option.equals(Optional.of(Outcome.PREVIOUS))) {
                return Optional.of(Outcome.NEXT);
            }
            allLose &= option.isPresent();
        }
        return allLose && isQuiet(position) ? Optional.of(Outcome.PREVIOUS) : Optional.empty();
    }

    /** Replies to replies are looked at less far, but where only finitely many have to be. */
    static long below(SylverPosition position, long reach) {
        return isQuiet(position) ? reach : reach / 2;
    }

    /** Whether the quiet end theorem applies, and leaves no more moves than can be listed. */
    static boolean isQuiet(SylverPosition position) {
        boolean isPrime = position.gcd() == 2 || position.gcd() == 3;
        long gaps = position.scaled().gapCount();
        return isPrime && position.scaled().isSymmetric() && gaps > 0 && gaps <= MAX_QUIET_GAPS;
    }

    /**
     * The moves worth trying: all that may win by the quiet end theorem, or those below a bound.
     */
    static List<Long> candidates(SylverPosition position, long reach) {
        List<Long> moves = new ArrayList<>();
        if (isQuiet(position)) {
            for (long x : position.scaled().gaps()) {
                if (x > 1 && x % position.gcd() != 0) {
                    moves.add(x);
                }
                moves.add(x * position.gcd());
            }
            moves.sort(null);
            return moves;
        }
        for (long n = 2; n < reach; n++) {
            if (!position.contains(n)) {
                moves.add(n);
            }
        }
        return moves;
    }
}
