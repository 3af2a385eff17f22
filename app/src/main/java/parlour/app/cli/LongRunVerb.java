package parlour.app.cli;

import java.util.List;
import java.util.Optional;
import parlour.app.ask.SpokenAnswer;
import parlour.app.recall.KeptQuestion;
import parlour.app.recall.Recall;
import parlour.claim.Answer;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.games.catalogue.FirstMovesRow;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Notes;
import parlour.games.catalogue.RunsLong;

/** {@code long-run}: the proved outcome for all deck sizes from some on, with those before. */
final class LongRunVerb implements Verb {
    @Override
    public Syntax syntax() {
        return new Syntax(
                "long-run",
                "Proves the outcome for all deck sizes from some on, and lists those before.",
                "[GAME]",
                1,
                List.of(
                        Options.JSON,
                        FirstMovesTable.PROFILE,
                        FirstMovesTable.LONGEST,
                        Options.PROOF,
                        Options.time("the work"),
                        Options.MEMORY,
                        Options.THREADS,
                        Options.STORE,
                        Options.NO_STORE,
                        Options.STATS,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        "./parlour long-run monotonic --a 5 --d 4 --play misere",
                        "./parlour long-run monotonic --a 4 --d 4 --json",
                        "./parlour long-run monotonic --a 4 --d 4 --profile --longest 20"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        InstanceText text = call.text();
        Game<?> game = call.catalogue().named(text.game());
        if (!(game instanceof RunsLong family)) {
            throw new BadInput(
                    text.game(),
                    "game ("
                            + text.game()
                            + ") has no long run; ask for that of another, as in "
                            + syntax().example());
        }
        int longest = FirstMovesTable.longest(call.arguments());
        Limits limits = Limits.of(call);
        KeptQuestion kept = call.recall().keeping(family.longRunInstance(text), Recall.LONG_RUN);
        Budget budget = kept.within(limits.starting());
        Answer answer =
                new Proving(call, Recall.LONG_RUN, budget, kept)
                        .answer(
                                sink ->
                                        sink.isPresent()
                                                ? family.longRun(text, sink, budget)
                                                : recalled(call, family, text, budget));
        List<FirstMovesRow> profile =
                call.has(FirstMovesTable.PROFILE)
                        ? family.firstMoves(text, longest, limits.starting())
                        : List.of();
        call.console()
                .out()
                .print(call.has(Options.JSON) ? json(answer, profile) : text(answer, profile));
        call.console().out().flush();
        kept.end(answer);
        return ExitCode.of(answer.standing());
    }

    private static String json(Answer answer, List<FirstMovesRow> profile) {
        Json.Fields fields = answer.toJson();
        return (profile.isEmpty() ? fields : fields.with("profile", FirstMovesTable.json(profile)))
                + "\n";
    }

    private static String text(Answer answer, List<FirstMovesRow> profile) {
        String spoken = SpokenAnswer.of(answer);
        return profile.isEmpty() ? spoken : spoken + "\n" + FirstMovesTable.text(profile);
    }

    private static Answer recalled(Call call, RunsLong family, InstanceText text, Budget budget) {
        String instance = family.longRunInstance(text);
        Notes notes = call.recall().notes(instance);
        return call.recall()
                .longRun(
                        instance,
                        budget,
                        own -> family.longRun(text, Optional.empty(), own, notes));
    }
}
