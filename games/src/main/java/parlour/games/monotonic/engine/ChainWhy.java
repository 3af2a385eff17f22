package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.claim.Counted;
import parlour.game.Outcome;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.Labels;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderMove;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.games.monotonic.check.Gap;

/**
 * Explains the outcome of an instance on a chain in lines of text: the proposition that decides, or
 * that it was searched, with a line of best play.
 */
final class ChainWhy {
    /** Positions with more moves than this are not looked at move by move. */
    private static final int MAX_OPTIONS = 2_000;

    private final MonotonicInstance instance;
    private final Outcome outcome;
    private final List<String> lines = new ArrayList<>();

    private ChainWhy(MonotonicInstance instance, Outcome outcome) {
        this.instance = instance;
        this.outcome = outcome;
    }

    /** The reasons on a finite chain or at a word with finite gaps. */
    static List<String> finite(MonotonicInstance instance, MonotonicSolver solver, Budget budget) {
        ChainWhy why = new ChainWhy(instance, solver.outcome());
        LabelPosition position = Labels.of(instance);
        List<ChainReasons.Cards> cards = cards(position);
        if (solver.isDrawn()) {
            why.lines.add(
                    ("Proposition 23: with %s left no run can be completed any more, as the least x and the"
                                    + " least y exceed that, so play ends drawn (D)")
                            .formatted(Counted.of(position.cards(), "card")));
            return why.lines;
        }
        if (!why.decidedAtSight(cards, finiteOptions(instance, position), solver.isDrawless())) {
            why.finiteEnds(cards, solver);
            why.searched(budget);
        }
        return why.lines;
    }

    /** The reasons where gaps are infinite or large. */
    static List<String> ordered(MonotonicInstance instance, OrderSolver solver, Budget budget) {
        ChainWhy why = new ChainWhy(instance, solver.outcome());
        List<ChainReasons.Cards> cards = cards(solver.places().position());
        if (!why.decidedAtSight(cards, orderOptions(solver), true)) {
            why.orderEnds(cards, solver);
            why.searched(budget);
        }
        if (cards.size() == 1 && cards.getFirst().gap() == Gap.LARGE) {
            ChainReasons.Cards deck = cards.getFirst();
            why.lines.add(
                    "Theorem 19, threshold: L stands for every number of cards from %d on"
                            .formatted(solver.places().largeFrom().threshold(deck.x(), deck.y())));
        }
        return why.lines;
    }

    private boolean decidedAtSight(
            List<ChainReasons.Cards> cards, List<ChainReasons.Option> options, boolean drawless) {
        lines.addAll(new ChainReasons(instance.convention(), drawless).of(cards, options));
        return !lines.isEmpty();
    }

    /** The unused cards of a position, lowest first. */
    static List<ChainReasons.Cards> cards(LabelPosition position) {
        return position.blocks().stream()
                .map(block -> new ChainReasons.Cards(block.x(), block.y(), block.size()))
                .toList();
    }

    /** The same where gaps are infinite or large. */
    static List<ChainReasons.Cards> cards(CheckPosition position) {
        List<ChainReasons.Cards> cards = new ArrayList<>();
        for (int i = 0; i < position.blockCount(); i++) {
            cards.add(new ChainReasons.Cards(position.x(i), position.y(i), position.gap(i)));
        }
        return cards;
    }

    private static List<ChainReasons.Option> finiteOptions(
            MonotonicInstance instance, LabelPosition position) {
        List<ChainReasons.Option> options = new ArrayList<>();
        if (position.cards() <= MAX_OPTIONS) {
            CardPlaces places = CardPlaces.of(instance);
            LabelRules rules = new LabelRules(position, instance.convention());
            for (LabelMove move : rules.moves(position)) {
                LabelPosition after = rules.play(position, move);
                options.add(
                        new ChainReasons.Option(
                                places.write(move), after.isCompleted(), cards(after)));
            }
        }
        return options;
    }

    private static List<ChainReasons.Option> orderOptions(OrderSolver solver) {
        CheckPosition start = solver.places().position();
        CheckRules rules = new CheckRules(start, solver.places().largeFrom());
        List<ChainReasons.Option> options = new ArrayList<>();
        List<OrderMove> moves = solver.places().moves();
        for (OrderMove move : moves.subList(0, Math.min(MAX_OPTIONS, moves.size()))) {
            CheckPosition after =
                    move.block() < 0
                            ? CheckPosition.COMPLETED
                            : rules.after(start, move.block(), move.below(), move.above());
            boolean completes = after.equals(CheckPosition.COMPLETED);
            String name = solver.places().range(move);
            options.add(
                    new ChainReasons.Option(name, completes, completes ? List.of() : cards(after)));
        }
        return options;
    }

    private void finiteEnds(List<ChainReasons.Cards> cards, MonotonicSolver solver) {
        if (cards.size() != 1 || outcome != Outcome.NEXT) {
            return;
        }
        CardPlaces places = CardPlaces.of(instance);
        LabelMove least = new LabelMove(0, 0);
        LabelMove greatest = new LabelMove(0, cards.getFirst().gap() - 1);
        if (solver.outcomeAfter(least) == Outcome.PREVIOUS) {
            lines.add(ChainReasons.endCard(cards.getFirst(), true, places.write(least)));
        } else if (solver.outcomeAfter(greatest) == Outcome.PREVIOUS) {
            lines.add(ChainReasons.endCard(cards.getFirst(), false, places.write(greatest)));
        }
    }

    private void orderEnds(List<ChainReasons.Cards> cards, OrderSolver solver) {
        if (cards.size() != 1 || outcome != Outcome.NEXT) {
            return;
        }
        List<OrderMove> moves = solver.places().moves();
        boolean least = moves.getFirst().below() == 0;
        boolean greatest = moves.getLast().above() == 0;
        if (least && solver.outcomeAfter(moves.getFirst()) == Outcome.PREVIOUS) {
            String name = solver.places().range(moves.getFirst());
            lines.add(ChainReasons.endCard(cards.getFirst(), true, name));
        } else if (greatest && solver.outcomeAfter(moves.getLast()) == Outcome.PREVIOUS) {
            String name = solver.places().range(moves.getLast());
            lines.add(ChainReasons.endCard(cards.getFirst(), false, name));
        }
    }

    /** Says that it was searched, unless a proposition was found, and shows best play. */
    private void searched(Budget whole) {
        // Each position of the line is a question of its own.
        Budget budget = whole.withCheckpoints(Checkpoints.NONE);
        if (lines.isEmpty()) {
            lines.add(ChainReasons.searched(outcome));
        }
        Function<MonotonicInstance, List<Row>> rows =
                instance.start() instanceof Ordered
                        ? at ->
                                new OrderMoveList(new OrderSolver(at, (Ordered) at.start(), budget))
                                        .rows()
                        : at -> new MoveList(at, budget).rows();
        List<String> line = new ArrayList<>();
        MonotonicInstance at = instance;
        while (!at.isOver() && (at.start() instanceof Ordered || !Labels.of(at).isExhausted())) {
            List<Row> moves = rows.apply(at);
            Row best = moves.getFirst();
            if (best.remoteness().isEmpty() && !best.outcome().equals("D")) {
                lines.add("there are too many positions for a line of best play");
                return;
            }
            String card = card(best.move());
            line.add(card);
            at = after(at, card);
        }
        lines.add("a line of best play: " + String.join(", ", line));
    }

    private static MonotonicInstance after(MonotonicInstance at, String card) {
        if (at.start() instanceof Ordered order) {
            return at.at(order.play(card));
        }
        CardPlaces places = CardPlaces.of(at);
        return places.play(places.read(card));
    }

    /** A card of a range or of an open interval. */
    private static String card(String move) {
        int colon = move.indexOf(':');
        String prefix = move.substring(0, colon + 1);
        String keys = move.substring(colon + 1);
        if (keys.startsWith("(")) {
            return prefix + Between.of(keys);
        }
        String[] ends = keys.split("\\.\\.", -1);
        if (ends.length == 1) {
            return move;
        }
        String end = ends[0].isEmpty() ? ends[1] : ends[0];
        return prefix + (end.isEmpty() ? "0" : end);
    }
}
