package parlour.app.recall;

import parlour.claim.Json;
import parlour.store.StoredResult;

/**
 * How something found lies in the store.
 *
 * @param <T> what is found
 */
interface Form<T> {
    /** How far something found holds. */
    enum Reach {
        /** It would be the same with any limits. */
        ANY_LIMITS,
        /**
         * The search came to an end of its own, but a search with other limits might tell more or
         * less: it is the answer to a question with these limits only.
         */
        THESE_LIMITS,
        /** A limit cut it short: it is no answer to keep. */
        CUT_SHORT
    }

    /** How far it holds. */
    Reach reach(T found);

    /** What it says in short. */
    StoredResult.Verdict verdict(T found);

    /** What it says in full. */
    Json.Fields answer(T found);

    /** What it took. */
    Json.Fields counts(T found);

    /**
     * The same, from what lay in the store.
     *
     * @throws IllegalArgumentException if that is damaged
     */
    T read(Json.Fields answer, Json.Fields counts);
}
