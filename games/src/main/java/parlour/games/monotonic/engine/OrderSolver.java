package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Order;
import parlour.games.monotonic.OrderMove;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Start;
import parlour.games.monotonic.check.ClassPosition;
import parlour.games.monotonic.check.ClassRules;
import parlour.solve.search.SharedSearch;
import parlour.solve.search.StrategyOracle;
import parlour.solve.table.ExactTable;

/**
 * Answers about one instance on an infinite or large deck whose play is not over. No play can end
 * drawn there, so every position is N or P.
 */
public final class OrderSolver implements StrategyOracle<ClassPosition> {
    private final OrderPlaces places;
    private final ClassRules rules;
    private final LabelSearch search;
    private final SharedSearch table;

    /** A solver that has not yet looked at anything. */
    public OrderSolver(MonotonicInstance instance, Start.OnOrder start, Budget budget) {
        this.places = OrderPlaces.of(instance, start);
        this.rules = new ClassRules(places.position(), places.largeFrom());
        this.search =
                new LabelSearch(
                        instance.convention(),
                        instance.ascending(),
                        instance.descending(),
                        ends(start.order()));
        this.table = new SharedSearch(search.words(), budget);
    }

    private static Ends ends(Order order) {
        return switch (order) {
            case RATIONALS -> Ends.DENSE;
            case NATURALS -> Ends.OPEN_HIGH;
            case NEGATIVES -> Ends.OPEN_LOW;
            case INTEGERS -> Ends.OPEN;
            case LARGE -> Ends.CLOSED;
        };
    }

    /** The gaps and moves of the instance. */
    public OrderPlaces places() {
        return places;
    }

    /** The outcome at the start, N or P. */
    public Outcome outcome() {
        return wins(rules.start()) ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    /**
     * The outcome of a finite deck on which no play can end drawn, with an empty board; only for an
     * instance on the large deck.
     */
    Outcome outcomeOf(int cards) {
        var deck = new ClassPosition.Gathering(places.largeFrom());
        ClassPosition start = rules.start();
        deck.add(start.x(0), start.y(0), cards);
        return wins(deck.position()) ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    /** The outcome after any of some like moves. */
    public Outcome outcomeAfter(OrderMove move) {
        if (move.block() < 0) {
            // A dead card completes, and completing loses.
            return Outcome.NEXT;
        }
        ClassPosition after = rules.after(rules.start(), move.block(), move.below(), move.above());
        if (rules.result(after).isPresent()) {
            return Outcome.PREVIOUS;
        }
        return wins(after) ? Outcome.NEXT : Outcome.PREVIOUS;
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

    private boolean wins(ClassPosition position) {
        LabelSearch at = search.at(position);
        int known = at.known(table.table());
        if (known != ExactTable.ABSENT) {
            return known == 1;
        }
        boolean wins = table.firstWins(at);
        at.store(table.table(), wins);
        return wins;
    }

    @Override
    public Known known(ClassPosition position, boolean strict) {
        return switch (search.at(position).known(table.table())) {
            case 0 -> Known.YES;
            case 1 -> Known.NO;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public boolean isBeaten(ClassPosition position, boolean strict) {
        LabelSearch at = search.at(position);
        boolean wins = at.known(table.table()) == 1 ? table.firstWins(at) : wins(position);
        return !wins;
    }

    /** Positions expanded so far. */
    public long expanded() {
        return table.expanded();
    }

    /** Bytes taken by the table. */
    public long tableBytes() {
        return table.table().bytes();
    }
}
