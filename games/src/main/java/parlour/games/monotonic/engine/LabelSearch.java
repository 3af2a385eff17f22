package parlour.games.monotonic.engine;

import parlour.game.Convention;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CorePosition;
import parlour.solve.table.ExactTable;

/**
 * The monotonic game on a finite deck, prepared for the question whether the player to move wins.
 *
 * <p>Positions are reduced to core, stacks and waste ({@link Core}), sizes capped ({@link
 * Thresholds}), mirror images identified ({@link KeyCodec}). All reductions hold with draws
 * possible as well as without: a reduction that needs the absence of draws applies from the moment
 * when enough waste rules them out.
 */
public final class LabelSearch implements TableRules {
    private final Frontier frontier;
    private final Thresholds thresholds;
    private final KeyCodec codec;
    private final History history;
    private final Core start;
    private final boolean completable;
    private final String identity;

    private LabelSearch(LabelSearch shared, Core start, boolean completable) {
        this.frontier = shared.frontier;
        this.thresholds = shared.thresholds;
        this.codec = shared.codec;
        this.history = shared.history;
        this.identity = shared.identity;
        this.start = start;
        this.completable = completable;
    }

    /** Whether positions on finite decks with labels up to these can be packed. */
    public static boolean fits(int a, int d) {
        Frontier.Labels labels = new Frontier.Labels(a, d);
        return Frontier.forOutcome(Convention.NORMAL, labels, Ends.CLOSED, false).fits()
                && Frontier.forAllMoves(labels, Ends.CLOSED).fits();
    }

    /**
     * Rules for all positions of a game, standing at the one without cards.
     *
     * @param a the largest label x
     * @param d the largest label y, both so that they {@linkplain #fits fit}
     * @param cards the most cards that a position can have
     * @param drawless whether draws are impossible in all of them, as with more than (a-1)(d-1)
     *     cards in the deck
     */
    public LabelSearch(Convention convention, int a, int d, int cards, boolean drawless) {
        this.frontier =
                Frontier.forOutcome(convention, new Frontier.Labels(a, d), Ends.CLOSED, drawless);
        this.thresholds = new Thresholds(frontier);
        this.codec = new KeyCodec(frontier, thresholds, cards);
        this.history = new History();
        this.start = new Core(frontier, thresholds);
        this.completable = false;
        this.identity =
                "%s %d %d %d %s".formatted(convention, a, d, cards, drawless ? "drawless" : "");
    }

    /**
     * Rules for all positions of a game on an infinite or large deck, where no play can end drawn.
     *
     * @param a the largest label x
     * @param d the largest label y, both so that they {@linkplain #fits fit}
     */
    public LabelSearch(Convention convention, int a, int d, Ends ends) {
        this.frontier = Frontier.forOutcome(convention, new Frontier.Labels(a, d), ends, true);
        this.thresholds = new Thresholds(frontier);
        this.codec = new KeyCodec(frontier, thresholds, Block.MAX_SIZE);
        this.history = new History();
        this.start = new Core(frontier, thresholds);
        this.completable = false;
        this.identity = "%s %d %d %s".formatted(convention, a, d, ends);
    }

    /** The same rules standing at a position of an infinite or large deck. */
    public LabelSearch at(CheckPosition position) {
        Standing standing = new Standing(false);
        for (int i = 0; i < position.blockCount(); i++) {
            standing.add(position.x(i), position.y(i), position.gap(i));
        }
        return standing.search();
    }

    /**
     * The same rules standing at a position, so that searches from several positions can share a
     * table.
     *
     * @param drawWins whether a drawn end counts as a win for the player to move there
     */
    public LabelSearch at(LabelPosition position, boolean drawWins) {
        Standing standing = new Standing(drawWins);
        for (int i = 0; i < position.blockCount(); i++) {
            standing.add(position.x(i), position.y(i), position.size(i));
        }
        return standing.search();
    }

    /** The same for a position of a certificate, whose labels are not trimmed. */
    LabelSearch at(CorePosition position, Trimmed trimmed, boolean drawWins) {
        Standing standing = new Standing(drawWins);
        standing.take(position, trimmed);
        return standing.search();
    }

    @Override
    public int known(ExactTable table) {
        if (completable) {
            return 1;
        }
        if (start.size == 0) {
            return start.winsWithoutCore() ? 1 : 0;
        }
        if (start.winsAtThreeThree()) {
            return 1;
        }
        long[] key = new long[codec.words()];
        codec.write(start, key, 0);
        return table.get(key, 0);
    }

    @Override
    public void store(ExactTable table, boolean wins) {
        if (!completable && start.size > 0) {
            long[] key = new long[codec.words()];
            codec.write(start, key, 0);
            table.put(key, 0, wins);
        }
    }

    /** Equal only if keys mean the same positions. */
    String identity() {
        return identity;
    }

    /** What guides the order of searches at all positions of the game. */
    History history() {
        return history;
    }

    @Override
    public int words() {
        return codec.words();
    }

    @Override
    public Walk walk(int thread) {
        Thresholds own = thread == 0 ? thresholds : new Thresholds(frontier);
        KeyCodec code = thread == 0 ? codec : codec.copy();
        History past = thread == 0 ? history : new History();
        return new LabelWalk(start.within(own), completable, new Kit(frontier, own, code, past));
    }

    /**
     * What a walk works with; one for each thread, since thresholds and codes keep scratch space.
     */
    record Kit(Frontier frontier, Thresholds thresholds, KeyCodec codec, History history) {
        /**
         * Whether past results guide the order. Measured: up to three times fewer positions where
         * draws are impossible, nothing gained elsewhere or on dense decks.
         */
        boolean learns() {
            return frontier.drawless() && frontier.ends() != Ends.DENSE;
        }
    }

    /** A position being set up. */
    private final class Standing {
        private final Core core = new Core(frontier, thresholds);
        private boolean run;

        Standing(boolean drawWins) {
            core.waste = frontier.drawless() ? frontier.needed() : 0;
            core.drawWins = drawWins;
        }

        void add(int x, int y, int size) {
            int raisedX = x + frontier.raise();
            int raisedY = y + frontier.raise();
            if (raisedX == 1 || raisedY == 1) {
                run = true;
            } else {
                core.add(Block.of(raisedX, raisedY, 0) | Block.sized(size));
            }
        }

        /** Takes over a reduced position; a stack's card whose label falls below 3 is waste. */
        void take(CorePosition position, Trimmed trimmed) {
            core.waste = Math.max(core.waste, position.waste());
            for (int i = 0; i < position.lowCount(); i++) {
                core.add(Block.of(position.low(i) - trimmed.lowerX(), 2, 1));
            }
            for (int i = 0; i < position.highCount(); i++) {
                core.add(Block.of(2, position.high(i) - trimmed.lowerY(), 1));
            }
            for (int i = 0; i < position.blockCount(); i++) {
                int label =
                        Block.of(
                                position.x(i) - trimmed.lowerX(),
                                position.y(i) - trimmed.lowerY(),
                                0);
                core.add(label | Block.sized(position.gap(i)));
            }
        }

        LabelSearch search() {
            core.reduce();
            return new LabelSearch(LabelSearch.this, core, run);
        }
    }
}
