package parlour.games.monotonic.engine;

import parlour.game.Convention;
import parlour.game.PackedRules;
import parlour.games.monotonic.LabelPosition;

/**
 * All moves of the monotonic game on a finite deck, for whole-graph engines. Cards that complete
 * are gathered into one mark, since they stay what they are and playing any of them ends the play;
 * other blocks are capped where more cards make no difference to any value that depends on options
 * alone (spec A8), and mirror images are identified.
 */
public final class LabelGraph implements PackedRules {
    private final Thresholds thresholds;
    private final KeyCodec codec;
    private final Core position;
    private final Core option;
    private final int ends;
    private final long[] start;
    private final int maxOptions;

    /**
     * The graph of positions from one on.
     *
     * @param from a position whose play is not over, with labels that {@link LabelSearch#fits}
     */
    public LabelGraph(Convention convention, LabelPosition from) {
        Frontier.Labels labels = new Frontier.Labels(from.x(0), from.y(from.blockCount() - 1));
        Frontier frontier = Frontier.forAllMoves(labels, Ends.CLOSED);
        this.thresholds = new Thresholds(frontier);
        this.codec = new KeyCodec(frontier, thresholds, from.cards());
        this.position = new Core(frontier, thresholds);
        this.option = new Core(frontier, thresholds);
        this.ends = convention == Convention.NORMAL ? ENDS_LOST : ENDS_WON;
        this.start = key(from);
        this.maxOptions = from.cards();
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
