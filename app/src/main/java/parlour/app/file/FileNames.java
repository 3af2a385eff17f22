package parlour.app.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import parlour.claim.BadInput;

/** Names of files as users give them, and what is said when they do not work. */
public final class FileNames {
    private FileNames() {}

    /**
     * The path with this name.
     *
     * @throws BadInput if it is empty, a dash, or no path at all
     */
    public static Path path(String name, String expected, String example) {
        if (name.isEmpty() || name.equals("-")) {
            throw new BadInput(
                    name,
                    "(%s) is no name of a file; expected %s, as in %s"
                            .formatted(name, expected, example));
        }
        try {
            return Path.of(name).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw bad(name, "is no file name", example);
        }
    }

    /** A complaint about a file. */
    public static BadInput bad(String name, String complaint, String example) {
        return new BadInput(
                name,
                "file ("
                        + BadInput.shown(name)
                        + ") "
                        + complaint
                        + "; name another, as in "
                        + example);
    }
}
