package parlour.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Which results are meant: those with all of these values, and of no other version where {@code
 * outdated} asks for that.
 *
 * @param values the values by column
 * @param notVersion if not empty, only results of other versions than this are meant
 */
public record Selection(SequencedMap<String, String> values, String notVersion) {
    /** The columns by which results can be told apart. */
    public static final List<String> COLUMNS =
            List.of("game", "status", "outcome", "question", "instance", "version");

    /** All results. */
    public static final Selection ALL = new Selection(new LinkedHashMap<>(), "");

    /** Keeps a copy. */
    public Selection {
        if (!COLUMNS.containsAll(values.keySet())) {
            throw new IllegalArgumentException("columns are " + COLUMNS + ", not " + values);
        }
        values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    }

    /** Whether all results are meant. */
    public boolean isAll() {
        return values.isEmpty() && notVersion.isEmpty();
    }

    /** Those among them with this value. */
    public Selection with(String column, String value) {
        SequencedMap<String, String> more = new LinkedHashMap<>(values);
        more.put(column, value);
        return new Selection(more, notVersion);
    }

    /** Those among them of other versions than this. */
    public Selection notOf(String version) {
        return new Selection(values, version);
    }

    /** The condition in SQL, its values left out. */
    String where() {
        StringBuilder where = new StringBuilder(" WHERE 1");
        values.keySet().forEach(column -> where.append(" AND ").append(column).append(" = ?"));
        return where.append(notVersion.isEmpty() ? "" : " AND version <> ?").toString();
    }

    /** The values left out, in order. */
    List<String> parameters() {
        List<String> parameters = new ArrayList<>(values.values());
        if (!notVersion.isEmpty()) {
            parameters.add(notVersion);
        }
        return parameters;
    }
}
