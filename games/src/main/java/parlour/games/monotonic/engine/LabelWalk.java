package parlour.games.monotonic.engine;

import java.util.Arrays;
import parlour.game.SearchRules;

/**
 * A line of play over reduced positions. All moves of the label model that do not lose at sight.
 */
final class LabelWalk implements SearchRules.Walk {
    private final LabelSearch.Kit kit;
    private final boolean completable;
    private Ply[] plies = new Ply[0];

    LabelWalk(Core start, boolean completable, LabelSearch.Kit kit) {
        this.kit = kit;
        this.completable = completable;
        ply(0).position = start;
    }

    @Override
    public int expand(int ply) {
        Ply here = plies[ply];
        Core at = here.position;
        here.count = 0;
        if (at.size == 0 || (completable && ply == 0)) {
            return (completable && ply == 0) || at.winsWithoutCore() ? WON : 0;
        }
        return stackMoves(here, at) || coreMoves(here, at) ? WON : here.count;
    }

    private boolean stackMoves(Ply here, Core at) {
        if (at.bottom != 0) {
            Core option = here.option(this);
            option.afterBottom(at);
            if (settle(here, option)) {
                return true;
            }
        }
        if (at.top != 0) {
            Core option = here.option(this);
            option.afterTop(at);
            return settle(here, option);
        }
        return false;
    }

    private boolean coreMoves(Ply here, Core at) {
        for (int i = 0; i < at.size; i++) {
            int splits = at.splits(i);
            for (int split = 0; split < splits; split++) {
                Core option = here.option(this);
                option.afterSplit(at, i, split);
                if (settle(here, option)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Keeps an option unless it is decided at sight; true if it is lost for the opponent. */
    private boolean settle(Ply here, Core option) {
        option.drawWins = !here.position.drawWins;
        option.reduce();
        if (option.size == 0) {
            return !option.winsWithoutCore();
        }
        if (!option.winsAtThreeThree()) {
            here.keep(option, kit);
        }
        return false;
    }

    @Override
    public long[] keys(int ply) {
        return plies[ply].keys;
    }

    @Override
    public int[] scores(int ply) {
        return plies[ply].scores;
    }

    @Override
    public void enter(int ply, int option) {
        ply(ply + 1).position = plies[ply].options[option];
    }

    @Override
    public void learn(int ply, int option, boolean wins) {
        if (kit.learns()) {
            kit.history().note(plies[ply].shapes[option], wins);
        }
    }

    private Ply ply(int ply) {
        if (ply >= plies.length) {
            int old = plies.length;
            plies = Arrays.copyOf(plies, Math.max(16, 2 * old));
            for (int i = old; i < plies.length; i++) {
                plies[i] = new Ply(newCore());
            }
        }
        return plies[ply];
    }

    private Core newCore() {
        return new Core(kit.frontier(), kit.thresholds());
    }

    /** A position of the line and its options that are worth searching. */
    private static final class Ply {
        /** More than a position has blocks, so that these only break ties. */
        private static final int PLACES = 64;

        /** 256ths of a bit of surprise that count as much as one more move of the opponent. */
        private static final int PER_MOVE = 37;

        Core position;
        Core[] options = new Core[0];
        int count;
        long[] keys = new long[0];
        int[] scores = new int[0];
        int[] shapes = new int[0];

        Ply(Core position) {
            this.position = position;
        }

        /** Room for the next option; it stays free until it is kept. */
        Core option(LabelWalk walk) {
            if (count == options.length) {
                int more = Math.max(8, 2 * count);
                options = Arrays.copyOf(options, more);
                for (int i = count; i < more; i++) {
                    options[i] = walk.newCore();
                }
                keys = Arrays.copyOf(keys, more * walk.kit.codec().words());
                scores = Arrays.copyOf(scores, more);
                shapes = Arrays.copyOf(shapes, more);
            }
            return options[count];
        }

        void keep(Core option, LabelSearch.Kit kit) {
            int at = count * kit.codec().words();
            kit.codec().write(option, keys, at);
            int score = mobility(option) * PLACES + option.size;
            if (kit.learns()) {
                shapes[count] = History.shape(option);
                score += kit.history().surprise(shapes[count]) * PLACES / PER_MOVE;
            }
            scores[count++] = score;
        }

        /**
         * How many moves the opponent would have; fewer is better for the player who moves here.
         */
        private static int mobility(Core option) {
            int moves = (option.bottom != 0 ? 1 : 0) + (option.top != 0 ? 1 : 0);
            for (int i = 0; i < option.size; i++) {
                moves += Block.size(option.blocks[i]);
            }
            return moves;
        }
    }
}
