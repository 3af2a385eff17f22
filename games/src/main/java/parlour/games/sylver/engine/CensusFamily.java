package parlour.games.sylver.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import parlour.solve.sweep.SweepFamily;
import parlour.solve.sweep.SweepIdentity;
import parlour.solve.sweep.Workshop;

/**
 * The rows of the {@link SemigroupCensus}. A unit is a row; it leans on the rows before it, so one
 * unit uses all threads, and a sweep that is taken up again works them out anew, which takes about
 * as long as one row more.
 */
final class CensusFamily implements SweepFamily {
    /** The name of the family. */
    static final String NAME = "sylver-census";

    private static final int VERSION = 1;

    private final int gaps;
    private final boolean hasNimbers;
    private @Nullable SemigroupCensus census;

    CensusFamily(int gaps, boolean hasNimbers) {
        this.gaps = gaps;
        this.hasNimbers = hasNimbers;
    }

    /** Rows are the same however many there are. */
    @Override
    public SweepIdentity identity() {
        SequencedMap<String, String> parameters = new LinkedHashMap<>();
        parameters.put("nimber", String.valueOf(hasNimbers));
        return new SweepIdentity(NAME, VERSION, parameters);
    }

    @Override
    public byte[] heading() {
        return bytes("gaps,total,p" + (hasNimbers ? ",nimbers" : "") + "\n");
    }

    @Override
    public List<String> units() {
        return IntStream.rangeClosed(1, gaps).mapToObj(String::valueOf).toList();
    }

    @Override
    public int threadsOfUnit(int threads) {
        return threads;
    }

    @Override
    public synchronized byte[] work(String unit, Workshop workshop) {
        int wanted = Integer.parseInt(unit);
        SemigroupCensus known = census;
        if (known == null || known.gapCount() >= wanted) {
            known = new SemigroupCensus(hasNimbers, workshop.budget());
            census = known;
        }
        SemigroupCensus.Row row = known.next();
        while (row.gapCount() < wanted) {
            row = known.next();
        }
        return bytes(text(row));
    }

    private String text(SemigroupCensus.Row row) {
        String line = row.gapCount() + "," + row.total() + "," + row.lost();
        return line + (hasNimbers ? "," + histogram(row.nimbers()) : "") + "\n";
    }

    /** How often 0, 1, 2, … occur, as far as some nimber does. */
    private static String histogram(long[] counts) {
        int last = counts.length;
        while (last > 1 && counts[last - 1] == 0) {
            last--;
        }
        return Arrays.stream(counts, 0, last)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
