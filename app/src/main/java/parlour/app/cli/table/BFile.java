package parlour.app.cli.table;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Json;

/**
 * A b-file of the OEIS: lines {@code index value}, indices consecutive. So a table becomes one only
 * if exactly one key varies, through consecutive integers, and exactly one integer is asked of each
 * instance.
 */
final class BFile implements TableWriter {
    private static final String EXAMPLE =
            "as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile";

    private final Writer out;
    private final List<Column> columns;
    private final int index;
    private final int value;

    private BFile(Writer out, List<Column> columns, int index, int value) {
        this.out = out;
        this.columns = columns;
        this.index = index;
        this.value = value;
    }

    /**
     * A writer for these columns.
     *
     * @throws BadInput if they make no b-file
     */
    static BFile of(Writer out, Family family, List<Column> columns) {
        List<Integer> varied = new ArrayList<>();
        for (int i = 0; i < family.axes().size(); i++) {
            if (family.axes().get(i).values().size() > 1) {
                varied.add(i);
            }
        }
        if (varied.size() != 1 || !family.axes().get(varied.getFirst()).isConsecutive()) {
            throw bad("exactly one key through consecutive integers");
        }
        List<Integer> integers = new ArrayList<>();
        for (int i = family.axes().size(); i < columns.size(); i++) {
            if (columns.get(i).isInteger()) {
                integers.add(i);
            }
        }
        if (integers.size() != 1) {
            throw bad("exactly one integer asked, such as --nimber or --remoteness");
        }
        return new BFile(out, columns, varied.getFirst(), integers.getFirst());
    }

    private static BadInput bad(String expected) {
        return new BadInput("bfile", "format (bfile) needs " + expected + ", " + EXAMPLE);
    }

    @Override
    public void begin() {}

    @Override
    public void row(List<Json> cells) throws IOException {
        String number = CellText.of(cells.get(index));
        if (!(cells.get(value) instanceof Json.Whole whole)) {
            throw new BadInput(
                    number,
                    "format (bfile) needs every value, but there is no "
                            + columns.get(value).name()
                            + " at "
                            + columns.get(index).name()
                            + " ("
                            + number
                            + "); leave it out, "
                            + EXAMPLE);
        }
        out.write(number + " " + whole.value() + "\n");
    }

    @Override
    public void end() {}
}
