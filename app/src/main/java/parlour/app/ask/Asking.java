package parlour.app.ask;

import java.util.EnumSet;
import java.util.Set;
import parlour.claim.BadInput;
import parlour.claim.Question;
import parlour.games.catalogue.Profile;

/** Which questions of a game the options of a face stand for. */
public final class Asking {
    private static final Set<Question> USUAL = EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES);

    private Asking() {}

    /**
     * What is asked by someone who wants all that is usual besides.
     *
     * @throws BadInput if an option asks what the game cannot answer
     */
    public static Set<Question> usual(Set<Question> named, Profile profile) {
        return questions(named, profile, USUAL);
    }

    /**
     * What is asked of a game.
     *
     * @param named the questions that options name
     * @param usual what is asked when no option says otherwise; questions the game does not know
     *     are left out
     * @throws BadInput if an option asks what the game cannot answer
     */
    public static Set<Question> questions(
            Set<Question> named, Profile profile, Set<Question> usual) {
        Set<Question> asked = EnumSet.noneOf(Question.class);
        for (Question question : named) {
            if (!profile.questions().contains(question)) {
                throw refused(question, profile);
            }
            asked.add(question);
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
