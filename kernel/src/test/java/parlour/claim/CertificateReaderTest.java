package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CertificateReaderTest {
    /** What a reader reads ahead at once; lines may end anywhere in it. */
    private static final int BLOCK = 1 << 16;

    private static byte[] sealed(List<Json> lines) {
        var out = new ByteArrayOutputStream();
        var writer = new CertificateWriter(out);
        lines.forEach(writer::line);
        writer.seal();
        return out.toByteArray();
    }

    private static List<Json> read(CertificateReader reader) {
        List<Json> lines = new ArrayList<>();
        for (Optional<Json> line = reader.line(); line.isPresent(); line = reader.line()) {
            lines.add(line.get());
        }
        return lines;
    }

    /** A stream that gives few bytes at a time. */
    private static InputStream trickle(byte[] bytes, int most) {
        return new FilterInputStream(new ByteArrayInputStream(bytes)) {
            @Override
            public int read(byte[] to, int from, int length) throws IOException {
                return super.read(to, from, Math.min(length, most));
            }
        };
    }

    @Test
    void linesMayEndAnywhereInWhatIsReadAtOnce() {
        for (int first = BLOCK - 5; first < BLOCK + 2; first++) {
            List<Json> lines = new ArrayList<>();
            for (int length : new int[] {first, 0, 1, 3 * BLOCK, BLOCK - 3, 7}) {
                lines.add(new Json.Text("x".repeat(length)));
            }
            byte[] file = sealed(lines);
            for (InputStream stream :
                    List.of(
                            new ByteArrayInputStream(file),
                            trickle(file, 1),
                            trickle(file, 1_000))) {
                var reader = new CertificateReader(stream);
                assertThat(read(reader)).isEqualTo(lines);
                assertThat(reader.damage()).isEmpty();
            }
        }
    }

    @Test
    void everyCutIsTruncated() {
        byte[] file = sealed(List.of(Json.of(1), new Json.Text("ü"), Json.fields().with("a", 1)));
        for (int length = 0; length < file.length; length++) {
            var reader = new CertificateReader(new ByteArrayInputStream(file, 0, length));
            read(reader);
            assertThat(reader.damage()).contains("truncated");
        }
    }

    @Test
    void onlyCanonicalUtf8IsRead() {
        assertThat(damage("{\"a\":1}")).isEmpty();
        assertThat(damage("\"\uFFFD\"")).isEmpty();
        assertThat(damage("{\"a\": 1}")).contains("damaged: line 1 is not in canonical form");
        assertThat(damage("{\"b\":1,\"a\":1}"))
                .contains("damaged: line 1 is not in canonical form");
        byte[] latin = "\"\u00fc\"\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(damage(latin)).contains("damaged: line 1 is not UTF-8");
    }

    private static Optional<String> damage(String line) {
        return damage((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Of a file with this line and its seal. */
    private static Optional<String> damage(byte[] line) {
        var out = new ByteArrayOutputStream();
        out.writeBytes(line);
        var digest = Sha256.start();
        digest.update(line);
        Json trailer =
                Json.fields()
                        .with("lines", 1)
                        .with("sha256", HexFormat.of().formatHex(digest.digest()));
        out.writeBytes((trailer.canonical() + "\n").getBytes(StandardCharsets.UTF_8));
        var reader = new CertificateReader(new ByteArrayInputStream(out.toByteArray()));
        read(reader);
        return reader.damage();
    }
}
