package parlour.app.ask;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;

/** Games described to programs: rules, keys, questions, sources. */
public final class ProfileJson {
    private ProfileJson() {}

    /** All games. */
    public static Json.Fields all(Catalogue catalogue) {
        List<Json> games = new ArrayList<>();
        for (Game<?> game : catalogue.games()) {
            games.add(of(game.profile()));
        }
        return Json.fields().with("games", new Json.Items(games));
    }

    /** One game. */
    public static Json.Fields of(Profile profile) {
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

    /** The questions in the order of the enum, by the names of their options. */
    public static List<String> questions(Profile profile) {
        List<String> questions = new ArrayList<>();
        for (Question question : Question.values()) {
            if (profile.questions().contains(question)) {
                questions.add(question.option());
            }
        }
        return questions;
    }
}
