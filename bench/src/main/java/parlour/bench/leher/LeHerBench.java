package parlour.bench.leher;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.OneSuitGame;
import parlour.games.leher.engine.BenjaminGoldmanBlock;
import parlour.solve.matrix.DoubleOracle;
import parlour.solve.matrix.IntegerGame;
import parlour.solve.matrix.Optimum;

/** Times what the issue of Le Her sets targets for. Run its main method; one line per target. */
public final class LeHerBench {
    private static final LeHerGame GAME = new LeHerGame();

    private final PrintStream out;
    private long sink;

    private LeHerBench(PrintStream out) {
        this.out = out;
    }

    /**
     * Prints all lines; arguments are the sizes of random dense matrices, 50 100 200 if there are
     * none.
     */
    public static void main(String[] sizes) {
        LeHerBench bench = new LeHerBench(System.out);
        bench.closedForm();
        bench.wide(100, 300);
        bench.wide(1000, 60);
        for (int cards : new int[] {200, 500, 1000, 1001}) {
            bench.thresholds(cards);
        }
        bench.deck("leher(authentic)");
        bench.deck("leher(ranks=20,suits=4,ties=split)");
        bench.grid();
        for (String size : sizes.length == 0 ? new String[] {"50", "100", "200"} : sizes) {
            bench.dense(Integer.parseInt(size));
        }
        System.out.println("signature " + bench.sink);
    }

    /** CPU nanoseconds of this thread for one run, the least of some rounds. */
    private long best(int rounds, LongSupplier run) {
        var threads = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        for (int round = 0; round < rounds; round++) {
            long start = threads.getCurrentThreadCpuTime();
            sink = sink * 31 + run.getAsLong();
            best = Math.min(best, threads.getCurrentThreadCpuTime() - start);
        }
        return best;
    }

    private void line(String what, long nanos, String note) {
        out.printf("%-46s %14d ns  %s%n", what, nanos, note);
    }

    private void closedForm() {
        long nanos =
                best(
                        6,
                        () -> {
                            long pure = 0;
                            for (long n = 7; n <= BenjaminGoldmanBlock.MAX_LONG_CARDS; n++) {
                                pure += BenjaminGoldmanBlock.solve(n).isPure() ? 1 : 0;
                            }
                            return pure;
                        });
        line("closed form, mean over N = 7..600000", nanos / 599_994, "target 300");
    }

    private void wide(int digits, int runs) {
        BigInteger n = BigInteger.TEN.pow(digits);
        long nanos =
                best(
                        6,
                        () -> {
                            long bits = 0;
                            for (int run = 0; run < runs; run++) {
                                bits +=
                                        BenjaminGoldmanBlock.solve(n.add(BigInteger.valueOf(run)))
                                                .s()
                                                .bitLength();
                            }
                            return bits;
                        });
        line(
                "closed form, N = 10^" + digits,
                nanos / runs,
                "target " + (digits == 100 ? "1000000" : "20000000"));
    }

    private void thresholds(int cards) {
        long[] reading = {0};
        IntegerGame[] game = {null};
        reading[0] =
                best(
                        3,
                        () -> {
                            game[0] = IntegerGame.of(OneSuitGame.whole(cards), Budget.unlimited());
                            return game[0].rows();
                        });
        int[] rounds = {0};
        long nanos =
                best(
                        20,
                        () -> {
                            Optimum optimum = DoubleOracle.solve(game[0], Budget.unlimited());
                            rounds[0] = optimum.rounds();
                            return optimum.value().hashCode();
                        });
        line(
                "double oracle, thresholds N = " + cards,
                nanos,
                "rounds %d, reading %d".formatted(rounds[0], reading[0]));
    }

    private static long solve(String instance) {
        Ask ask = Ask.of(Question.OUTCOME);
        return GAME.solve(GAME.read(InstanceText.parse(instance)), ask, Budget.unlimited())
                .claims()
                .hashCode();
    }

    private void deck(String instance) {
        long nanos =
                best(
                        40,
                        () -> {
                            long sum = 0;
                            for (int run = 0; run < 50; run++) {
                                sum += solve(instance);
                            }
                            return sum;
                        });
        line("checked answer, " + instance, nanos / 50, "target 1000000");
    }

    private void grid() {
        List<String> instances = new ArrayList<>();
        for (int suits = 1; suits <= 8; suits++) {
            for (String ties : new String[] {"dealer", "receiver", "split"}) {
                for (int bits = 0; bits < 4; bits++) {
                    for (int ranks = 3; ranks <= (ties.equals("dealer") ? 20 : 15); ranks++) {
                        instances.add(
                                "leher(ranks=%d,suits=%d,ties=%s,kingRefusal=%s,voidKing=%s)"
                                        .formatted(
                                                ranks,
                                                suits,
                                                ties,
                                                (bits & 1) == 1,
                                                (bits & 2) == 2));
                    }
                }
            }
        }
        long nanos = best(3, () -> instances.stream().mapToLong(LeHerBench::solve).sum());
        line("grid of " + instances.size() + " decks, all checked", nanos, "target 2000000000");
    }

    private void dense(int size) {
        Random random = new Random(size);
        List<List<Rational>> table = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            List<Rational> line = new ArrayList<>();
            for (int column = 0; column < size; column++) {
                line.add(Rational.of(random.nextInt(201) - 100));
            }
            table.add(line);
        }
        IntegerGame game = IntegerGame.of(new PayoffTable(table), Budget.unlimited());
        int[] support = {0};
        long nanos =
                best(
                        1,
                        () -> {
                            Optimum optimum = DoubleOracle.solve(game, Budget.unlimited());
                            support[0] = optimum.row().size();
                            return optimum.value().hashCode();
                        });
        line("random integers, %d by %d".formatted(size, size), nanos, "support " + support[0]);
    }
}
