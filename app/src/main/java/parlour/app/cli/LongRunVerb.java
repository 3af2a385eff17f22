package parlour.app.cli;

import parlour.app.ask.SpokenAnswer;
import parlour.claim.Answer;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.RunsLong;

import java.util.List;

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
                        Options.PROOF,
                        Options.TIME,
                        Options.MEMORY,
                        Options.THREADS,
                        Options.STATS,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        "./parlour long-run monotonic --a 5 --d 4 --play misere",
                        "./parlour long-run monotonic --a 4 --d 4 --json"));
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
        Limits limits = Limits.of(call);
        Answer answer = Proving.with(call, sink -> family.longRun(text, sink, limits.starting()));
        call.console()
                .out()
                .print(call.has(Options.JSON) ? answer.toJson() + "\n" : SpokenAnswer.of(answer));
        return ExitCode.of(answer.standing());
    }
}
