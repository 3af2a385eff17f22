package parlour.games.monotonic.engine;

import parlour.game.PackedRules;
import parlour.games.monotonic.check.PosetPosition;

/**
 * All moves on a poset, for whole-graph engines: suicidal and completing ones included, completing
 * cards as one mark, symmetric positions under one key.
 */
final class PosetGraph implements PackedRules {
    private final PosetCards cards;
    private final PosetPosition from;
    private final PosetState position;
    private final PosetState option;

    PosetGraph(PosetCards cards, PosetPosition from) {
        this.cards = cards;
        this.from = from;
        this.position = new PosetState(cards);
        this.option = new PosetState(cards);
    }

    @Override
    public int words() {
        return cards.digits().words();
    }

    @Override
    public int maxOptions() {
        return cards.poset().size();
    }

    @Override
    public long[] start() {
        return key(from);
    }

    /** The key of a position. */
    long[] key(PosetPosition at) {
        long[] key = new long[words()];
        option.set(at).write(false, key, 0);
        return key;
    }

    @Override
    public int options(long[] keys, int at, long[] out) {
        position.read(keys, at);
        int bits = position.isCompletable() ? cards.isNormal() ? ENDS_LOST : ENDS_WON : 0;
        int count = 0;
        for (long left = position.live(); left != 0; left &= left - 1) {
            option.play(position, Long.numberOfTrailingZeros(left));
            if (option.live() == 0 && !option.isCompletable()) {
                bits |= ENDS_DRAWN;
            } else {
                option.write(false, out, count++ * words());
            }
        }
        return count << 3 | bits;
    }
}
