package parlour.claim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * An answer: claims, how well they are founded, by which method.
 *
 * @param instance the canonical instance string
 * @param standing proved, cited or unknown
 * @param claims what is said, in the order in which it is printed
 * @param method the engine or theorem that decided, a fixed word
 * @param why the reasons, line by line; empty unless asked
 * @param counts what it took, under fixed words; never part of the answer's bytes
 */
public record Answer(
        String instance,
        Standing standing,
        List<Claim> claims,
        String method,
        List<String> why,
        SequencedMap<String, Long> counts) {
    /** Keeps copies. */
    public Answer {
        claims = List.copyOf(claims);
        why = List.copyOf(why);
        counts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counts));
    }

    /** The first claim of a kind, if there is one. */
    public <C extends Claim> java.util.Optional<C> claim(Class<C> kind) {
        return claims.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** The answer as one JSON object in the published field order. */
    public Json.Fields toJson() {
        return AnswerJson.of(this);
    }
}
