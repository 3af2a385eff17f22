package parlour.app.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.app.reproduce.Erratum;
import parlour.app.reproduce.Literature;
import parlour.app.reproduce.PublishedTable;
import parlour.app.reproduce.Reproduction;
import parlour.app.reproduce.Reproduction.Verdict;
import parlour.claim.Budget;
import parlour.claim.Json;

/** {@code reproduce}: recomputes the published tables and says cell by cell what agrees. */
final class ReproduceVerb implements Verb {
    private static final Option LONG =
            Option.flag("long", "Recomputes the tables that take over a minute as well.");

    /**
     * What one row may take unless --time says otherwise: some ten times the CPU time of the
     * slowest, {16, 33, 86} among the late replies to 16 with 3.4 minutes.
     */
    private static final Duration USUAL_TIME = Duration.ofMinutes(40);

    @Override
    public Syntax syntax() {
        return new Syntax(
                "reproduce",
                "Recomputes published tables and says cell by cell what agrees.",
                "[TABLE...]",
                Integer.MAX_VALUE,
                List.of(
                        LONG,
                        Options.JSON,
                        Options.time("each cell"),
                        Options.MEMORY,
                        Options.THREADS,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        "./parlour reproduce",
                        "./parlour reproduce karlin1959/le-her-5",
                        "./parlour reproduce albert2009 --json"));
    }

    @Override
    public int run(Call call) {
        List<String> words = call.arguments().operands();
        List<PublishedTable> tables = new ArrayList<>();
        int left = 0;
        for (String name : Literature.named(words)) {
            PublishedTable table = Literature.table(name);
            boolean named = words.contains(name);
            if (table.isLong() && !call.has(LONG) && !named) {
                left++;
            } else {
                tables.add(table);
            }
        }
        Sum sum = recomputed(call, tables);
        if (call.has(Options.JSON)) {
            call.console().answer(json(sum, left).toString());
        } else {
            call.console().out().print(new ReproductionText(sum.reproductions).end(left));
        }
        return sum.isGreen() ? ExitCode.ANSWERED : ExitCode.REJECTED;
    }

    private static Sum recomputed(Call call, List<PublishedTable> tables) {
        Limits limits = Limits.of(call);
        int rows = Math.max(1, tables.stream().mapToInt(Reproduction::size).sum());
        List<Reproduction> reproductions = new ArrayList<>();
        try (Progress progress = Progress.of(call, rows)) {
            for (PublishedTable table : tables) {
                Reproduction reproduction =
                        Reproduction.of(table, () -> budget(limits), progress::step);
                reproductions.add(reproduction);
                if (!call.has(Options.JSON)) {
                    call.console().out().print(ReproductionText.of(reproduction));
                    call.console().out().flush();
                }
            }
        }
        return new Sum(reproductions);
    }

    private static Budget budget(Limits limits) {
        return limits.time().isPresent() ? limits.starting() : limits.shared().withTime(USUAL_TIME);
    }

    /** All tables together. */
    record Sum(List<Reproduction> reproductions) {
        int count(Verdict verdict) {
            return reproductions.stream().mapToInt(table -> table.count(verdict)).sum();
        }

        boolean isGreen() {
            return count(Verdict.DISAGREES) == 0 && count(Verdict.UNDECIDED) == 0;
        }
    }

    private static Json.Fields json(Sum sum, int left) {
        List<Json> tables = new ArrayList<>();
        for (Reproduction reproduction : sum.reproductions) {
            tables.add(json(reproduction));
        }
        return Json.fields()
                .with("tables", new Json.Items(tables))
                .with("agree", sum.count(Verdict.AGREES))
                .with("errata", sum.count(Verdict.ERRATUM))
                .with("disagree", sum.count(Verdict.DISAGREES))
                .with("undecided", sum.count(Verdict.UNDECIDED))
                .with("leftForLong", left);
    }

    private static Json json(Reproduction reproduction) {
        PublishedTable table = reproduction.table();
        List<Json> cells = new ArrayList<>();
        for (Reproduction.Recomputed cell : reproduction.cells()) {
            cells.add(json(cell));
        }
        return Json.fields()
                .with("table", table.name())
                .with("source", table.source())
                .with("convention", table.convention())
                .with("cells", new Json.Items(cells));
    }

    private static Json json(Reproduction.Recomputed recomputed) {
        PublishedTable.Cell cell = recomputed.cell();
        Json.Fields json =
                Json.fields()
                        .with("subject", cell.subject().toString())
                        .with("field", cell.field())
                        .with("published", cell.published())
                        .with("found", recomputed.found())
                        .with(
                                "verdict",
                                recomputed.verdict().name().toLowerCase(java.util.Locale.ROOT));
        Optional<Erratum> erratum = cell.erratum();
        return erratum.isPresent() ? json.with("why", erratum.get().why()) : json;
    }
}
