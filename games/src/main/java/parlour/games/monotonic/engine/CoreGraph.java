package parlour.games.monotonic.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Result;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CoreForm;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.CoreRules;
import parlour.games.monotonic.check.Gap;
import parlour.solve.search.StrategyOracle.Known;

/**
 * Who wins by the game of safe moves as it is written, for labels beyond the packed search's:
 * positions as objects in a map, depth first without recursion. Options that lose at sight end the
 * work at once, options with the fewest cards that can still be played come first.
 *
 * <p>Cost: for hundreds of thousands of positions, each with all its moves.
 */
final class CoreGraph {
    /** The method's name in answers. */
    static final String METHOD = "graph-search";

    /** What a position is taken to cost in memory beside its numbers, with its entry in the map. */
    private static final long BYTES_PER_POSITION = 200;

    private static final int LOOK_EVERY = 256;

    /** A gap that is large or infinite counts as so many cards. */
    private static final int MANY = 1 << 20;

    private final boolean misere;
    private final CoreForm form;
    private final CoreRules rules;
    private final Budget budget;

    /** Whether the player to move wins if a draw is not enough. */
    private final Map<CorePosition, Boolean> wins = new HashMap<>();

    /** Whether he does if a draw is enough; of positions from which a draw may be reached. */
    private final Map<CorePosition, Boolean> holds = new HashMap<>();

    private long bytes;
    private long played;

    /**
     * A graph that has not looked at anything.
     *
     * @param ends what the deck is like
     */
    CoreGraph(Convention convention, Ends ends, Budget budget) {
        this.misere = convention == Convention.MISERE;
        this.form = CoreForm.of(misere, ends.hasLowest(), ends.hasHighest());
        this.rules = new CoreRules(CorePosition.WON, form);
        this.budget = budget;
    }

    /**
     * Whether the player to move wins.
     *
     * @param drawless whether it is known that no play ends drawn
     * @param drawWins whether a draw is enough
     */
    boolean wins(CheckPosition position, boolean drawless, boolean drawWins) {
        return wins(form.of(position, drawless), drawWins);
    }

    /** Whether the player to move cannot win, or not even draw (strict). */
    boolean isBeaten(CorePosition position, boolean strict) {
        return !wins(position, strict);
    }

    /** The same as far as it is known. */
    Known known(CorePosition position, boolean strict) {
        @Nullable Boolean known = knownToWin(position, strict);
        return known == null ? Known.UNKNOWN : known ? Known.NO : Known.YES;
    }

    /** Positions looked at. */
    long positions() {
        return (long) wins.size() + holds.size();
    }

    /** Bytes taken. */
    long bytes() {
        return bytes;
    }

    private boolean wins(CorePosition position, boolean drawWins) {
        @Nullable Boolean known = knownToWin(position, drawWins);
        if (known != null) {
            return known;
        }
        Deque<Node> line = new ArrayDeque<>();
        line.push(new Node(position, drawWins));
        boolean won = false;
        while (!line.isEmpty()) {
            Node node = line.element();
            @Nullable CorePosition unsolved = node.nextUnsolved();
            if (unsolved == null) {
                won = node.wins;
                note(line.pop());
            } else {
                line.push(new Node(unsolved, !node.drawWins));
            }
        }
        return won;
    }

    private void note(Node node) {
        table(node.position, node.drawWins).put(node.position, node.wins);
        bytes += bytes(node.position);
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    private static long bytes(CorePosition position) {
        long numbers = position.lowCount() + position.highCount() + 3L * position.blockCount();
        return BYTES_PER_POSITION + Integer.BYTES * numbers;
    }

    /** With the waste at its limit no play ends drawn, so that both questions are one. */
    private Map<CorePosition, Boolean> table(CorePosition position, boolean drawWins) {
        return drawWins && position.waste() < form.wasteLimit() ? holds : wins;
    }

    /** Whether the player to move wins, if that is seen at once or has been found; else null. */
    private @Nullable Boolean knownToWin(CorePosition position, boolean drawWins) {
        Optional<Result> result = rules.result(position);
        if (result.isPresent()) {
            return result.get() == Result.WON || (drawWins && result.get() == Result.DRAWN);
        }
        if (misere && isOneSided(position)) {
            return drawWins || position.waste() == form.wasteLimit() || cards(position) > 1;
        }
        if (position.waste() < form.wasteLimit() && isSafeForEver(position)) {
            return drawWins;
        }
        return table(position, drawWins).get(position);
    }

    /**
     * Whether no card of the core can leave it any more: with c cards left a label falls at most c
     * - 1 times before the card's own turn. So all cards will be played (Proposition 23).
     */
    private static boolean isSafeForEver(CorePosition position) {
        int last = position.blockCount() - 1;
        return Math.min(position.x(last), position.y(0)) > mobility(position) + 1;
    }

    /**
     * Whether all cards of the core have x = 3 and one is the lowest, or y = 3 and one is the
     * highest (Proposition 36).
     */
    private static boolean isOneSided(CorePosition position) {
        int last = position.blockCount() - 1;
        return (position.x(0) == 3 && !Gap.isOpenBelow(position.gap(0)))
                || (position.y(last) == 3 && !Gap.isOpenAbove(position.gap(last)));
    }

    private static long cards(CorePosition position) {
        long cards = 0;
        for (int i = 0; i < position.blockCount(); i++) {
            cards += position.gap(i) < 0 ? MANY : position.gap(i);
        }
        return cards;
    }

    /** The cards that can still be played at most, as a measure of what is left to search. */
    private static long mobility(CorePosition position) {
        return cards(position) + position.lowCount() + position.highCount();
    }

    private void look() {
        if (played++ % LOOK_EVERY == 0) {
            budget.spend();
        }
    }

    /** A position whose options are being searched until one is lost. */
    private final class Node {
        final CorePosition position;
        final boolean drawWins;

        /** Whether some option is lost, as far as it is known. */
        boolean wins;

        private final Iterator<CorePosition> options;

        /** The option last handed out, which is decided by the time this is asked again. */
        private @Nullable CorePosition asked;

        Node(CorePosition position, boolean drawWins) {
            this.position = position;
            this.drawWins = drawWins;
            this.options = undecided().iterator();
        }

        /** The options that are not decided yet; none if one of the others is lost. */
        private List<CorePosition> undecided() {
            var undecided = new LinkedHashSet<CorePosition>();
            for (CheckMove move : rules.moves(position)) {
                CorePosition option = rules.play(position, move);
                look();
                @Nullable Boolean known = knownToWin(option, !drawWins);
                if (known == null) {
                    undecided.add(option);
                } else if (!known) {
                    wins = true;
                    return List.of();
                }
            }
            List<CorePosition> sorted = new ArrayList<>(undecided);
            sorted.sort(Comparator.comparingLong(CoreGraph::mobility));
            return sorted;
        }

        /** The next option to search; null if some option is lost, or none is left. */
        @Nullable CorePosition nextUnsolved() {
            wins = wins || (asked != null && isLost(asked));
            while (!wins && options.hasNext()) {
                CorePosition option = options.next();
                @Nullable Boolean known = knownToWin(option, !drawWins);
                if (known == null) {
                    asked = option;
                    return option;
                }
                wins = !known;
            }
            return null;
        }

        private boolean isLost(CorePosition option) {
            @Nullable Boolean known = knownToWin(option, !drawWins);
            return known != null && !known;
        }
    }
}
