package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.claim.Budget;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderMove;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckNotation;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.LargeFrom;
import parlour.games.monotonic.engine.young.YoungTable;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.Retrograde;
import parlour.solve.search.StrategyOracle;
import parlour.solve.search.Valuation;

/**
 * Answers about one instance on an infinite or large deck whose play is not over. No play can end
 * drawn there, so every position is N or P.
 */
public final class OrderSolver implements ChainSolver, StrategyOracle<CorePosition> {
    private final MonotonicInstance instance;
    private final OrderPlaces places;
    private final Ends ends;
    private final Budget budget;
    private final CheckRules rules;
    private final OrderOutcomes outcomes;

    /** Where positions have no packed form, what was valued by their game of tables. */
    private final Map<Class<?>, GraphSolver<CheckPosition, CheckMove>> tables = new HashMap<>();

    private long graphPositions;

    /** A solver that has not yet looked at anything. */
    public OrderSolver(MonotonicInstance instance, Ordered start, Budget budget) {
        this.instance = instance;
        this.budget = budget;
        this.places = OrderPlaces.of(instance, start);
        this.ends = Ends.of(places.openGaps());
        this.rules = new CheckRules(places.position(), places.largeFrom());
        this.outcomes = outcomes();
    }

    private OrderOutcomes outcomes() {
        if (places.isDense()) {
            return OrderOutcomes.Diagrams.fits(instance)
                    ? new OrderOutcomes.Diagrams(instance, budget)
                    : new OrderOutcomes.Graphed(instance, Ends.DENSE, budget);
        }
        if (!places.isUniform()) {
            return new PlainOutcomes(rules, notation(places.largeFrom()), budget);
        }
        return LabelSearch.fits(instance.ascending(), instance.descending())
                ? new OrderOutcomes.Searched(instance, ends, budget)
                : new OrderOutcomes.Graphed(instance, ends, budget);
    }

    private CheckNotation notation(LargeFrom largeFrom) {
        return new CheckNotation(
                largeFrom,
                new CheckNotation.Most(
                        instance.ascending(), instance.descending(), Integer.MAX_VALUE));
    }

    /** Whether positions have a packed form: no blocks with one label side by side. */
    private boolean isPacked() {
        return places.isUniform() && LabelGraph.fits(rules.start(), ends);
    }

    /** The gaps and moves of the instance. */
    public OrderPlaces places() {
        return places;
    }

    /** N or P. */
    @Override
    public Outcome outcome() {
        return outcomes.wins(rules.start()) ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    /**
     * The outcome of a finite deck on which no play can end drawn, with an empty board; only for an
     * instance on the large deck.
     */
    Outcome outcomeOf(int cards) {
        return outcomes.wins(deck(cards)) ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    private CheckPosition deck(int cards) {
        var deck = new CheckPosition.Gathering(places.largeFrom());
        CheckPosition start = rules.start();
        deck.add(start.x(0), start.y(0), cards);
        return deck.position();
    }

    /**
     * The winning first cards of such a deck, each by the number of cards below it; a and d are 2
     * or more, so that no first card completes.
     */
    List<Integer> winningCards(int cards) {
        CheckPosition deck = deck(cards);
        List<Integer> winning = new ArrayList<>();
        for (int below = 0; below < cards; below++) {
            if (!outcomes.wins(rules.after(deck, 0, below, cards - 1 - below))) {
                winning.add(below);
            }
        }
        return winning;
    }

    /** The outcome after any of some like moves. */
    public Outcome outcomeAfter(OrderMove move) {
        if (move.block() < 0) {
            // A dead card completes, and completing loses.
            return Outcome.NEXT;
        }
        CheckPosition after = rules.after(rules.start(), move.block(), move.below(), move.above());
        if (rules.result(after).isPresent()) {
            return Outcome.PREVIOUS;
        }
        return outcomes.wins(after) ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    /** All winning moves, from the lowest to the highest. */
    public List<OrderMove> winningMoves() {
        List<OrderMove> winning = new ArrayList<>();
        for (OrderMove move : places.moves()) {
            if (outcomeAfter(move) == Outcome.PREVIOUS) {
                winning.add(move);
            }
        }
        return winning;
    }

    @Override
    public List<String> winningTexts() {
        return places.ranges(winningMoves());
    }

    @Override
    public List<String> why() {
        return ChainWhy.ordered(instance, this, budget);
    }

    /** Never empty. */
    @Override
    public OptionalInt nimber() {
        return OptionalInt.of(value(new Valuation.Mex()));
    }

    /** Never empty. */
    @Override
    public OptionalInt remoteness() {
        OptionalInt seen =
                ForcedPlay.plies(ChainWhy.cards(rules.start()), instance.isMisere(), true);
        return seen.isPresent() ? seen : OptionalInt.of(value(new Valuation.Remoteness()) >> 1);
    }

    @Override
    public StrategyOracle<CorePosition> oracle() {
        return this;
    }

    /**
     * The value at the start, by all positions within reach: equal options have equal values, so
     * the classes of gaps with their plain thresholds (spec A8) serve these values as well.
     */
    private int value(Valuation valuation) {
        CheckPosition start = rules.start();
        if (!isPacked()) {
            LargeFrom form = places.largeFrom().inTables();
            CheckPosition gathered = start.gathered(form);
            var graph = table(new CheckRules(gathered, form), valuation);
            int value = graph.valueKept(gathered, notation(form));
            graphPositions += graph.positions();
            return value;
        }
        Retrograde graph = new Retrograde(graph(), valuation, budget, Long.MAX_VALUE);
        int value = graph.solveKept();
        graphPositions += graph.positions();
        return value;
    }

    private LabelGraph graph() {
        return new LabelGraph(instance.convention(), rules.start(), ends);
    }

    /**
     * The plies left after each of some moves; empty if the graph has more than a number of
     * positions, or there is no packed form.
     */
    public List<Integer> remotenessAfter(List<OrderMove> moves, long mostPositions) {
        CheckPosition start = rules.start();
        if (!isPacked()) {
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
        List<Integer> plies = new ArrayList<>();
        for (OrderMove move : moves) {
            CheckPosition after =
                    move.block() < 0
                            ? CheckPosition.COMPLETED
                            : rules.after(start, move.block(), move.below(), move.above());
            boolean isOver = rules.result(after).isPresent();
            plies.add(isOver ? 0 : table.valueOfOption(graph.key(after)) >> 1);
        }
        return plies;
    }

    @Override
    public Known known(CorePosition position, boolean strict) {
        return switch (outcomes.known(position)) {
            case 0 -> Known.YES;
            case 1 -> Known.NO;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public boolean isBeaten(CorePosition position, boolean strict) {
        return outcomes.isBeaten(position);
    }

    @Override
    public Optional<StrategyOracle<CheckPosition>> unjoined() {
        return outcomes instanceof PlainOutcomes plain ? Optional.of(plain) : Optional.empty();
    }

    @Override
    public Optional<YoungTable> diagrams() {
        return outcomes instanceof OrderOutcomes.Diagrams diagrams
                ? diagrams.table()
                : Optional.empty();
    }

    @Override
    public GraphSolver<CheckPosition, CheckMove> table(
            FiniteRuleset<CheckPosition, CheckMove> rules, Valuation valuation) {
        return tables.computeIfAbsent(
                valuation.getClass(), _ -> new GraphSolver<>(rules, valuation, budget));
    }

    @Override
    public void beKept() {
        outcomes.keepIn(budget.checkpoints());
    }

    @Override
    public String method() {
        return outcomes.method();
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
}
