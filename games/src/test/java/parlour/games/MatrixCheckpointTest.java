package parlour.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.solve.matrix.MatrixSolver;

/** A matrix that was stopped and goes on has the mixes of one that was not stopped. */
class MatrixCheckpointTest {
    private static final long SEED = 20261130;

    /** Too long for machine words. */
    private static final int BITS = 90;

    /** Of a game of guessing one number, in which all strategies of both sides are needed. */
    private static Function<Budget, String> guessing(int size, Random random) {
        List<List<Rational>> rows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            List<Rational> entries = new ArrayList<>(Collections.nCopies(size, Rational.ZERO));
            entries.set(row, Rational.of(new BigInteger(BITS, random).setBit(BITS)));
            rows.add(entries);
        }
        PayoffTable matrix = new PayoffTable(rows);
        Ask ask = new Ask(EnumSet.of(Question.OUTCOME, Question.EXTREMES), Optional.empty());
        return budget -> MatrixSolver.solve(matrix, ask, budget).toJson().toString();
    }

    /** Entries too long for machine words: nothing but the exact simplex method is left. */
    @Test
    void longEntries() {
        Random random = new Random(SEED);
        System.out.println("seed " + SEED);
        assertThat(StoppedWork.atEveryLook(400, guessing(18, random))).isGreaterThan(10);
        StoppedWork.refusals(guessing(17, random), guessing(18, random), 97);
    }
}
