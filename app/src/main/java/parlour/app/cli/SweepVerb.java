package parlour.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import parlour.app.ask.Catalogue;
import parlour.app.file.FileNames;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Counted;
import parlour.claim.FileFailure;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Sweeps;
import parlour.solve.sweep.LocalEngine;
import parlour.solve.sweep.Sweep;

/**
 * {@code sweep}: a big family, unit by unit. Finished units are kept, so the same command goes on
 * where it was stopped, and its whole output has the same bytes as if it never had been.
 */
final class SweepVerb implements Verb {
    private static final String LOCAL = "local";
    private static final Option ENGINE =
            Option.valued("engine", "ENGINE", "Who does the work: local, this machine (default).");
    private static final Option PROOF =
            Option.valued("proof", "FOLDER", "Writes a certificate of each unit into this folder.");
    private static final Option TIME =
            Option.valued(
                    "time", "DURATION", "Stops after 90s, 5m or 2h; go on by the same command.");

    /** The subfolder of the store in which journals lie. */
    private static final String FOLDER = "sweeps";

    @Override
    public Syntax syntax() {
        return new Syntax(
                "sweep",
                "Computes a big family unit by unit, and goes on where it was stopped; without a"
                        + " family, lists them.",
                "[FAMILY]",
                1,
                List.of(
                        ENGINE,
                        PROOF,
                        Options.STORE,
                        TIME,
                        Options.MEMORY,
                        Options.THREADS,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        "./parlour sweep q-box --a 8 --d 7",
                        "./parlour sweep",
                        "./parlour help sweep q-box"));
    }

    @Override
    public Syntax syntax(List<Game<?>> games) {
        return syntax().withParameters(
                        plans(games).stream().flatMap(plan -> plan.parameters().stream()));
    }

    @Override
    public List<String> operandWords(Catalogue catalogue) {
        return plans(catalogue.games()).stream().map(SweepPlan::name).toList();
    }

    /** The keys of the family that is named; without one, those of all, each once. */
    @Override
    public Optional<Keys> keys(Catalogue catalogue, List<String> words) {
        List<SweepPlan> plans = plans(catalogue.games());
        Optional<Keys> named =
                plans.stream()
                        .filter(plan -> words.contains(plan.name()))
                        .findFirst()
                        .map(plan -> new Keys(plan.name(), plan.parameters()));
        List<Parameter> all = plans.stream().flatMap(plan -> plan.parameters().stream()).toList();
        String families = "the families; ./parlour help sweep FAMILY shows those of one";
        return named.or(
                () -> all.isEmpty() ? Optional.empty() : Optional.of(new Keys(families, all)));
    }

    private static List<SweepPlan> plans(List<Game<?>> games) {
        List<SweepPlan> plans = new ArrayList<>();
        for (Game<?> game : games) {
            if (game instanceof Sweeps sweeps) {
                plans.addAll(sweeps.sweeps());
            }
        }
        return plans;
    }

    @Override
    public int run(Call call) {
        List<SweepPlan> plans = plans(call.catalogue().games());
        if (call.arguments().operands().isEmpty()) {
            Limits.of(call);
            call.console().out().print(list(plans));
            return ExitCode.ANSWERED;
        }
        String name = call.arguments().operands().getFirst();
        SweepPlan plan = named(plans, name);
        String engine = call.arguments().value(ENGINE).orElse(LOCAL);
        if (!engine.equals(LOCAL)) {
            throw BadInput.unknownWord("engine", engine, List.of(LOCAL));
        }
        InstanceText values = values(call, plan, plans);
        Optional<Path> proofs = proofs(call, plan);
        try {
            Path folder = call.home().subfolder(FOLDER);
            return run(call, new Sweep(plan.maker().family(values, proofs), folder));
        } catch (IOException e) {
            throw new BadInput(
                    name,
                    "sweep ("
                            + name
                            + ") cannot keep its results: "
                            + FileFailure.reason(e)
                            + "; name another folder, as in "
                            + plan.example()
                            + " --store results");
        }
    }

    private static int run(Call call, Sweep sweep) throws IOException {
        Limits limits = Limits.of(call);
        try (Progress progress = Progress.of(call, sweep.size())) {
            sweep.run(new LocalEngine(), limits.starting(), call.console().out(), progress::step);
            return ExitCode.ANSWERED;
        } catch (Budget.Exceeded e) {
            call.console()
                    .remark(
                            "parlour: stopped: "
                                    + e.limit()
                                    + "; "
                                    + sweep.done()
                                    + " of "
                                    + Counted.are(sweep.size(), "unit")
                                    + " done, the same command goes on from there");
            return ExitCode.STOPPED;
        }
    }

    private static SweepPlan named(List<SweepPlan> plans, String name) {
        List<String> names = new ArrayList<>();
        for (SweepPlan plan : plans) {
            if (plan.name().equals(name)) {
                return plan;
            }
            names.add(plan.name());
        }
        throw BadInput.unknownWord("family", name, names);
    }

    /** The keys given; one of another family is refused. */
    private static InstanceText values(Call call, SweepPlan plan, List<SweepPlan> plans) {
        List<String> own = plan.parameters().stream().map(Parameter::key).toList();
        SequencedMap<String, String> values = new LinkedHashMap<>();
        for (SweepPlan each : plans) {
            for (Parameter parameter : each.parameters()) {
                Optional<String> value = call.arguments().value(parameter.key());
                if (value.isPresent() && !own.contains(parameter.key())) {
                    throw new BadInput(
                            "--" + parameter.option(),
                            "family (%s) takes no --%s; give its own keys, as in %s"
                                    .formatted(plan.name(), parameter.option(), plan.example()));
                }
                value.ifPresent(text -> values.put(parameter.key(), text.strip()));
            }
        }
        return new InstanceText(plan.name(), values);
    }

    private static Optional<Path> proofs(Call call, SweepPlan plan) {
        Optional<String> folder = call.arguments().value(PROOF);
        if (folder.isPresent() && !plan.proves()) {
            throw new BadInput(
                    "--proof",
                    "family (%s) has no certificates for --proof; leave it out, as in %s"
                            .formatted(plan.name(), plan.example()));
        }
        return folder.map(
                name -> FileNames.path(name, "--proof FOLDER", plan.example() + " --proof proofs"));
    }

    private static String list(List<SweepPlan> plans) {
        Columns columns = new Columns("family", "keys", "table of");
        for (SweepPlan plan : plans) {
            List<String> keys = plan.parameters().stream().map(p -> "--" + p.option()).toList();
            columns.add(plan.name(), String.join(" ", keys), plan.summary());
        }
        StringBuilder list = new StringBuilder(columns.toString()).append("\nFor example\n");
        plans.forEach(plan -> list.append("  ").append(plan.example()).append('\n'));
        return list.toString();
    }
}
