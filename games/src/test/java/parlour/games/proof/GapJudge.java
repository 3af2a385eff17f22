package parlour.games.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.games.BruteForce;

/**
 * Decides whether the lines of a strategy or a table suffice for what its header claims: brute
 * force by plain rules and a closure test that knows neither the order of lines nor the replies.
 * Lines about positions out of reach do not count.
 *
 * @param <P> positions
 * @param <M> moves
 */
final class GapJudge<P, M> {
    private final PlainGame<P, M> game;
    private final BruteForce<P, M> solved;

    /** A position for each text; those with the same text are alike. */
    private final Map<String, P> byText = new HashMap<>();

    private GapJudge(PlainGame<P, M> game) {
        this.game = game;
        this.solved = new BruteForce<>(game.rules());
        for (P position : solved.reachable()) {
            if (game.rules().result(position).isEmpty()) {
                byText.put(game.text().apply(position), position);
            }
        }
    }

    /** Judges of certificates with this header; none where there is no plain game of its lines. */
    static List<GapJudge<?, ?>> of(CertificateHeader header) {
        boolean isTable = List.of("nimbers", "measure").contains(header.kind());
        boolean isStrategy = List.of("strategy", "draw").contains(header.kind());
        boolean isPlayed = header.claim().values().containsKey("outcome");
        return isPlayed && (isTable || isStrategy)
                ? PlainGame.of(header.instance(), isTable).stream()
                        .<GapJudge<?, ?>>map(GapJudge::new)
                        .toList()
                : List.of();
    }

    /** What is false or missing; empty if nothing. */
    Optional<String> fault(List<Json> lines) {
        Map<String, Json> header = ((Json.Fields) lines.getFirst()).values();
        return switch (text(header, "kind")) {
            case "nimbers", "measure" -> table(lines);
            case "strategy", "draw" -> strategy(lines, text(header, "claims").equals("moves"));
            default -> Optional.empty();
        };
    }

    private Optional<String> table(List<Json> lines) {
        Set<String> listed = new HashSet<>();
        List<Json> body = lines.subList(1, lines.size());
        List<Json> named = game.order().map(order -> named(body, order)).orElse(body);
        for (Json json : named) {
            Map<String, Json> line = ((Json.Fields) json).values();
            String text = text(line, "at");
            if (byText.containsKey(text) && !hasNumber(byText.get(text), line)) {
                return Optional.of("false line for " + text);
            }
            listed.add(text);
        }
        for (String text : listed) {
            P position = byText.get(text);
            if (position != null
                    && options(position).stream().anyMatch(option -> !isIn(listed, option))) {
                return Optional.of("gap after " + text);
            }
        }
        return isIn(listed, game.rules().start()) ? Optional.empty() : Optional.of("no start");
    }

    /** A line for each position that is not over, of a table that has many numbers to a line. */
    private List<Json> named(List<Json> body, Comparator<P> order) {
        List<P> positions = byText.values().stream().sorted(order).toList();
        List<Json> named = new ArrayList<>();
        for (Json json : body) {
            Map<String, Json> line = ((Json.Fields) json).values();
            int first = named.size();
            for (String column : line.keySet()) {
                String[] numbers = text(line, column).split(" ");
                for (int i = 0; i < numbers.length; i++) {
                    if (named.size() == first + i) {
                        String at = game.text().apply(positions.get(first + i));
                        named.add(Json.fields().with("at", at));
                    }
                    Json.Fields fields = (Json.Fields) named.get(first + i);
                    named.set(first + i, fields.with(column, Long.parseLong(numbers[i])));
                }
            }
        }
        return named;
    }

    private boolean isIn(Set<String> listed, P position) {
        return game.rules().result(position).isPresent()
                || listed.contains(game.text().apply(position));
    }

    private boolean hasNumber(P position, Map<String, Json> line) {
        if (line.containsKey("nimber") && whole(line, "nimber") != solved.nimber(position)) {
            return false;
        }
        if (!line.containsKey("remoteness")) {
            return true;
        }
        Outcome outcome = solved.outcome(position);
        long expected =
                outcome == Outcome.DRAWN
                        ? -1
                        : 2 * solved.remoteness(position).getAsLong()
                                + (outcome == Outcome.NEXT ? 1 : 0);
        return whole(line, "remoteness") == expected;
    }

    private Optional<String> strategy(List<Json> lines, boolean moves) {
        Set<String> lost = new HashSet<>();
        Set<String> held = new HashSet<>();
        for (Json json : lines.subList(1, lines.size())) {
            Map<String, Json> line = ((Json.Fields) json).values();
            boolean strict = line.containsKey("lost");
            String text = text(line, strict ? "lost" : "held");
            P position = byText.get(text);
            Outcome outcome = position == null ? Outcome.PREVIOUS : solved.outcome(position);
            if (strict ? outcome != Outcome.PREVIOUS : outcome == Outcome.NEXT) {
                return Optional.of("false line for " + text);
            }
            (strict ? lost : held).add(text);
        }
        Closure closure = new Closure(lost, held);
        return closure.gap().or(() -> closure.rootGap(moves));
    }

    private List<P> options(P position) {
        return game.rules().moves(position).stream()
                .map(move -> game.rules().play(position, move))
                .toList();
    }

    /** What follows from listed positions. */
    private final class Closure {
        final Set<String> lost;
        final Set<String> held;

        Closure(Set<String> lost, Set<String> held) {
            this.lost = lost;
            this.held = held;
        }

        Optional<String> gap() {
            for (boolean strict : List.of(true, false)) {
                for (String text : strict ? lost : held) {
                    P position = byText.get(text);
                    if (position != null
                            && !options(position).stream().allMatch(o -> isAnswered(o, strict))) {
                        return Optional.of("gap after " + text);
                    }
                }
            }
            return Optional.empty();
        }

        Optional<String> rootGap(boolean moves) {
            P start = game.rules().start();
            Optional<Result> over = game.rules().result(start);
            boolean shown =
                    over.isPresent()
                            || switch (solved.outcome(start)) {
                                case PREVIOUS -> isGood(start, true);
                                case NEXT -> isAnswered(start, true);
                                case DRAWN -> isGood(start, false) && isAnswered(start, false);
                            };
            boolean movesShown =
                    !moves
                            || over.isPresent()
                            || options(start).stream()
                                    .allMatch(
                                            option ->
                                                    solved.outcome(option) == Outcome.PREVIOUS
                                                            ? isGood(option, true)
                                                            : isAnswered(option, false));
            return shown && movesShown ? Optional.empty() : Optional.of("gap at the start");
        }

        /** Whether the player to move here is shown to win, or at least not to lose. */
        private boolean isAnswered(P position, boolean strict) {
            Optional<Result> result = game.rules().result(position);
            if (result.isPresent()) {
                return result.get() == Result.WON || (!strict && result.get() == Result.DRAWN);
            }
            return options(position).stream().anyMatch(option -> isGood(option, strict));
        }

        private boolean isGood(P position, boolean strict) {
            Optional<Result> result = game.rules().result(position);
            if (result.isPresent()) {
                return result.get() == Result.LOST || (!strict && result.get() == Result.DRAWN);
            }
            String text = game.text().apply(position);
            return lost.contains(text) || (!strict && held.contains(text));
        }
    }

    private static String text(Map<String, Json> fields, String key) {
        return ((Json.Text) Objects.requireNonNull(fields.get(key), key)).value();
    }

    private static long whole(Map<String, Json> fields, String key) {
        return ((Json.Whole) Objects.requireNonNull(fields.get(key), key)).value().longValueExact();
    }
}
