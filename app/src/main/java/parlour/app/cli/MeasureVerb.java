package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Counted;
import parlour.claim.Json;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.MeasureTrials;

/** {@code measure}: tries a candidate for a measure that falls on every move. */
final class MeasureVerb implements Verb {
    private static final Option BOUND =
            Option.valued("bound", "NUMBER", "Numbers 2 to this are named (20).");
    private static final String DEFAULT_BOUND = "20";

    @Override
    public Syntax syntax() {
        return new Syntax(
                "measure",
                "Tries a candidate for a measure, integers compared one after the other, on all moves"
                        + " of Sylver coinage among numbers up to a bound. Words: gcd; of the position"
                        + " divided by it gaps, frobenius, multiplicity, generators (their number),"
                        + " sum (of the generators); Omega(x), omega(x) count prime factors with and"
                        + " without repeats; + - * and parentheses.",
                "MEASURE",
                1,
                List.of(
                        BOUND,
                        Options.JSON,
                        Options.time("the trial"),
                        Options.MEMORY,
                        Options.TRACE),
                List.of(
                        "./parlour measure '(omega(gcd), gaps)'",
                        "./parlour measure '(Omega(gcd), gaps)' --bound 15 --json"));
    }

    @Override
    public int run(Call call) {
        List<String> operands = call.arguments().operands();
        if (operands.isEmpty()) {
            throw new BadInput("measure", "no measure is given; write one, as in " + example());
        }
        String measure = operands.getFirst();
        int bound = bound(call.arguments().value(BOUND).orElse(DEFAULT_BOUND));
        MeasureTrials.Trial trial;
        try {
            trial = game(call).tryMeasure(measure, bound, Limits.of(call).starting());
        } catch (Budget.Exceeded exceeded) {
            call.console().remark("parlour: stopped: " + exceeded.limit());
            return ExitCode.STOPPED;
        }
        String text =
                call.has(Options.JSON) ? json(measure, bound, trial) : text(measure, bound, trial);
        call.console().out().print(text);
        return ExitCode.ANSWERED;
    }

    private String example() {
        return syntax().example();
    }

    private MeasureTrials game(Call call) {
        for (Game<?> game : call.catalogue().games()) {
            if (game instanceof MeasureTrials trials) {
                return trials;
            }
        }
        throw new IllegalStateException("no game tries measures");
    }

    private int bound(String text) {
        if (!text.matches("[0-9]{1,6}")) {
            throw new BadInput(
                    text,
                    "bound (%s) must be a number, as in --bound 20"
                            .formatted(BadInput.shown(text)));
        }
        return Integer.parseInt(text);
    }

    private static String text(String measure, int bound, MeasureTrials.Trial trial) {
        StringBuilder text = new StringBuilder(measure).append('\n');
        text.append(
                "Numbers 2 to %d: %s, %s\n"
                        .formatted(
                                bound,
                                Counted.of(trial.positions(), "position"),
                                Counted.of(trial.moves(), "move")));
        text.append(
                "Falls: %d\nLevel: %d\nRises: %d\n"
                        .formatted(trial.falls(), trial.levels(), trial.rises()));
        for (MeasureTrials.Offender offender : trial.offenders()) {
            text.append(
                    "%s: naming %s at %s, (%s) to (%s)\n"
                            .formatted(
                                    kind(offender),
                                    offender.move(),
                                    offender.instance(),
                                    String.join(", ", offender.before()),
                                    String.join(", ", offender.after())));
        }
        return text.toString();
    }

    private static String kind(MeasureTrials.Offender offender) {
        return offender.rises() ? "rise" : "level";
    }

    private static String json(String measure, int bound, MeasureTrials.Trial trial) {
        List<Json> offenders = new ArrayList<>();
        for (MeasureTrials.Offender offender : trial.offenders()) {
            offenders.add(
                    Json.fields()
                            .with("instance", offender.instance())
                            .with("move", offender.move())
                            .with("kind", kind(offender))
                            .with("before", Json.texts(offender.before()))
                            .with("after", Json.texts(offender.after())));
        }
        return Json.fields()
                        .with("measure", measure)
                        .with("bound", bound)
                        .with("positions", trial.positions())
                        .with("moves", trial.moves())
                        .with("falls", trial.falls())
                        .with("levels", trial.levels())
                        .with("rises", trial.rises())
                        .with("offenders", new Json.Items(offenders))
                + "\n";
    }
}
