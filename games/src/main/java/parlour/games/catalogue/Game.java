package parlour.games.catalogue;

import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.InstanceText;
import parlour.scene.Scene;

/**
 * A game as the house sees it. All faces go through these few methods, so they cannot differ in
 * their answers.
 *
 * @param <I> instances: immutable, valid once read
 */
public interface Game<I> {
    /** The game described as data. */
    Profile profile();

    /**
     * Reads an instance; the one place where input is validated.
     *
     * @throws parlour.claim.BadInput naming the offending token
     */
    I read(InstanceText text);

    /** What of the input the canonical form leaves out, in a sentence; nothing if all is kept. */
    default String leftOut(I instance) {
        return "";
    }

    /** The canonical instance string: keys in the profile's order, defaults left out. */
    String canonical(I instance);

    /**
     * Answers, proved, cited or unknown; never a guess. A budget that runs out gives an unknown
     * answer, not an exception. If a proof is wanted and the answer is proved, its certificate has
     * been written on return.
     *
     * @throws parlour.claim.BadInput if the game does not know a question that is asked
     */
    Answer solve(I instance, Ask ask, Budget budget);

    /** A picture of the position. */
    Scene show(I instance);

    /**
     * Checks a certificate of this instance whose header has been read already. Uses rules only, no
     * engine.
     *
     * @return accepted, or rejected with the reason
     */
    Report check(I instance, CertificateHeader header, CertificateReader lines);
}
