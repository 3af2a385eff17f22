package parlour.games.monotonic.engine;

import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.LargeFrom;
import parlour.solve.search.StrategyOracle;

/** Who wins at positions whose play is not over; what one question finds serves the next. */
sealed interface Outcomes extends StrategyOracle<CorePosition> {
    /**
     * Whether the player to move wins.
     *
     * @param drawWins whether a draw is enough
     * @throws Budget.Exceeded if the budget runs out
     */
    boolean wins(LabelPosition position, boolean drawWins);

    /** Positions expanded so far. */
    long expanded();

    /** Bytes taken by tables. */
    long bytes();

    /** The method's name in answers. */
    String method();

    /** Has what is found kept, where that can be done. */
    default void keepIn(Checkpoints checkpoints) {}

    /** The outcome of a position. */
    default Outcome outcome(LabelPosition position) {
        if (wins(position, false)) {
            return Outcome.NEXT;
        }
        return wins(position, true) ? Outcome.DRAWN : Outcome.PREVIOUS;
    }

    /** By depth-first search over reduced positions. */
    final class Searched implements Outcomes {
        private static final String METHOD = "label-search";

        private final LabelSearch rules;
        private final TableSearch search;
        private final Trimmed trimmed;
        private final boolean drawless;

        Searched(
                Convention convention,
                LabelPosition start,
                Trimmed trimmed,
                boolean drawless,
                Budget budget) {
            this.trimmed = trimmed;
            this.rules =
                    new LabelSearch(
                            convention,
                            Trimmed.mostX(start),
                            Trimmed.mostY(start),
                            start.cards(),
                            drawless);
            this.search = new TableSearch(METHOD, rules, budget);
            this.drawless = drawless;
        }

        @Override
        public boolean wins(LabelPosition position, boolean drawWins) {
            return search.wins(rules.at(position, drawWins && !drawless));
        }

        @Override
        public Known known(CorePosition position, boolean strict) {
            return search.beaten(at(position, strict));
        }

        @Override
        public boolean isBeaten(CorePosition position, boolean strict) {
            return search.isBeaten(at(position, strict));
        }

        /** Strictly beaten means lost: not even a draw can be had. */
        private LabelSearch at(CorePosition position, boolean strict) {
            return rules.at(position, trimmed, strict && !drawless);
        }

        @Override
        public long expanded() {
            return search.expanded();
        }

        @Override
        public long bytes() {
            return search.bytes();
        }

        @Override
        public String method() {
            return METHOD;
        }

        @Override
        public void keepIn(Checkpoints checkpoints) {
            checkpoints.begin(search);
        }
    }

    /** By the game of safe moves as it is written, for labels beyond the search's tables. */
    final class Graphed implements Outcomes {
        private final LargeFrom never;
        private final CoreGraph graph;
        private final boolean drawless;

        /**
         * Outcomes of which none is known.
         *
         * @param drawless whether no play can end drawn
         */
        Graphed(Convention convention, boolean drawless, Budget budget) {
            this.drawless = drawless;
            this.never = LargeFrom.never(convention == Convention.MISERE);
            this.graph = new CoreGraph(convention, Ends.CLOSED, budget);
        }

        @Override
        public boolean wins(LabelPosition position, boolean drawWins) {
            var blocks = new CheckPosition.Gathering(never);
            for (LabelPosition.Block block : position.blocks()) {
                blocks.add(block.x(), block.y(), block.size());
            }
            return graph.wins(blocks.position(), drawless, drawWins);
        }

        @Override
        public Known known(CorePosition position, boolean strict) {
            return graph.known(position, strict);
        }

        @Override
        public boolean isBeaten(CorePosition position, boolean strict) {
            return graph.isBeaten(position, strict);
        }

        @Override
        public long expanded() {
            return graph.positions();
        }

        @Override
        public long bytes() {
            return graph.bytes();
        }

        @Override
        public String method() {
            return CoreGraph.METHOD;
        }
    }
}
