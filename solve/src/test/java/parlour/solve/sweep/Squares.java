package parlour.solve.sweep;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import parlour.claim.Budget;

/** A family for tests: the squares of 0 to count - 1, one a unit; counts what is worked on. */
final class Squares implements SweepFamily {
    final List<String> worked = new CopyOnWriteArrayList<>();
    private final int count;
    private final int version;

    /** From this unit on the memory does not suffice; -1 for none. */
    int tooLarge = -1;

    /** From this unit on the work goes on until the process is killed; -1 for none. */
    private int endless = -1;

    /** How long a unit takes. */
    long millis;

    Squares(int count, int version) {
        this.count = count;
        this.version = version;
    }

    @Override
    public SweepIdentity identity() {
        var parameters = new TreeMap<String, String>();
        parameters.put("count", String.valueOf(count));
        return new SweepIdentity("squares", version, parameters);
    }

    @Override
    public byte[] heading() {
        return "n,square\n".getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<String> units() {
        List<String> units = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            units.add("n=" + n);
        }
        return units;
    }

    @Override
    public byte[] work(String unit, Workshop workshop) {
        int n = Integer.parseInt(unit.substring(2));
        worked.add(unit);
        if (n == tooLarge) {
            throw new Budget.Exceeded("memory");
        }
        try {
            Thread.sleep(endless >= 0 && n >= endless ? Long.MAX_VALUE : millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        workshop.budget().spend();
        return (n + "," + (long) n * n + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** A sweep in a process of its own, to be killed. */
    public static void main(String[] args) throws Exception {
        Squares squares = new Squares(Integer.parseInt(args[1]), 1);
        squares.millis = 20;
        squares.endless = squares.count / 2;
        Path marks = Files.createDirectories(Path.of(args[0], "marks"));
        int[] done = {0};
        new Sweep(squares, Path.of(args[0]))
                .run(
                        new LocalEngine(),
                        Budget.unlimited().withThreads(2),
                        java.io.OutputStream.nullOutputStream(),
                        () -> {
                            try {
                                Files.createFile(marks.resolve(String.valueOf(done[0]++)));
                            } catch (java.io.IOException e) {
                                throw new java.io.UncheckedIOException(e);
                            }
                        });
    }
}
