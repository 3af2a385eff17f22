package parlour.games.catalogue;

import java.util.List;
import java.util.Set;
import parlour.claim.Question;

/**
 * A game described as data.
 *
 * @param id the word in instance strings
 * @param title the name for people
 * @param rules the rules in a paragraph
 * @param notation how moves are written
 * @param parameters the keys, in canonical order
 * @param questions what can be asked
 * @param citations the sources
 * @param examples instances worth trying
 */
public record Profile(
        String id,
        String title,
        String rules,
        String notation,
        List<Parameter> parameters,
        Set<Question> questions,
        List<String> citations,
        List<String> examples) {
    /** Keeps copies. */
    public Profile {
        parameters = List.copyOf(parameters);
        questions = Set.copyOf(questions);
        citations = List.copyOf(citations);
        examples = List.copyOf(examples);
    }

    /** All keys, in canonical order. */
    public List<String> keys() {
        return parameters.stream().map(Parameter::key).toList();
    }
}
