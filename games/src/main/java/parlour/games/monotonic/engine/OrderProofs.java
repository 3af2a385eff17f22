package parlour.games.monotonic.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.games.monotonic.check.ClassMove;
import parlour.games.monotonic.check.ClassPosition;
import parlour.games.monotonic.check.ClassRules;
import parlour.games.monotonic.check.OrderInstance;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.StrategyWriter;
import parlour.solve.search.TableWriter;
import parlour.solve.search.Valuation;

/**
 * Writes certificates of instances on infinite and large decks in the form that their checker
 * reads: positions and moves of the class rules.
 */
final class OrderProofs {
    private final String canonical;
    private final OrderSolver solver;
    private final OrderInstance instance;
    private final CertificateSink sink;

    OrderProofs(String canonical, OrderSolver solver, CertificateSink sink) {
        this.canonical = canonical;
        this.solver = solver;
        this.instance = OrderInstance.read(canonical);
        this.sink = sink;
    }

    /**
     * One certificate says one number: the nimber if there is one, else the remoteness if asked.
     */
    void write(
            Outcome outcome,
            Optional<List<String>> winning,
            OptionalInt nimber,
            OptionalInt plies,
            Budget budget) {
        Json.Fields claim = Json.fields().with("outcome", outcome.toString());
        if (nimber.isPresent()) {
            open("nimbers", winning, claim.with("nimber", nimber.getAsInt()));
            table(new Valuation.Mex(), "nimber", budget);
        } else if (plies.isPresent()) {
            open("measure", winning, claim.with("remoteness", plies.getAsInt()));
            table(new Valuation.Remoteness(), "remoteness", budget);
        } else {
            open("strategy", winning, claim);
            strategy(outcome, winning.isPresent());
        }
    }

    private void open(String kind, Optional<List<String>> winning, Json.Fields claim) {
        Json.Fields all = claim;
        if (winning.isPresent()) {
            all =
                    claim.with("winningMoves", Json.texts(winning.get()))
                            .with("winningMovesComplete", new Json.Flag(true));
        }
        sink.open(
                new CertificateHeader(
                        kind, canonical, winning.isPresent() ? "moves" : "outcome", all));
    }

    private void table(Valuation valuation, String field, Budget budget) {
        var values = new GraphSolver<>(instance.rules(), valuation, budget);
        new TableWriter<>(instance.rules(), instance.notation(), values, field, sink)
                .write(instance.rules().start());
    }

    private void strategy(Outcome outcome, boolean everyMove) {
        StrategyWriter<ClassPosition, ClassMove> writer =
                new StrategyWriter<>(instance.rules(), instance.notation(), solver, sink);
        ClassRules rules = instance.rules();
        if (outcome == Outcome.PREVIOUS) {
            writer.beaten(rules.start(), true);
        } else if (!everyMove) {
            writer.unbeaten(rules.start(), true);
        } else {
            for (ClassMove move : rules.moves(rules.start())) {
                settle(writer, rules.play(rules.start(), move));
            }
        }
    }

    /** Shows who wins after a move of the start. */
    private void settle(StrategyWriter<ClassPosition, ClassMove> writer, ClassPosition option) {
        if (instance.rules().result(option).isPresent()) {
            return;
        }
        if (solver.isBeaten(option, true)) {
            writer.beaten(option, true);
        } else {
            writer.unbeaten(option, true);
        }
    }
}
