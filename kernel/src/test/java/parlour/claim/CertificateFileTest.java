package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertificateFileTest {
    private static final CertificateHeader HEADER =
            new CertificateHeader(
                    "strategy", "m(a=1)", "outcome", Json.fields().with("outcome", "N"));

    private static byte[] file() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(out);
        writer.open(HEADER);
        writer.line(Json.fields().with("replies", Json.texts(List.of("a", "é"))).with("lost", "p"));
        writer.line(Json.fields().with("lost", "q").with("replies", Json.texts(List.of())));
        writer.seal();
        assertThat(writer.lines()).isEqualTo(3);
        assertThat(writer.bytes()).isEqualTo(out.size());
        return out.toByteArray();
    }

    private static final String PART = "proof\\.jsonl\\.[0-9a-f]{16}\\.part";
    private static final String NO_GZIP = "damaged: not a gzip file all through";

    private static CertificateReader reader(byte[] bytes) {
        return new CertificateReader(new ByteArrayInputStream(bytes));
    }

    private static Optional<String> damage(byte[] bytes) {
        return reader(bytes).damage();
    }

    private static byte[] zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    @Test
    void theFileHasCanonicalLinesAndASeal() {
        assertThat(new String(file(), StandardCharsets.UTF_8).lines())
                .startsWith(
                        "{\"claim\":{\"outcome\":\"N\"},\"claims\":\"outcome\",\"format\":\"parlour-certificate 1\","
                                + "\"instance\":\"m(a=1)\",\"kind\":\"strategy\"}",
                        "{\"lost\":\"p\",\"replies\":[\"a\",\"é\"]}",
                        "{\"lost\":\"q\",\"replies\":[]}")
                .hasSize(4)
                .last()
                .asString()
                .matches("\\{\"lines\":3,\"sha256\":\"[0-9a-f]{64}\"}");
    }

    @Test
    void readingGivesBackTheLines() {
        CertificateReader reader = reader(file());
        List<Json> lines = new ArrayList<>();
        for (Optional<Json> line = reader.line(); line.isPresent(); line = reader.line()) {
            lines.add(line.get());
        }
        assertThat(lines).hasSize(3);
        assertThat(CertificateHeader.read(lines.getFirst())).contains(HEADER);
        assertThat(reader.lines()).isEqualTo(3);
        assertThat(reader.damage()).isEmpty();
    }

    @Test
    void gzippedFilesAreReadAlike() throws IOException {
        assertThat(damage(zipped(file()))).isEmpty();
    }

    @Test
    void aGzippedFileHasOneMemberAndNothingElse() throws IOException {
        byte[] zipped = zipped(file());
        assertThat(damage(joined(zipped, new byte[1]))).contains(NO_GZIP);
        assertThat(damage(joined(zipped, new byte[512]))).contains(NO_GZIP);
        assertThat(damage(joined(zipped, zipped(new byte[0])))).contains(NO_GZIP);
        for (int at = zipped.length - 8; at < zipped.length; at++) {
            byte[] changed = zipped.clone();
            changed[at] ^= 1;
            assertThat(damage(changed)).as("byte %d", at).contains(NO_GZIP);
        }
    }

    @Test
    void headersOfGzipMayHaveMore() throws IOException {
        byte[] plain = zipped(file());
        byte[] deflated = Arrays.copyOfRange(plain, 10, plain.length);
        byte[] header = {0x1f, (byte) 0x8b, 8, 30, 1, 2, 3, 4, 0, 3};
        byte[] more = {2, 0, 'x', 'y', 'n', 0, 'c', 0, 7, 7};
        assertThat(damage(joined(joined(header, more), deflated))).isEmpty();
        header[3] = 32;
        assertThat(damage(joined(header, deflated))).contains(NO_GZIP);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    @Test
    void anEmptyFileIsTruncated() throws IOException {
        assertThat(damage(new byte[0])).contains("truncated");
        assertThat(damage(zipped(new byte[0]))).contains("truncated");
    }

    @Test
    void aFileCutAnywhereIsTruncated() throws IOException {
        byte[] file = file();
        for (int length = 0; length < file.length; length++) {
            assertThat(damage(Arrays.copyOf(file, length)))
                    .as("cut at %d", length)
                    .contains("truncated");
        }
        byte[] zipped = zipped(file);
        for (int length = 0; length < zipped.length; length++) {
            assertThat(damage(Arrays.copyOf(zipped, length)))
                    .as("cut at %d", length)
                    .contains("truncated");
        }
    }

    @Test
    void aChangeOfAnyByteIsDamage() throws IOException {
        byte[] file = file();
        for (int at = 0; at < file.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] changed = file.clone();
                changed[at] ^= (byte) (1 << bit);
                assertThat(damage(changed)).as("bit %d of byte %d", bit, at).isPresent();
            }
        }
    }

    @Test
    void linesAfterTheTrailerAreDamage() {
        byte[] file = file();
        byte[] more = Arrays.copyOf(file, file.length + 3);
        more[file.length] = '{';
        more[file.length + 1] = '}';
        more[file.length + 2] = '\n';
        assertThat(damage(more)).isPresent();
    }

    @Test
    void somethingThatOnlyBeginsLikeGzipIsDamage() {
        assertThat(damage(new byte[] {0x1f, (byte) 0x8b, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7}))
                .contains(NO_GZIP);
        assertThat(damage(new byte[] {0x1f, (byte) 0x8b})).contains("truncated");
    }

    @Test
    void headersWithOtherFieldsAreNoHeaders() {
        assertThat(CertificateHeader.read(HEADER.toJson())).contains(HEADER);
        Json.Fields header = (Json.Fields) HEADER.toJson();
        assertThat(CertificateHeader.read(header.with("more", 1))).isEmpty();
        assertThat(CertificateHeader.read(header.with("format", "parlour-certificate 2")))
                .isEmpty();
        assertThat(CertificateHeader.read(header.with("claim", "N"))).isEmpty();
        assertThat(CertificateHeader.read(Json.of(1))).isEmpty();
    }

    @Test
    void aHeaderComesFirstAndOnce() {
        CertificateWriter writer = new CertificateWriter(new ByteArrayOutputStream());
        writer.open(HEADER);
        assertThatThrownBy(() -> writer.open(HEADER)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aCertificateIsThereWholeOrNotAtAll(@TempDir Path folder) throws IOException {
        Path target = folder.resolve("proof.jsonl");
        try (CertificateFile first = CertificateFile.growing(target);
                CertificateFile second = CertificateFile.growing(target)) {
            assertThat(names(folder)).hasSize(2).allMatch(name -> name.matches(PART));
            first.sink().open(HEADER);
            assertThat(first.keep()).isPresent();
            assertThat(first.size()).isEqualTo(Files.size(target));
            assertThat(second.keep()).isEmpty();
        }
        assertThat(names(folder)).containsExactly("proof.jsonl");
        assertThat(damage(Files.readAllBytes(target))).isEmpty();
    }

    @Test
    void whatAnotherProcessWritesIsLeftAlone(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path target = folder.resolve("proof.jsonl");
        Process other =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path")
                                        + File.pathSeparator
                                        + "target/test-classes",
                                Writer.class.getName(),
                                target.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try {
            assertThat(other.getInputStream().read()).isEqualTo('w');
            try (CertificateFile mine = CertificateFile.growing(target)) {
                assertThat(names(folder)).hasSize(2).allMatch(name -> name.matches(PART));
                assertThat(mine.keep()).isEmpty();
            }
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (CertificateFile mine = CertificateFile.growing(target)) {
            mine.sink().open(HEADER);
            assertThat(mine.keep()).isPresent();
        }
        assertThat(names(folder)).containsExactly("proof.jsonl");
    }

    /** Starts a certificate and is killed. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) throws IOException, InterruptedException {
            try (CertificateFile file = CertificateFile.growing(Path.of(args[0]))) {
                file.sink().open(HEADER);
                System.out.print('w');
                System.out.flush();
                Thread.sleep(60_000);
            }
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
