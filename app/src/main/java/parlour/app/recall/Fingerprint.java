package parlour.app.recall;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.zip.CRC32;
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
    /** One class of each module that decides answers. */
    private static final List<Class<?>> DECIDING =
            List.of(Answer.class, MatrixSolver.class, Games.class);

    private Fingerprint() {}

    /**
     * The version of the program and eight hexadecimal digits, as in {@code 0.1.0+5f3c09a1}; or
     * sixteen that no other run has, if the program was built anew after {@link #expect}.
     */
    public static String of(String version) {
        return version + "+" + OfClasses.DIGEST;
    }

    /** To be called as the program begins, before a new build can take the place of this one. */
    static void expect() {
        var _ = Running.ARCHIVES;
    }

    /** The archives of the program that runs, as it began. */
    private static final class Running {
        static final Archives ARCHIVES = archives();

        private static Archives archives() {
            try {
                return Archives.at(places());
            } catch (IOException | URISyntaxException e) {
                throw new IllegalStateException("the program cannot find its own classes", e);
            }
        }
    }

    /** Taken once: the classes of a program that runs do not change. */
    private static final class OfClasses {
        static final String DIGEST = digest(Running.ARCHIVES);
    }

    static String digest(Archives archives) {
        CRC32 all = new CRC32();
        try {
            archives.digests()
                    .forEach(
                            (name, digest) ->
                                    all.update((name + digest).getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            if (archives.stand()) {
                throw new IllegalStateException("the program cannot read its own classes", e);
            }
        }
        return archives.stand()
                ? "%08x".formatted(all.getValue())
                : "%016x".formatted(ThreadLocalRandom.current().nextLong());
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
}
