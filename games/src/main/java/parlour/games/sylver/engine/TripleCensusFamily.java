package parlour.games.sylver.engine;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parlour.game.Outcome;
import parlour.games.sylver.SylverPosition;
import parlour.solve.sweep.SweepFamily;
import parlour.solve.sweep.SweepIdentity;
import parlour.solve.sweep.Workshop;

/** The entries of the {@link TripleCensus}, one by one. A unit is a position. */
final class TripleCensusFamily implements SweepFamily {
    /** The name of the family. */
    static final String NAME = "sylver-triple-census";

    /** Most gaps: the 4,806 positions of the last row take hours. */
    static final int MAX_GAPS = 16;

    private static final int VERSION = 1;

    private final int gaps;

    TripleCensusFamily(int gaps) {
        this.gaps = gaps;
    }

    /** Rows are the same however many there are. */
    @Override
    public SweepIdentity identity() {
        return new SweepIdentity(NAME, VERSION, new TreeMap<>());
    }

    @Override
    public byte[] heading() {
        return bytes("gaps,short,named,outcome,winningMoves,reach,openMultiples\n");
    }

    /** Positions by the numbers named. */
    @Override
    public List<String> units() {
        return IntStream.rangeClosed(0, gaps)
                .mapToObj(TripleCensus::positions)
                .flatMap(List::stream)
                .map(position -> position.toString().replace(' ', '-'))
                .toList();
    }

    @Override
    public byte[] work(String unit, Workshop workshop) {
        long[] named = Stream.of(unit.split("-")).mapToLong(Long::parseLong).toArray();
        var entry = TripleCensus.entry(SylverPosition.of(named), workshop.budget());
        return bytes(line(entry));
    }

    private static String line(TripleCensus.Entry entry) {
        return "%d,%s,%s,%s,%s,%d,%s\n"
                .formatted(
                        entry.position().scaled().gapCount(),
                        entry.position().scaled().isSymmetric(),
                        entry.position(),
                        entry.outcome().map(Outcome::toString).orElse("unknown"),
                        joined(entry.wins()),
                        entry.reach(),
                        joined(entry.open()));
    }

    private static String joined(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
