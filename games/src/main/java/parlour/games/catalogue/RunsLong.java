package parlour.games.catalogue;

import java.util.List;
import java.util.Optional;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.InstanceText;

/**
 * A game with a family of finite instances, one for each size, whose outcome in the long run can be
 * proved.
 */
public interface RunsLong {
    /**
     * The outcome for all sizes from some on, and the outcomes below as far as the budget goes.
     *
     * @param text the values that all instances of the family share
     * @param proof where a certificate goes, if one is wanted; its parts are all worked out
     * @param notes what earlier runs have found, and where this one notes what it finds
     * @throws parlour.claim.BadInput if the values do not describe such a family
     */
    Answer longRun(InstanceText text, Optional<CertificateSink> proof, Budget budget, Notes notes);

    /** The same without notes. */
    default Answer longRun(InstanceText text, Optional<CertificateSink> proof, Budget budget) {
        return longRun(text, proof, budget, Notes.NONE);
    }

    /**
     * The canonical instance string under which the long run is answered.
     *
     * @throws parlour.claim.BadInput if the values do not describe such a family
     */
    String longRunInstance(InstanceText text);

    /**
     * The winning first moves for each size from 1 to a number, and last for all large sizes
     * together; rows that the budget did not reach are unknown.
     *
     * @throws parlour.claim.BadInput if the values do not describe such a family
     */
    List<FirstMovesRow> firstMoves(InstanceText text, int most, Budget budget);
}
