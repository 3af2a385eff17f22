package parlour.games.monotonic.engine.young;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlour.solve.sweep.SweepFamily;
import parlour.solve.sweep.SweepIdentity;
import parlour.solve.sweep.Workshop;

/**
 * All boxes up to a size: who wins from the empty diagram, how many diagrams are lost, and on
 * request nimbers. The outcome of box p x q is that of misère play on Q with (p+1, q+1), and of
 * normal play with (p+2, q+2); boxes that are others' mirror images are left out.
 */
public final class QBoxFamily implements SweepFamily {
    /** The name of the family. */
    public static final String NAME = "q-box";

    private static final int VERSION = 1;

    private final int columns;
    private final int rows;
    private final boolean nimbers;
    private final boolean checks;

    /**
     * All boxes with at most so many columns and rows.
     *
     * @param nimbers whether nimbers are asked for
     * @param checks whether tables are checked by the plain moves
     */
    public QBoxFamily(int columns, int rows, boolean nimbers, boolean checks) {
        this.columns = columns;
        this.rows = rows;
        this.nimbers = nimbers;
        this.checks = checks;
    }

    /** The size does not change what a unit gives, so sweeps up to other sizes share. */
    @Override
    public SweepIdentity identity() {
        SequencedMap<String, String> parameters = new LinkedHashMap<>();
        parameters.put("nimber", String.valueOf(nimbers));
        parameters.put("check", String.valueOf(checks));
        return new SweepIdentity(NAME, VERSION, parameters);
    }

    @Override
    public byte[] heading() {
        return ("columns,rows,outcome,diagrams,pDiagrams"
                        + (nimbers ? ",nimber,maxNimber" : "")
                        + (checks ? ",checked" : "")
                        + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<String> units() {
        List<String> units = new ArrayList<>();
        for (int p = 1; p <= columns; p++) {
            for (int q = 1; q <= rows; q++) {
                boolean isMirrored = q > p && q <= columns && p <= rows;
                if (!isMirrored) {
                    units.add(p + "x" + q);
                }
            }
        }
        return units;
    }

    @Override
    public int threadsOfUnit(int threads) {
        return threads;
    }

    @Override
    public byte[] work(String unit, Workshop workshop) {
        int cross = unit.indexOf('x');
        YoungBox box =
                new YoungBox(
                        Integer.parseInt(unit.substring(0, cross)),
                        Integer.parseInt(unit.substring(cross + 1)));
        YoungCensus.Counts counts = new YoungCensus(box, nimbers, checks, workshop).counts();
        StringBuilder row = new StringBuilder();
        row.append(box.columns()).append(',').append(box.rows());
        row.append(counts.nimber() == 0 ? ",P," : ",N,");
        row.append(box.diagrams()).append(',').append(counts.lost());
        if (nimbers) {
            row.append(',').append(counts.nimber()).append(',').append(counts.maxNimber());
        }
        row.append(checks ? ",yes\n" : "\n");
        return row.toString().getBytes(StandardCharsets.UTF_8);
    }
}
