package parlour.games.sylver.engine;

import java.util.SequencedMap;
import parlour.claim.Ask;

/** An engine's work on one position: the verdict, the certificate and what it took. */
interface Decision {
    /** What is known. */
    Verdict verdict();

    /**
     * Writes the certificate of a proved verdict, if there is one.
     *
     * @param ask what was asked, with the place for the certificate
     * @param instance the canonical instance string
     */
    default void prove(Ask ask, String instance) {}

    /** Counts under fixed words. */
    default SequencedMap<String, Long> counts() {
        return new java.util.LinkedHashMap<>();
    }
}
