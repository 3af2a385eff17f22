package parlour.games.sylver.engine;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.SylverPosition;
import parlour.solve.sweep.SweepFamily;
import parlour.solve.sweep.SweepIdentity;
import parlour.solve.sweep.Workshop;

/** The rows of the {@link EvenCensus}, with the P-positions themselves. A unit is a row. */
final class EvenCensusFamily implements SweepFamily {
    /** The name of the family. */
    static final String NAME = "sylver-even-census";

    /** Most gaps: far more than any machine ends; F(H) is below twice their number. */
    static final int MAX_GAPS = 31;

    /** 3: each level has a period of its own, so that rows decide more. */
    private static final int VERSION = 3;

    private final int gaps;

    EvenCensusFamily(int gaps) {
        this.gaps = gaps;
    }

    /** Rows are the same however many there are. */
    @Override
    public SweepIdentity identity() {
        return new SweepIdentity(NAME, VERSION, new TreeMap<>());
    }

    @Override
    public byte[] heading() {
        return "gaps,total,p,pShort,open,positions\n".getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<String> units() {
        return IntStream.rangeClosed(0, gaps).mapToObj(String::valueOf).toList();
    }

    @Override
    public int threadsOfUnit(int threads) {
        return threads;
    }

    @Override
    public byte[] work(String unit, Workshop workshop) {
        var row = EvenCensus.row(Integer.parseInt(unit), workshop.budget());
        String positions =
                row.lost().stream().map(EvenCensusFamily::doubled).collect(Collectors.joining(";"));
        String line =
                "%d,%d,%d,%d,%d,%s\n"
                        .formatted(
                                row.gapCount(),
                                row.total(),
                                row.lost().size(),
                                row.lostShort(),
                                row.open(),
                                positions);
        return line.getBytes(StandardCharsets.UTF_8);
    }

    private static String doubled(NumericalSemigroup half) {
        return new SylverPosition(2, half).toString();
    }
}
