package parlour.app.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import parlour.claim.Question;

/** The options that say what is asked, one for each question. */
final class QuestionOptions {
    private QuestionOptions() {}

    /** The option that asks a question. */
    static Option option(Question question) {
        return Option.flag(question.option(), meaning(question));
    }

    /** The options for these questions. */
    static List<Option> options(Question... questions) {
        List<Option> options = new ArrayList<>();
        for (Question question : questions) {
            options.add(option(question));
        }
        return options;
    }

    /** The questions whose options were given. */
    static Set<Question> named(Arguments arguments) {
        Set<Question> named = EnumSet.noneOf(Question.class);
        for (Question question : Question.values()) {
            if (arguments.value(question.option()).isPresent()) {
                named.add(question);
            }
        }
        return named;
    }

    private static String meaning(Question question) {
        return switch (question) {
            case OUTCOME -> "Asks the outcome only, the fastest question.";
            case WINNING_MOVES -> "Asks all winning moves as well.";
            case NIMBER -> "Asks the nimber (Grundy value) as well.";
            case REMOTENESS -> "Asks as well how many plies play lasts at best.";
            case HEIGHT -> "Asks the ordinal height, alone unless --outcome is given too.";
            case EXTREMES -> "Asks all extreme optimal strategies as well.";
            case WHY -> "Asks for the reasons as well.";
        };
    }
}
