package parlour.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import parlour.claim.BadInput;
import parlour.claim.FileFailure;

/**
 * The store cannot be used, for a reason that one line tells. An answer never depends on it: who
 * meets this goes on without a store.
 */
public final class StoreUnusable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** SQLite's result codes have the kind in the lower 8 bits. */
    private static final int KIND = 0xFF;

    private static final int BUSY = 5;
    private static final int LOCKED = 6;
    private static final int READONLY = 8;
    private static final int CORRUPT = 11;
    private static final int FULL = 13;
    private static final int CANTOPEN = 14;

    /** Programs that begin to read or write a log at the same moment may each find it changing. */
    private static final int PROTOCOL = 15;

    private static final int NOTADB = 26;

    StoreUnusable(Path file, String reason) {
        super(line(file, reason), null, false, false);
    }

    StoreUnusable(Path file, SQLException cause) {
        super(line(file, reason(cause)), cause);
    }

    StoreUnusable(Path file, IOException cause) {
        super(line(file, "cannot be used: " + BadInput.shown(FileFailure.reason(cause))), cause);
    }

    /** The line for the user. */
    public String line() {
        return String.valueOf(getMessage());
    }

    private static String line(Path file, String reason) {
        return "store of results (" + BadInput.shown(file.toString()) + ") " + reason;
    }

    private static String reason(SQLException cause) {
        return switch (cause.getErrorCode() & KIND) {
            case BUSY, LOCKED, PROTOCOL -> "is kept busy by another program";
            case READONLY -> "may not be written";
            case CORRUPT, NOTADB -> "is damaged; move it away, and a new one is made";
            case FULL -> "cannot grow: the disk is full";
            case CANTOPEN -> "cannot be opened";
            default -> "cannot be used: " + BadInput.shown(String.valueOf(cause.getMessage()));
        };
    }

    /** Whether trying again may help. */
    static boolean isPassing(SQLException cause) {
        int kind = cause.getErrorCode() & KIND;
        return kind == BUSY || kind == LOCKED || kind == PROTOCOL;
    }
}
