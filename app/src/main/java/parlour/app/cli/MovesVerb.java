package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Json;
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
            return new Batch(call, opened -> listed(opened, limits.starting()).reply()).run();
        }
        Opened<?> opened = call.opened();
        Listed listed = listed(opened, Limits.of(call).starting());
        if (call.has(Options.JSON)) {
            Batch.Reply reply = listed.reply();
            call.console().answer(reply.json().toString());
            return reply.code();
        }
        call.console().out().print(listed.text());
        return listed.code();
    }

    private static <I> Listed listed(Opened<I> opened, Budget budget) {
        Playable<I> game = opened.playable().orElseThrow(() -> notPlayed(opened));
        String instance = opened.canonical();
        try {
            return new Listed(instance, game.moves(opened.instance(), budget), "");
        } catch (Budget.Exceeded exceeded) {
            return new Listed(instance, List.of(), exceeded.limit());
        } catch (OutOfMemoryError full) {
            return new Listed(instance, List.of(), "memory");
        }
    }

    private static BadInput notPlayed(Opened<?> opened) {
        String id = opened.game().profile().id();
        return new BadInput(
                id,
                "game ("
                        + id
                        + ") is not played move by move; ask for its value, as in ./parlour solve '"
                        + opened.canonical()
                        + "'");
    }

    /** The rows of an instance; none, and the limit, if work was stopped. */
    private record Listed(String instance, List<Playable.Row> rows, String stoppedBy) {
        int code() {
            return stoppedBy.isEmpty() ? ExitCode.ANSWERED : ExitCode.STOPPED;
        }

        Batch.Reply reply() {
            if (!stoppedBy.isEmpty()) {
                return new Batch.Reply(
                        Answering.stopped(instance, stoppedBy).toJson(), ExitCode.STOPPED);
            }
            List<Json> moves = new ArrayList<>(rows.size());
            for (Playable.Row row : rows) {
                Json.Fields json =
                        Json.fields()
                                .with("move", row.move())
                                .with("outcome", row.outcome())
                                .with("wins", new Json.Flag(row.wins()));
                moves.add(
                        row.remoteness().isPresent()
                                ? json.with("remoteness", row.remoteness().getAsLong())
                                : json);
            }
            return new Batch.Reply(
                    Json.fields().with("instance", instance).with("moves", new Json.Items(moves)),
                    ExitCode.ANSWERED);
        }

        String text() {
            if (!stoppedBy.isEmpty()) {
                return SpokenAnswer.of(Answering.stopped(instance, stoppedBy));
            }
            if (rows.isEmpty()) {
                return instance + "\nNo legal move: the game is over.\n";
            }
            Columns columns = new Columns("move", "after it", "for you", "plies left");
            for (Playable.Row row : rows) {
                columns.add(
                        row.move(),
                        row.outcome(),
                        verdict(row),
                        row.remoteness().isPresent()
                                ? String.valueOf(row.remoteness().getAsLong())
                                : "");
            }
            return instance + "\n" + columns;
        }

        private static String verdict(Playable.Row row) {
            if (row.wins()) {
                return "wins";
            }
            return switch (row.outcome()) {
                case "D" -> "draws";
                case "unknown" -> "unknown";
                default -> "loses";
            };
        }
    }
}
