package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.claim.Resumable;
import parlour.game.Outcome;
import parlour.games.sylver.SylverPosition;

/**
 * What engines said of positions that a {@link ReplySearch} handed to them, one after the other.
 *
 * <p>In which order it asks depends on nothing but the question and the bounds on work. So this is
 * all that has to be kept: a search that goes on asks in the same order, and is told at once what
 * was said before.
 */
final class ToldOutcomes implements Resumable {
    private static final List<Optional<Outcome>> WORDS =
            List.of(
                    Optional.empty(),
                    Optional.of(Outcome.NEXT),
                    Optional.of(Outcome.PREVIOUS),
                    Optional.of(Outcome.DRAWN));

    /** 4 words, and whether a bound cut the work short. */
    private static final int WORD_BITS = 3;

    private static final int CUT = 1 << 2;

    private static final int FEW = 16;

    private final SylverPosition root;

    /** The work that each took, and in the lowest bits the word. */
    private long[] told = new long[FEW];

    private int count;
    private int asked;
    private boolean isOver;

    ToldOutcomes(SylverPosition root) {
        this.root = root;
    }

    /**
     * What an engine said.
     *
     * @param outcome who wins, if it could tell
     * @param isCut whether a bound cut its work short
     * @param work what it took
     */
    record Told(Optional<Outcome> outcome, boolean isCut, long work) {}

    /** What was said before to what is asked now; empty if an engine has to be asked. */
    Optional<Told> next() {
        if (asked == count) {
            return Optional.empty();
        }
        long before = told[asked++];
        Optional<Outcome> word = WORDS.get((int) before & CUT - 1);
        return Optional.of(new Told(word, (before & CUT) != 0, before >> WORD_BITS));
    }

    /** Adds what an engine has said. */
    void add(Told now) {
        if (isOver) {
            return;
        }
        if (count == told.length) {
            told = Arrays.copyOf(told, 2 * count);
        }
        int word = WORDS.indexOf(now.outcome) | (now.isCut ? CUT : 0);
        told[count] = now.work << WORD_BITS | word;
        asked = ++count;
    }

    /** From now on nothing is added: what is said would be otherwise with more memory. */
    void end() {
        isOver = true;
    }

    @Override
    public String work() {
        return ReplyDecision.METHOD;
    }

    @Override
    public long steps() {
        return count;
    }

    @Override
    public long size() {
        return (long) Long.BYTES * count;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeInt(root.toString().hashCode());
        out.writeInt(count);
        for (int i = 0; i < count; i++) {
            out.writeLong(told[i]);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        if (in.readInt() != root.toString().hashCode()) {
            throw new IOException("replies to another position than " + root);
        }
        int length = in.readInt();
        long[] before = new long[Math.max(FEW, length)];
        for (int i = 0; i < length; i++) {
            before[i] = in.readLong();
        }
        told = before;
        count = length;
    }
}
