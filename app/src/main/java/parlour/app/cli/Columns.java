package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;

/** Text in columns, each as wide as its widest entry. */
final class Columns {
    private static final int GAP = 2;

    private final List<String[]> rows = new ArrayList<>();
    private final int[] widths;

    Columns(String... headings) {
        widths = new int[headings.length];
        add(headings);
    }

    /** Adds a row of as many entries as there are headings. */
    void add(String... entries) {
        for (int i = 0; i < widths.length; i++) {
            widths[i] = Math.max(widths[i], entries[i].length());
        }
        rows.add(entries);
    }

    /** All rows, each ended by a line feed. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (String[] row : rows) {
            int blanks = 0;
            for (int i = 0; i < row.length; i++) {
                if (!row[i].isEmpty()) {
                    text.repeat(' ', blanks).append(row[i]);
                    blanks = -row[i].length();
                }
                blanks += widths[i] + GAP;
            }
            text.append('\n');
        }
        return text.toString();
    }
}
