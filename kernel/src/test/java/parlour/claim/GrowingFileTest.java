package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowingFileTest {
    private static final String PART = "proof\\.[0-9a-f]{16}\\.part";

    /** Bytes of a file that a rival writes, in pieces, all alike. */
    private static final int LENGTH = 4_000;

    /** The exit code of a process that was ended by signal 9. */
    private static final int KILLED = 128 + 9;

    @TempDir private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /**
     * What is being written is left alone, whoever writes it; what nobody writes any more is
     * cleared away.
     */
    @Test
    void whatAKilledWriterLeftIsClearedAway() throws IOException {
        Path target = folder.resolve("proof");
        Path left = Files.writeString(folder.resolve("proof.0123456789abcdef.part"), "half a li");
        Path others = Files.createFile(folder.resolve("proof2.0123456789abcdef.part"));
        Path mine = Files.createFile(folder.resolve("proof.part"));
        try (GrowingFile first = GrowingFile.beside(target);
                GrowingFile second = GrowingFile.beside(target)) {
            assertThat(left).doesNotExist();
            assertThat(names()).hasSize(4).filteredOn(name -> name.matches(PART)).hasSize(2);
            GrowingFile.clear(folder);
            assertThat(others).doesNotExist();
            assertThat(names()).hasSize(3);
            second.channel().write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
            assertThat(second.become(target)).isEqualTo(3);
            assertThat(first.become(target)).isZero();
        }
        assertThat(names()).containsExactly("proof", mine.getFileName().toString());
        assertThat(target).isEmptyFile();
    }

    /** The same folder by two names: a lock would be lost if its file were opened once more. */
    @Test
    void linksToTheFolderLeadToTheSameFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Files.createDirectory(real()));
        try (GrowingFile one = GrowingFile.beside(real().resolve("proof"));
                GrowingFile two = GrowingFile.beside(link.resolve("proof"))) {
            GrowingFile.clear(link);
            one.become(real().resolve("proof"));
            two.become(link.resolve("proof"));
        }
        assertThat(real().toFile().list()).containsExactly("proof");
    }

    private Path real() {
        return folder.resolve("real");
    }

    /**
     * Processes write the same target again and again, and two of them are killed: each file that
     * has the target's name is whole, nobody loses the file under its hands, and nothing is left.
     */
    @Test
    void processesThatWriteTheSameTargetDoNotDisturbEachOther()
            throws IOException, InterruptedException {
        Path target = folder.resolve("proof");
        Path errors = Files.createDirectory(folder.resolve("errors"));
        List<Process> rivals = new ArrayList<>();
        for (int rival = 0; rival < 4; rival++) {
            rivals.add(rival(target, rival < 2 ? 150 : 1_000_000, errors.resolve("" + rival)));
        }
        try {
            while (rivals.stream().limit(2).anyMatch(Process::isAlive)) {
                if (isThere(target)) {
                    rivals.get(2).destroyForcibly();
                }
            }
            assertThat(target).exists();
        } finally {
            for (Process rival : rivals) {
                rival.destroyForcibly().waitFor();
            }
        }
        for (int rival = 0; rival < 4; rival++) {
            assertThat(rivals.get(rival).exitValue())
                    .as(Files.readString(errors.resolve("" + rival)))
                    .isEqualTo(rival < 2 ? 0 : KILLED);
        }
        GrowingFile.beside(target).close();
        assertThat(names()).containsExactly("errors", "proof");
    }

    /** Whether there is a file; if so, it is whole. */
    private static boolean isThere(Path target) throws IOException {
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(target);
        } catch (NoSuchFileException notYet) {
            return false;
        }
        assertThat(bytes).hasSize(LENGTH).containsOnly(bytes[0]);
        return true;
    }

    private static Process rival(Path target, int times, Path errors) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes =
                System.getProperty("java.class.path") + File.pathSeparator + "target/test-classes";
        return new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        classes,
                        Rival.class.getName(),
                        target.toString(),
                        String.valueOf(times))
                .redirectError(errors.toFile())
                .start();
    }

    /** Writes the same target again and again. */
    static final class Rival {
        private static final int PIECES = 4;

        private Rival() {}

        public static void main(String[] args) throws IOException {
            Path target = Path.of(args[0]);
            byte[] piece = new byte[LENGTH / PIECES];
            Arrays.fill(piece, (byte) ProcessHandle.current().pid());
            for (int time = 0; time < Integer.parseInt(args[1]); time++) {
                try (GrowingFile file = GrowingFile.beside(target)) {
                    for (int i = 0; i < PIECES; i++) {
                        file.channel().write(ByteBuffer.wrap(piece));
                    }
                    file.become(target);
                }
            }
        }
    }
}
