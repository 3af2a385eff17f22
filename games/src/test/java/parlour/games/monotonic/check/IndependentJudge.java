package parlour.games.monotonic.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import parlour.claim.Json;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.games.BruteForce;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.MonotonicNotation;

/**
 * Decides whether an accepted certificate deserved it: by brute force on the plain label rules, and
 * by a closure test that knows neither the order of lines nor the replies. It shares with the
 * checker only how positions are written: a strategy line speaks of all plain positions within
 * reach that are reduced to it.
 */
final class IndependentJudge {
    private final Map<String, BruteForce<LabelPosition, LabelMove>> solvedByInstance =
            new HashMap<>();

    /** What is false or missing; empty if nothing. */
    Optional<String> fault(List<Json> lines) {
        Map<String, Json> header = ((Json.Fields) lines.getFirst()).values();
        Map<String, Json> claim = ((Json.Fields) field(header, "claim")).values();
        String text = text(header, "instance");
        MonotonicInstance instance = Instances.of(text);
        var solved =
                solvedByInstance.computeIfAbsent(
                        text, _ -> new BruteForce<>(Instances.labelRules(instance)));
        Optional<String> lie = lie(claim, CardPlaces.of(instance), solved);
        if (lie.isPresent()) {
            return lie;
        }
        boolean table = text(header, "kind").matches("nimbers|measure");
        Body body = new Body(instance, solved, table);
        lines.stream().skip(1).forEach(line -> body.add(((Json.Fields) line).values()));
        return table ? body.tableGap() : body.strategyGap(claim.containsKey("winningMoves"));
    }

    private static Optional<String> lie(
            Map<String, Json> claim,
            CardPlaces places,
            BruteForce<LabelPosition, LabelMove> solved) {
        LabelPosition start = places.position();
        if (!text(claim, "outcome").equals(solved.outcome(start).toString())) {
            return Optional.of("false outcome");
        }
        if (claim.get("winningMoves") instanceof Json.Items(List<Json> items)) {
            Set<LabelMove> listed = new HashSet<>();
            items.forEach(item -> listed.addAll(places.readRange(((Json.Text) item).value())));
            if (!listed.equals(new HashSet<>(solved.winningMoves(start)))) {
                return Optional.of("false winning moves");
            }
        }
        if (claim.containsKey("nimber")
                && !number(claim, "nimber").equals(BigInteger.valueOf(solved.nimber(start)))) {
            return Optional.of("false nimber");
        }
        if (claim.containsKey("remoteness")
                && number(claim, "remoteness").longValueExact()
                        != solved.remoteness(start).orElse(-1)) {
            return Optional.of("false remoteness");
        }
        return Optional.empty();
    }

    private static Json field(Map<String, Json> fields, String key) {
        return Objects.requireNonNull(fields.get(key), key);
    }

    private static String text(Map<String, Json> fields, String key) {
        return ((Json.Text) field(fields, key)).value();
    }

    private static BigInteger number(Map<String, Json> fields, String key) {
        return ((Json.Whole) field(fields, key)).value();
    }

    /** The body as sets of positions, in the checker's notation. */
    private static final class Body {
        final boolean misere;
        final LabelRules rules;
        final BruteForce<LabelPosition, LabelMove> solved;
        final Set<String> lost = new HashSet<>();
        final Set<String> held = new HashSet<>();
        final Set<String> listed = new HashSet<>();
        final CheckInstance reader;
        final boolean table;

        /** The plain positions within reach by their text. */
        final Map<String, List<LabelPosition>> byText = new HashMap<>();

        Optional<String> fault = Optional.empty();

        Body(
                MonotonicInstance instance,
                BruteForce<LabelPosition, LabelMove> solved,
                boolean table) {
            this.misere = instance.convention() == Convention.MISERE;
            this.rules = Instances.labelRules(instance);
            this.solved = solved;
            this.reader = CheckInstance.read(MonotonicNotation.write(instance));
            this.table = table;
            for (LabelPosition position : solved.reachable()) {
                if (rules.result(position).isEmpty()) {
                    byText.computeIfAbsent(reduced(position), _ -> new ArrayList<>()).add(position);
                }
            }
        }

        void add(Map<String, Json> line) {
            String key = line.containsKey("at") ? "at" : line.containsKey("lost") ? "lost" : "held";
            String text = text(line, key);
            boolean once =
                    (key.equals("lost") ? lost : key.equals("held") ? held : listed).add(text);
            for (LabelPosition position :
                    table ? List.of(TableText.expanded(text)) : positions(text)) {
                Outcome outcome = solved.outcome(position);
                boolean right =
                        switch (key) {
                            case "lost" -> outcome == Outcome.PREVIOUS;
                            case "held" -> outcome != Outcome.NEXT;
                            default -> hasNumber(position, outcome, line);
                        };
                if (!right || !once) {
                    fault = Optional.of("false line for " + text);
                }
            }
        }

        private boolean hasNumber(LabelPosition position, Outcome outcome, Map<String, Json> line) {
            if (line.containsKey("nimber")) {
                return number(line, "nimber").longValueExact() == solved.nimber(position);
            }
            long expected =
                    outcome == Outcome.DRAWN
                            ? -1
                            : 2 * solved.remoteness(position).getAsLong()
                                    + (outcome == Outcome.NEXT ? 1 : 0);
            return number(line, "remoteness").longValueExact() == expected;
        }

        Optional<String> tableGap() {
            for (String text : listed) {
                LabelPosition position = TableText.expanded(text);
                for (LabelMove move : rules.moves(position)) {
                    if (!isListed(rules.play(position, move))) {
                        return Optional.of("gap after " + text);
                    }
                }
            }
            return isListed(rules.start()) ? fault : Optional.of("gap at the start");
        }

        private boolean isListed(LabelPosition position) {
            return rules.result(position).isPresent() || listed.contains(reduced(position));
        }

        Optional<String> strategyGap(boolean moves) {
            for (boolean strict : List.of(true, false)) {
                for (String text : strict ? lost : held) {
                    for (LabelPosition position : positions(text)) {
                        for (LabelMove move : rules.moves(position)) {
                            if (!isAnswered(rules.play(position, move), strict)) {
                                return Optional.of("gap after " + text);
                            }
                        }
                    }
                }
            }
            return isRootCovered(moves) ? fault : Optional.of("gap at the start");
        }

        private boolean isRootCovered(boolean moves) {
            LabelPosition start = rules.start();
            boolean outcomeShown =
                    switch (solved.outcome(start)) {
                        case PREVIOUS -> isGood(start, true);
                        case NEXT -> isAnswered(start, true);
                        case DRAWN ->
                                isGood(start, false)
                                        && (isAnswered(start, false) || start.isExhausted());
                    };
            boolean movesShown = true;
            for (LabelMove move : rules.moves(start)) {
                LabelPosition option = rules.play(start, move);
                movesShown &=
                        solved.outcome(option) == Outcome.PREVIOUS
                                ? isGood(option, true)
                                : isAnswered(option, false);
            }
            return outcomeShown && (movesShown || !moves);
        }

        /** Whether the player to move here is shown to win, or at least not to lose. */
        private boolean isAnswered(LabelPosition position, boolean strict) {
            Optional<Result> result = rules.result(position);
            if (result.isPresent()) {
                return result.get() == Result.WON || (!strict && result.get() == Result.DRAWN);
            }
            return rules.moves(position).stream()
                    .anyMatch(move -> isGood(rules.play(position, move), strict));
        }

        private boolean isGood(LabelPosition position, boolean strict) {
            Optional<Result> result = rules.result(position);
            if (result.isPresent()) {
                return result.get() == Result.LOST || (!strict && result.get() == Result.DRAWN);
            }
            String text = reduced(position);
            return lost.contains(text)
                    || (!strict && held.contains(text))
                    || isGoodAtSight(position, strict);
        }

        /** A position without a core needs no line. */
        private boolean isGoodAtSight(LabelPosition position, boolean strict) {
            CorePosition essence = reader.essence(plain(position));
            Outcome outcome = solved.outcome(position);
            return essence.blockCount() == 0
                    && (outcome == Outcome.PREVIOUS || (!strict && outcome == Outcome.DRAWN));
        }

        private List<LabelPosition> positions(String text) {
            return byText.getOrDefault(text, List.of());
        }

        private CheckPosition plain(LabelPosition position) {
            var plain = new CheckPosition.Gathering(LargeFrom.never(misere));
            position.blocks().forEach(block -> plain.add(block.x(), block.y(), block.size()));
            return plain.position();
        }

        /** The checker's text of a position. */
        private String reduced(LabelPosition position) {
            return table ? TableText.of(position) : reader.essence(plain(position)).toString();
        }
    }
}
