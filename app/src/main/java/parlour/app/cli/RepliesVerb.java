package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Replies;

/**
 * {@code replies}: to each move all moves that answer it, written as players of Sylver coinage do:
 * {@code 2? 3!} is a move that loses and the reply that wins, {@code 8!} a move that wins.
 */
final class RepliesVerb implements Verb {
    private static final Option BOUND =
            Option.valued(
                    "bound", "NUMBER", "Moves up to this, where infinitely many are left (39).");
    private static final String DEFAULT_BOUND = "39";
    private static final int MAX_BOUND = 10_000;

    @Override
    public Syntax syntax() {
        return new Syntax(
                "replies",
                "Lists to each move all moves that answer it: 2? 3! is a move that loses and its"
                        + " reply, 8! a move that wins; ... where there may be more replies.",
                "[INSTANCE | GAME]",
                1,
                List.of(
                        BOUND,
                        Options.JSON,
                        Options.time("the work"),
                        Options.MEMORY,
                        Options.THREADS,
                        Options.TRACE),
                List.of(
                        "./parlour replies 'sylver(named=5 7)'",
                        "./parlour replies 'sylver(named=16)' --bound 20 --json"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        return replies(call, call.opened());
    }

    private <I> int replies(Call call, Opened<I> opened) {
        Replies<I> game = game(opened.game());
        long bound = bound(call.arguments().value(BOUND).orElse(DEFAULT_BOUND));
        List<Replies.Line> lines;
        try {
            lines = game.replies(opened.instance(), bound, Limits.of(call).starting());
        } catch (Budget.Exceeded exceeded) {
            call.console().remark("parlour: stopped: " + exceeded.limit());
            return ExitCode.STOPPED;
        }
        String instance = opened.canonical();
        call.console()
                .out()
                .print(call.has(Options.JSON) ? json(instance, lines) : text(instance, lines));
        return ExitCode.ANSWERED;
    }

    private <I> Replies<I> game(Game<I> game) {
        if (game instanceof Replies<I> replies) {
            return replies;
        }
        String id = game.profile().id();
        throw new BadInput(
                id,
                "game (%s) has no table of replies; ask for that of another, as in %s"
                        .formatted(id, syntax().example()));
    }

    private long bound(String text) {
        boolean isNumber = text.matches("[0-9]{1,6}");
        if (!isNumber || Integer.parseInt(text) < 1 || Integer.parseInt(text) > MAX_BOUND) {
            throw new BadInput(
                    text,
                    "bound (%s) must be a number from 1 to %d, as in %s"
                            .formatted(
                                    BadInput.shown(text),
                                    MAX_BOUND,
                                    syntax().examples().getLast()));
        }
        return Integer.parseInt(text);
    }

    private static String text(String instance, List<Replies.Line> lines) {
        StringBuilder text = new StringBuilder(instance).append('\n');
        for (Replies.Line line : lines) {
            text.append(line.move());
            if (line.outcome().equals("P")) {
                text.append("!\n");
                continue;
            }
            text.append('?');
            line.replies().forEach(reply -> text.append(' ').append(reply).append('!'));
            boolean isUnknown = line.outcome().equals("unknown");
            text.append(isUnknown ? " unknown" : line.isComplete() ? "" : " ...").append('\n');
        }
        String pairs = pairs(lines);
        return text.append(pairs.isEmpty() ? "" : "Pairs: " + pairs + "\n").toString();
    }

    /** Moves that answer each other. */
    private static String pairs(List<Replies.Line> lines) {
        var replies = lines.stream().collect(Collectors.toMap(l -> l.move(), l -> l.replies()));
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String first = lines.get(i).move();
            for (Replies.Line second : lines.subList(i + 1, lines.size())) {
                if (lines.get(i).replies().contains(second.move())
                        && replies.getOrDefault(second.move(), List.of()).contains(first)) {
                    pairs.add(first + "-" + second.move());
                }
            }
        }
        return String.join(" ", pairs);
    }

    private static String json(String instance, List<Replies.Line> lines) {
        List<Json> items = new ArrayList<>();
        for (Replies.Line line : lines) {
            items.add(
                    Json.fields()
                            .with("move", line.move())
                            .with("outcome", line.outcome())
                            .with("replies", Json.texts(line.replies()))
                            .with("repliesComplete", new Json.Flag(line.isComplete())));
        }
        return Json.fields().with("instance", instance).with("replies", new Json.Items(items))
                + "\n";
    }
}
