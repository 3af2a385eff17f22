package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates written by {@code solve --proof} and judged by {@code check}. */
class ProofFileTest {
    @TempDir private Path folder = Path.of("");

    private Ran solve(String instance, String file) {
        return Ran.tiny("solve", instance, "--proof", folder.resolve(file).toString());
    }

    private Ran check(String... files) {
        List<String> words = new java.util.ArrayList<>(List.of("check"));
        for (String file : files) {
            words.add(folder.resolve(file).toString());
        }
        return Ran.tiny(words.toArray(String[]::new));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void plainAndGzippedFilesAreVerified() throws IOException {
        assertThat(solve("nim(heap=8,take=3)", "p.jsonl").code()).isZero();
        assertThat(solve("nim(heap=8,take=3)", "p.jsonl.gz").code()).isZero();

        assertThat(files()).containsExactly("p.jsonl", "p.jsonl.gz");
        assertThat(Files.readString(folder.resolve("p.jsonl")))
                .startsWith(
                        "{\"claim\":{\"outcome\":\"P\",\"winningMoves\":[]},\"claims\":\"moves\"");
        Ran plain = check("p.jsonl");
        assertThat(plain)
                .isEqualTo(
                        new Ran(
                                0,
                                """
                                c instance nim(heap=8,take=3)
                                c claim {"outcome":"P","winningMoves":[]}
                                c kind strategy claims moves positions 2
                                s VERIFIED
                                """,
                                ""));
        assertThat(check("p.jsonl.gz")).isEqualTo(plain);
        byte[] bytes = Files.readAllBytes(folder.resolve("p.jsonl"));
        assertThat(Ran.fed(bytes, "check", "-")).isEqualTo(plain);
    }

    /** A file that cannot be read makes the code that of bad input; the others are checked. */
    @Test
    void allFilesAreCheckedWhateverBecomesOfOne() throws IOException {
        solve("nim(heap=8,take=3)", "good");
        Files.writeString(folder.resolve("empty"), "");
        Ran ran = check("missing", "empty", "good", "gone");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out().lines().filter(line -> !line.matches("c (instance|claim|kind).*")))
                .containsExactly(
                        "c file " + folder.resolve("missing"),
                        "c file " + folder.resolve("empty"),
                        "s REJECTED truncated",
                        "c file " + folder.resolve("good"),
                        "s VERIFIED",
                        "c file " + folder.resolve("gone"));
        assertThat(ran.err().lines()).hasSize(2).allMatch(line -> line.contains("cannot be read"));
        assertThat(check("empty", "good").code()).isEqualTo(1);
        assertThat(check("good", "good").code()).isZero();
    }

    @Test
    void aFileWhoseTimeIsUpDoesNotEndTheCheckOfOthers() {
        solve("nim(heap=8,take=3)", "good");
        String good = folder.resolve("good").toString();
        Ran ran = Ran.tiny("check", good, good, "--time", "0s");
        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.err().lines()).hasSize(2).allMatch(line -> line.contains("no verdict on"));
    }

    @Test
    void theSameQuestionHasTheSameBytes() throws IOException {
        solve("nim(heap=8,take=3)", "p.gz");
        solve("nim(heap=8,take=3)", "q.gz");

        assertThat(Files.readAllBytes(folder.resolve("p.gz")))
                .isEqualTo(Files.readAllBytes(folder.resolve("q.gz")));
    }

    @Test
    void theSizeIsTold() throws IOException {
        for (String name : List.of("p.jsonl", "p.gz")) {
            Path proof = folder.resolve(name);
            Ran ran =
                    Ran.tiny("solve", "nim(heap=8,take=3)", "--stats", "--proof", proof.toString());
            assertThat(ran.err()).endsWith("stats: certificateBytes=" + Files.size(proof) + "\n");
        }
    }

    @Test
    void onlyProvedAnswersLeaveAFile() throws IOException {
        Files.writeString(folder.resolve("kept"), "older");

        Ran open = solve("nim(heap=8,take=3,trouble=open)", "kept");
        Ran bug =
                Ran.tiny(
                        "solve",
                        "nim(heap=8,take=3,trouble=bug)",
                        "--trace",
                        "--proof",
                        folder.resolve("b").toString());
        Ran none = solve("pennies(sides=2)", "none");

        assertThat(open.code()).isEqualTo(3);
        assertThat(open.err())
                .isEqualTo(
                        "parlour: warning: no certificate written, since the answer is unknown\n");
        assertThat(bug.code()).isEqualTo(70);
        assertThat(none.code()).isZero();
        assertThat(none.err())
                .isEqualTo(
                        "parlour: warning: no certificate written, since this answer has none\n");
        assertThat(files()).containsExactly("kept");
        assertThat(folder.resolve("kept")).hasContent("older");
    }

    @Test
    void anOlderFileIsReplacedAtOnce() throws IOException {
        Files.writeString(folder.resolve("p"), "older");

        solve("nim(heap=8,take=3)", "p");

        assertThat(check("p").code()).isZero();
        assertThat(files()).containsExactly("p");
    }

    @Test
    void badFilesAreRejectedForTheRightReason() throws IOException {
        solve("nim(heap=8,take=3)", "good");
        byte[] good = Files.readAllBytes(folder.resolve("good"));
        Files.write(folder.resolve("empty"), new byte[0]);
        Files.write(folder.resolve("cut"), java.util.Arrays.copyOf(good, good.length - 7));
        Files.writeString(
                folder.resolve("flipped"),
                Files.readString(folder.resolve("good")).replace("\"P\"", "\"N\""));
        Files.write(
                folder.resolve("zip"),
                new byte[] {0x1f, (byte) 0x8b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9});

        assertThat(check("empty")).isEqualTo(new Ran(1, "s REJECTED truncated\n", ""));
        assertThat(check("cut").out()).endsWith("s REJECTED truncated\n");
        assertThat(check("flipped").out())
                .endsWith("s REJECTED damaged: the seal does not match the lines before it\n");
        assertThat(check("zip").out())
                .isEqualTo("s REJECTED damaged: not a gzip file all through\n");
        assertThat(check("cut", "good").out())
                .startsWith("c file ")
                .contains("s REJECTED truncated\nc file ")
                .endsWith("s VERIFIED\n");
        assertThat(check("cut", "good").code()).isEqualTo(1);
    }

    @Test
    void sealedFilesOfNothingAreRejected() throws IOException {
        assertThat(sealed("{\"a\":1}"))
                .isEqualTo("s REJECTED line 1: not the header of a certificate\n");
        assertThat(sealed(header("nim(heap=8, take=3)")))
                .endsWith(
                        "s REJECTED line 1: the instance is not written canonically: nim(heap=8,take=3)\n");
        assertThat(sealed(header("nym(heap=8)")))
                .contains("s REJECTED line 1: no instance: unknown game (nym)");
        assertThat(sealed(header("nim(heap=8,take=3)")))
                .endsWith("s REJECTED the start is not shown to be lost: move 1 is not answered\n");
    }

    private static String header(String instance) {
        return "{\"claim\":{\"outcome\":\"P\",\"winningMoves\":[]},\"claims\":\"moves\","
                + "\"format\":\"parlour-certificate 1\",\"instance\":\""
                + instance
                + "\",\"kind\":\"strategy\"}";
    }

    private String sealed(String line) throws IOException {
        try (var out = Files.newOutputStream(folder.resolve("sealed"))) {
            var writer = new parlour.claim.CertificateWriter(out);
            writer.line(parlour.claim.JsonReader.read(line));
            writer.seal();
        }
        Ran ran = check("sealed");
        assertThat(ran.code()).isEqualTo(1);
        return ran.out();
    }

    @Test
    void svgGoesToAFileOrToStandardOutput() {
        Ran out = Ran.tiny("show", "nim(heap=3,take=3)", "--svg", "-");
        Ran file =
                Ran.tiny("show", "nim(heap=3,take=3)", "--svg", folder.resolve("x.svg").toString());

        assertThat(out.out()).startsWith("<svg").endsWith("</svg>\n");
        assertThat(file).isEqualTo(new Ran(0, "", ""));
        assertThat(folder.resolve("x.svg")).content().isEqualTo(out.out());
    }
}
