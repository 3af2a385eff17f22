package parlour.games.leher;

import java.math.BigInteger;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * Both players keep from some rank on: the matrix of thresholds.
 *
 * <p>Row s−1 is the receiver who keeps ranks from s on, column t−1 the dealer who, after a keep,
 * keeps ranks from t on; thresholds run from 1 (keep all) to R+1 (keep none). Payoffs are the
 * receiver's probability to win, a tie that is split counting one half. Cost: quadratic in the
 * ranks.
 */
public final class ThresholdGame implements MatrixGame {
    private final long[][] halves;
    private final BigInteger total;

    /** Adds the counts up. */
    public ThresholdGame(DealCounts counts) {
        int ranks = counts.ranks();
        halves = new long[ranks + 1][ranks + 1];
        total = BigInteger.valueOf(counts.total());
        for (int x = 1; x <= ranks; x++) {
            long against = 0;
            for (int y = 1; y <= ranks; y++) {
                against += counts.kept(x, y);
            }
            // row x-1 first holds what rank x alone contributes when kept
            for (int t = 1; t <= ranks + 1; t++) {
                halves[x - 1][t - 1] = against;
                against += t <= ranks ? counts.drawn(x, t) - counts.kept(x, t) : 0;
            }
        }
        for (int s = ranks - 1; s >= 1; s--) {
            for (int t = 0; t <= ranks; t++) {
                halves[s - 1][t] += halves[s][t];
            }
        }
        long exchanged = 0;
        for (int s = 1; s <= ranks + 1; s++) {
            for (int t = 0; t <= ranks; t++) {
                halves[s - 1][t] += exchanged;
            }
            exchanged += s <= ranks ? counts.exchanged(s) : 0;
        }
    }

    @Override
    public int rows() {
        return halves.length;
    }

    @Override
    public int columns() {
        return halves.length;
    }

    @Override
    public Rational payoff(int row, int column) {
        return Rational.of(BigInteger.valueOf(halves[row][column]), total);
    }

    /** The payoff in halves over all ordered triples of cards; thresholds from 1. */
    public long halves(int s, int t) {
        return halves[s - 1][t - 1];
    }

    /** The same matrix in halves, so that reading it needs no division. */
    public MatrixGame inHalves() {
        return new MatrixGame() {
            @Override
            public int rows() {
                return halves.length;
            }

            @Override
            public int columns() {
                return halves.length;
            }

            @Override
            public Rational payoff(int row, int column) {
                return Rational.of(halves[row][column]);
            }
        };
    }
}
