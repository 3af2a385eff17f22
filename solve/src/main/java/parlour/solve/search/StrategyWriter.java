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
 * <p>Replies that lead to positions already written are preferred, and known ones to searched ones.
 * Cost: the needed positions, each with all moves and all replies; memory for the set of needed
 * positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class StrategyWriter<P, M> {
    private static final String AT_ONCE = "";

    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final StrategyOracle<P> oracle;
    private final CertificateSink sink;
    private final Set<P> lost = new HashSet<>();
    private final Set<P> held = new HashSet<>();

    /** A writer that remembers what it has written. */
    public StrategyWriter(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            StrategyOracle<P> oracle,
            CertificateSink sink) {
        this.rules = rules;
        this.notation = notation;
        this.oracle = oracle;
        this.sink = sink;
    }

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
        if (rules.result(position).isEmpty() && !endsAtOnce(position, strict)) {
            M move = reply(position, strict);
            beaten(rules.play(position, move), strict);
        }
    }

    private boolean isWritten(P position, boolean strict) {
        return lost.contains(position) || (!strict && held.contains(position));
    }

    /** Whether the player to move here has a move that ends play as he wants it. */
    private boolean endsAtOnce(P position, boolean strict) {
        for (M move : rules.moves(position)) {
            Optional<Result> result = rules.result(rules.play(position, move));
            if (result.isPresent()
                    && (result.get() == Result.LOST || (!strict && result.get() == Result.DRAWN))) {
                return true;
            }
        }
        return false;
    }

    /** A good move of the player to move here, who has one but none that ends play at once. */
    private M reply(P position, boolean strict) {
        Optional<M> found = knownReply(position, strict);
        // To win, a player must not be held; to hold a draw, he must not be lost.
        if (found.isEmpty() && !oracle.isBeaten(position, !strict)) {
            found = knownReply(position, strict);
        }
        return found.orElseThrow(
                () -> new IllegalStateException("no reply at " + notation.write(position)));
    }

    private Optional<M> knownReply(P position, boolean strict) {
        Optional<M> known = Optional.empty();
        for (M move : rules.moves(position)) {
            P option = rules.play(position, move);
            if (rules.result(option).isPresent()) {
                continue;
            }
            if (isWritten(option, strict)) {
                return Optional.of(move);
            }
            if (known.isEmpty() && oracle.known(option, strict) == StrategyOracle.Known.YES) {
                known = Optional.of(move);
            }
        }
        return known;
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
                if (rules.result(option).isPresent() || endsAtOnce(option, strict)) {
                    replies.add(new Json.Text(AT_ONCE));
                    continue;
                }
                M reply = reply(option, strict);
                replies.add(new Json.Text(notation.writeMove(option, reply)));
                P after = rules.play(option, reply);
                if (!isWritten(after, strict)) {
                    return after;
                }
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
