package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import parlour.app.ask.StudyJson;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Opened;

/**
 * {@code study}: what ways to play a game of hidden cards are worth, what answers them best, and
 * what each choice costs.
 */
final class StudyVerb implements Verb {
    private static final Option RECEIVER =
            Option.valued("receiver", "WAY", "How the receiver plays; the best reply if left out.");
    private static final Option DEALER =
            Option.valued("dealer", "WAY", "How the dealer plays; the best reply if left out.");
    private static final Option ADVICE =
            Option.flag("advice", "Lists what was advised in print, with its exact loss.");
    private static final String EXAMPLE = "./parlour study 'leher(authentic)' --receiver 7";

    @Override
    public Syntax syntax() {
        return new Syntax(
                "study",
                "Studies ways to play Le Her: exact value, best reply, regret card by card. A WAY is a"
                        + " threshold 8, a mix of thresholds '8:6/7 9:1/7', 'keep' and the probability to keep"
                        + " each rank, 'optimal', or the name of advice.",
                "[INSTANCE | GAME]",
                1,
                List.of(
                        RECEIVER,
                        DEALER,
                        ADVICE,
                        Options.JSON,
                        Options.time("the work"),
                        Options.MEMORY,
                        Options.TRACE),
                List.of(
                        EXAMPLE,
                        "./parlour study 'leher(authentic)' --advice",
                        "./parlour study 'leher(cards=5)' --receiver 'keep 0 0 1/2 1 1' --dealer 4 --json"));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        Opened<?> opened = call.opened();
        try {
            return study(call, opened);
        } catch (Budget.Exceeded exceeded) {
            call.console().remark("parlour: stopped: " + exceeded.limit());
            return ExitCode.STOPPED;
        }
    }

    private static <I> int study(Call call, Opened<I> opened) {
        Counterplay<I> game = StudyJson.counterplay(opened.game());
        Budget budget = Limits.of(call).starting();
        boolean json = call.has(Options.JSON);
        String instance = opened.canonical();
        if (call.has(ADVICE)) {
            List<Counterplay.Advice> advice = game.advice(opened.instance(), budget);
            call.console()
                    .out()
                    .print(json ? adviceJson(instance, advice) : adviceText(instance, advice));
            return ExitCode.ANSWERED;
        }
        var ways =
                new Counterplay.Ways(
                        call.arguments().value(RECEIVER), call.arguments().value(DEALER));
        Counterplay.Study study = game.study(opened.instance(), ways, budget);
        List<String> players = game.players();
        call.console()
                .out()
                .print(
                        json
                                ? StudyJson.of(instance, players, study) + "\n"
                                : text(instance, players, study));
        return ExitCode.ANSWERED;
    }

    private static String text(String instance, List<String> players, Counterplay.Study study) {
        String first = players.getFirst();
        String second = players.getLast();
        StringBuilder text = new StringBuilder(instance).append('\n');
        text.append("The %s wins with probability %s".formatted(first, study.value()))
                .append("; with best play on both sides %s.\n".formatted(study.optimum()));
        text.append(
                "The %s's way%s secures %s, %s less than optimal play; against this %s it loses %s to the best reply.\n"
                        .formatted(
                                first,
                                reply(study.first()),
                                study.first().guarantee(),
                                study.optimum().minus(study.first().guarantee()),
                                second,
                                study.first().regret()));
        text.append(
                "The %s's way%s concedes %s, %s more than optimal play; against this %s it loses %s to the best reply.\n"
                        .formatted(
                                second,
                                reply(study.second()),
                                study.second().guarantee(),
                                study.second().guarantee().minus(study.optimum()),
                                first,
                                study.second().regret()));
        text.append(
                "\nOf all deals, those with the card in hand that the %s wins:\n".formatted(first));
        Columns columns =
                new Columns("player", "card", "keeps", "if kept", "if changed", "regret", "better");
        rows(columns, first, study.first(), 1);
        rows(columns, second, study.second(), -1);
        return text.append(columns).toString();
    }

    private static String reply(Counterplay.Way way) {
        return way.isReply() ? " (a best reply)" : "";
    }

    private static void rows(Columns columns, String player, Counterplay.Way way, int sign) {
        for (Counterplay.Choice choice : way.choices()) {
            int gain = sign * choice.kept().minus(choice.changed()).signum();
            columns.add(
                    player,
                    Integer.toString(choice.card()),
                    choice.keeps().toString(),
                    choice.kept().toString(),
                    choice.changed().toString(),
                    choice.regret().toString(),
                    gain > 0 ? "keep" : gain < 0 ? "change" : "either");
        }
    }

    private static String adviceText(String instance, List<Counterplay.Advice> advice) {
        if (advice.isEmpty()) {
            return instance + "\nNo advice is known for it; 1713 is about leher(authentic).\n";
        }
        Columns columns = new Columns("player", "name", "guarantee", "loss", "advice");
        for (Counterplay.Advice each : advice) {
            columns.add(
                    each.player(),
                    each.name(),
                    each.guarantee().toString(),
                    each.loss().toString(),
                    each.words());
        }
        return instance + "\n" + columns;
    }

    private static String adviceJson(String instance, List<Counterplay.Advice> advice) {
        List<Json> items = new ArrayList<>();
        for (Counterplay.Advice each : advice) {
            items.add(
                    Json.fields()
                            .with("player", each.player())
                            .with("name", each.name())
                            .with("words", each.words())
                            .with("guarantee", StudyJson.fraction(each.guarantee()))
                            .with("loss", StudyJson.fraction(each.loss())));
        }
        return Json.fields().with("instance", instance).with("advice", new Json.Items(items))
                + "\n";
    }
}
