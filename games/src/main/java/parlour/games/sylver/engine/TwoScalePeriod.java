package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A period of one level of a {@link TwoScaleTable}, from which all its cells are known.
 *
 * <p>Two cells are alike if they agree in p and q up to w + 1, in p - q between -w - 1 and w + 1,
 * and in (a - 1)/3 and (b - 2)/3 modulo 2t, with w = w0 + 3·max(1, F(E) + 1). By the theorem of
 * two-scale periods alike cells with p + q &gt;= N0 have the same lost positions; every cell beyond
 * the end of the table that shows it is alike to one within.
 *
 * @param period t
 * @param width w0
 * @param from N0
 * @param end the sum up to which the table shows the period
 * @param wide w
 */
record TwoScalePeriod(int period, int width, int from, int end, int wide) {
    /**
     * A period, if the table shows it.
     *
     * @param frobenius F(E)
     * @param above from where the levels above E are known to repeat
     */
    static TwoScalePeriod of(int period, int width, int from, int frobenius, int above) {
        int wide = width + 3 * Math.max(1, frobenius + 1);
        int begin = Math.max(2 * from + 2 * frobenius + 4, above);
        int end = Math.max(begin, 3 * wide + 10 * period) + 6 * period;
        return new TwoScalePeriod(period, width, from, end, wide);
    }

    /** How far a cell lies beyond the end, 0 or less within. */
    private int excess(int p, int q) {
        return p + q - end;
    }

    /** The p of the cell within the table that is alike to one. */
    int p(int p, int q) {
        return p - lowered(p, q);
    }

    /** The q of it. */
    int q(int p, int q) {
        return q - lowered(q, p);
    }

    /** Both go down together while both stay beyond the width, then the larger one alone. */
    private int lowered(int it, int other) {
        int both = 2 * period;
        int less = Math.min(it, other);
        int most = Math.max(0, (less - wide - 1) / both);
        int steps = Math.clamp(Math.ceilDiv(excess(it, other), 2 * both), 0, most);
        int rest = excess(it, other) - 2 * both * steps;
        int down = steps * both;
        return it == less || rest <= 0 ? down : down + 6 * period * Math.ceilDiv(rest, 6 * period);
    }

    /** Writes the period. */
    void write(DataOutput out) throws IOException {
        for (int number : new int[] {period, width, from, end, wide}) {
            out.writeInt(number);
        }
    }

    /** A period that was written. */
    static TwoScalePeriod read(DataInput in) throws IOException {
        return new TwoScalePeriod(
                in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
    }
}
