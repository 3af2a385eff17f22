package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateWriter;
import parlour.claim.Json;
import parlour.games.Games;

/** Files with posets are opened for what a user types, and for nothing else. */
class PosetFilesTest {
    @TempDir private Path folder;
    private SmallShell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new SmallShell(folder, Games.all());
        Files.writeString(folder.resolve("small.poset"), "secret<b\n  b < c\n\nd\n");
        Files.writeString(folder.resolve("cyclic.poset"), "a<b\nb<c\nc<a\n");
        Files.writeString(folder.resolve("empty.poset"), "\n");
        Files.writeString(folder.resolve("wide.poset"), "a<b b<c\n");
        Files.write(folder.resolve("binary.poset"), new byte[] {(byte) 0xff, 0});
        Files.write(folder.resolve("huge.poset"), new byte[2 << 20]);
    }

    private String solve(String file) throws IOException {
        return shell.run(
                "./parlour solve 'monotonic(a=2,d=2,deck=poset:%s.poset)' --outcome"
                        .formatted(file));
    }

    @Test
    void aFileIsInlined() throws IOException {
        assertThat(solve("small")).startsWith("monotonic(a=2,d=2,deck=poset:(b<c secret<b d))\n");
    }

    @Test
    void badFilesAreNamedWithTheReason() throws IOException {
        assertThat(solve("cyclic")).contains("cycle (a<b<c<a)");
        assertThat(solve("empty")).contains("has no cards");
        assertThat(solve("wide")).contains("line (a<b b<c) has more than one relation or name");
        assertThat(solve("binary")).contains("is no text in UTF-8");
        assertThat(solve("huge")).contains("is larger than 1024 KiB");
        assertThat(solve("nowhere")).contains("no such file or folder");
    }

    @Test
    void instancesOnStandardInputOpenNoFile() throws IOException {
        assertThat(
                        shell.run(
                                "printf 'monotonic(a=2,d=2,deck=poset:small.poset)' | ./parlour solve --stdin"))
                .contains("files are not opened here")
                .doesNotContain("secret");
    }

    @Test
    void certificatesOpenNoFile() throws IOException {
        String instance =
                "monotonic(a=2,d=2,deck=poset:%s)".formatted(folder.resolve("small.poset"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(out);
        Json.Fields claim = Json.fields().with("outcome", "N");
        writer.line(new CertificateHeader("strategy", instance, "outcome", claim).toJson());
        writer.seal();
        Files.write(folder.resolve("proof.jsonl"), out.toByteArray());
        assertThat(shell.run("./parlour check proof.jsonl"))
                .contains("s REJECTED line 1: no instance")
                .contains("files are not opened here")
                .doesNotContain("secret");
    }
}
