package parlour.store;

import parlour.claim.Json;

/**
 * A result as it lies in the store.
 *
 * @param key what it answers
 * @param verdict what it says, in short
 * @param answer what it says in full, in the published JSON
 * @param counts what it took, under the engine's fixed words
 * @param proof the certificate that was written of it, if any
 * @param found when it was found, as in {@code 2026-11-30T08:00:00Z}
 */
public record StoredResult(
        Key key,
        Verdict verdict,
        Json.Fields answer,
        Json.Fields counts,
        Proof proof,
        String found) {
    /** Longest instance and answer kept, in characters together: 16 Mi. */
    public static final int MAX_LENGTH = 1 << 24;

    /**
     * What can be asked for in a query.
     *
     * @param status proved, cited or unknown
     * @param outcome the game's word for who wins; empty if the answer says something else
     * @param method the engine or theorem
     */
    public record Verdict(String status, String outcome, String method) {}

    /**
     * A certificate.
     *
     * @param sha256 the digest in its last line; empty if there is no certificate
     * @param file where it was written on this machine; empty if that is not known
     */
    public record Proof(String sha256, String file) {
        /** No certificate. */
        public static final Proof NONE = new Proof("", "");
    }

    /** The same with a certificate. */
    public StoredResult with(Proof certificate) {
        return new StoredResult(key, verdict, answer, counts, certificate, found);
    }
}
