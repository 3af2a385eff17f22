package parlour.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.app.reproduce.Reproduction.Verdict;
import parlour.claim.Budget;
import parlour.claim.InstanceText;

/** Published tables come out as published, and a cell that does not is caught. */
class ReproductionTest {
    /** Seconds each; all others together take a few. */
    private static final List<String> SLOW =
            List.of(
                    "albert2009/long-run",
                    "albert2009/q-large",
                    "parlour2026/order-types",
                    "parlour2026/deep-decks",
                    "parlour2026/large-decks",
                    "parlour2026/finite-census",
                    "essay2026/sweep",
                    "parlour2026/even-census",
                    "parlour2026/even-lost",
                    "parlour2026/even-single-wins",
                    "parlour2026/even-published",
                    "parlour2026/oversemigroups",
                    "parlour2026/pairs",
                    "albert2009/q",
                    "parlour2026/le-her-packs",
                    "parlour2026/finite-decks",
                    "parlour2026/census",
                    "parlour2026/small-descents",
                    "parlour2026/gcd-3-late-wins",
                    "parlour2026/gcd-3-blocks",
                    "parlour2026/large-boxes",
                    "parlour2026/posets",
                    "cilibrasi2026/replies-to-16",
                    "parlour2026/q-large",
                    "parlour2026/q-boxes-large",
                    "parlour2026/deepest-decks",
                    "parlour2026/even-census-large",
                    "parlour2026/gcd-3-hard",
                    "parlour2026/le-her-share",
                    "parlour2026/rooks-large",
                    "parlour2026/census-nimbers",
                    "parlour2026/finite-nimbers",
                    "parlour2026/single-residues",
                    "parlour2026/even-shapes",
                    "parlour2026/even-long-lost",
                    "parlour2026/pennies-literally",
                    "parlour2026/le-her-remainders",
                    "parlour2026/le-her-uniform-decks",
                    "parlour2026/lost-triples",
                    "albert2009/central-block");

    static Stream<String> quick() {
        return Literature.names().stream()
                .filter(name -> !SLOW.contains(name) && !Literature.table(name).isLong());
    }

    static Stream<String> slow() {
        return SLOW.stream();
    }

    @ParameterizedTest
    @MethodSource("quick")
    void comesOutAsPublished(String name) {
        Reproduction reproduction =
                Reproduction.of(Literature.table(name), Budget::unlimited, () -> {});

        assertThat(reproduction.cells()).isNotEmpty();
        assertThat(reproduction.cells())
                .filteredOn(
                        cell ->
                                cell.verdict() != Verdict.AGREES
                                        && cell.verdict() != Verdict.ERRATUM)
                .isEmpty();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slow")
    void theOthersDoSoToo(String name) {
        comesOutAsPublished(name);
    }

    @Test
    void everyFileIsInTheIndex() throws IOException {
        Path root = Path.of("..", "literature");
        List<String> indexed = new ArrayList<>(Files.readAllLines(root.resolve("index")));
        List<String> files = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(root)) {
            walk.map(path -> root.relativize(path).toString().replace('\\', '/'))
                    .filter(path -> path.contains("/") && path.endsWith(".csv"))
                    .forEach(path -> files.add(path.substring(0, path.length() - 4)));
        }
        assertThat(indexed).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(files);
        assertThat(Literature.names()).hasSizeGreaterThan(60);
    }

    @Test
    void everyErratumIsAboutACell() {
        for (String name : Literature.names()) {
            String folder = name.substring(0, name.indexOf('/'));
            long about =
                    Literature.errata(folder).stream()
                            .filter(erratum -> erratum.table().equals(name))
                            .count();
            assertThat(
                            Literature.table(name).cells().stream()
                                    .filter(cell -> cell.erratum().isPresent()))
                    .describedAs(name)
                    .hasSize((int) about);
        }
    }

    @Test
    void aWrongCellIsCaught() {
        assertThat(verdict("monotonic(a=4,d=4,deck=10)", "outcome", "P", null))
                .isEqualTo(Verdict.DISAGREES);
        assertThat(verdict("leher(cards=5)", "value", "14/24", null)).isEqualTo(Verdict.AGREES);
        assertThat(verdict("leher(cards=5)", "value", "14/25", null)).isEqualTo(Verdict.DISAGREES);
        assertThat(verdict("leher(cards=5)", "nothing", "1", null)).isEqualTo(Verdict.DISAGREES);
    }

    @Test
    void anErratumIsGreenOnlyIfItComesOut() {
        assertThat(verdict("monotonic(a=4,d=4,deck=10)", "outcome", "P", "N"))
                .isEqualTo(Verdict.ERRATUM);
        assertThat(verdict("monotonic(a=4,d=4,deck=10)", "outcome", "N", "P"))
                .isEqualTo(Verdict.DISAGREES);
    }

    @Test
    void whatIsWrittenInTwoWaysIsComputedOnce() {
        String text =
                "# source: S; convention: C\n# of: sylver\nnamed,outcome\n4 9,N\n4 5 11,P\n9 4,P\n";
        PublishedTable table = new TableText("x/y", text).table(List.of());
        List<String> done = new ArrayList<>();

        Reproduction reproduction =
                Reproduction.of(table, Budget::unlimited, () -> done.add("one more"));

        assertThat(done).hasSize(2).hasSize(Reproduction.size(table));
        assertThat(reproduction.cells())
                .extracting(cell -> cell.cell().subject().toString(), cell -> cell.verdict())
                .containsExactly(
                        tuple("sylver(named=4 9)", Verdict.AGREES),
                        tuple("sylver(named=9 4)", Verdict.DISAGREES),
                        tuple("sylver(named=4 5 11)", Verdict.AGREES));
    }

    @Test
    void whatIsNotDecidedIsSaidToBeSo() {
        PublishedTable table = table("sylver(named=16)", "outcome", "N", null);
        Reproduction reproduction =
                Reproduction.of(
                        table, () -> Budget.unlimited().withTime(Duration.ofMillis(50)), () -> {});

        assertThat(reproduction.count(Verdict.UNDECIDED)).isEqualTo(1);
    }

    @Test
    void aColumnMaySetAKey() {
        String text =
                "# source: S; convention: C\n# of: monotonic\na,deck,outcome@d=3,outcome@d=4\n4,10,N,\n";
        PublishedTable table = new TableText("x/y", text).table(List.of());

        assertThat(table.cells()).hasSize(1);
        assertThat(table.cells().getFirst().subject()).hasToString("monotonic(a=4,deck=10,d=3)");
    }

    private static Verdict verdict(
            String subject,
            String field,
            String published,
            @org.jspecify.annotations.Nullable String right) {
        return Reproduction.of(table(subject, field, published, right), Budget::unlimited, () -> {})
                .cells()
                .getFirst()
                .verdict();
    }

    private static PublishedTable table(
            String subject,
            String field,
            String published,
            @org.jspecify.annotations.Nullable String right) {
        Optional<Erratum> erratum =
                Optional.ofNullable(right)
                        .map(r -> new Erratum("x/y", subject, field, published, r, "planted"));
        return new PublishedTable(
                "x/y",
                "planted",
                "none",
                false,
                List.of(
                        new PublishedTable.Cell(
                                InstanceText.parse(subject), field, published, erratum)));
    }
}
