package parlour.launch;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A folder with the real launcher in it, but pretended sources, JDKs and Maven, so that nothing is
 * built and no Java starts. The pretended `java` prints its arguments, one a line, and exits with
 * 7.
 */
final class PretendHouse {
    static final int EXIT_CODE = 7;
    private static final List<String> TOOLS =
            List.of(
                    "cat",
                    "cksum",
                    "cp",
                    "find",
                    "flock",
                    "ln",
                    "mkdir",
                    "mv",
                    "readlink",
                    "rm",
                    "rmdir",
                    "sleep",
                    "tail");

    private final Path folder;
    private final Map<String, String> environment = new TreeMap<>();

    PretendHouse(Path folder) {
        this.folder = folder;
        for (String module : List.of("kernel", "solve", "games", "store", "app")) {
            write("house/" + module + "/src/main/java/A.java", "class A {}\n");
            write("house/" + module + "/pom.xml", "<project/>\n");
        }
        write("house/pom.xml", "<project/>\n");
        write("house/literature/author2026/values.csv", "# a published table\n");
        script("house/parlour", read(realLauncher()));
        lendTools();
        environment.put("PATH", folder.resolve("bin").toString());
        environment.put("HOME", folder.toString());
        environment.put("PARLOUR_JVM_DIRS", folder.resolve("jvm dirs").toString());
    }

    /** Marks the pretended sources as built. */
    PretendHouse built() {
        write("house/target/launch/app/parlour.jar", "");
        write("house/target/launch/parlour-25.0.1.aot", "");
        write("house/target/launch/parlour-25.0.1.aot.sum", "4294967295 0\n");
        write("house/target/launch/stamp", "");
        age(folder.resolve("house"), Instant.now().minusSeconds(60));
        return this;
    }

    /** Puts a pretended JDK at a place below the folder and returns its home. */
    Path jdk(String place, String version) {
        write(place + "/release", "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(place + "/bin/javac", "#!/bin/sh\n");
        script(
                place + "/bin/java",
                """
                #!/bin/sh
                echo "java %s"
                for word in "$@"; do printf '<%%s>\\n' "$word"; done
                exit %d
                """
                        .formatted(version, EXIT_CODE));
        return folder.resolve(place);
    }

    /** Puts a pretended Maven on the path, which runs a script in the house. */
    PretendHouse maven(String body) {
        script("bin/mvn", "#!/bin/sh\n" + body);
        return this;
    }

    PretendHouse with(String name, Object value) {
        environment.put(name, value.toString());
        return this;
    }

    Path path(String place) {
        return folder.resolve(place);
    }

    /** Starts the launcher by a name for it and lets it run. */
    Process start(Path launcher, String... words) {
        var command = new ArrayList<String>(List.of(launcher.toString()));
        command.addAll(Arrays.asList(words));
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Ending run(String... words) {
        return Ending.of(start(path("house/parlour"), words));
    }

    void write(String place, String text) {
        try {
            Files.createDirectories(path(place).getParent());
            Files.writeString(path(place), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void script(String place, String text) {
        write(place, text);
        if (!path(place).toFile().setExecutable(true)) {
            throw new IllegalStateException("cannot make executable: " + place);
        }
    }

    /**
     * A path of our own, on which there is neither Maven nor Java unless a test puts them there.
     */
    private void lendTools() {
        for (String tool : TOOLS) {
            for (String place : List.of("/usr/bin/", "/bin/")) {
                if (Files.isExecutable(Path.of(place + tool))) {
                    script("bin/" + tool, "#!/bin/sh\nexec " + place + tool + " \"$@\"\n");
                }
            }
        }
    }

    private static void age(Path house, Instant time) {
        try (var files = Files.walk(house)) {
            for (Path file : files.filter(f -> !f.startsWith(house.resolve("target"))).toList()) {
                Files.setLastModifiedTime(file, FileTime.from(time));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path realLauncher() {
        Path here =
                Path.of("").toAbsolutePath(); // the module, or the root when an IDE runs the test
        return Files.isDirectory(here.resolve(".mvn"))
                ? here.resolve("parlour")
                : here.resolveSibling("parlour");
    }

    /** How a start ended. */
    record Ending(int code, String out, String err) {
        static Ending of(Process process) {
            try {
                process.getOutputStream().close();
                String out = new String(process.getInputStream().readAllBytes(), UTF_8);
                String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
                return new Ending(process.waitFor(), out, err);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }
}
