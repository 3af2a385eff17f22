package parlour.app.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import parlour.claim.BadInput;
import parlour.claim.Question;
import parlour.games.catalogue.Profile;

/** The options that say what is asked, one for each question. */
final class Asking {
    private Asking() {}

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

    /**
     * What a command line asks of a game.
     *
     * @param usual what is asked when no option says otherwise; questions the game does not know
     *     are left out
     * @throws BadInput if an option asks what the game cannot answer
     */
    static Set<Question> questions(Arguments arguments, Profile profile, Set<Question> usual) {
        Set<Question> asked = EnumSet.noneOf(Question.class);
        for (Question question : Question.values()) {
            if (arguments.value(question.option()).isPresent()) {
                if (!profile.questions().contains(question)) {
                    throw refused(question, profile);
                }
                asked.add(question);
            }
        }
        boolean onlyHeight = asked.size() == 1 && asked.contains(Question.HEIGHT);
        if (!asked.contains(Question.OUTCOME) && !onlyHeight) {
            for (Question question : usual) {
                if (profile.questions().contains(question)) {
                    asked.add(question);
                }
            }
        }
        return asked;
    }

    private static BadInput refused(Question question, Profile profile) {
        StringBuilder known = new StringBuilder();
        for (Question other : Question.values()) {
            if (profile.questions().contains(other) && other != Question.WINNING_MOVES) {
                known.append(known.isEmpty() ? "--" : ", --").append(other.option());
            }
        }
        String example =
                profile.examples().isEmpty()
                        ? profile.id()
                        : "'" + profile.examples().getFirst() + "'";
        return new BadInput(
                "--" + question.option(),
                profile.id()
                        + " has no answer to (--"
                        + question.option()
                        + "); ask "
                        + known
                        + ", as in ./parlour solve "
                        + example);
    }
}
