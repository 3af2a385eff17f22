package parlour.games.monotonic.engine;

import java.util.List;
import parlour.game.PackedRules;

/** All moves of the insertion form on a finite deck, for whole-graph engines. */
final class SlotsGraph implements PackedRules {
    private final SlotsState.Game game;
    private final List<Integer> from;
    private final SlotsState position;
    private final SlotsState option;
    private final int[] moves;

    SlotsGraph(SlotsState.Game game, List<Integer> from) {
        this.game = game;
        this.from = from;
        this.position = new SlotsState(game);
        this.option = new SlotsState(game);
        this.moves = new int[game.size() * game.size()];
    }

    @Override
    public int words() {
        return game.digits().words();
    }

    @Override
    public int maxOptions() {
        return moves.length;
    }

    @Override
    public long[] start() {
        return key(from);
    }

    /** The key of a position. */
    long[] key(List<Integer> at) {
        long[] key = new long[words()];
        option.set(at).write(false, key, 0);
        return key;
    }

    @Override
    public int options(long[] keys, int at, long[] out) {
        position.read(keys, at);
        int bits = position.isCompletable() ? game.normal() ? ENDS_LOST : ENDS_WON : 0;
        int candidates = position.candidates(moves);
        int count = 0;
        for (int i = 0; i < candidates; i++) {
            option.play(position, moves[i]);
            if (option.isFull()) {
                bits |= ENDS_DRAWN;
            } else {
                option.write(false, out, count++ * words());
            }
        }
        return count << 3 | bits;
    }
}
