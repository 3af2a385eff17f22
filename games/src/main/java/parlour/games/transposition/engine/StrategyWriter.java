package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.Result;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.SetPosition;
import parlour.games.transposition.SetRules;

/**
 * Writes a full strategy of a small finite position for both wishes of Black's, since together they
 * are the outcome class. Winners are found by plain search with memory, not by the theorem, so that
 * the two kinds of certificate rest on different grounds.
 */
final class StrategyWriter {
    private final SetRules rules;
    private final CertificateSink sink;
    private final Map<SetPosition, Boolean> known = new HashMap<>();
    private final Set<SetPosition> written = new HashSet<>();

    StrategyWriter(NumberGame position, CertificateSink sink) {
        this.rules = new SetRules(position);
        this.sink = sink;
    }

    /** Writes the lines; with all moves, every move of the start is settled. */
    void write(boolean allMoves) {
        for (Parity wanted : Parity.values()) {
            SetPosition start = rules.start().wanting(wanted);
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
    private void settle(SetPosition option) {
        if (wins(option)) {
            reply(option);
        } else {
            lost(option);
        }
    }

    private boolean wins(SetPosition position) {
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
    private void lost(SetPosition position) {
        if (rules.result(position).isPresent() || !written.add(position)) {
            return;
        }
        List<String> replies = new ArrayList<>();
        for (int move : rules.moves(position)) {
            replies.add(reply(rules.play(position, move)));
        }
        sink.line(
                Json.fields()
                        .with("lost", rules.write(position))
                        .with("replies", Json.texts(replies)));
    }

    /** A winning move at a won position, what is needed for it written; empty if play is over. */
    private String reply(SetPosition option) {
        if (rules.result(option).isPresent()) {
            return "";
        }
        for (int move : rules.moves(option)) {
            SetPosition next = rules.play(option, move);
            if (!wins(next)) {
                lost(next);
                return rules.writeMove(option, move);
            }
        }
        throw new IllegalStateException("no winning move at " + rules.write(option));
    }
}
