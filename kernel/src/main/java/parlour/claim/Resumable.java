package parlour.claim;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Work that lasts, and can go on in another process from where it stood: what it has decided, and
 * where its walk stands.
 *
 * <p>It is written on a thread that works within the budget, from {@link Budget#spend}, or when the
 * work has been stopped; so it has to be whole whenever it spends and whenever it throws.
 */
public interface Resumable {
    /** What tells it from other work on the same question: the method's name. */
    String work();

    /** How far it has come, in steps of its own, those of the runs before included. */
    long steps();

    /** About how many bytes {@link #write} writes. */
    long size();

    /** Writes all that is needed to go on. */
    void write(DataOutput out) throws IOException;

    /**
     * Goes on from what was written, by the same version for the same question. Whatever it throws,
     * the work is as it was before.
     *
     * @throws Budget.Exceeded if that needs more memory than the budget has
     * @throws IOException if the bytes make no sense
     */
    void read(DataInput in) throws IOException;
}
