package parlour.app.reproduce;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.Games;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/** What cells are about: instances of the games, asked as {@code solve} asks, or figures. */
final class Subjects {
    private static final Map<String, Figure> FIGURES = figures();

    private Subjects() {}

    private static Map<String, Figure> figures() {
        Map<String, Figure> figures = new TreeMap<>();
        figures.putAll(MonotonicFigures.all());
        figures.putAll(TranspositionFigures.all());
        figures.putAll(LeHerFigures.all());
        figures.putAll(OneSuitFigures.all());
        figures.putAll(SylverFigures.all());
        return figures;
    }

    /** The keys of a game or a figure. */
    static List<String> keys(String name) {
        return FIGURES.containsKey(name)
                ? FIGURES.get(name).keys()
                : Games.named(name).profile().keys();
    }

    /** The same text for all ways to write an instance; a figure as it is written. */
    static String canonical(InstanceText subject) {
        return FIGURES.containsKey(subject.game())
                ? subject.toString()
                : Games.open(subject).canonical();
    }

    /**
     * Computes some fields of a subject.
     *
     * @return an answer's JSON with what it took under {@code counts}, or the fields of a figure
     * @throws Budget.Exceeded if the budget runs out
     */
    static Json.Fields compute(InstanceText subject, Set<String> fields, Budget budget) {
        Figure figure = FIGURES.get(subject.game());
        if (figure != null) {
            return figure.compute(subject, budget);
        }
        Opened<?> opened = Games.open(subject);
        Answer answer =
                opened.solve(new Ask(questions(opened.game(), fields), Optional.empty()), budget);
        Json.Fields counts = Json.fields();
        for (var count : answer.counts().entrySet()) {
            counts = counts.with(count.getKey(), count.getValue());
        }
        return answer.toJson().with("counts", counts);
    }

    /** The questions that the fields answer. */
    private static Set<Question> questions(Game<?> game, Set<String> fields) {
        Set<Question> questions = EnumSet.noneOf(Question.class);
        for (String field : fields) {
            questions.add(question(field));
        }
        questions.retainAll(game.profile().questions());
        return questions;
    }

    private static Question question(String field) {
        return switch (field) {
            case "winningMoves", "winningMovesComplete", "winningMovesEven", "winningMovesOdd" ->
                    Question.WINNING_MOVES;
            case "nimber", "nimberRefused" -> Question.NIMBER;
            case "remoteness" -> Question.REMOTENESS;
            case "height" -> Question.HEIGHT;
            case "extremes.row", "extremes.column" -> Question.EXTREMES;
            default -> Question.OUTCOME;
        };
    }
}
