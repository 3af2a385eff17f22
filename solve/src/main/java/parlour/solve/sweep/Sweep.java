package parlour.solve.sweep;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import parlour.claim.Budget;

/**
 * One sweep: a family, and the folder in which its journal lies.
 *
 * <p>A run does what is missing and writes the results in order, each as soon as all before it are
 * there; so what is written is always a beginning of the whole output, and the whole output has the
 * same bytes however often the sweep was interrupted. Whatever ends a run, kill -9 included, costs
 * the units that were under way and no other.
 */
public final class Sweep {
    private static final String UNIT = "[A-Za-z0-9._=,+-]*[A-Za-z0-9][A-Za-z0-9._=,+-]*";

    private final SweepFamily family;
    private final List<String> units;
    private final Path file;
    private final Path scratch;
    private int done;

    /**
     * Prepares a sweep; nothing is read or written yet.
     *
     * @param folder where journals lie; made if it is not there
     */
    public Sweep(SweepFamily family, Path folder) {
        this.family = family;
        this.units = List.copyOf(family.units());
        Set<String> names = new HashSet<>();
        for (String unit : units) {
            if (!unit.matches(UNIT) || !names.add(unit)) {
                throw new IllegalArgumentException("unit (" + unit + ") is no name, or not new");
            }
        }
        String name = family.identity().fileName();
        this.file = folder.resolve(name + ".journal");
        this.scratch = folder.resolve(name + ".units");
    }

    /** How many units there are. */
    public int size() {
        return units.size();
    }

    /** How many units were finished when the last run ended, by it or before. */
    public int done() {
        return done;
    }

    /** The file that holds the results. */
    public Path journal() {
        return file;
    }

    /**
     * Does what is missing and writes the results.
     *
     * @param out where the output goes
     * @param step called once for each unit whose part was written
     * @throws Budget.Exceeded if some units could not be finished; the others are kept
     * @throws IOException if the journal or the output cannot be written, or somebody else works on
     *     the same sweep
     */
    public void run(SweepEngine engine, Budget budget, OutputStream out, Runnable step)
            throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (Journal journal = Journal.open(file, family.identity())) {
            List<String> missing = missing(journal);
            done = units.size() - missing.size();
            Merger merger = new Merger(journal, out, step);
            out.write(family.heading());
            merger.write();
            engine.run(family, missing, new Workshop(budget, scratch), merger::take);
            Files.deleteIfExists(scratch);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private List<String> missing(Journal journal) throws IOException {
        List<String> missing = new ArrayList<>();
        for (String unit : units) {
            if (journal.has(unit) && !family.stands(unit, journal.result(unit))) {
                journal.forget(unit);
            }
            if (!journal.has(unit)) {
                missing.add(unit);
            }
        }
        return missing;
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> inside;
        try (Stream<Path> all = Files.walk(folder)) {
            inside = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : inside) {
            Files.deleteIfExists(path);
        }
    }

    /** Puts results into the journal, and from there into the output in order. */
    private final class Merger {
        private final Journal journal;
        private final OutputStream out;
        private final Runnable step;
        private int written;

        Merger(Journal journal, OutputStream out, Runnable step) {
            this.journal = journal;
            this.out = out;
            this.step = step;
        }

        void take(String unit, byte[] result) {
            try {
                journal.add(unit, result);
                done++;
                delete(scratch.resolve(unit));
                write();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void write() throws IOException {
            while (written < units.size() && journal.has(units.get(written))) {
                out.write(journal.result(units.get(written++)));
                step.run();
            }
            out.flush();
        }
    }
}
