package parlour.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;

/**
 * The folder in which Parlour keeps what it has found: the results, and the checkpoints of long
 * work. Whoever wants a place of its own in it takes a {@link #subfolder}.
 *
 * <p>It is the folder that {@code --store} names; else the one that the environment's {@code
 * PARLOUR_HOME} names; else {@code parlour} in {@code XDG_DATA_HOME}, or in {@code .local/share} of
 * the user's {@code HOME}. Nothing is created before it is used; what is created is the user's
 * alone, and what is there already keeps its rights.
 *
 * @param folder where it is; absolute
 */
public record StoreHome(Path folder) {
    /** The variable that names the folder. */
    public static final String VARIABLE = "PARLOUR_HOME";

    /** Where programs keep what they found, below the user's home, by the XDG base directories. */
    private static final String USUAL = ".local/share";

    private static final String FOLDER_OF_USER = "rwx------";
    private static final String FILE_OF_USER = "rw-------";

    /** Makes the folder absolute. */
    public StoreHome {
        folder = folder.toAbsolutePath().normalize();
    }

    /**
     * The folder with this path.
     *
     * @throws BadInput if that is no path
     */
    public static StoreHome named(String path) {
        if (path.isBlank()) {
            throw bad(path, "is empty");
        }
        try {
            return new StoreHome(Path.of(path));
        } catch (InvalidPathException e) {
            throw bad(path, "is no path");
        }
    }

    /**
     * The folder that an environment leads to; empty if it tells neither the folder nor the user's
     * home. XDG has relative paths ignored, and so are empty ones.
     *
     * @throws BadInput if {@code PARLOUR_HOME} is no path
     */
    public static Optional<StoreHome> of(Map<String, String> environment) {
        String own = environment.getOrDefault(VARIABLE, "");
        if (!own.isEmpty()) {
            return Optional.of(named(own));
        }
        Optional<Path> xdg = absolute(environment.getOrDefault("XDG_DATA_HOME", ""));
        Optional<Path> home = absolute(environment.getOrDefault("HOME", ""));
        return xdg.or(() -> home.map(path -> path.resolve(USUAL)))
                .map(path -> new StoreHome(path.resolve("parlour")));
    }

    private static Optional<Path> absolute(String text) {
        try {
            Path path = Path.of(text);
            return path.isAbsolute() ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * The folder, created if it is not there.
     *
     * @throws IOException if it cannot be created, or is no folder
     */
    public Path created() throws IOException {
        @Nullable Path parent = folder.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        return made(folder);
    }

    /**
     * A folder within it, created if it is not there.
     *
     * @param name one word, such as {@code checkpoints}
     * @throws IOException if it cannot be created, or is no folder
     */
    public Path subfolder(String name) throws IOException {
        return made(created().resolve(name));
    }

    /** Makes an empty file that is the user's alone, unless there is one already. */
    static void createPrivate(Path file) throws IOException {
        try {
            Files.createFile(file, rights(file, FILE_OF_USER));
        } catch (FileAlreadyExistsException e) {
            // Another program was faster.
        }
    }

    private static FileAttribute<?>[] rights(Path path, String rights) {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
                }
                : new FileAttribute<?>[0];
    }

    private static Path made(Path path) throws IOException {
        try {
            return Files.createDirectory(path, rights(path, FOLDER_OF_USER));
        } catch (FileAlreadyExistsException e) {
            if (Files.isDirectory(path)) {
                return path;
            }
            throw e;
        }
    }

    private static BadInput bad(String path, String complaint) {
        return new BadInput(
                path,
                "folder of the store (%s) %s; name one, as in --store results"
                        .formatted(BadInput.shown(path), complaint));
    }
}
