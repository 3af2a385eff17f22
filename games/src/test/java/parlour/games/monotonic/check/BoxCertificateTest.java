package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.exact.BinomialCoefficient;
import parlour.games.monotonic.engine.young.YoungBox;
import parlour.games.monotonic.engine.young.YoungCensus;
import parlour.solve.sweep.Workshop;

class BoxCertificateTest {
    @TempDir private Path folder;

    /** Who wins and the nimbers of a box by the label rules, position by position. */
    private static final class Plain {
        private final int columns;
        private final int rows;
        private final CheckRules rules;
        private final Map<CheckPosition, Integer> nimbers = new HashMap<>();

        Plain(int columns, int rows) {
            this.columns = columns;
            this.rows = rows;
            LargeFrom largeFrom = LargeFrom.infinite(true);
            var start = new CheckPosition.Gathering(largeFrom);
            start.add(columns + 1, rows + 1, Gap.RATIONALS);
            this.rules = new CheckRules(start.position(), largeFrom);
            nimber(rules.start());
        }

        private int nimber(CheckPosition position) {
            Integer known = nimbers.get(position);
            if (known != null) {
                return known;
            }
            BitSet taken = new BitSet();
            options(position).forEach(option -> taken.set(nimber(option)));
            nimbers.put(position, taken.nextClearBit(0));
            return taken.nextClearBit(0);
        }

        /** The positions within the box that a move leads to. */
        private Set<CheckPosition> options(CheckPosition position) {
            Set<CheckPosition> options = new HashSet<>();
            for (CheckMove move : rules.moves(position)) {
                CheckPosition option = rules.play(position, move);
                if (!option.equals(CheckPosition.COMPLETED)) {
                    options.add(option);
                }
            }
            return options;
        }

        /** The boundary through the points (a - x, d - y) of all gaps, steps down as ones. */
        private long word(CheckPosition position) {
            long word = 0;
            int right = 0;
            int up = rows;
            for (int i = 0; i <= position.blockCount(); i++) {
                boolean end = i == position.blockCount();
                int toRight = end ? columns : columns + 1 - position.x(i);
                int toUp = end ? 0 : rows + 1 - position.y(i);
                word = (word << toRight - right) + 1 << up - toUp;
                word -= 1;
                right = toRight;
                up = toUp;
            }
            return word;
        }
    }

    private CheckedProof proof(int columns, int rows, boolean nimbers) {
        CheckedProof proof = new CheckedProof();
        new YoungCensus(
                        new YoungBox(columns, rows),
                        nimbers,
                        false,
                        new Workshop(Budget.unlimited(), folder))
                .proved(proof.sink());
        return proof;
    }

    /** For each diagram those that a move leads from it to, as the checker marks them. */
    private static List<BitSet> options(int columns, int rows, int endSteps) {
        int all = (int) BinomialCoefficient.value(columns + rows, columns);
        List<BitSet> options = new ArrayList<>();
        for (int i = 0; i < all; i++) {
            options.add(new BitSet());
        }
        BoxDiagrams order = new BoxDiagrams(columns, rows, endSteps);
        for (; order.index() < all; order.next()) {
            int first = (int) order.index();
            for (int option = 0; option < first + order.size(); option++) {
                long[] listed = new long[all / Long.SIZE + 2];
                listed[option / Long.SIZE] = 1L << option;
                long[] marks = new long[order.mostLongs()];
                if (option < first) {
                    order.mark(listed, marks);
                } else {
                    order.ends().markSources(option - first, marks);
                }
                int to = option;
                BitSet.valueOf(marks).stream().forEach(from -> options.get(first + from).set(to));
            }
        }
        return options;
    }

    /** The words of a box in their order, by looking at all numbers. */
    private static List<Long> words(int columns, int rows) {
        return LongStream.range(0, 1L << columns + rows)
                .filter(word -> Long.bitCount(word) == rows)
                .boxed()
                .toList();
    }

    /** The moves of the checker's words are those of labels, in boxes to 5 by 5, cut anywhere. */
    @Test
    void movesAreThoseOfTheLabels() {
        int compared = 0;
        for (int columns = 1; columns <= 5; columns++) {
            for (int rows = 1; rows <= 5; rows++) {
                Plain plain = new Plain(columns, rows);
                List<Long> words = words(columns, rows);
                assertThat(plain.nimbers).hasSameSizeAs(words);
                for (int endSteps = 0; endSteps <= columns + rows; endSteps++) {
                    List<BitSet> options = options(columns, rows, endSteps);
                    for (CheckPosition position : plain.nimbers.keySet()) {
                        BitSet wanted = new BitSet();
                        plain.options(position)
                                .forEach(o -> wanted.set(words.indexOf(plain.word(o))));
                        int place = words.indexOf(plain.word(position));
                        assertThat(options.get(place))
                                .as("%s, cut %d from the end", position, endSteps)
                                .isEqualTo(wanted);
                        assertThat(wanted.length()).isLessThanOrEqualTo(place);
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(8_000);
    }

    @Test
    void certificatesOfBoxesAreAccepted() {
        for (int columns = 1; columns <= 7; columns++) {
            for (int rows = 1; rows <= 8; rows++) {
                long diagrams = BinomialCoefficient.value(columns + rows, columns);
                for (boolean nimbers : new boolean[] {false, true}) {
                    CheckedProof proof = proof(columns, rows, nimbers);
                    assertThat(proof.report()).isEqualTo(new Report.Accepted(diagrams));
                }
            }
        }
    }

    /** Two lines to a nimber, from files, stopped again and again: the same lines. */
    @Test
    void aStoppedCensusWritesTheSameCertificate() {
        CheckedProof wanted = proof(11, 10, true);
        assertThat(wanted.report()).isInstanceOf(Report.Accepted.class);
        assertThat(wanted.lines().size()).isGreaterThan(20);
        for (long micros = 3_000; ; micros += 3_000) {
            Budget budget =
                    Budget.unlimited().withMemory(1_000).withTime(Duration.ofNanos(1_000 * micros));
            CheckedProof proof = new CheckedProof();
            try {
                new YoungCensus(
                                new YoungBox(11, 10),
                                true,
                                false,
                                new Workshop(budget, folder.resolve("stopped")))
                        .proved(proof.sink());
            } catch (Budget.Exceeded e) {
                continue;
            }
            assertThat(proof.lines()).isEqualTo(wanted.lines());
            break;
        }
    }

    /** Each bit alone, also those beyond the last diagram. */
    @Test
    void everyWrongBitIsRejectedByItsNumber() {
        List<Json> lines = proof(5, 4, true).lines();
        int tried = 0;
        for (int line = 1; line < lines.size(); line++) {
            Json.Fields fields = (Json.Fields) lines.get(line);
            byte[] bits =
                    Base64.getDecoder().decode(((Json.Text) fields.values().get("bits")).value());
            for (int bit = 0; bit < bits.length * Byte.SIZE; bit++) {
                List<Json> mutant = new ArrayList<>(lines);
                mutant.set(line, flipped(fields, bit));
                String reason =
                        bit < 126
                                ? "the bit of diagram %d is wrong".formatted(bit)
                                : "a bit beyond the last diagram is set";
                assertThat(Certificates.check(mutant))
                        .isEqualTo(new Report.Rejected("line %d: %s".formatted(line + 1, reason)));
                tried++;
            }
        }
        assertThat(tried).isEqualTo(128 * (lines.size() - 1));
    }

    /**
     * In the box of 11 by 10 a nimber has two lines, and a block lies across their border: its bits
     * are judged when it is complete.
     */
    @Test
    void aWrongBitIsFoundOnceItsBlockIsComplete() {
        List<Json> lines = proof(11, 10, true).lines();
        long seed = 20_261_130;
        Random random = new Random(seed);
        int late = 0;
        for (int i = 0; i < 40; i++) {
            int line = 1 + random.nextInt(lines.size() - 1);
            boolean isFirst = line % 2 == 1;
            int count = isFirst ? 1 << 18 : 352_716 - (1 << 18);
            int bit = i % 2 == 0 ? random.nextInt(count) : isFirst ? count - 1 - i : i;
            List<Json> mutant = new ArrayList<>(lines);
            mutant.set(line, flipped((Json.Fields) lines.get(line), bit));
            String reason =
                    "the bit of diagram %d is wrong".formatted(isFirst ? bit : bit + (1 << 18));
            Report here = new Report.Rejected("line %d: %s".formatted(line + 1, reason));
            Report after = new Report.Rejected("line %d: %s".formatted(line + 2, reason));
            Report found = Certificates.check(mutant);
            assertThat(found).as("seed %d", seed).isIn(here, after);
            if (found.equals(after)) {
                assertThat(isFirst && bit > count - 3432).isTrue();
                late++;
            }
        }
        assertThat(late).isPositive();
    }

    private static Json flipped(Json.Fields fields, int bit) {
        byte[] bits = Base64.getDecoder().decode(((Json.Text) fields.values().get("bits")).value());
        bits[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
        return fields.with("bits", Base64.getEncoder().encodeToString(bits));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=22,d=22,deck=Q,play=misere); header: a box of more than 40 columns and rows",
                "monotonic(a=1,d=5,deck=Q,play=misere); header: no box of 0 x 4",
                "monotonic(a=3,d=3,deck=Q); header: no misère play on Q (monotonic(a=3,d=3,deck=Q))"
            })
    void otherInstancesAreRefused(String instance, String reason) {
        List<Json> lines = new ArrayList<>(proof(2, 2, false).lines());
        lines.set(0, ((Json.Fields) lines.getFirst()).with("instance", instance));
        assertThat(Certificates.check(lines)).isEqualTo(new Report.Rejected(reason));
    }

    @Test
    void aBoxThatTheCheckerCannotHoldIsRefused() {
        List<Json> lines = new ArrayList<>(proof(2, 2, false).lines());
        String largest = "monotonic(a=21,d=21,deck=Q,play=misere)";
        lines.set(0, ((Json.Fields) lines.getFirst()).with("instance", largest));
        assertThat(Certificates.check(lines).line())
                .matches(
                        "s REJECTED header: the box 20 x 20 needs \\d+ MB of memory, and the checker may have \\d+ MB");
    }

    private static String rejected(List<Json> lines) {
        return Certificates.check(lines).line();
    }

    private static List<Json> claiming(List<Json> lines, String from, String to) {
        List<Json> mutant = new ArrayList<>(lines);
        String header = lines.getFirst().canonical();
        assertThat(header).contains(from);
        mutant.set(0, JsonReader.read(header.replace(from, to)));
        return mutant;
    }

    /** A nimber more than there are, with no diagram; none of its lines, or no lines at all. */
    @Test
    void linesAreNeitherMissingNorTooMany() {
        List<Json> numbered = proof(2, 2, true).lines();
        Json.Fields last = (Json.Fields) numbered.getLast();
        String greatest = String.valueOf(last.values().get("nimber"));
        String more = String.valueOf(Integer.parseInt(greatest) + 1);
        List<Json> longer =
                claiming(numbered, "\"maxNimber\":" + greatest, "\"maxNimber\":" + more);
        longer.add(last.with("bits", "AA==").with("nimber", Integer.parseInt(more)));
        assertThat(rejected(longer)).contains("no diagram is left");
        assertThat(rejected(numbered.subList(0, numbered.size() - 1)))
                .contains("some diagrams have no bits");
        List<Json> plain = proof(2, 2, false).lines();
        String lost = "\"pDiagrams\":" + ((Json.Fields) claim(plain)).values().get("pDiagrams");
        List<Json> none = claiming(plain, lost, "\"pDiagrams\":0");
        assertThat(none.getFirst().canonical()).contains("\"outcome\":\"N\"");
        assertThat(rejected(none.subList(0, 1))).contains("some diagrams have no bits");
        List<Json> doubled = new ArrayList<>(plain);
        doubled.add(plain.getLast());
        assertThat(rejected(doubled)).contains("no diagram is left");
    }

    private static Json claim(List<Json> lines) {
        return Objects.requireNonNull(((Json.Fields) lines.getFirst()).values().get("claim"));
    }

    @Test
    void linesAreAsLongAsTheirDiagrams() {
        List<Json> lines = proof(2, 2, false).lines();
        Json.Fields line = (Json.Fields) lines.get(1);
        byte[] bits = Base64.getDecoder().decode(((Json.Text) line.values().get("bits")).value());
        for (int length : new int[] {0, 2, 9}) {
            String other = Base64.getEncoder().encodeToString(Arrays.copyOf(bits, length));
            List<Json> mutant = List.of(lines.getFirst(), line.with("bits", other));
            assertThat(rejected(mutant)).contains("expected the bits of 6 diagrams");
        }
        List<Json> other = List.of(lines.getFirst(), line.with("nimber", 1));
        assertThat(rejected(other)).contains("the nimber should be 0");
        assertThat(rejected(List.of(lines.getFirst(), line.with("bits", "?"))))
                .contains("REJECTED line 2");
    }
}
