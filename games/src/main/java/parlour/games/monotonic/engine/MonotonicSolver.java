package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.games.monotonic.Board;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Deck;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelNotation;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.Labels;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Start;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CorePosition;
import parlour.solve.search.DrawnEnd;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.Retrograde;
import parlour.solve.search.StrategyOracle;
import parlour.solve.search.Valuation;

/** Answers about one instance on a finite deck whose play is not over. */
public final class MonotonicSolver implements ChainSolver {
    /**
     * A deterministic bound on the positions of whole graphs that are only wanted as a by-product.
     */
    public static final long BY_PRODUCT_POSITIONS = 300_000;

    private final MonotonicInstance instance;
    private final LabelPosition start;
    private final Budget budget;
    private final LabelRules rules;
    private final Outcomes outcomes;
    private final boolean drawless;
    private long graphPositions;

    /** A solver that has not yet looked at anything. */
    public MonotonicSolver(MonotonicInstance instance, Budget budget) {
        this.instance = instance;
        this.budget = budget;
        LabelPosition position = Labels.of(instance);
        Trimmed trimmed = Trimmed.of(position);
        this.start = trimmed.trim(position);
        this.rules = new LabelRules(start, instance.convention());
        this.drawless = isDrawless(instance);
        this.outcomes =
                isPacked()
                        ? new Outcomes.Searched(
                                instance.convention(), start, trimmed, drawless, budget)
                        : new Outcomes.Graphed(instance.convention(), drawless, budget);
    }

    /**
     * Whether no play of the instance can end drawn, since its deck has more than (a-1)(d-1) cards
     * (Erdős and Szekeres 1935). A colour word does not tell how large the deck is.
     */
    private static boolean isDrawless(MonotonicInstance instance) {
        long most = Math.multiplyExact(instance.ascending() - 1L, instance.descending() - 1L);
        return instance.start() instanceof Start.OnDeck(Deck.Finite(int cards), Board _)
                && cards > most;
    }

    private boolean isPacked() {
        return LabelSearch.fits(Trimmed.mostX(start), Trimmed.mostY(start));
    }

    /** Whether it is known that no play from here can end drawn, since the deck is long enough. */
    boolean isDrawless() {
        return drawless;
    }

    /** The position at which play stands, labels trimmed. */
    public LabelPosition start() {
        return start;
    }

    @Override
    public boolean isDrawn() {
        return Trimmed.isDrawn(start);
    }

    @Override
    public String method() {
        return Trimmed.isDrawn(start) ? "no-run-fits" : outcomes.method();
    }

    @Override
    public Outcome outcome() {
        return Trimmed.isDrawn(start) ? Outcome.DRAWN : outcomes.outcome(start);
    }

    /** The outcome after a legal move. */
    public Outcome outcomeAfter(LabelMove move) {
        LabelPosition after = rules.play(start, move);
        if (after.isCompleted()) {
            return instance.convention() == Convention.NORMAL ? Outcome.PREVIOUS : Outcome.NEXT;
        }
        return Trimmed.isDrawn(after) ? Outcome.DRAWN : outcomes.outcome(after);
    }

    /**
     * All winning moves in deck order, by range within blocks. Cost: one search for each move that
     * is not like another, most of them short, since they share the table.
     */
    public List<MoveRange> winningMoves() {
        List<MoveRange> winning = new ArrayList<>();
        for (int block = 0; block < start.blockCount() && !Trimmed.isDrawn(start); block++) {
            for (MoveRange range : likeMoves(block)) {
                if (wins(range.first())) {
                    winning.add(range);
                }
            }
        }
        return winning;
    }

    private boolean wins(LabelMove move) {
        LabelPosition after = rules.play(start, move);
        if (after.isCompleted()) {
            return instance.convention() == Convention.NORMAL;
        }
        return !Trimmed.isDrawn(after) && !outcomes.wins(after, true);
    }

    /**
     * The moves of a block, those together that have equal consequences by size: between a lower
     * and an upper part that are both beyond every threshold (spec A8).
     */
    private List<MoveRange> likeMoves(int block) {
        int size = start.size(block);
        long low = beyond(start.x(block), start.y(block) - 1);
        long high = size - 1 - beyond(start.x(block) - 1, start.y(block));
        List<MoveRange> ranges = new ArrayList<>();
        if (start.x(block) == 1 || start.y(block) == 1) {
            return List.of(new MoveRange(block, 0, size - 1));
        }
        for (int offset = 0; offset < size; offset++) {
            int last = low < high && offset == low ? (int) high : offset;
            ranges.add(new MoveRange(block, offset, last));
            offset = last;
        }
        return ranges;
    }

    /**
     * 2 C(x+y-2, x-1) - 1, from which on all sizes of a block are alike; or more than any size, if
     * that is larger.
     */
    private static long beyond(int x, int y) {
        long binomial = 1;
        for (int i = 1; i < Math.min(x, y); i++) {
            binomial = binomial * (x + y - 1 - i) / i;
            if (binomial > MonotonicInstance.MAX_DECK) {
                return 2L * MonotonicInstance.MAX_DECK;
            }
        }
        return 2 * binomial - 1;
    }

    @Override
    public OptionalInt nimber() {
        if (!drawless && canEndDrawn()) {
            return OptionalInt.empty();
        }
        try {
            return OptionalInt.of(value(new Valuation.Mex()));
        } catch (Valuation.NoNimber e) {
            return OptionalInt.empty();
        }
    }

    /**
     * Whether some play ends drawn. None does if a block has more than (x-1)(y-1) cards: when all
     * of them were played, they would contain a run that completes (Erdős and Szekeres 1935). On an
     * empty board the converse holds as well. Elsewhere plays are tried; where there is no packed
     * form, nothing is known yet.
     */
    private boolean canEndDrawn() {
        for (int i = 0; i < start.blockCount(); i++) {
            if (start.size(i) > (start.x(i) - 1L) * (start.y(i) - 1L)) {
                return false;
            }
        }
        boolean isEmptyBoard =
                instance.start() instanceof Start.OnDeck(_, Board(var cards)) && cards.isEmpty();
        return isEmptyBoard
                || Trimmed.isDrawn(start)
                || (isPacked() && DrawnEnd.isWithinReach(graph(), budget));
    }

    @Override
    public OptionalInt remoteness() {
        if (Trimmed.isDrawn(start)) {
            return OptionalInt.empty();
        }
        OptionalInt seen = ForcedPlay.plies(ChainWhy.cards(start), instance.isMisere(), drawless);
        return seen.isPresent() ? seen : plies(value(new Valuation.Remoteness()));
    }

    private int value(Valuation valuation) {
        if (!isPacked()) {
            GraphSolver<LabelPosition, LabelMove> graph =
                    new GraphSolver<>(rules, valuation, budget);
            int value = graph.valueKept(start, new LabelNotation());
            graphPositions += graph.positions();
            return value;
        }
        Retrograde table = new Retrograde(graph(), valuation, budget, Long.MAX_VALUE);
        int value = table.solveKept();
        graphPositions += table.positions();
        return value;
    }

    private LabelGraph graph() {
        return new LabelGraph(instance.convention(), start);
    }

    /**
     * The plies left after each of some legal moves; empty where drawn. Empty altogether if the
     * graph has more than a number of positions, or there is no packed form.
     */
    public List<OptionalInt> remotenessAfter(Collection<LabelMove> moves, long mostPositions) {
        if (!isPacked() || start.isExhausted()) {
            return List.of();
        }
        LabelGraph graph = graph();
        Retrograde table = new Retrograde(graph, new Valuation.Remoteness(), budget, mostPositions);
        try {
            table.solve();
        } catch (Budget.Exceeded e) {
            if (e.limit().equals("positions")) {
                return List.of();
            }
            throw e;
        }
        List<OptionalInt> plies = new ArrayList<>();
        for (LabelMove move : moves) {
            LabelPosition after = rules.play(start, move);
            if (after.isCompleted()) {
                plies.add(OptionalInt.of(0));
            } else if (after.isExhausted()) {
                plies.add(OptionalInt.empty());
            } else {
                plies.add(plies(table.valueOfOption(graph.key(after))));
            }
        }
        return plies;
    }

    private static OptionalInt plies(int value) {
        return value == Valuation.Remoteness.DRAW
                ? OptionalInt.empty()
                : OptionalInt.of(value >> 1);
    }

    @Override
    public List<String> winningTexts() {
        List<LabelMove> moves = new ArrayList<>();
        winningMoves().forEach(range -> moves.addAll(range.moves()));
        return CardPlaces.of(instance).ranges(moves);
    }

    @Override
    public List<String> why() {
        return ChainWhy.finite(instance, this, budget);
    }

    @Override
    public GraphSolver<CheckPosition, CheckMove> table(
            FiniteRuleset<CheckPosition, CheckMove> rules, Valuation valuation) {
        return new GraphSolver<>(rules, valuation, budget);
    }

    @Override
    public void beKept() {
        outcomes.keepIn(budget.checkpoints());
    }

    @Override
    public StrategyOracle<CorePosition> oracle() {
        return outcomes;
    }

    @Override
    public Optional<StrategyOracle<CheckPosition>> unjoined() {
        return Optional.empty();
    }

    @Override
    public long expanded() {
        return outcomes.expanded();
    }

    @Override
    public long graphPositions() {
        return graphPositions;
    }

    @Override
    public long tableBytes() {
        return outcomes.bytes();
    }

    /**
     * Moves in one block, by the offsets of the lowest and the highest card.
     *
     * @param block the block, counted from 0
     * @param from the lowest offset
     * @param to the highest offset
     */
    public record MoveRange(int block, int from, int to) {
        /** The move of the lowest card. */
        LabelMove first() {
            return new LabelMove(block, from);
        }

        /** All moves. */
        public List<LabelMove> moves() {
            List<LabelMove> moves = new ArrayList<>();
            for (int offset = from; offset <= to; offset++) {
                moves.add(new LabelMove(block, offset));
            }
            return moves;
        }
    }
}
