package parlour.solve.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * Writes the lines of a strategy certificate: every position that the strategy needs, after those
 * that it leans on, with the reply to each move. A reply that ends play at once is left to the
 * checker to find.
 *
 * <p>Replies that lead to positions already written are preferred, and known ones to searched ones;
 * of these, the one with the fewest answers. Cost: the needed positions, each with all moves and
 * all replies; memory for the set of needed positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class StrategyWriter<P, M> {
    private static final String AT_ONCE = "";

    private final Shared<P, M> shared;
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final StrategyOracle<P> oracle;
    private final CertificateSink sink;
    private final Set<P> lost;
    private final Set<P> held;

    /** A reply that was good a moment ago, since like moves often have like replies. */
    private @Nullable M last;

    /** A writer that remembers what it has written. */
    public StrategyWriter(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            StrategyOracle<P> oracle,
            CertificateSink sink) {
        this(new Shared<>(rules, notation, sink, new HashSet<>(), new HashSet<>()), oracle);
    }

    private StrategyWriter(Shared<P, M> shared, StrategyOracle<P> oracle) {
        this.shared = shared;
        this.rules = shared.rules();
        this.notation = shared.notation();
        this.sink = shared.sink();
        this.lost = shared.lost();
        this.held = shared.held();
        this.oracle = oracle;
    }

    /** A writer that goes on with what is written, but asks elsewhere. */
    public StrategyWriter<P, M> asking(StrategyOracle<P> other) {
        return new StrategyWriter<>(shared, other);
    }

    /** What writers with different oracles have in common. */
    private record Shared<P, M>(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            CertificateSink sink,
            Set<P> lost,
            Set<P> held) {}

    /**
     * Writes all that shows that the player to move here, who has not lost yet, loses or at least
     * cannot win.
     */
    public void beaten(P position, boolean strict) {
        if (rules.result(position).isPresent() || isWritten(position, strict)) {
            return;
        }
        Deque<Line> line = new ArrayDeque<>();
        line.push(new Line(position, strict));
        while (!line.isEmpty()) {
            @Nullable P needed = line.element().nextNeeded();
            if (needed != null) {
                line.push(new Line(needed, strict));
            } else {
                line.pop().write();
            }
        }
    }

    /**
     * Writes all that shows that the player to move here wins, or need not lose (not strict): one
     * good move.
     */
    public void unbeaten(P position, boolean strict) {
        if (rules.result(position).isEmpty() && shownReply(position, strict).isEmpty()) {
            beaten(rules.play(position, neededReply(position, strict)), strict);
        }
    }

    private boolean isWritten(P position, boolean strict) {
        return lost.contains(position) || (!strict && held.contains(position));
    }

    /**
     * The first good move of the player to move here that is good by what is written, as a text;
     * empty text if it ends play at once.
     */
    private Optional<String> shownReply(P position, boolean strict) {
        Optional<String> again =
                last != null && rules.isLegal(position, last)
                        ? shown(position, last, strict)
                        : Optional.empty();
        if (again.isPresent()) {
            return again;
        }
        for (M move : rules.moves(position)) {
            Optional<String> shown = shown(position, move, strict);
            if (shown.isPresent()) {
                last = move;
                return shown;
            }
        }
        return Optional.empty();
    }

    /** The text of a move, if it is good by what is written. */
    private Optional<String> shown(P position, M move, boolean strict) {
        P option = rules.play(position, move);
        Optional<Result> result = rules.result(option);
        if (result.isEmpty()) {
            return isWritten(option, strict)
                    ? Optional.of(notation.writeMove(position, move))
                    : Optional.empty();
        }
        boolean good = result.get() == Result.LOST || (!strict && result.get() == Result.DRAWN);
        return good ? Optional.of(AT_ONCE) : Optional.empty();
    }

    /** A good move of the player to move here, who has one but none that is shown to be good. */
    private M neededReply(P position, boolean strict) {
        Optional<M> found = knownReply(position, strict);
        // To win, a player must not be held; to hold a draw, he must not be lost.
        if (found.isEmpty() && !oracle.isBeaten(position, !strict)) {
            found = knownReply(position, strict);
        }
        return found.orElseThrow(
                () -> new IllegalStateException("no reply at " + notation.write(position)));
    }

    /** Of the moves that are known to be good, one after which there are the fewest answers. */
    private Optional<M> knownReply(P position, boolean strict) {
        Optional<M> best = Optional.empty();
        int fewest = Integer.MAX_VALUE;
        for (M move : rules.moves(position)) {
            P option = rules.play(position, move);
            if (rules.result(option).isEmpty()
                    && oracle.known(option, strict) == StrategyOracle.Known.YES) {
                int answers = rules.moves(option).size();
                if (answers < fewest) {
                    fewest = answers;
                    best = Optional.of(move);
                }
            }
        }
        return best;
    }

    /** A position with the replies found so far. */
    private final class Line {
        private final P position;
        private final boolean strict;
        private final List<M> moves;
        private final List<Json> replies = new ArrayList<>();

        Line(P position, boolean strict) {
            this.position = position;
            this.strict = strict;
            this.moves = rules.moves(position);
        }

        /**
         * Finds replies until one leads to a position that must be written first; null when all are
         * found.
         */
        @Nullable P nextNeeded() {
            while (replies.size() < moves.size()) {
                P option = rules.play(position, moves.get(replies.size()));
                Optional<String> reply =
                        rules.result(option).isPresent()
                                ? Optional.of(AT_ONCE)
                                : shownReply(option, strict);
                if (reply.isEmpty()) {
                    return rules.play(option, neededReply(option, strict));
                }
                replies.add(new Json.Text(reply.get()));
            }
            return null;
        }

        void write() {
            (strict ? lost : held).add(position);
            sink.line(
                    Json.fields()
                            .with(strict ? "lost" : "held", notation.write(position))
                            .with("replies", new Json.Items(replies)));
        }
    }
}
