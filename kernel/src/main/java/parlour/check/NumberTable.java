package parlour.check;

import org.jspecify.annotations.Nullable;
import parlour.claim.Json;

/**
 * Numbers of positions as the lines of a certificate list them, each right or refused: it must
 * follow from the numbers of the options, which stand earlier.
 *
 * @param <P> positions
 */
public interface NumberTable<P> {
    /**
     * Takes the next line.
     *
     * @throws IllegalArgumentException with the reason, if it is not as it should be
     */
    void line(Json json);

    /**
     * The numbers of a position whose play is not over, one for each valuation; null if it is not
     * listed so far.
     */
    long @Nullable [] numbers(P position);

    /** How many positions are listed so far. */
    long size();
}
