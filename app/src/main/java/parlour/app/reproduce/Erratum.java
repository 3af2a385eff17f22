package parlour.app.reproduce;

/**
 * A place where a source is known to be wrong.
 *
 * @param table the table that holds the cell; empty for a remark on the text, which nothing
 *     recomputes
 * @param subject what the cell is about, as in the table; for a remark the place in the source
 * @param field the field of the cell
 * @param published what the source says
 * @param right what is right
 * @param why why it is right
 */
public record Erratum(
        String table, String subject, String field, String published, String right, String why) {
    /** Whether there is no cell to recompute. */
    public boolean isRemark() {
        return table.isEmpty();
    }

    boolean isAbout(String name, String of, String inField) {
        return table.equals(name) && subject.equals(of) && field.equals(inField);
    }
}
