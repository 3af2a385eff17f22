package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.app.ask.Asking;
import parlour.app.ask.SpokenAnswer;
import parlour.app.recall.KeptQuestion;
import parlour.app.recall.Recall;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.games.catalogue.Opened;

/** {@code solve}: the answer to one instance, or to many on standard input. */
final class SolveVerb implements Verb {
    @Override
    public Syntax syntax() {
        List<Option> options = new ArrayList<>();
        options.add(Options.JSON);
        options.add(Options.STDIN);
        options.addAll(
                QuestionOptions.options(
                        Question.OUTCOME,
                        Question.NIMBER,
                        Question.REMOTENESS,
                        Question.HEIGHT,
                        Question.EXTREMES,
                        Question.WHY));
        options.add(Options.PROOF);
        options.add(Options.TIME);
        options.add(Options.MEMORY);
        options.add(Options.THREADS);
        options.add(Options.STORE);
        options.add(Options.NO_STORE);
        options.add(Options.STATS);
        options.add(Options.QUIET);
        options.add(Options.TRACE);
        return new Syntax(
                "solve",
                "Answers an instance: who wins, by which moves, and how that is known.",
                "[INSTANCE | GAME]",
                1,
                options,
                List.of(
                        "./parlour solve 'monotonic(a=4,d=3,deck=12)'",
                        "./parlour solve monotonic --a 4 --d 3 --deck 12 --nimber --json",
                        "./parlour solve --stdin --outcome < instances.txt"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        if (call.has(Options.STDIN)) {
            return batch(call);
        }
        Opened<?> opened = call.opened();
        if (!opened.leftOut().isEmpty() && !call.has(Options.QUIET)) {
            call.console().remark(opened.leftOut());
        }
        Ask ask = ask(call, opened);
        String question = Recall.question(ask);
        Limits limits = Limits.of(call);
        KeptQuestion kept = call.recall().keeping(opened.canonical(), question);
        Budget budget = kept.within(limits.starting());
        Answer answer =
                new Proving(call, question, budget, kept)
                        .answer(
                                sink ->
                                        call.recall()
                                                .answer(
                                                        opened,
                                                        sink.map(ask::proving).orElse(ask),
                                                        budget));
        if (call.has(Options.JSON)) {
            call.console().answer(answer.toJson().toString());
        } else {
            call.console().out().print(SpokenAnswer.of(answer));
        }
        call.console().out().flush();
        kept.end(answer);
        return ExitCode.of(answer.standing());
    }

    private static Ask ask(Call call, Opened<?> opened) {
        return new Ask(
                Asking.usual(QuestionOptions.named(call.arguments()), opened.game().profile()),
                Optional.empty());
    }

    private static int batch(Call call) {
        call.refuseInstance();
        if (call.has(Options.PROOF)) {
            throw new BadInput(
                    "--proof",
                    "option (--proof) given together with --stdin; ask for one certificate at a time, as in"
                            + " ./parlour solve 'monotonic(a=4,d=4,deck=12)' --proof proof.jsonl");
        }
        Limits limits = Limits.of(call);
        return new Batch(call, opened -> reply(call, opened, limits.starting())).run();
    }

    private static Batch.Reply reply(Call call, Opened<?> opened, Budget budget) {
        Ask ask = ask(call, opened);
        Answer answer =
                new Proving(call, Recall.question(ask), budget, KeptQuestion.NONE)
                        .answer(_ -> call.recall().answer(opened, ask, budget));
        return new Batch.Reply(answer.toJson(), ExitCode.of(answer.standing()));
    }
}
