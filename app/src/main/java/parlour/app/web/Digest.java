package parlour.app.web;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256, for tags and policies. */
final class Digest {
    private Digest() {}

    /** The digest of some bytes. */
    static byte[] of(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java machine knows SHA-256", e);
        }
    }
}
