package parlour.app.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.Set;
import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;
import parlour.game.Result;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Playable;
import parlour.games.catalogue.Profile;
import parlour.games.catalogue.Values;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Scene;

/**
 * A fifth game in one file: one heap, take 1 to {@code take}; who cannot move loses, or wins under
 * misère play. The key {@code trouble} makes its solver go wrong in every way that the command line
 * must survive.
 */
final class TinyNim implements Playable<TinyNim.Instance> {
    private static final String EXAMPLE = "nim(heap=7,take=3)";
    private static final List<String> TROUBLES =
            List.of(
                    "none", "spin", "deaf", "slow", "leak", "memory", "stack", "bug", "open",
                    "draw", "cite");
    private static final Profile PROFILE =
            new Profile(
                    "nim",
                    "Subtraction Nim",
                    "One heap of counters. The players alternate in taking 1 to take counters from it. Who cannot move"
                            + " loses under normal play and wins under misère play.",
                    "A move is the number of counters taken.",
                    List.of(
                            Parameter.required("heap", "the counters in the heap, 0 to 1000", "7"),
                            Parameter.required(
                                    "take", "the most counters a move takes, 1 to 9", "3"),
                            Parameter.withDefault("play", "normal or misere", "misere", "normal"),
                            Parameter.optional(
                                    "noteBook", "any words; they change nothing", "my words"),
                            Parameter.withDefault("trouble", "what goes wrong", "spin", "none")),
                    EnumSet.of(
                            Question.OUTCOME,
                            Question.WINNING_MOVES,
                            Question.NIMBER,
                            Question.REMOTENESS,
                            Question.WHY),
                    List.of("C. L. Bouton, Nim, a game with a complete mathematical theory, 1901."),
                    List.of(EXAMPLE, "nim(heap=8,take=3)", "nim(heap=5,take=2,play=misere)"));

    private final Runnable whenSpinning;

    TinyNim() {
        this(() -> {});
    }

    /** Tells somebody when a solver that never ends has begun. */
    TinyNim(Runnable whenSpinning) {
        this.whenSpinning = whenSpinning;
    }

    record Instance(int heap, int take, String play, String noteBook, String trouble)
            implements FiniteRuleset<Integer, Integer>, PositionNotation<Integer, Integer> {
        @Override
        public Integer start() {
            return heap;
        }

        @Override
        public Optional<Result> result(Integer position) {
            if (position > 0) {
                return Optional.empty();
            }
            if (trouble.equals("draw")) {
                return Optional.of(Result.DRAWN);
            }
            return Optional.of(play.equals("misere") ? Result.WON : Result.LOST);
        }

        @Override
        public List<Integer> moves(Integer position) {
            List<Integer> moves = new ArrayList<>();
            for (int move = 1; move <= Math.min(take, position); move++) {
                moves.add(move);
            }
            return moves;
        }

        @Override
        public Integer play(Integer position, Integer move) {
            if (!isLegal(position, move)) {
                throw new IllegalArgumentException("illegal");
            }
            return position - move;
        }

        @Override
        public String write(Integer position) {
            return position.toString();
        }

        @Override
        public Integer read(String text) {
            return Integer.valueOf(text);
        }

        @Override
        public String writeMove(Integer position, Integer move) {
            return move.toString();
        }

        @Override
        public Integer readMove(Integer position, String text) {
            return Integer.valueOf(text);
        }

        Outcome outcome(int position) {
            if (trouble.equals("draw")) {
                return Outcome.DRAWN;
            }
            int rest = (play.equals("misere") ? position + take : position) % (take + 1);
            return rest == 0 ? Outcome.PREVIOUS : Outcome.NEXT;
        }

        /** Plies from every heap up to a position, smallest first. */
        long remoteness(int position) {
            long[] plies = new long[position + 1];
            for (int heap = 1; heap <= position; heap++) {
                boolean wins = outcome(heap) == Outcome.NEXT;
                long best = wins ? Long.MAX_VALUE : 0;
                for (int move : moves(heap)) {
                    long after = 1 + plies[heap - move];
                    if (!wins) {
                        best = Math.max(best, after);
                    } else if (outcome(heap - move) == Outcome.PREVIOUS) {
                        best = Math.min(best, after);
                    }
                }
                plies[heap] = best;
            }
            return plies[position];
        }
    }

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public Instance read(InstanceText text) {
        text.allowOnly(PROFILE.keys());
        return new Instance(
                Values.integer(text, "heap", new Values.Bounds(0, 1000, EXAMPLE)),
                Values.integer(text, "take", new Values.Bounds(1, 9, EXAMPLE)),
                Values.word(text, "play", List.of("normal", "misere")),
                text.valueOr("noteBook", ""),
                Values.word(text, "trouble", TROUBLES));
    }

    @Override
    public String canonical(Instance instance) {
        return "nim(heap="
                + instance.heap()
                + ",take="
                + instance.take()
                + (instance.play().equals("normal") ? "" : ",play=misere")
                + (instance.noteBook().isEmpty() ? "" : ",noteBook=" + instance.noteBook())
                + (instance.trouble().equals("none") ? "" : ",trouble=" + instance.trouble())
                + ")";
    }

    @Override
    public Answer solve(Instance instance, Ask ask, Budget budget) {
        switch (instance.trouble()) {
            case "spin" -> {
                return spin(instance, budget);
            }
            case "deaf" -> {
                return spin(instance, Budget.unlimited());
            }
            case "slow" -> linger(budget);
            case "leak" -> throw new Budget.Exceeded("time");
            case "memory" -> throw new OutOfMemoryError("planted");
            case "stack" -> throw new StackOverflowError("planted");
            case "bug" -> throw new IllegalStateException("planted bug");
            case "open" -> {
                var known = List.of(new Standing.KnownMove("1", "N"));
                return unknown(instance, new Standing.Unknown("heaps up to 12", false, known));
            }
            default -> {}
        }
        budget.spend();
        Standing standing =
                instance.trouble().equals("cite")
                        ? new Standing.Cited("Bouton 1901")
                        : new Standing.Proved();
        Answer answer =
                new Answer(
                        canonical(instance),
                        standing,
                        claims(instance, ask),
                        "residue",
                        ask.wants(Question.WHY)
                                ? List.of("heap " + instance.heap() + " is what it is")
                                : List.of(),
                        counts(instance.heap() + 1L));
        ask.proof().ifPresent(sink -> prove(instance, answer, sink));
        return answer;
    }

    /** Takes as long as an answer that is worth keeping, and tells. */
    private void linger(Budget budget) {
        whenSpinning.run();
        long end = System.nanoTime() + 25_000_000;
        while (System.nanoTime() < end) {
            budget.spend();
            Thread.onSpinWait();
        }
    }

    private Answer spin(Instance instance, Budget budget) {
        whenSpinning.run();
        try {
            while (true) {
                budget.spend();
                Thread.onSpinWait();
            }
        } catch (Budget.Exceeded exceeded) {
            return unknown(
                    instance,
                    new Standing.Unknown(
                            "nothing, stopped by " + exceeded.limit(), true, List.of()));
        }
    }

    private Answer unknown(Instance instance, Standing standing) {
        return new Answer(
                canonical(instance), standing, List.of(), "residue", List.of(), counts(0));
    }

    private static SequencedMap<String, Long> counts(long expanded) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("expanded", expanded);
        return counts;
    }

    private static List<Claim> claims(Instance instance, Ask ask) {
        List<Claim> claims = new ArrayList<>();
        Outcome outcome = instance.outcome(instance.heap());
        if (ask.wants(Question.OUTCOME)) {
            claims.add(new Claim.HasOutcome(outcome.toString()));
        }
        if (ask.wants(Question.WINNING_MOVES)) {
            claims.add(Claim.WinningMoves.all(winning(instance)));
        }
        if (ask.wants(Question.NIMBER)) {
            claims.add(
                    instance.play().equals("misere")
                            ? new Claim.NimberRefused("misère play has none")
                            : new Claim.HasNimber(instance.heap() % (instance.take() + 1L)));
        }
        if (ask.wants(Question.REMOTENESS)) {
            claims.add(new Claim.HasRemoteness(instance.remoteness(instance.heap())));
        }
        return claims;
    }

    private static List<String> winning(Instance instance) {
        List<String> winning = new ArrayList<>();
        for (int move : instance.moves(instance.heap())) {
            if (instance.outcome(instance.heap() - move) == Outcome.PREVIOUS) {
                winning.add(String.valueOf(move));
            }
        }
        return winning;
    }

    private void prove(Instance instance, Answer answer, CertificateSink sink) {
        Json.Fields claim =
                Json.fields()
                        .with("outcome", instance.outcome(instance.heap()).toString())
                        .with("winningMoves", Json.texts(winning(instance)));
        sink.open(new CertificateHeader("strategy", answer.instance(), "moves", claim));
        for (int heap = 1; heap <= instance.heap(); heap++) {
            if (instance.outcome(heap) == Outcome.PREVIOUS) {
                List<String> replies = new ArrayList<>();
                instance.moves(heap).forEach(_ -> replies.add(""));
                sink.line(
                        Json.fields()
                                .with("lost", String.valueOf(heap))
                                .with("replies", Json.texts(replies)));
            }
        }
    }

    @Override
    public Scene show(Instance instance) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 1; i <= instance.heap(); i++) {
            cells.add(Cell.of(String.valueOf(i)));
        }
        return Scene.of("A heap of " + instance.heap(), "", new CellRow("", cells));
    }

    @Override
    public Report check(Instance instance, CertificateHeader header, CertificateReader lines) {
        if (!(header.claim().values().get("outcome") instanceof Json.Text(String letter))
                || !(header.claim().values().get("winningMoves")
                        instanceof Json.Items(var moves))) {
            return new Report.Rejected("line 1: no outcome and moves claimed");
        }
        Set<Integer> winning = new LinkedHashSet<>();
        for (Json move : moves) {
            winning.add(move instanceof Json.Text(String text) ? Integer.valueOf(text) : -1);
        }
        RootClaim<Integer, Integer> claim =
                new RootClaim<>(
                        instance.heap(), Outcome.of(letter.charAt(0)), winning, true, Map.of());
        return new StrategyChecker<>(instance, instance).check(lines, claim);
    }

    @Override
    public List<Row> moves(Instance instance, Budget budget) {
        if (instance.trouble().equals("memory")) {
            throw new OutOfMemoryError("planted");
        }
        while (instance.trouble().equals("spin")) {
            budget.spend();
        }
        List<Row> rows = new ArrayList<>();
        for (boolean wins : new boolean[] {true, false}) {
            for (int move : instance.moves(instance.heap())) {
                Outcome after = instance.outcome(instance.heap() - move);
                if ((after == Outcome.PREVIOUS) == wins) {
                    OptionalLong plies =
                            after == Outcome.DRAWN
                                    ? OptionalLong.empty()
                                    : OptionalLong.of(instance.remoteness(instance.heap() - move));
                    rows.add(new Row(String.valueOf(move), after.toString(), wins, plies));
                }
            }
        }
        return rows;
    }

    @Override
    public Optional<Result> result(Instance instance) {
        return instance.result(instance.heap());
    }

    @Override
    public Instance play(Instance instance, String move) {
        if (!instance.moves(instance.heap()).stream()
                .map(String::valueOf)
                .toList()
                .contains(move)) {
            throw new BadInput(move, "move (" + move + ") is not legal");
        }
        return new Instance(
                instance.heap() - Integer.parseInt(move),
                instance.take(),
                instance.play(),
                instance.noteBook(),
                instance.trouble());
    }
}
