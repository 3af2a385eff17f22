package parlour.games.monotonic.engine.young;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.games.monotonic.check.BoxCertificate;
import parlour.solve.sweep.Workshop;

/**
 * Counts the diagrams of a box by nimber: how many are lost (nimber 0), and on request the nimber
 * of the empty diagram and the greatest of all.
 *
 * <p>Nimbers are found one by one. Let H be the diagrams whose nimber is at least g. A diagram of H
 * has nimber g exactly if none of its options in H has: otherwise g would not be missing among its
 * options, or would be beyond the first that is. So one run over H finds the nimber g, as a run
 * over all diagrams finds the lost ones. Cost: a run for each nimber; a bit for each diagram, or
 * three if nimbers are asked for.
 *
 * <p>Tables that are large are kept in files, with a note of what is finished, and are gone on with
 * if the work was stopped. A certificate has the bits of all runs, so that with nimbers a copy of
 * each table is kept until the claim is known.
 */
public final class YoungCensus {
    /** Tables up to this size are made within seconds and are not kept in files. */
    private static final long SMALL_BYTES = 32L << 20;

    private static final long NANOS_BETWEEN_NOTES = TimeUnit.SECONDS.toNanos(5);
    private static final int NIMBER_PLANES = 3;

    private final YoungBox box;
    private final long smallBytes;
    private final boolean nimbers;
    private final boolean checks;
    private final Workshop workshop;
    private final Blocks blocks;
    private @Nullable CertificateSink proof;
    private CensusNote note = CensusNote.EMPTY;
    private long noted = System.nanoTime();

    /**
     * Prepares a census.
     *
     * @param nimbers whether nimbers are asked for
     * @param checks whether every lost and every other diagram is checked by the plain moves
     */
    public YoungCensus(YoungBox box, boolean nimbers, boolean checks, Workshop workshop) {
        this(box, nimbers, checks, workshop, SMALL_BYTES);
    }

    /** The same with another bound for tables that are not kept in files. */
    YoungCensus(YoungBox box, boolean nimbers, boolean checks, Workshop workshop, long smallBytes) {
        this.smallBytes = smallBytes;
        this.box = box;
        this.nimbers = nimbers;
        this.checks = checks;
        this.workshop = workshop;
        this.blocks = new Blocks(box);
    }

    /**
     * What a box holds.
     *
     * @param lost diagrams at which the player to move loses
     * @param nimber the nimber of the empty diagram; 1 stands for "not 0" if nimbers were not asked
     *     for
     * @param maxNimber the greatest nimber, 0 if it was not asked for
     */
    public record Counts(long lost, int nimber, int maxNimber) {
        /** Who wins from the empty diagram. */
        public String outcome() {
            return nimber == 0 ? "P" : "N";
        }

        /** The header of a certificate that claims this. */
        CertificateHeader header(YoungBox box, boolean nimbers) {
            Json.Fields claim =
                    Json.fields()
                            .with("outcome", outcome())
                            .with("diagrams", box.diagrams())
                            .with("pDiagrams", lost);
            return BoxCertificate.header(
                    box.columns(),
                    box.rows(),
                    nimbers ? claim.with("nimber", nimber).with("maxNimber", maxNimber) : claim);
        }
    }

    /**
     * Takes the census, from where it was stopped.
     *
     * @throws Budget.Exceeded if the budget runs out
     * @throws BadInput if the box is too large for the disk
     */
    public Counts counts() {
        try (Arena arena = Arena.ofShared()) {
            return isSmall() ? inMemory(arena) : inFiles(arena);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The same, with a certificate.
     *
     * @throws Budget.Exceeded if the budget runs out; the certificate is not whole then
     */
    public Counts proved(CertificateSink sink) {
        proof = sink;
        return counts();
    }

    private boolean keepsCopies() {
        return nimbers && proof != null;
    }

    /** A diagram has fewer options than letters, so there are not more nimbers than letters. */
    private int planes() {
        int copies = keepsCopies() ? box.letters() : 0;
        return nimbers ? NIMBER_PLANES + copies : 1;
    }

    private long bytes() {
        return Math.multiplyExact(blocks.words(), Long.BYTES);
    }

    private boolean isSmall() {
        long all = planes() * bytes();
        return all <= smallBytes && all <= workshop.budget().memoryBytes();
    }

    private Counts inMemory(Arena arena) throws IOException {
        List<Plane> planes = new ArrayList<>();
        for (int i = 0; i < planes(); i++) {
            planes.add(Plane.inMemory(blocks.words(), arena));
        }
        return count(planes, null);
    }

    private Counts inFiles(Arena arena) throws IOException {
        // A note of a census without copies does not do for one with them.
        Path folder =
                Files.createDirectories(
                        keepsCopies() ? workshop.folder().resolve("copies") : workshop.folder());
        demandSpace(folder);
        List<Plane> planes = new ArrayList<>();
        for (int i = 0; i < planes(); i++) {
            planes.add(Plane.inFile(folder.resolve("plane-" + i), blocks.words(), arena));
        }
        note = CensusNote.read(folder);
        return count(planes, folder);
    }

    private void demandSpace(Path folder) throws IOException {
        long needed = planes() * bytes();
        for (int i = 0; i < planes(); i++) {
            Path file = folder.resolve("plane-" + i);
            needed -= Files.exists(file) ? Files.size(file) : 0;
        }
        long usable = Files.getFileStore(folder).getUsableSpace();
        if (needed > usable) {
            String name = box.columns() + " x " + box.rows();
            throw new BadInput(
                    name,
                    ("box (%s) has %d diagrams and needs %d MB on the disk of %s, which has %d MB;"
                                    + " name another folder, as in --store results")
                            .formatted(name, box.diagrams(), needed >> 20, folder, usable >> 20));
        }
    }

    /** Runs for one nimber after another. */
    private Counts count(List<Plane> planes, @Nullable Path folder) throws IOException {
        LayerRun run = new LayerRun(blocks, new EndTables(blocks), workshop.budget());
        boolean done = false;
        while (!done) {
            int nimber = note.nimber();
            Plane lost = planes.getFirst();
            @Nullable Plane open = nimber == 0 ? null : planes.get(1 + (nimber + 1) % 2);
            @Nullable Plane left = nimbers ? planes.get(1 + nimber % 2) : null;
            try {
                run.run(
                        lost,
                        open,
                        left,
                        note.layers(),
                        (_, found) -> finished(found, planes, folder));
            } catch (Budget.Exceeded e) {
                keep(planes, folder);
                throw e;
            }
            if (nimber == 0 && checks) {
                new PlaneCheck(box, word -> lost.has(blocks.bit(word)), workshop.budget()).run();
            }
            if (keepsCopies()) {
                planes.get(NIMBER_PLANES + nimber).bits().copyFrom(lost.bits());
            }
            done = !nimbers || note.found() == box.diagrams();
            note = note.next(lost.has(blocks.bit(box.empty())), done);
            // The next run writes over tables that the note before this leans on.
            keep(planes, folder);
        }
        Counts counts = note.counts();
        if (proof != null) {
            write(counts, keepsCopies() ? planes.subList(NIMBER_PLANES, planes()) : planes, proof);
        }
        return counts;
    }

    private void write(Counts counts, List<Plane> found, CertificateSink sink) {
        sink.open(counts.header(box, nimbers));
        BoxProof lines = new BoxProof(blocks, sink, workshop.budget());
        for (int nimber = 0; nimber <= counts.maxNimber(); nimber++) {
            lines.write(found.get(nimber), nimber);
        }
    }

    private void finished(long found, List<Plane> planes, @Nullable Path folder) {
        note = note.layer(found);
        if (System.nanoTime() - noted > NANOS_BETWEEN_NOTES) {
            keep(planes, folder);
        }
    }

    /** First the tables, then the note that says how far they are right. */
    private void keep(List<Plane> planes, @Nullable Path folder) {
        if (folder != null) {
            planes.forEach(Plane::force);
            note.write(folder);
        }
        noted = System.nanoTime();
    }
}
