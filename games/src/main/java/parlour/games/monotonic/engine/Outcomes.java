package parlour.games.monotonic.engine;

import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.check.CoreForm;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.CoreRules;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.SharedSearch;
import parlour.solve.search.StrategyOracle;
import parlour.solve.search.Valuation;
import parlour.solve.table.ExactTable;

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

    /** The outcome of a position. */
    default Outcome outcome(LabelPosition position) {
        if (wins(position, false)) {
            return Outcome.NEXT;
        }
        return wins(position, true) ? Outcome.DRAWN : Outcome.PREVIOUS;
    }

    /** By depth-first search over reduced positions. */
    final class Searched implements Outcomes {
        private final LabelSearch rules;
        private final SharedSearch search;
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
            this.search = new SharedSearch(rules.words(), budget);
            this.drawless = drawless;
        }

        @Override
        public boolean wins(LabelPosition position, boolean drawWins) {
            return wins(rules.at(position, drawWins && !drawless));
        }

        private boolean wins(LabelSearch at) {
            int known = at.known(search.table());
            if (known != ExactTable.ABSENT) {
                return known == 1;
            }
            boolean wins = search.firstWins(at);
            at.store(search.table(), wins);
            return wins;
        }

        @Override
        public Known known(CorePosition position, boolean strict) {
            return switch (at(position, strict).known(search.table())) {
                case 0 -> Known.YES;
                case 1 -> Known.NO;
                default -> Known.UNKNOWN;
            };
        }

        @Override
        public boolean isBeaten(CorePosition position, boolean strict) {
            LabelSearch at = at(position, strict);
            boolean wins = at.known(search.table()) == 1 ? search.firstWins(at) : wins(at);
            return !wins;
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
            return search.table().bytes();
        }

        @Override
        public String method() {
            return "label-search";
        }
    }

    /** By working through all positions within reach, for labels beyond the search's tables. */
    final class Graphed implements Outcomes {
        private final GraphSolver<LabelPosition, LabelMove> solver;
        private final GraphSolver<CorePosition, ?> proofs;

        Graphed(Convention convention, LabelPosition start, Budget budget) {
            this.solver =
                    new GraphSolver<>(
                            new LabelRules(start, convention), new Valuation.Remoteness(), budget);
            CoreForm form = CoreForm.of(convention == Convention.MISERE, true, true);
            this.proofs =
                    new GraphSolver<>(
                            new CoreRules(CorePosition.WON, form),
                            new Valuation.Remoteness(),
                            budget);
        }

        @Override
        public boolean wins(LabelPosition position, boolean drawWins) {
            return wins(solver.value(position), drawWins);
        }

        private static boolean wins(int value, boolean drawWins) {
            return value == Valuation.Remoteness.DRAW ? drawWins : (value & 1) == 1;
        }

        @Override
        public Known known(CorePosition position, boolean strict) {
            return isBeaten(position, strict) ? Known.YES : Known.NO;
        }

        @Override
        public boolean isBeaten(CorePosition position, boolean strict) {
            return !wins(proofs.value(position), strict);
        }

        @Override
        public long expanded() {
            return solver.positions() + proofs.positions();
        }

        @Override
        public long bytes() {
            return 0;
        }

        @Override
        public String method() {
            return "graph-search";
        }
    }
}
