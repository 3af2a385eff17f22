package parlour.app.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.app.ask.Asking;
import parlour.app.cli.table.Column;
import parlour.app.cli.table.Family;
import parlour.app.cli.table.Format;
import parlour.app.cli.table.TableWriter;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Claim;
import parlour.claim.Counted;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.catalogue.Game;

/**
 * {@code table}: the answers to a family of instances, written row by row as they are found, in
 * order.
 */
final class TableVerb implements Verb {
    private static final Option FORMAT =
            Option.valued(
                    "format", "FORMAT", "Writes csv (default), markdown, json, latex or bfile.");
    private static final Option STATUS =
            Option.flag("status", "Adds a column: proved, cited or unknown.");

    private static final Option ACROSS =
            Option.valued(
                    "across", "KEY", "Heads columns with the values of the key that runs fastest.");

    @Override
    public Syntax syntax() {
        List<Option> options = new ArrayList<>();
        options.add(FORMAT);
        options.addAll(
                QuestionOptions.options(
                        Question.OUTCOME,
                        Question.WINNING_MOVES,
                        Question.NIMBER,
                        Question.REMOTENESS,
                        Question.HEIGHT));
        options.add(STATUS);
        options.add(ACROSS);
        options.add(Options.TIME);
        options.add(Options.MEMORY);
        options.add(Options.THREADS);
        options.add(Options.STORE);
        options.add(Options.NO_STORE);
        options.add(Options.QUIET);
        options.add(Options.TRACE);
        return new Syntax(
                "table",
                "Answers a family: integer keys take ranges 2..6 and lists 1,3,5..7, all keys lists"
                        + " 'normal;misere'; the last key runs fastest.",
                "GAME",
                1,
                options,
                List.of(
                        "./parlour table monotonic --a 2..5 --d 2..5 --deck 0..20 --play misere --format csv",
                        "./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile",
                        "./parlour table transposition --domain 'omega;zeta' --moves 1..7 --across moves"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        Format format = Format.named(call.arguments().value(FORMAT).orElse("csv"));
        InstanceText text = call.text();
        Game<?> game = call.catalogue().named(text.game());
        Family family = Family.of(game.profile(), text);
        Set<Question> questions =
                Asking.questions(
                        QuestionOptions.named(call.arguments()),
                        game.profile(),
                        EnumSet.of(Question.OUTCOME));
        Writer out = new OutputStreamWriter(call.console().out(), StandardCharsets.UTF_8);
        Layout layout = new Layout(format, call.arguments().value(ACROSS), family, out);
        layout.table(fields(questions, call.has(STATUS), Model.NONE));
        for (int row = 0; row < family.size(); row++) {
            call.catalogue().open(family.instance(row));
        }
        Limits limits = Limits.of(call);
        call.recall().expectMany();
        Ask ask = new Ask(questions, Optional.empty());
        try (OrderedAnswers answers = new OrderedAnswers(call, family, ask, limits);
                Progress progress = Progress.of(call, family.size())) {
            Model first = Model.of(answers.peek());
            Table table = layout.table(fields(questions, call.has(STATUS), first));
            return write(call, table, answers, progress);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The columns that hold what is asked, by the names that the answers' JSON has: these depend on
     * the game, so an answer serves as a model.
     */
    private static List<Column> fields(Set<Question> questions, boolean status, Model model) {
        List<Column> fields = new ArrayList<>();
        for (Question question : questions) {
            switch (question) {
                case OUTCOME -> fields.addAll(model.outcome());
                case WINNING_MOVES -> {
                    boolean parity = model.has("winningMovesEven");
                    fields.add(new Column(parity ? "winningMovesEven" : "winningMoves", false));
                    fields.add(
                            new Column(parity ? "winningMovesOdd" : "winningMovesComplete", false));
                }
                case NIMBER, REMOTENESS -> fields.add(new Column(question.option(), true));
                case HEIGHT -> fields.add(new Column("height", false));
                case EXTREMES, WHY -> {}
            }
        }
        if (status) {
            fields.add(new Column("status", false));
        }
        return fields;
    }

    /**
     * What an answer of the family has: names of its fields, and those of its measures.
     *
     * @param names all names
     * @param measures the measures among them
     */
    private record Model(Set<String> names, List<String> measures) {
        static final Model NONE = new Model(Set.of(), List.of());

        static Model of(Answer answer) {
            List<String> measures =
                    answer.claim(Claim.Measures.class)
                            .map(claim -> List.copyOf(claim.values().sequencedKeySet()))
                            .orElse(List.of());
            return new Model(answer.toJson().values().keySet(), measures);
        }

        boolean has(String name) {
            return names.contains(name);
        }

        /** The columns that say how it ends; where nothing does, what was counted. */
        List<Column> outcome() {
            if (has("value") || has("outcome") || measures.isEmpty()) {
                return List.of(new Column(has("value") ? "value" : "outcome", false));
            }
            return measures.stream().map(name -> new Column(name, true)).toList();
        }
    }

    private static int write(Call call, Table table, OrderedAnswers answers, Progress progress)
            throws IOException {
        int largest = ExitCode.ANSWERED;
        table.writer().begin();
        for (int row = 0; row < table.family().size(); row++) {
            if (!answers.isReady()) {
                call.recall().settle();
                table.out().flush();
                if (call.console().isDeaf()) {
                    return largest;
                }
            }
            Answer answer = answers.next();
            if (call.interrupts().isRequested()) {
                call.console()
                        .remark(
                                "parlour: stopped after "
                                        + row
                                        + " of "
                                        + Counted.of(table.family().size(), "row"));
                largest = ExitCode.STOPPED;
                break;
            }
            largest = Math.max(largest, ExitCode.of(answer.standing()));
            table.writer().row(table.cells(row, answer));
            progress.step();
        }
        table.writer().end();
        table.out().flush();
        return largest;
    }

    /** Everything about a table but what is asked of its rows. */
    private record Layout(Format format, Optional<String> across, Family family, Writer out) {
        /** The table with these columns after those of the keys. */
        Table table(List<Column> fields) {
            List<Column> columns = new ArrayList<>(family.columns());
            columns.addAll(fields);
            TableWriter writer =
                    across.isPresent()
                            ? format.across(out, family, columns, across.get())
                            : format.writer(out, family, columns);
            return new Table(family, fields, writer, out);
        }
    }

    /** A table on its way out. */
    private record Table(Family family, List<Column> fields, TableWriter writer, Writer out) {
        List<Json> cells(int row, Answer answer) {
            List<Json> cells = new ArrayList<>(family.cells(row));
            Json.Fields json = answer.toJson();
            for (Column field : fields) {
                @Nullable Json value = json.values().get(field.name());
                cells.add(value == null ? new Json.Nothing() : value);
            }
            return cells;
        }
    }
}
