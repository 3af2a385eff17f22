package parlour.games.monotonic.engine.young;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tables for the ends of all blocks. */
final class EndTables {
    private final List<@Nullable EndTable> byReds = new ArrayList<>();
    private final @Nullable EndTable onAxis;

    EndTables(Blocks blocks) {
        int letters = blocks.endLetters();
        for (int reds = 0; reds <= letters; reds++) {
            int before = blocks.box().columns() - reds;
            boolean isUsed = before >= 0 && before <= blocks.startLetters();
            byReds.add(isUsed ? new EndTable(letters, reds, false) : null);
        }
        int reds = blocks.box().columns();
        onAxis = reds <= letters ? new EndTable(letters, reds, true) : null;
    }

    /** The table for the ends behind a start with this many Rs behind it. */
    EndTable of(int start, int reds) {
        @Nullable EndTable table = start == 0 ? onAxis : byReds.get(reds);
        if (table == null) {
            throw new IllegalArgumentException("no such start");
        }
        return table;
    }
}
