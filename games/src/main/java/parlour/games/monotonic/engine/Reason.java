package parlour.games.monotonic.engine;

import java.util.List;
import parlour.claim.CertificateSink;

/** A theorem by which the player to move cannot win. */
interface Reason {
    /** Whether he loses by it: no play ends drawn either. */
    boolean loses();

    /** The theorem's name, the method in answers that it decides. */
    String name();

    /** The theorem shown on the position, line by line. */
    List<String> why();

    /** Writes the body of a theorem certificate: that he loses, or else that he cannot win. */
    void write(CertificateSink sink);
}
