package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * A line of cells of a {@link TwoScaleLevel}, on which one of the two least numbers stays: for each
 * ideal that goes with it, the least other number with which it is lost if that has the ideal E.
 */
final class TwoScaleLine {
    private final int[] least;
    private int missing;
    private int last;

    TwoScaleLine(int ideals) {
        least = new int[ideals];
        Arrays.fill(least, Integer.MAX_VALUE);
        missing = ideals;
    }

    /** Notes a lost position; the other numbers rise from one to the next. */
    void note(int ideal, int other) {
        if (least[ideal] == Integer.MAX_VALUE) {
            least[ideal] = other;
            missing--;
            last = other;
        }
    }

    /** The least other number, noted for an ideal, or the largest int. */
    int least(int ideal) {
        return least[ideal];
    }

    /** Whether every ideal has a number up to this one. */
    boolean isComplete(int other) {
        return missing == 0 && last <= other;
    }

    /** Writes the line. */
    void write(DataOutput out) throws IOException {
        out.writeInt(last);
        for (int other : least) {
            out.writeInt(other);
        }
    }

    /** Takes up what a line with as many ideals has written. */
    void read(DataInput in) throws IOException {
        last = in.readInt();
        missing = 0;
        for (int ideal = 0; ideal < least.length; ideal++) {
            least[ideal] = in.readInt();
            missing += least[ideal] == Integer.MAX_VALUE ? 1 : 0;
        }
    }
}
