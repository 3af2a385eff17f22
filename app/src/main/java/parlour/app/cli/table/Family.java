package parlour.app.cli.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;

/**
 * A family of instances: every combination of the values of its axes, in the canonical order of the
 * keys, the last key running fastest.
 *
 * @param game the game's name
 * @param axes the keys given, in canonical order
 */
public record Family(String game, List<Axis> axes) {
    /** Most rows of a table: 10^6. Larger families are cut into several tables. */
    public static final int MAX_ROWS = 1_000_000;

    /** Keeps a copy. */
    public Family {
        axes = List.copyOf(axes);
    }

    /**
     * Reads a family from the values of its keys.
     *
     * @throws BadInput if a key is unknown, a value cannot be read, or there are more than {@link
     *     #MAX_ROWS} rows
     */
    public static Family of(Profile profile, InstanceText text) {
        text.allowOnly(profile.keys());
        List<Axis> axes = new ArrayList<>();
        long rows = 1;
        for (Parameter parameter : profile.parameters()) {
            if (text.has(parameter.key())) {
                Axis axis = Axis.read(parameter, text.valueOr(parameter.key(), ""));
                axes.add(axis);
                // At most 10^6 * 10^6 < 2^63, since each factor has been bounded.
                rows *= axis.values().size();
                if (rows > MAX_ROWS) {
                    throw tooLarge(text.valueOr(parameter.key(), ""));
                }
            }
        }
        return new Family(profile.id(), axes);
    }

    static BadInput tooLarge(String token) {
        return new BadInput(
                token,
                "table larger than "
                        + MAX_ROWS
                        + " rows at ("
                        + BadInput.shown(token)
                        + "); ask for less, as in ./parlour table monotonic --a 2..5 --d 2..5 --deck 0..20");
    }

    /** The number of instances. */
    public int size() {
        int size = 1;
        for (Axis axis : axes) {
            size *= axis.values().size();
        }
        return size;
    }

    /** The values of a row by key, in canonical order; rows are counted from 0. */
    private SequencedMap<String, String> values(int row) {
        SequencedMap<String, String> values = new LinkedHashMap<>();
        int stride = size();
        int rest = row;
        for (Axis axis : axes) {
            stride /= axis.values().size();
            values.put(axis.key(), axis.values().get(rest / stride));
            rest %= stride;
        }
        return values;
    }

    /** The instance of a row. */
    public InstanceText instance(int row) {
        return new InstanceText(game, values(row));
    }

    /** The key cells of a row, in the order of {@link #columns}. */
    public List<Json> cells(int row) {
        SequencedMap<String, String> values = values(row);
        List<Json> cells = new ArrayList<>();
        for (Axis axis : axes) {
            cells.add(axis.cell(values.getOrDefault(axis.key(), "")));
        }
        return cells;
    }

    /** The key columns. */
    public List<Column> columns() {
        List<Column> columns = new ArrayList<>();
        for (Axis axis : axes) {
            columns.add(new Column(axis.key(), axis.isInteger()));
        }
        return columns;
    }
}
