package parlour.games.monotonic.engine.young;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import parlour.claim.CertificateFile;
import parlour.claim.CertificateHeader;
import parlour.games.catalogue.ProofFolder;
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
    private final Optional<ProofFolder> proofs;

    /**
     * All boxes within another.
     *
     * @param largest the box that holds all others
     * @param nimbers whether nimbers are asked for
     * @param checks whether tables are checked by the plain moves
     * @param proofs the folder for certificates, if they are wanted
     */
    public QBoxFamily(YoungBox largest, boolean nimbers, boolean checks, Optional<Path> proofs) {
        this.columns = largest.columns();
        this.rows = largest.rows();
        this.nimbers = nimbers;
        this.checks = checks;
        this.proofs = proofs.map(folder -> new ProofFolder(folder, NAME));
    }

    /**
     * Neither the size nor certificates change what a unit gives, so sweeps up to other sizes
     * share.
     */
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
        YoungBox box = box(unit);
        YoungCensus census = new YoungCensus(box, nimbers, checks, workshop);
        if (proofs.isEmpty()) {
            return row(box, census.counts());
        }
        try (CertificateFile file = proofs.get().growing(name(unit))) {
            byte[] row = row(box, census.proved(file.sink()));
            file.keep();
            return row;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A certificate with nimbers does not take the place of one without, nor the other way. */
    private String name(String unit) {
        return unit + (nimbers ? "-nimbers" : "");
    }

    @Override
    public boolean stands(String unit, byte[] result) {
        return proofs.isEmpty()
                || proofs.get().stands(name(unit), header(box(unit), result)::equals);
    }

    private CertificateHeader header(YoungBox box, byte[] row) {
        String[] cells = new String(row, StandardCharsets.UTF_8).strip().split(",");
        int nimber = nimbers ? Integer.parseInt(cells[5]) : cells[2].equals("P") ? 0 : 1;
        int maxNimber = nimbers ? Integer.parseInt(cells[6]) : 0;
        return new YoungCensus.Counts(Long.parseLong(cells[4]), nimber, maxNimber)
                .header(box, nimbers);
    }

    private static YoungBox box(String unit) {
        int cross = unit.indexOf('x');
        return new YoungBox(
                Integer.parseInt(unit.substring(0, cross)),
                Integer.parseInt(unit.substring(cross + 1)));
    }

    private byte[] row(YoungBox box, YoungCensus.Counts counts) {
        StringBuilder row = new StringBuilder();
        row.append(box.columns()).append(',').append(box.rows());
        row.append(',').append(counts.outcome());
        row.append(',').append(box.diagrams()).append(',').append(counts.lost());
        if (nimbers) {
            row.append(',').append(counts.nimber()).append(',').append(counts.maxNimber());
        }
        row.append(checks ? ",yes\n" : "\n");
        return row.toString().getBytes(StandardCharsets.UTF_8);
    }
}
