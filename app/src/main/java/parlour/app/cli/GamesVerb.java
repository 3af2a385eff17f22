package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;

/** {@code games}: lists the games, or describes one. */
final class GamesVerb implements Verb {
    @Override
    public Syntax syntax() {
        return new Syntax(
                "games",
                "Lists the games, or describes one: rules, keys, notation, questions, sources.",
                "[GAME]",
                1,
                List.of(Options.JSON, Options.TRACE),
                List.of("./parlour games", "./parlour games monotonic", "./parlour games --json"));
    }

    @Override
    public int run(Call call) {
        List<String> operands = call.arguments().operands();
        if (operands.isEmpty()) {
            call.console().out().print(call.has(Options.JSON) ? allJson(call) : all(call));
            return ExitCode.ANSWERED;
        }
        Profile profile = call.catalogue().named(operands.getFirst()).profile();
        call.console()
                .out()
                .print(call.has(Options.JSON) ? json(profile) + "\n" : page(profile, call));
        return ExitCode.ANSWERED;
    }

    private static String all(Call call) {
        Columns columns = new Columns("game", "title", "keys", "questions");
        for (Game<?> game : call.catalogue().games()) {
            Profile profile = game.profile();
            columns.add(
                    profile.id(),
                    profile.title(),
                    String.join(" ", profile.keys()),
                    String.join(" ", questions(profile)));
        }
        return columns + "\n./parlour games GAME tells more.\n";
    }

    private static String allJson(Call call) {
        List<Json> games = new ArrayList<>();
        for (Game<?> game : call.catalogue().games()) {
            games.add(json(game.profile()));
        }
        return Json.fields().with("games", new Json.Items(games)) + "\n";
    }

    private static Json json(Profile profile) {
        List<Json> parameters = new ArrayList<>();
        for (Parameter parameter : profile.parameters()) {
            Json.Fields json =
                    Json.fields()
                            .with("key", parameter.key())
                            .with("option", "--" + parameter.option())
                            .with("meaning", parameter.meaning())
                            .with("example", parameter.example())
                            .with("required", new Json.Flag(parameter.required()));
            parameters.add(
                    parameter.otherwise().isPresent()
                            ? json.with("default", parameter.otherwise().get())
                            : json);
        }
        return Json.fields()
                .with("game", profile.id())
                .with("title", profile.title())
                .with("rules", profile.rules())
                .with("notation", profile.notation())
                .with("parameters", new Json.Items(parameters))
                .with("questions", Json.texts(questions(profile)))
                .with("citations", Json.texts(profile.citations()))
                .with("examples", Json.texts(profile.examples()));
    }

    private static String page(Profile profile, Call call) {
        Paragraphs page = new Paragraphs(call.console().terminal().width());
        page.heading(profile.id() + ": " + profile.title());
        page.paragraph(profile.rules());
        page.heading("Moves");
        page.paragraph(profile.notation());
        page.heading("Keys");
        for (Parameter parameter : profile.parameters()) {
            page.entry("--" + parameter.option() + " " + parameter.example(), meaning(parameter));
        }
        page.heading("Questions");
        page.paragraph(String.join(", ", questions(profile)));
        page.heading("Sources");
        for (String citation : profile.citations()) {
            page.entry("", citation);
        }
        page.heading("Worth trying");
        for (String example : profile.examples()) {
            page.verbatim("./parlour solve '" + example + "'");
        }
        return page.toString();
    }

    private static String meaning(Parameter parameter) {
        if (parameter.required()) {
            return parameter.meaning() + " (required)";
        }
        return parameter.otherwise().isPresent()
                ? parameter.meaning() + " (default: " + parameter.otherwise().get() + ")"
                : parameter.meaning();
    }

    /** The questions in the order of the enum, by the names of their options. */
    private static List<String> questions(Profile profile) {
        List<String> questions = new ArrayList<>();
        for (Question question : Question.values()) {
            if (profile.questions().contains(question)) {
                questions.add(question.option());
            }
        }
        return questions;
    }
}
