package parlour.app.recall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Archives and folders of classes, as they were when this was made. A program that runs for long
 * keeps the classes that it began with, while a new build may have taken the place of its archives.
 *
 * <p>Cost: some microseconds to make; some milliseconds for the digests.
 */
final class Archives {
    private static final String CLASS = ".class";

    private final SortedSet<Path> places;
    private final TreeMap<Path, Mark> marks;

    private Archives(SortedSet<Path> places, TreeMap<Path, Mark> marks) {
        this.places = places;
        this.marks = marks;
    }

    /** What tells a file from one that has taken its name since. */
    private record Mark(@Nullable Object key, FileTime changed, long size) {}

    static Archives at(SortedSet<Path> places) throws IOException {
        return new Archives(new TreeSet<>(places), marks(places));
    }

    private static TreeMap<Path, Mark> marks(SortedSet<Path> places) throws IOException {
        TreeMap<Path, Mark> marks = new TreeMap<>();
        for (Path place : places) {
            var file = Files.readAttributes(place, BasicFileAttributes.class);
            if (file.isRegularFile()) {
                marks.put(place, new Mark(file.fileKey(), file.lastModifiedTime(), file.size()));
            }
        }
        return marks;
    }

    /** Whether they are still there as they were. */
    boolean stand() {
        try {
            return marks(places).equals(marks);
        } catch (IOException gone) {
            return false;
        }
    }

    /** The digests of all classes, by name. */
    TreeMap<String, Long> digests() throws IOException {
        TreeMap<String, Long> digests = new TreeMap<>();
        for (Path place : places) {
            digests.putAll(marks.containsKey(place) ? archive(place) : folder(place));
        }
        return digests;
    }

    private static TreeMap<String, Long> archive(Path file) throws IOException {
        TreeMap<String, Long> digests = new TreeMap<>();
        try (ZipFile archive = new ZipFile(file.toFile())) {
            archive.stream()
                    .filter(entry -> entry.getName().endsWith(CLASS))
                    .forEach(entry -> digests.put(entry.getName(), entry.getCrc()));
        }
        return digests;
    }

    private static TreeMap<String, Long> folder(Path folder) throws IOException {
        TreeMap<String, Long> digests = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(CLASS)) {
                    CRC32 digest = new CRC32();
                    digest.update(Files.readAllBytes(file));
                    digests.put(folder.relativize(file).toString(), digest.getValue());
                }
            }
        }
        return digests;
    }
}
