package parlour.app.reproduce;

import java.util.List;
import java.util.Optional;
import parlour.claim.InstanceText;

/**
 * A published table.
 *
 * @param name folder and file without its ending, such as {@code karlin1959/le-her-5}
 * @param source where it was published
 * @param convention what its cells mean
 * @param isLong whether recomputing it takes over a minute
 * @param cells the cells, row by row; those about one subject stand together
 */
public record PublishedTable(
        String name, String source, String convention, boolean isLong, List<Cell> cells) {
    /** Keeps a copy. */
    public PublishedTable {
        cells = List.copyOf(cells);
    }

    /**
     * A cell.
     *
     * @param subject what it is about: an instance, or the arguments of a {@link Figure}
     * @param field the field of the answer's JSON, with dots for fields within fields
     * @param published what the source says
     * @param erratum what is known to be wrong with it
     */
    public record Cell(
            InstanceText subject, String field, String published, Optional<Erratum> erratum) {
        /** What a right computation finds. */
        public String right() {
            return erratum.map(Erratum::right).orElse(published);
        }
    }
}
