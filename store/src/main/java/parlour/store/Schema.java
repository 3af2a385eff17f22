package parlour.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables of the store, and how an older file gets them. A file's {@code user_version} says how
 * many of the steps it has taken; a step, once published, never changes.
 */
final class Schema {
    /** What SQLite calls the database that a connection was opened for. */
    static final String MAIN = "main";

    /** What one is called that is read into it. */
    static final String COPIED = "copied";

    /** Marks a file as ours: {@code Parl}. */
    private static final int APPLICATION_ID = 0x5061726C;

    private static final List<String> STEPS =
            List.of(
                    """
                    CREATE TABLE result (
                      instance TEXT NOT NULL,
                      question TEXT NOT NULL,
                      version TEXT NOT NULL,
                      within INTEGER NOT NULL,
                      game TEXT NOT NULL,
                      status TEXT NOT NULL,
                      outcome TEXT NOT NULL,
                      method TEXT NOT NULL,
                      answer TEXT NOT NULL,
                      counts TEXT NOT NULL,
                      certificate TEXT NOT NULL,
                      proof TEXT NOT NULL,
                      found TEXT NOT NULL,
                      PRIMARY KEY (instance, question, version, within)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX result_by_verdict ON result (game, status, outcome);
                    PRAGMA application_id = %d;
                    """
                            .formatted(APPLICATION_ID));

    private Schema() {}

    /** How many steps this program knows. */
    static int version() {
        return STEPS.size();
    }

    /** How many steps a file has taken. */
    static int versionOf(Connection connection, String database) throws SQLException {
        return pragma(connection, database + ".user_version");
    }

    /**
     * Whether a file has tables of somebody else's, or somebody else's mark. The tables are asked
     * for before the mark: another program may be making ours right now, and gives both at once.
     */
    static boolean isForeign(Connection connection, String database) throws SQLException {
        boolean hasTables = pragma(connection, database + ".schema_version") != 0;
        int id = pragma(connection, database + ".application_id");
        return id != APPLICATION_ID && (id != 0 || hasTables);
    }

    /** Takes the steps that are missing, all or none; another program may have taken some. */
    static void migrate(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("BEGIN IMMEDIATE");
            for (int taken = versionOf(connection, MAIN); taken < STEPS.size(); taken++) {
                for (String command : STEPS.get(taken).split(";\n")) {
                    statement.executeUpdate(command);
                }
                statement.executeUpdate("PRAGMA user_version = " + (taken + 1));
            }
            statement.executeUpdate("COMMIT");
        }
    }

    private static int pragma(Connection connection, String name) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet value = statement.executeQuery("PRAGMA " + name)) {
            return value.getInt(1);
        }
    }
}
