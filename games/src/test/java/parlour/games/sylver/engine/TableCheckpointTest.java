package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.games.StoppedWork;
import parlour.games.sylver.SylverGame;

/**
 * Tables of numbers, rows of gcd 2 and tables of gcd 3 that were stopped and go on are those that
 * were not stopped.
 */
class TableCheckpointTest {
    private static final SylverGame GAME = new SylverGame();

    /** Every value, set by set, with so many sets between two looks. */
    private static Function<Budget, String> values(boolean nimbers, long... generators) {
        NumericalSemigroup root = NumericalSemigroup.of(generators);
        List<NumericalSemigroup> all = new ArrayList<>();
        var tree = new OversemigroupTree(new GapFrame(root));
        while (tree.next()) {
            all.add(tree.semigroup());
        }
        return budget -> {
            ValueSweep sweep =
                    nimbers
                            ? ValueSweep.ofNimbers(root, budget, 1)
                            : ValueSweep.ofRemotenesses(root, budget, 1);
            return LongStream.of(sweep.kept(all)).boxed().toList().toString();
        };
    }

    private static Function<Budget, String> answer(String named, Ask ask) {
        String text = "sylver(named=" + named + ")";
        return budget -> {
            Answer answer = GAME.solve(GAME.read(InstanceText.parse(text)), ask, budget);
            return answer.toJson() + " " + answer.counts();
        };
    }

    private static Function<Budget, String> certified(String named, Ask ask) {
        return budget ->
                StoppedWork.certified(ask, proving -> answer(named, proving).apply(budget));
    }

    private static Function<Budget, String> moves(String named) {
        return answer(named, Ask.of(Question.OUTCOME, Question.WINNING_MOVES));
    }

    /** Looks before every row, and at every shape of those that have to be closed under sums. */
    private static Function<Budget, String> rows(long... half) {
        return budget -> {
            var shapes = new IdealShapes(NumericalSemigroup.of(half), Integer.MAX_VALUE, budget);
            var automaton = new IdealAutomaton(shapes, 1, 1);
            budget.checkpoints().begin(automaton);
            var decision = new EvenDecision(automaton, true, Long.MAX_VALUE);
            StringBuilder rows = new StringBuilder();
            for (int level = 0; level < shapes.levelCount(); level++) {
                LevelRows found = automaton.level(level);
                for (int row = 0; row < found.count(); row++) {
                    rows.append(found.number(row)).append(Arrays.toString(found.row(row)));
                }
            }
            return decision.verdict() + " " + decision.counts() + automaton.effort() + rows;
        };
    }

    @Test
    void valuesAfterEverySet() {
        int stops = 0;
        for (boolean nimbers : List.of(false, true)) {
            stops += StoppedWork.atEveryLook(300, values(nimbers, 5, 7));
            stops += StoppedWork.atEveryLook(300, values(nimbers, 6, 9, 11));
            stops += StoppedWork.atEveryLook(100, values(nimbers, 7, 9, 13));
            stops += StoppedWork.atEveryLook(300, values(nimbers, 2, 3));
            StoppedWork.refusals(values(nimbers, 6, 9, 11), values(nimbers, 5, 8));
        }
        assertThat(stops).isGreaterThan(300);
    }

    /** By way of the game: both numbers of one question, and the walk ahead on a second thread. */
    @Test
    void numbersOfOneQuestion() {
        Ask both = Ask.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS);
        StoppedWork.atEveryLook(40, answer("10 11", both));
        StoppedWork.atEveryLook(40, budget -> answer("10 11", both).apply(budget.withThreads(2)));
    }

    /** With a certificate the tables are wanted as they are; its lines are those of one run. */
    @Test
    void tablesForACertificate() {
        for (Ask ask :
                List.of(
                        Ask.of(Question.OUTCOME, Question.NIMBER),
                        Ask.of(Question.OUTCOME, Question.REMOTENESS),
                        Ask.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS))) {
            assertThat(StoppedWork.atEveryLook(25, certified("11 12", ask))).isGreaterThan(3);
        }
        Ask both = Ask.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS);
        StoppedWork.refusals(certified("10 11", both), certified("9 11", both));
    }

    /**
     * A question that was stopped goes on with a certificate, and one with a certificate without.
     */
    @Test
    void certificatesMayBeWantedLater() {
        Ask both = Ask.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS);
        List<Function<Budget, String>> runs =
                List.of(answer("10 11", both), certified("10 11", both));
        for (int first = 0; first < 2; first++) {
            String whole = runs.get(1 - first).apply(Budget.unlimited());
            var undisturbed = new StoppedWork();
            var _ = runs.get(first).apply(Budget.unlimited().withCheckpoints(undisturbed));
            int resumed = 0;
            for (long at = 0; at < undisturbed.looks(); at++) {
                var work = new StoppedWork().stopAfter(at);
                Budget budget = Budget.unlimited().withCheckpoints(work);
                StoppedWork.run(runs.get(first), work);
                work.keep();
                work.stopAfter(Long.MAX_VALUE);
                assertThat(runs.get(1 - first).apply(budget)).isEqualTo(whole);
                resumed += work.isResumed() ? 1 : 0;
            }
            assertThat(resumed).isGreaterThan(3);
        }
    }

    /** Where a time was chosen, and they may take as long. */
    @Test
    void repliesOfOtherGcds() {
        int stops = 0;
        for (String named : List.of("8 20", "8", "9")) {
            Function<Budget, String> replies = moves(named);
            stops +=
                    StoppedWork.atEveryLook(
                            15, budget -> replies.apply(budget.withTime(Duration.ofDays(1))));
        }
        assertThat(stops).isGreaterThan(30);
        Function<Budget, String> first = moves("8 20");
        Function<Budget, String> second = moves("9");
        StoppedWork.refusals(
                budget -> first.apply(budget.withTime(Duration.ofDays(1))),
                budget -> second.apply(budget.withTime(Duration.ofDays(1))));
    }

    @Test
    void rowsOfGcdTwo() {
        assertThat(StoppedWork.atEveryLook(200, rows(4, 5, 11))).isGreaterThan(100);
        assertThat(StoppedWork.atEveryLook(100, rows(4, 7, 13))).isGreaterThan(60);
        StoppedWork.atEveryLook(20, moves("8 18"));
        StoppedWork.refusals(rows(4, 5, 11), rows(4, 5, 6));
    }

    @Test
    void tablesOfGcdThree() {
        int stops = StoppedWork.atEveryLook(100, moves("9 15"));
        stops += StoppedWork.atEveryLook(100, moves("9 12 15"));
        stops += StoppedWork.atEveryLook(200, moves("6 9"));
        assertThat(stops).isGreaterThan(200);
        StoppedWork.refusals(moves("9 15"), moves("9 12 15"));
    }

    @Test
    @Tag("slow")
    void largerOnes() {
        for (boolean nimbers : List.of(false, true)) {
            StoppedWork.atEveryLook(1_000, values(nimbers, 8, 9, 15));
            StoppedWork.atEveryLook(1_000, values(nimbers, 7, 12));
        }
        for (long[] half :
                new long[][] {{4, 7, 13}, {6, 10, 13, 14, 17}, {4, 6, 7, 9}, {5, 12, 13, 16}}) {
            StoppedWork.atEveryLook(400, rows(half));
        }
        for (String named : List.of("10 26", "14 16 34", "12 21", "15 18", "12 15 18 21")) {
            StoppedWork.atEveryLook(60, moves(named));
        }
    }
}
