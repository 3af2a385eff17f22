package parlour.app.cli;

import java.util.List;
import parlour.app.ask.Answering;
import parlour.app.ask.ListedMoves;
import parlour.app.ask.SpokenAnswer;
import parlour.app.recall.KeptQuestion;
import parlour.app.recall.Recall;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/** {@code moves}: every legal move with the outcome after it, best first. */
final class MovesVerb implements Verb {
    @Override
    public Syntax syntax() {
        return new Syntax(
                "moves",
                "Lists every legal move with the outcome after it, best first.",
                "[INSTANCE | GAME]",
                1,
                List.of(
                        Options.JSON,
                        Options.STDIN,
                        Options.TIME,
                        Options.MEMORY,
                        Options.THREADS,
                        Options.STORE,
                        Options.NO_STORE,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        "./parlour moves 'monotonic(a=4,d=3,deck=7,board=5 1)'",
                        "./parlour moves monotonic --a 3 --d 3 --deck 5 --json"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        if (call.has(Options.STDIN)) {
            call.refuseInstance();
            Limits limits = Limits.of(call);
            return new Batch(call, opened -> reply(call.recall().moves(opened, limits.starting())))
                    .run();
        }
        Opened<?> opened = call.opened();
        KeptQuestion kept = call.recall().keeping(opened.canonical(), Recall.MOVES);
        ListedMoves listed = call.recall().moves(opened, kept.within(Limits.of(call).starting()));
        if (call.has(Options.JSON)) {
            call.console().answer(listed.toJson().toString());
        } else {
            call.console().out().print(text(listed));
        }
        call.console().out().flush();
        kept.end(listed);
        return code(listed);
    }

    private static Batch.Reply reply(ListedMoves listed) {
        return new Batch.Reply(listed.toJson(), code(listed));
    }

    private static int code(ListedMoves listed) {
        return listed.isStopped() ? ExitCode.STOPPED : ExitCode.ANSWERED;
    }

    private static String text(ListedMoves listed) {
        if (listed.isStopped()) {
            return SpokenAnswer.of(Answering.stopped(listed.instance(), listed.stoppedBy()));
        }
        if (listed.rows().isEmpty()) {
            return listed.instance() + "\nNo legal move: the game is over.\n";
        }
        Columns columns = new Columns("move", "after it", "for you", "plies left");
        for (Playable.Row row : listed.rows()) {
            columns.add(
                    row.move(),
                    row.outcome(),
                    ListedMoves.verdict(row),
                    row.remoteness().isPresent()
                            ? String.valueOf(row.remoteness().getAsLong())
                            : "");
        }
        return listed.instance() + "\n" + columns;
    }
}
