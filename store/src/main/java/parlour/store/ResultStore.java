package parlour.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import parlour.claim.Json;
import parlour.claim.JsonReader;

/**
 * The results of all runs, in one SQLite file.
 *
 * <p>What {@link #put} was given is on the disk when it returns (write-ahead log, {@code
 * synchronous=FULL}), and all of it or nothing. Several programs may use a file at once, and
 * several threads this object: they wait for one another, a limited time.
 *
 * <p>Cost: opening takes 0.1 s to 0.4 s of a fresh Java machine, since SQLite's native code is
 * loaded; after that a look-up takes tens of microseconds, a put as long as the disk needs.
 *
 * <p>Every method throws {@link StoreUnusable} if the file cannot be used.
 */
public final class ResultStore implements AutoCloseable {
    /** The file's name in the folder of the store. */
    public static final String FILE = "results.sqlite";

    /** How long SQLite itself waits for a file that is busy. */
    private static final int BUSY_MILLIS = 5_000;

    /**
     * How long work is tried again whose file stays busy. SQLite does not always wait itself: of
     * two programs that turn a new file into one with a write-ahead log, one fails at once.
     */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration LONGEST_PAUSE = Duration.ofMillis(100);

    private static final String COLUMNS =
            "instance, question, version, within, status, outcome, method, answer, counts,"
                    + " certificate, proof, found";
    private static final String FIND =
            "SELECT "
                    + COLUMNS
                    + " FROM result WHERE instance = ? AND question = ? AND version = ?"
                    + " AND within IN (0, ?) ORDER BY within LIMIT 1";

    /** The first answer stays; a certificate that comes later is added. */
    private static final String PUT =
            "INSERT INTO result ("
                    + COLUMNS
                    + ", game) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT DO UPDATE SET certificate = excluded.certificate,"
                    + " proof = excluded.proof WHERE excluded.certificate <> ''";

    private final Path file;
    private final Connection connection;

    private ResultStore(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
    }

    /** The store in a folder, made if there is none. */
    public static ResultStore open(StoreHome home) {
        Path file = home.folder().resolve(FILE);
        try {
            boolean isNew = Files.notExists(home.created().resolve(FILE));
            if (isNew) {
                StoreHome.createPrivate(file);
            }
            NativeCode.unpackInto(home);
            return open(file, file.toString());
        } catch (IOException e) {
            throw new StoreUnusable(file, e);
        }
    }

    /**
     * The store in a folder as it stands, with the results on their way into it; an empty one if
     * there is none, and then none is made. Where the folder may not be written, as on a disk that
     * is read-only, this is a copy in memory, which takes as much of that as the file does on the
     * disk.
     */
    public static ResultStore toRead(StoreHome home) {
        boolean writes = exists(home) && mayBeWritten(home);
        ResultStore store = writes ? open(home) : copied(home);
        Inbox inbox = new Inbox(home);
        try {
            if (writes) {
                inbox.emptyInto(store);
            } else {
                inbox.copyInto(store);
            }
            return store;
        } catch (StoreUnusable e) {
            store.close();
            throw e;
        }
    }

    private static boolean mayBeWritten(StoreHome home) {
        Path file = home.folder().resolve(FILE);
        return Files.isWritable(home.folder()) && (Files.isWritable(file) || !Files.exists(file));
    }

    /** What the file of a store holds, if there is one, in memory. */
    static ResultStore copied(StoreHome home) {
        Path file = home.folder().resolve(FILE);
        ResultStore store = open(file, ":memory:");
        try {
            if (Files.exists(file)) {
                store.copy(readOnly(file));
            }
            return store;
        } catch (StoreUnusable e) {
            store.close();
            throw e;
        }
    }

    /**
     * The address of a file that SQLite is not to write. Only one that nobody has open can be read
     * as a plain file; beside a log that was left, the log's index must lie as well.
     */
    private static String readOnly(Path file) {
        boolean hasLog = file.resolveSibling(FILE + "-wal").toFile().length() > 0;
        return file.toUri() + (hasLog ? "?mode=ro" : "?immutable=1");
    }

    private void copy(String address) {
        patiently(
                () -> {
                    try (PreparedStatement attach =
                            connection.prepareStatement("ATTACH ? AS " + Schema.COPIED)) {
                        attach.setString(1, address);
                        attach.executeUpdate();
                    }
                    requireOurs(Schema.COPIED);
                    try (var statement = connection.createStatement()) {
                        if (Schema.versionOf(connection, Schema.COPIED) > 0) {
                            statement.executeUpdate(
                                    "INSERT INTO main.result (%1$s, game) SELECT %1$s, game FROM %2$s.result"
                                            .formatted(COLUMNS, Schema.COPIED));
                        }
                        return statement.executeUpdate("DETACH " + Schema.COPIED);
                    }
                });
    }

    /** Whether a folder has a store, or results on their way into one. */
    public static boolean exists(StoreHome home) {
        return Files.exists(home.folder().resolve(FILE)) || Inbox.exists(home);
    }

    /**
     * Opens a database.
     *
     * @param file what to call it
     * @param where what SQLite is to open
     */
    private static ResultStore open(Path file, String where) {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        ResultStore store =
                patiently(
                        file,
                        () ->
                                new ResultStore(
                                        file,
                                        JDBC.createConnection(
                                                "jdbc:sqlite:" + where, config.toProperties())),
                        () -> {});
        try {
            store.patiently(store::prepare);
            return store;
        } catch (StoreUnusable e) {
            store.close();
            throw e;
        }
    }

    /** Two programs that open a new file at once may both get here. */
    private boolean prepare() throws SQLException {
        int version = requireOurs(Schema.MAIN);
        try (var statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
        }
        if (version < Schema.version()) {
            Schema.migrate(connection);
        }
        return true;
    }

    /** The version of a database, which is ours to read. */
    private int requireOurs(String database) throws SQLException {
        if (Schema.isForeign(connection, database)) {
            throw new StoreUnusable(file, "is a database of another program; give another folder");
        }
        int version = Schema.versionOf(connection, database);
        if (version > Schema.version()) {
            throw new StoreUnusable(
                    file,
                    "was written by a newer Parlour (schema "
                            + version
                            + ", this one knows "
                            + Schema.version()
                            + "); use that one, or give another folder");
        }
        return version;
    }

    /** The result with this key, or one that holds within any limits. */
    public synchronized Optional<StoredResult> find(Key key) {
        return patiently(
                () -> {
                    try (PreparedStatement statement = connection.prepareStatement(FIND)) {
                        statement.setString(1, key.instance());
                        statement.setString(2, key.question());
                        statement.setString(3, key.version());
                        statement.setLong(4, key.within());
                        try (ResultSet row = statement.executeQuery()) {
                            return row.next() ? Optional.of(result(row)) : Optional.empty();
                        }
                    }
                });
    }

    /** Keeps results, all or none. */
    public synchronized void put(List<StoredResult> results) {
        patiently(
                () -> {
                    try (var transaction = connection.createStatement()) {
                        transaction.executeUpdate("BEGIN IMMEDIATE");
                    }
                    try (PreparedStatement statement = connection.prepareStatement(PUT)) {
                        for (StoredResult result : results) {
                            bind(statement, result);
                            statement.executeUpdate();
                        }
                    }
                    try (var transaction = connection.createStatement()) {
                        return transaction.executeUpdate("COMMIT");
                    }
                });
    }

    /** How many results are meant. */
    public synchronized long count(Selection selection) {
        return patiently(
                () -> {
                    try (PreparedStatement statement =
                                    selected("SELECT count(*) FROM result", selection, "");
                            ResultSet row = statement.executeQuery()) {
                        return row.getLong(1);
                    }
                });
    }

    /**
     * Hands over the results that are meant, one by one, by instance, question, version and limits,
     * while the taker wants more.
     */
    public synchronized void each(Selection selection, Predicate<StoredResult> taker) {
        patiently(
                () -> {
                    try (PreparedStatement statement =
                                    selected(
                                            "SELECT " + COLUMNS + " FROM result",
                                            selection,
                                            " ORDER BY instance, question, version, within");
                            ResultSet row = statement.executeQuery()) {
                        while (row.next() && taker.test(result(row))) {}
                        return true;
                    }
                });
    }

    /** Forgets the results that are meant; how many there were. */
    public synchronized long forget(Selection selection) {
        return patiently(
                () -> {
                    try (PreparedStatement statement =
                            selected("DELETE FROM result", selection, "")) {
                        return (long) statement.executeUpdate();
                    }
                });
    }

    private PreparedStatement selected(String verb, Selection selection, String order)
            throws SQLException {
        PreparedStatement statement = connection.prepareStatement(verb + selection.where() + order);
        List<String> parameters = selection.parameters();
        for (int i = 0; i < parameters.size(); i++) {
            statement.setString(i + 1, parameters.get(i));
        }
        return statement;
    }

    private StoredResult result(ResultSet row) throws SQLException {
        return new StoredResult(
                new Key(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)),
                new StoredResult.Verdict(row.getString(5), row.getString(6), row.getString(7)),
                object(row.getString(8)),
                object(row.getString(9)),
                new StoredResult.Proof(row.getString(10), row.getString(11)),
                row.getString(12));
    }

    private Json.Fields object(String text) {
        try {
            return (Json.Fields) JsonReader.read(text);
        } catch (IllegalArgumentException | ClassCastException e) {
            throw new StoreUnusable(file, "is damaged; move it away, and a new one is made");
        }
    }

    private static void bind(PreparedStatement statement, StoredResult result) throws SQLException {
        Key key = result.key();
        statement.setString(1, key.instance());
        statement.setString(2, key.question());
        statement.setString(3, key.version());
        statement.setLong(4, key.within());
        statement.setString(5, result.verdict().status());
        statement.setString(6, result.verdict().outcome());
        statement.setString(7, result.verdict().method());
        statement.setString(8, result.answer().toString());
        statement.setString(9, result.counts().toString());
        statement.setString(10, result.proof().sha256());
        statement.setString(11, result.proof().file());
        statement.setString(12, result.found());
        statement.setString(13, key.game());
    }

    /** Lets the file grow to this many pages only, as a full disk would. */
    void limitPages(int pages) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = " + pages);
        }
    }

    /** Something done with the file. */
    private interface Work<T> {
        T done() throws SQLException;
    }

    /** Does it, again if the file was busy. Nothing of a transaction that failed stays. */
    private <T> T patiently(Work<T> work) {
        return patiently(file, work, this::rollBack);
    }

    private static <T> T patiently(Path file, Work<T> work, Runnable undo) {
        long start = System.nanoTime();
        for (Duration pause = Duration.ofMillis(1); ; pause = longer(pause)) {
            try {
                return work.done();
            } catch (SQLException e) {
                undo.run();
                boolean late = System.nanoTime() - start > PATIENCE.toNanos();
                if (late || !StoreUnusable.isPassing(e) || !rests(pause)) {
                    throw new StoreUnusable(file, e);
                }
            }
        }
    }

    private static Duration longer(Duration pause) {
        Duration twice = pause.multipliedBy(2);
        return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
    }

    /** Waits, unless the thread is interrupted. */
    private static boolean rests(Duration pause) {
        try {
            Thread.sleep(pause);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void rollBack() {
        try (var statement = connection.createStatement()) {
            statement.executeUpdate("ROLLBACK");
        } catch (SQLException e) {
            // There was no transaction, or SQLite has rolled it back itself.
        }
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new StoreUnusable(file, e);
        }
    }
}
