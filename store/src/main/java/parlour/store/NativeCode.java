package parlour.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.sqlite.JDBC;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import org.sqlite.util.OSInfo;
import parlour.claim.GrowingFile;

/**
 * SQLite's native code, unpacked to one place in the folder of the store. Left to itself, the
 * driver unpacks a copy for each process into the folder for temporary files, where it stays if the
 * process is killed.
 *
 * <p>The file is compared with the one in the jar each time, so a damaged or foreign one is never
 * loaded; a new one takes its place in one step. Cost: about 10 ms.
 */
final class NativeCode {
    private static final String FOLDER = "native";
    private static final String PATH_PROPERTY = "org.sqlite.lib.path";
    private static final String NAME_PROPERTY = "org.sqlite.lib.name";

    private NativeCode() {}

    /**
     * Has the driver load the file in this store, if it has not loaded one. Where the file cannot
     * be written the driver goes its own way.
     */
    static synchronized void unpackInto(StoreHome home) {
        if (System.getProperty(PATH_PROPERTY) != null) {
            return;
        }
        try {
            Path file = unpacked(home);
            System.setProperty(PATH_PROPERTY, String.valueOf(file.getParent()));
            System.setProperty(NAME_PROPERTY, String.valueOf(file.getFileName()));
        } catch (IOException e) {
            // The driver's own copy does as well.
        }
    }

    private static Path unpacked(StoreHome home) throws IOException {
        byte[] code = code();
        String name = LibraryLoaderUtil.getNativeLibName();
        String system = OSInfo.getNativeLibFolderPathForCurrentOS().replace('/', '-');
        Path folder = home.subfolder(FOLDER);
        Path file = folder.resolve(SQLiteJDBCLoader.getVersion() + "-" + system + "-" + name);
        if (Files.exists(file) && Arrays.equals(Files.readAllBytes(file), code)) {
            return file;
        }
        try (GrowingFile growing = GrowingFile.beside(file)) {
            Channels.newOutputStream(growing.channel()).write(code);
            growing.become(file);
        }
        return file;
    }

    private static byte[] code() throws IOException {
        String path =
                LibraryLoaderUtil.getNativeLibResourcePath()
                        + "/"
                        + LibraryLoaderUtil.getNativeLibName();
        try (@Nullable InputStream code = JDBC.class.getResourceAsStream(path)) {
            if (code == null) {
                throw new FileNotFoundException(path);
            }
            return code.readAllBytes();
        }
    }
}
