package parlour.bench.sylver;

import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.SylverGame;
import parlour.games.sylver.engine.EvenCensus;
import parlour.games.sylver.engine.SemigroupCensus;
import parlour.games.sylver.engine.ValueSweep;

/** CPU seconds of gcd 2, of nimbers and of the censuses; each is run twice, the second counts. */
public final class Surveys {
    private Surveys() {}

    /** Runs. */
    public static void main(String[] args) {
        time("sylver(named=8 30 34)", () -> solved("sylver(named=8 30 34)"));
        time("nimber of 11 12", Surveys::nimber);
        time("gcd 2, up to 10 scaled gaps", () -> even(10));
        time("census to 24 gaps", () -> census(24));
    }

    private static void time(String name, Supplier<Object> run) {
        Object warmUp = run.get();
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        Object result = run.get();
        long millis = (threads.getCurrentThreadCpuTime() - start) / 1_000_000;
        if (!result.equals(warmUp)) {
            throw new IllegalStateException(name + ": " + warmUp + ", then " + result);
        }
        System.out.println(name + ": " + result + ", " + millis + " ms CPU");
    }

    private static Object solved(String instance) {
        var game = new SylverGame();
        var ask = Ask.of(Question.OUTCOME, Question.WINNING_MOVES);
        return game.solve(game.read(InstanceText.parse(instance)), ask, Budget.unlimited())
                .counts();
    }

    private static Object nimber() {
        return ValueSweep.nimbers(NumericalSemigroup.of(11, 12), Budget.unlimited()).value();
    }

    private static Object even(int gaps) {
        long lost = 0;
        for (int g = 0; g <= gaps; g++) {
            lost += EvenCensus.row(g, Budget.unlimited()).lost().size();
        }
        return lost + " lost";
    }

    private static Object census(int gaps) {
        var census = new SemigroupCensus(false, Budget.unlimited());
        long lost = 0;
        for (int g = 1; g <= gaps; g++) {
            lost = census.next().lost();
        }
        return lost + " lost in the last row";
    }
}
