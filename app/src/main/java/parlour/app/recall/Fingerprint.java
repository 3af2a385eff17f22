package parlour.app.recall;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import parlour.claim.Answer;
import parlour.games.Games;
import parlour.solve.matrix.MatrixSolver;

/**
 * Tells versions of the program apart by the classes that decide answers: kernel, engines and
 * games. So a result of one build is never taken for one of another that might say something else,
 * and a change of the command line alone costs no result.
 *
 * <p>Cost: some milliseconds; archives hold the digests of what is in them.
 */
public final class Fingerprint {
    private static final String CLASS = ".class";

    /** One class of each module that decides answers. */
    private static final List<Class<?>> DECIDING =
            List.of(Answer.class, MatrixSolver.class, Games.class);

    private Fingerprint() {}

    /** The version of the program and eight hexadecimal digits, as in {@code 0.1.0+5f3c09a1}. */
    public static String of(String version) {
        return "%s+%08x".formatted(version, OfClasses.DIGEST);
    }

    /** Taken once: the classes of a program that runs do not change. */
    private static final class OfClasses {
        static final long DIGEST = digest();
    }

    private static long digest() {
        TreeMap<String, Long> digests = new TreeMap<>();
        try {
            for (Path place : places()) {
                digests.putAll(Files.isDirectory(place) ? folder(place) : archive(place));
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the program cannot read its own classes", e);
        }
        CRC32 all = new CRC32();
        digests.forEach(
                (name, digest) -> all.update((name + digest).getBytes(StandardCharsets.UTF_8)));
        return all.getValue();
    }

    private static SortedSet<Path> places() throws URISyntaxException {
        SortedSet<Path> places = new TreeSet<>();
        for (Class<?> type : DECIDING) {
            @Nullable CodeSource source = type.getProtectionDomain().getCodeSource();
            if (source != null) {
                places.add(Path.of(source.getLocation().toURI()));
            }
        }
        return places;
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
