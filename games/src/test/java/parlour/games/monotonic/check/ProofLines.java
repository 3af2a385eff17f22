package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;
import parlour.games.BruteForce;

/** Bodies of true certificates, made from brute force: the plainest producer there can be. */
final class ProofLines<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final BruteForce<P, M> solved;
    private final List<Json> lines = new ArrayList<>();
    private final Set<P> lost = new HashSet<>();
    private final Set<P> held = new HashSet<>();

    ProofLines(FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        this.rules = rules;
        this.notation = notation;
        this.solved = new BruteForce<>(rules);
    }

    List<Json> outcome() {
        P start = rules.start();
        switch (solved.outcome()) {
            case PREVIOUS -> prove(start, true);
            case NEXT -> {
                if (rules.result(start).isEmpty()) {
                    solved.winningMoves(start)
                            .forEach(move -> prove(rules.play(start, move), true));
                }
            }
            case DRAWN -> {
                prove(start, false);
                prove(reply(start, false), false);
            }
        }
        return lines;
    }

    /** What shows of each of some positions that it is lost, or else that it is not. */
    List<Json> after(List<P> options) {
        for (P option : options) {
            if (solved.outcome(option) == Outcome.PREVIOUS) {
                prove(option, true);
            } else if (rules.result(option).isEmpty()) {
                boolean strict = solved.outcome(option) == Outcome.NEXT;
                prove(reply(option, strict), strict);
            }
        }
        return lines;
    }

    List<Json> nimbers() {
        listOptionsFirst(rules.start(), "nimber");
        return lines;
    }

    List<Json> remotenesses() {
        listOptionsFirst(rules.start(), "remoteness");
        return lines;
    }

    private void listOptionsFirst(P position, String field) {
        if (rules.result(position).isPresent() || !lost.add(position)) {
            return;
        }
        rules.moves(position).forEach(move -> listOptionsFirst(rules.play(position, move), field));
        long number = field.equals("nimber") ? solved.nimber(position) : remoteness(position);
        lines.add(Json.fields().with("at", notation.write(position)).with(field, number));
    }

    private long remoteness(P position) {
        return solved.outcome(position) == Outcome.DRAWN
                ? -1
                : 2 * solved.remoteness(position).getAsLong()
                        + (solved.outcome(position) == Outcome.NEXT ? 1 : 0);
    }

    /** Shows that the player to move loses, or at least does not win. */
    private void prove(P position, boolean strict) {
        if (rules.result(position).isPresent() || !(strict ? lost : held).add(position)) {
            return;
        }
        List<String> replies = new ArrayList<>();
        for (M move : rules.moves(position)) {
            P option = rules.play(position, move);
            if (rules.result(option).isPresent()) {
                replies.add("");
            } else {
                M reply = replyMove(option, strict);
                prove(rules.play(option, reply), strict);
                replies.add(notation.writeMove(option, reply));
            }
        }
        lines.add(
                Json.fields()
                        .with(strict ? "lost" : "held", notation.write(position))
                        .with("replies", Json.texts(replies)));
    }

    private P reply(P position, boolean strict) {
        return rules.result(position).isPresent()
                ? position
                : rules.play(position, replyMove(position, strict));
    }

    /** A move to a position lost by, or at least not won by, the player to move there. */
    private M replyMove(P position, boolean strict) {
        for (M move : rules.moves(position)) {
            Outcome after = solved.outcome(rules.play(position, move));
            if (after == Outcome.PREVIOUS || (!strict && after == Outcome.DRAWN)) {
                return move;
            }
        }
        throw new IllegalStateException("no such move at " + position);
    }
}
