package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.app.recall.Fingerprint;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.Games;
import parlour.store.Key;
import parlour.store.ResultLine;
import parlour.store.ResultStore;
import parlour.store.StoreHome;
import parlour.store.StoredResult;

/** What is told of stored results, and that a false or foreign one is found out. */
class ResultsVerbTest {
    private static final String THIS = Fingerprint.of(Commands.VERSION);

    @TempDir private Path folder;

    private Path home() {
        return folder.resolve("home");
    }

    private Ran results(String... words) {
        List<String> all = new ArrayList<>(List.of("results"));
        all.addAll(List.of(words));
        return Ran.storing(home(), all.toArray(String[]::new));
    }

    private static StoredResult solved(String instance, String version) {
        Ask ask = new Ask(EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES), Optional.empty());
        Answer answer = Games.open(InstanceText.parse(instance)).solve(ask, Budget.unlimited());
        String outcome = ((Json.Text) answer.toJson().values().get("outcome")).value();
        return new StoredResult(
                new Key(instance, "outcome winning-moves", version, Key.ANY),
                new StoredResult.Verdict("proved", outcome, answer.method()),
                answer.toJson(),
                Json.fields(),
                StoredResult.Proof.NONE,
                "2026-11-30T08:00:00Z");
    }

    private void store(StoredResult... results) {
        try (ResultStore store = ResultStore.open(new StoreHome(home()))) {
            store.put(List.of(results));
        }
    }

    private void storeThree() {
        store(
                solved("monotonic(a=3,d=3,deck=5)", THIS),
                solved("monotonic(a=4,d=4,deck=9,play=misere)", THIS),
                solved("sylver(named=4 11)", "0.0.9+00000000"));
    }

    private static StoredResult falsified() {
        StoredResult honest = solved("monotonic(a=3,d=3,deck=5)", THIS);
        return new StoredResult(
                honest.key(),
                new StoredResult.Verdict("proved", "P", honest.verdict().method()),
                honest.answer().with("outcome", "P").with("winningMoves", Json.texts(List.of())),
                honest.counts(),
                honest.proof(),
                honest.found());
    }

    @Test
    void resultsAreListedByWhatIsAskedOfThem() {
        assertThat(results().out()).isEqualTo("no results\n");
        storeThree();
        assertThat(results().out().lines()).hasSize(4);
        assertThat(results("list", "--game", "sylver").out())
                .isEqualTo(
                        """
                        instance            question               status  outcome  method               version
                        sylver(named=4 11)  outcome winning-moves  proved  N        oversemigroup-sweep  0.0.9+00000000
                        """);
        assertThat(results("--outcome", "N", "--status", "proved", "--game", "monotonic").out())
                .contains("deck=5)")
                .contains("  this\n")
                .doesNotContain("sylver");
        assertThat(results("--outcome", "P").out()).isEqualTo("no results\n");
        assertThat(results("--outdated").out().lines()).hasSize(2);
        assertThat(results("--instance", "monotonic(a=3,d=3,deck=5)").out().lines()).hasSize(2);
    }

    @Test
    void anInstanceMayBeWrittenInAnyWay() {
        storeThree();
        assertThat(results("--instance", "monotonic(d=3, a=3, deck=5, play=normal)").out().lines())
                .hasSize(2);
        assertThat(results("--instance", "matrix([[1]])").out()).isEqualTo("no results\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "list;no results",
                "--json;''",
                "export;''",
                "verify;verified 0, disagree 0, open 0",
                "forget --all;forgot 0 results",
                "--checkpoints;no checkpoints",
                "forget --checkpoints --all;forgot 0 checkpoints"
            })
    void whereThereIsNoStoreNoneIsMade(String words, String told) {
        Ran ran = results(words.split(" "));
        assertThat(ran.code()).isZero();
        assertThat(ran.out().strip()).isEqualTo(told);
        assertThat(home()).doesNotExist();
        assertThat(results("import", "no-such.jsonl").code()).isEqualTo(2);
        assertThat(home()).doesNotExist();
    }

    @Test
    void aStoreThatIsNotThereIsTold() {
        assertThat(results().err())
                .isEqualTo("parlour: there is no store of results in (" + home() + ")\n");
        storeThree();
        assertThat(results().err()).isEmpty();
    }

    @Test
    void whatIsExportedIsImportedIdentically() throws IOException {
        storeThree();
        String exported = results("export").out();
        assertThat(exported.lines()).hasSize(3);
        assertThat(results("--json").out()).isEqualTo(exported);
        Path file = Files.writeString(folder.resolve("all.jsonl"), exported);
        Path other = folder.resolve("other");
        Ran imported = Ran.storing(other, "results", "import", file.toString());
        assertThat(imported).isEqualTo(new Ran(0, "imported 3 results\n", ""));
        assertThat(Ran.storing(other, "results", "export").out()).isEqualTo(exported);
        assertThat(Ran.storing(other, "results", "import", file.toString()).code()).isZero();
        assertThat(Ran.storing(other, "results", "export").out()).isEqualTo(exported);
    }

    @Test
    void whatContradictsTheStoreIsToldAndNotTaken() throws IOException {
        storeThree();
        String before = results("export").out();
        Path file = Files.writeString(folder.resolve("f.jsonl"), ResultLine.write(falsified()));
        Ran ran = results("import", file.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .startsWith("DISAGREES monotonic(a=3,d=3,deck=5)")
                .contains("0 results");
        assertThat(results("export").out()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "deck=5;deck=05;not written canonically",
                "monotonic(a=3;monotone(a=3;did you mean monotonic",
                "\"status\":\"proved\",\"outcome\";\"status\":\"cited\",\"outcome\";no source",
                "outcome winning-moves;outcome fame;no question",
                "\"within\":0;\"within\":7;a whole answer within limits",
                "\"winningMovesComplete\":true;\"winningMovesComplete\":false;without limits",
                "\"method\":\"label-search\",\"answer\";\"method\":\"guess\",\"answer\";not that of the answer",
                "\"counts\":{};\"counts\":{\"n\":\"x\"};no count",
                "\"found\";\"lost\";missing",
                "};;no result",
            })
    void aBadLineIsNamedAndNothingIsTaken(String what, String by, String complaint)
            throws IOException {
        String good = ResultLine.write(solved("monotonic(a=3,d=3,deck=5)", THIS));
        String bad = good.replace(what, by == null ? "" : by);
        assertThat(bad).isNotEqualTo(good);
        Path file = Files.writeString(folder.resolve("bad.jsonl"), good + "\n" + bad + "\n");
        Ran ran = results("import", file.toString());
        assertThat(ran.code()).as(ran.err()).isEqualTo(2);
        assertThat(ran.err().lines()).singleElement().asString().contains("line 2", complaint);
        assertThat(results().out()).isEqualTo("no results\n");
    }

    @Test
    void aFalseResultIsFoundOutBySolvingAnew() {
        store(falsified(), solved("sylver(named=4 11)", "0.0.9+00000000"));
        Ran ran = results("verify");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains(
                        "DISAGREES monotonic(a=3,d=3,deck=5) (outcome winning-moves): solved anew")
                .contains("ok solved sylver(named=4 11)")
                .endsWith("verified 1, disagree 1, open 0\n");
        assertThat(results("verify", "--game", "sylver").code()).isZero();
    }

    @Test
    void aCertificateThatIsStillThereIsChecked() throws IOException {
        Path proof = folder.resolve("proof.jsonl");
        String instance = "monotonic(a=4,d=4,deck=9,play=misere)";
        Ran solved = Ran.storing(home(), "solve", instance, "--proof", proof.toString());
        assertThat(solved.code()).isZero();
        String exported = results("export").out();
        assertThat(exported).contains("\"certificate\":\"").doesNotContain(proof.toString());
        assertThat(results("verify").out())
                .isEqualTo(
                        "ok certificate %s (outcome winning-moves)\nverified 1, disagree 0, open 0\n"
                                .formatted(instance));
        Files.write(proof, new ByteArrayOutputStream().toByteArray());
        assertThat(results("verify").out()).startsWith("ok solved " + instance);
    }

    @Test
    void aSampleIsSpreadEvenly() {
        storeThree();
        assertThat(results("verify", "--sample", "2").out()).contains("verified 2");
        assertThat(results("verify", "--sample", "9").out()).contains("verified 3");
        assertThat(results("verify", "--sample", "0").code()).isEqualTo(2);
    }

    @Test
    void whatCannotBeSolvedInTimeStaysOpen() {
        StoredResult slow = solved("monotonic(a=3,d=3,deck=5)", THIS);
        Key key = new Key("monotonic(a=7,d=7,deck=60)", "outcome winning-moves", THIS, 0);
        store(
                new StoredResult(
                        key,
                        slow.verdict(),
                        slow.answer().with("instance", key.instance()),
                        slow.counts(),
                        slow.proof(),
                        slow.found()));
        Ran ran = results("verify", "--time", "100ms");
        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.out()).contains("open monotonic(a=7,d=7,deck=60)").contains("--time");
    }

    @Test
    void onlyWhatIsNamedIsForgotten() {
        storeThree();
        assertThat(results("forget").code()).isEqualTo(2);
        assertThat(results("forget", "--all", "--game", "sylver").code()).isEqualTo(2);
        assertThat(results("forget", "--outdated").out()).isEqualTo("forgot 1 result\n");
        assertThat(results("forget", "--all").out()).isEqualTo("forgot 2 results\n");
        assertThat(results().out()).isEqualTo("no results\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "verfy;did you mean verify",
                "list --sample 3;goes with verify only",
                "list --time abc;time (abc) cannot be read",
                "verify --json;goes with list and export only",
                "--instance monotonic(a=3,dek=5);did you mean deck",
                "import;no file to (import)",
                "export more;unexpected argument (more)",
                "--game monotonics;did you mean monotonic",
                "--status proven;did you mean proved",
                "--outcome lost;unknown outcome (lost)",
                "import no-such.jsonl;no-such.jsonl"
            })
    void badWordsAreNamed(String words, String complaint) {
        Ran ran = results(words.split(" "));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).singleElement().asString().contains(complaint);
    }

    @Test
    void aStoreThatCannotBeReadIsToldInOneLine() throws IOException {
        Files.createDirectories(home());
        Files.writeString(home().resolve(ResultStore.FILE), "no store ".repeat(999));
        Ran ran = results();
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err().lines()).singleElement().asString().contains("is damaged", "--store");
        assertThat(Ran.real("results").err()).contains("name one, as in --store");
    }
}
