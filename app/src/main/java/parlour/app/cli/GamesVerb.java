package parlour.app.cli;

import java.util.List;
import parlour.app.ask.Catalogue;
import parlour.app.ask.ProfileJson;
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
    public List<String> operandWords(Catalogue catalogue) {
        return catalogue.ids();
    }

    @Override
    public int run(Call call) {
        List<String> operands = call.arguments().operands();
        if (operands.isEmpty()) {
            call.console()
                    .out()
                    .print(
                            call.has(Options.JSON)
                                    ? ProfileJson.all(call.catalogue()) + "\n"
                                    : all(call));
            return ExitCode.ANSWERED;
        }
        Profile profile = call.catalogue().named(operands.getFirst()).profile();
        call.console()
                .out()
                .print(
                        call.has(Options.JSON)
                                ? ProfileJson.of(profile) + "\n"
                                : page(profile, call));
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
                    String.join(" ", ProfileJson.questions(profile)));
        }
        return columns + "\n./parlour games GAME tells more.\n";
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
        page.paragraph(String.join(", ", ProfileJson.questions(profile)));
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
        return parameter
                .otherwise()
                .map(value -> value.isEmpty() ? "none" : value)
                .map(value -> parameter.meaning() + " (default: " + value + ")")
                .orElse(parameter.meaning());
    }
}
