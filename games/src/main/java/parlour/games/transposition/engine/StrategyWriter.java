package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.CountRules;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.SetRules;

/**
 * Writes full strategies of small finite positions. Winners are found by plain search with memory,
 * not by the theorem, so that the two kinds of certificate rest on different grounds.
 *
 * @param <P> positions
 * @param <M> moves
 */
final class StrategyWriter<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final CertificateSink sink;
    private final Map<P, Boolean> known = new HashMap<>();
    private final Set<P> written = new HashSet<>();

    StrategyWriter(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation, CertificateSink sink) {
        this.rules = rules;
        this.notation = notation;
        this.sink = sink;
    }

    /**
     * Writes the strategy of the game itself: for both wishes of Black's, since together they are
     * the outcome class.
     */
    static void write(NumberGame position, CertificateSink sink, boolean allMoves) {
        SetRules rules = new SetRules(position);
        new StrategyWriter<>(rules, rules, sink)
                .write(
                        List.of(
                                rules.start().wanting(Parity.EVEN),
                                rules.start().wanting(Parity.ODD)),
                        allMoves);
    }

    /** Writes the strategy of a generalised game. */
    static void write(CountGame position, CertificateSink sink, boolean allMoves) {
        CountRules rules = new CountRules(position);
        new StrategyWriter<>(rules, rules, sink).write(List.of(rules.start()), allMoves);
    }

    /** Writes the lines; with all moves, every move of each start is settled. */
    private void write(List<P> starts, boolean allMoves) {
        for (P start : starts) {
            if (rules.result(start).isPresent()) {
                continue;
            }
            if (!wins(start)) {
                lost(start);
            } else if (allMoves) {
                rules.moves(start).forEach(move -> settle(rules.play(start, move)));
            } else {
                reply(start);
            }
        }
    }

    /** Shows whether the player to move at an option wins. */
    private void settle(P option) {
        if (wins(option)) {
            reply(option);
        } else {
            lost(option);
        }
    }

    private boolean wins(P position) {
        Boolean remembered = known.get(position);
        if (remembered != null) {
            return remembered;
        }
        boolean wins =
                rules.result(position)
                        .map(result -> result == Result.WON)
                        .orElseGet(
                                () ->
                                        rules.moves(position).stream()
                                                .anyMatch(m -> !wins(rules.play(position, m))));
        known.put(position, wins);
        return wins;
    }

    /** Writes that the player to move loses, after the lines on which that rests. */
    private void lost(P position) {
        if (rules.result(position).isPresent() || !written.add(position)) {
            return;
        }
        List<String> replies = new ArrayList<>();
        for (M move : rules.moves(position)) {
            replies.add(reply(rules.play(position, move)));
        }
        sink.line(
                Json.fields()
                        .with("lost", notation.write(position))
                        .with("replies", Json.texts(replies)));
    }

    /** A winning move at a won position, what is needed for it written; empty if play is over. */
    private String reply(P option) {
        if (rules.result(option).isPresent()) {
            return "";
        }
        for (M move : rules.moves(option)) {
            P next = rules.play(option, move);
            if (!wins(next)) {
                lost(next);
                return notation.writeMove(option, move);
            }
        }
        throw new IllegalStateException("no winning move at " + notation.write(option));
    }
}
