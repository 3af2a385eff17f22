package parlour.claim;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The digest that seals certificates and names files. Every Java platform has it. */
public final class Sha256 {
    private Sha256() {}

    /** A digest of no bytes yet. */
    public static MessageDigest start() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("a Java platform without SHA-256", e);
        }
    }
}
