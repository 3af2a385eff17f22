package parlour.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import parlour.app.ask.SpokenAnswer;
import parlour.app.file.FileNames;
import parlour.app.file.TextFile;
import parlour.app.matrix.ConstantSum;
import parlour.app.matrix.MatrixFormat;
import parlour.app.matrix.MatrixReader;
import parlour.app.matrix.MatrixScene;
import parlour.app.recall.KeptQuestion;
import parlour.app.recall.Recall;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.FileFailure;
import parlour.claim.InstanceText;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.game.PayoffTable;
import parlour.games.catalogue.AsMatrix;
import parlour.games.catalogue.Opened;
import parlour.scene.Scene;
import parlour.solve.matrix.MatrixSolver;

/**
 * {@code matrix}: the exact solution of a constant-sum matrix, from a file, inline, or of a game.
 */
final class MatrixVerb implements Verb {
    private static final Option EXPORT =
            Option.valued(
                    "export",
                    "FILE",
                    "Writes the matrix instead; the ending csv, nfg, efg, lp, mps or lrs says how.");
    private static final Option SVG =
            Option.valued(
                    "svg",
                    "FILE",
                    "Draws the heat map with the saddle or block marked; - stands for standard output.");
    private static final String EXAMPLE = "./parlour matrix '[[4,1],[1,2]]'";

    /** Largest file read: 64 MiB. */
    private static final int MAX_BYTES = 64 * 1024 * 1024;

    @Override
    public Syntax syntax() {
        return new Syntax(
                "matrix",
                "Solves a constant-sum matrix exactly: value, optimal mixes, whether they are the only ones.",
                "[MATRIX | FILE | INSTANCE]",
                1,
                List.of(
                        Options.JSON,
                        QuestionOptions.option(Question.EXTREMES),
                        QuestionOptions.option(Question.WHY),
                        Options.PROOF,
                        SVG,
                        EXPORT,
                        Options.time("the work"),
                        Options.MEMORY,
                        Options.STORE,
                        Options.NO_STORE,
                        Options.STATS,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        EXAMPLE,
                        "./parlour matrix game.nfg --all --why",
                        "./parlour matrix '[[4,1],[1,2]]' --why --svg game.svg",
                        "./parlour matrix 'leher(cards=13)' --export leher.efg"));
    }

    @Override
    public int run(Call call) {
        List<String> operands = call.arguments().operands();
        if (operands.isEmpty()) {
            throw new BadInput("", "no matrix given; give one, as in " + EXAMPLE);
        }
        String word = operands.getFirst();
        Optional<String> export = call.arguments().value(EXPORT);
        if (export.isPresent()) {
            demandExportAlone(call.arguments());
            write(call, export.get(), exported(call, word, MatrixFormat.of(export.get())));
            return ExitCode.ANSWERED;
        }
        Budget budget = Limits.of(call).starting();
        ConstantSum game = read(call, word);
        Ask ask = ask(call);
        String instance = MatrixInstance.of(game.matrix());
        KeptQuestion kept = call.recall().keeping(instance, Recall.question(ask));
        Answer answer = answer(call, game.matrix(), ask, kept.within(budget), kept);
        show(call, game, answer);
        call.console().out().flush();
        kept.end(answer);
        return ExitCode.of(answer.standing());
    }

    private static void show(Call call, ConstantSum game, Answer answer) {
        Optional<String> svg = call.arguments().value(SVG);
        var solution = answer.claim(Claim.Equilibrium.class);
        if (svg.isPresent() && solution.isPresent()) {
            Scene scene = MatrixScene.of(game.matrix(), answer, solution.get());
            ShowVerb.write(call.console(), svg.get(), scene);
        }
        if (svg.equals(Optional.of("-"))) {
            return;
        }
        if (call.has(Options.JSON)) {
            call.console().answer(answer.toJson().toString());
        } else {
            call.console().out().print(SpokenAnswer.of(answer));
        }
    }

    /** Nothing is solved for an export, so what belongs to an answer would be left out. */
    private static void demandExportAlone(Arguments arguments) {
        for (Option option :
                List.of(
                        Options.JSON,
                        QuestionOptions.option(Question.EXTREMES),
                        QuestionOptions.option(Question.WHY),
                        Options.PROOF,
                        SVG,
                        Options.STATS)) {
            if (arguments.has(option)) {
                throw new BadInput(
                        option.shown(),
                        "option (%s) does not go with --export, which solves nothing; leave one out, as in %s"
                                .formatted(
                                        option.shown(), arguments.syntax().examples().getLast()));
            }
        }
    }

    private static Ask ask(Call call) {
        Set<Question> questions = EnumSet.of(Question.OUTCOME);
        for (Question question : List.of(Question.EXTREMES, Question.WHY)) {
            if (call.has(QuestionOptions.option(question))) {
                questions.add(question);
            }
        }
        return new Ask(questions, Optional.empty());
    }

    private static Answer answer(
            Call call, PayoffTable matrix, Ask ask, Budget budget, KeptQuestion kept) {
        return new Proving(call, Recall.question(ask), budget, kept)
                .answer(
                        sink -> {
                            Ask whole = sink.map(ask::proving).orElse(ask);
                            return call.recall()
                                    .answer(
                                            MatrixInstance.of(matrix),
                                            whole,
                                            budget,
                                            own -> MatrixSolver.solve(matrix, whole, own));
                        });
    }

    /** The tree of a game is its own; everything else is written from the matrix. */
    private static String exported(Call call, String word, MatrixFormat format) {
        if (format == MatrixFormat.EFG && isInstance(word)) {
            return tree(call.catalogue().open(InstanceText.parse(word)));
        }
        return format.write(read(call, word));
    }

    private static void write(Call call, String file, String text) {
        try {
            Files.writeString(FileNames.path(file, "--export FILE", "--export game.nfg"), text);
        } catch (IOException e) {
            throw FileNames.bad(
                    file, "cannot be written: " + FileFailure.reason(e), "--export game.nfg");
        }
        if (!call.has(Options.QUIET)) {
            call.console().remark("parlour: wrote " + BadInput.shown(file));
        }
    }

    private static boolean isInstance(String word) {
        return word.matches("\\s*[A-Za-z][A-Za-z0-9-]*\\(.*\\)\\s*");
    }

    private static ConstantSum read(Call call, String word) {
        if (MatrixReader.isInline(word)) {
            return ConstantSum.zero(MatrixReader.inline(word));
        }
        if (isInstance(word)) {
            return of(call.catalogue().open(InstanceText.parse(word)));
        }
        String text = TextFile.read(word, MAX_BYTES, EXAMPLE);
        String name = word.toLowerCase(Locale.ROOT);
        boolean isNfg = name.endsWith(".nfg") || text.stripLeading().startsWith("NFG");
        if (isNfg) {
            return MatrixReader.nfg(text);
        }
        if (name.matches(".*\\.(efg|lp|mps|lrs)") || text.stripLeading().startsWith("EFG")) {
            throw new BadInput(
                    word,
                    "file (%s) is in a form that is written, not read; give a .csv or .nfg, as in %s"
                            .formatted(BadInput.shown(word), "./parlour matrix game.nfg"));
        }
        return MatrixReader.isInline(text)
                ? ConstantSum.zero(MatrixReader.inline(text))
                : ConstantSum.zero(MatrixReader.csv(text));
    }

    private static <I> ConstantSum of(Opened<I> opened) {
        AsMatrix<I> game = asMatrix(opened);
        return new ConstantSum(game.matrix(opened.instance()), game.total());
    }

    private static <I> String tree(Opened<I> opened) {
        return asMatrix(opened).tree(opened.instance());
    }

    private static <I> AsMatrix<I> asMatrix(Opened<I> opened) {
        if (opened.game() instanceof AsMatrix<I> game) {
            return game;
        }
        String id = opened.game().profile().id();
        throw new BadInput(id, "game (%s) is no matrix; give one, as in %s".formatted(id, EXAMPLE));
    }
}
