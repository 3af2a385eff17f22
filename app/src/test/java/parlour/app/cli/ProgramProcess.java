package parlour.app.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts the program in a process of its own, with its home in a folder, to be killed. */
final class ProgramProcess {
    private ProgramProcess() {}

    static Process start(
            Class<?> main, List<String> words, Path folder, Path out, ProcessBuilder.Redirect err)
            throws IOException {
        return builder(main, words, folder).redirectOutput(out.toFile()).redirectError(err).start();
    }

    static ProcessBuilder builder(Class<?> main, List<String> words, Path folder) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Djava.io.tmpdir=" + folder,
                                "-cp",
                                System.getProperty("java.class.path")
                                        + File.pathSeparator
                                        + "target/test-classes",
                                main.getName()));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("PARLOUR_HOME", folder.resolve("home").toString());
        return builder;
    }
}
