package parlour.games.monotonic.engine;

import parlour.game.Convention;
import parlour.game.PackedRules;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.check.CheckPosition;

/**
 * All moves of the monotonic game, for whole-graph engines. Cards that complete are gathered into
 * one mark, since they stay what they are and playing any of them ends the play; other blocks are
 * capped where more cards make no difference to any value that depends on options alone (spec A8),
 * and mirror images are identified.
 */
public final class LabelGraph implements PackedRules {
    private final Thresholds thresholds;
    private final KeyCodec codec;
    private final Core position;
    private final Core option;
    private final int ends;
    private final int maxOptions;
    private long[] start = new long[0];

    private LabelGraph(Convention convention, Frontier frontier, int cards) {
        this.thresholds = new Thresholds(frontier);
        this.codec = new KeyCodec(frontier, thresholds, cards);
        this.position = new Core(frontier, thresholds);
        this.option = new Core(frontier, thresholds);
        this.ends = convention == Convention.NORMAL ? ENDS_LOST : ENDS_WON;
        this.maxOptions = (int) Math.min(cards, mostSplits(frontier));
    }

    /**
     * The graph of positions from one on.
     *
     * @param from a position whose play is not over, with labels that {@link LabelSearch#fits}
     */
    public LabelGraph(Convention convention, LabelPosition from) {
        this(
                convention,
                Frontier.forAllMoves(
                        new Frontier.Labels(from.x(0), from.y(from.blockCount() - 1)), Ends.CLOSED),
                from.cards());
        start = key(from);
    }

    /**
     * The graph of positions of an infinite or large deck. Cards are never used up there, so under
     * misère play the mark of dead cards is set from the start: an early one leads to the same lost
     * option as a late one, and the loser, who delays, does not want it.
     *
     * @param from a position whose play is not over, with labels that {@linkplain #fits fit}
     */
    LabelGraph(Convention convention, CheckPosition from, Ends ends) {
        this(convention, frontier(from, ends), Block.MAX_SIZE);
        start = key(from);
    }

    /** Whether positions from one on can be packed. */
    static boolean fits(CheckPosition from, Ends ends) {
        return frontier(from, ends).fits();
    }

    private static Frontier frontier(CheckPosition from, Ends ends) {
        int blocks = from.blockCount();
        return Frontier.forAllMoves(
                new Frontier.Labels(
                        blocks == 0 ? 1 : from.x(0), blocks == 0 ? 1 : from.y(blocks - 1)),
                ends);
    }

    /**
     * A bound on the splits of all blocks together: each has at most T(x, y), and they lie on a
     * staircase of labels.
     */
    private long mostSplits(Frontier frontier) {
        int[] table = thresholds.of(0, 0, 0);
        long[] column = new long[frontier.mostY() + 2];
        for (int x = 3; x <= frontier.mostX(); x++) {
            for (int y = frontier.mostY(); y >= 3; y--) {
                column[y] = Math.max(column[y], column[y + 1]) + table[x * thresholds.row() + y];
            }
        }
        return Math.max(1, column[3]);
    }

    @Override
    public int words() {
        return codec.words();
    }

    @Override
    public int maxOptions() {
        return maxOptions;
    }

    @Override
    public long[] start() {
        return start.clone();
    }

    /** The key of a position, which must lie within reach of the start. */
    public long[] key(LabelPosition at) {
        option.clear();
        for (int i = 0; i < at.blockCount(); i++) {
            option.add(Block.of(at.x(i) + 1, at.y(i) + 1, Math.min(at.size(i), Block.MAX_SIZE)));
        }
        option.reduce();
        long[] key = new long[codec.words()];
        codec.write(option, key, 0);
        return key;
    }

    /** The same for a position of an infinite or large deck. */
    long[] key(CheckPosition at) {
        option.clear();
        option.waste = ends == ENDS_WON ? 1 : 0;
        for (int i = 0; i < at.blockCount(); i++) {
            option.add(Block.of(at.x(i) + 1, at.y(i) + 1, 0) | Block.sized(at.gap(i)));
        }
        option.reduce();
        long[] key = new long[codec.words()];
        codec.write(option, key, 0);
        return key;
    }

    @Override
    public int options(long[] keys, int at, long[] out) {
        codec.read(keys, at, position);
        int bits = position.waste > 0 ? ends : 0;
        int count = 0;
        for (int i = 0; i < position.size; i++) {
            int splits = position.splits(i);
            for (int split = 0; split < splits; split++) {
                option.afterSplit(position, i, split);
                option.reduce();
                if (option.size == 0 && option.waste == 0) {
                    bits |= ENDS_DRAWN;
                } else {
                    codec.write(option, out, count++ * codec.words());
                }
            }
        }
        return count << 3 | bits;
    }
}
