package parlour.claim;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why reading or writing failed, in the words of a line for the user. */
public final class FileFailure {
    private FileFailure() {}

    /** The reason, without the name of the file. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "something is in the way";
        }
        String reason =
                e instanceof FileSystemException failure ? failure.getReason() : e.getMessage();
        return reason == null ? "input or output failed" : reason;
    }
}
