package parlour.games.monotonic.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.engine.young.YoungBox;
import parlour.games.monotonic.engine.young.YoungTable;
import parlour.solve.table.ExactTable;

/** Who wins at positions of an infinite or large deck. */
sealed interface OrderOutcomes
        permits OrderOutcomes.Searched,
                OrderOutcomes.Diagrams,
                OrderOutcomes.Graphed,
                PlainOutcomes {
    /** The method as it is named in answers. */
    String method();

    /** Whether the player to move wins. */
    boolean wins(CheckPosition position);

    /**
     * The same as far as it is known without a search.
     *
     * @return 1 or 0, {@link ExactTable#ABSENT} where it is not known
     */
    int known(CorePosition position);

    /** Whether the player to move loses; after that the options that matter are known. */
    boolean isBeaten(CorePosition position);

    /** Positions expanded so far. */
    long expanded();

    /** Bytes of tables. */
    long bytes();

    /** Has what is found kept, where that can be done. */
    default void keepIn(Checkpoints checkpoints) {}

    /** By depth-first search over positions reduced to core and stacks. */
    final class Searched implements OrderOutcomes {
        private static final Trimmed UNTRIMMED = new Trimmed(0, 0);
        private static final String METHOD = "class-search";

        private final LabelSearch rules;
        private final TableSearch search;

        Searched(MonotonicInstance instance, Ends ends, Budget budget) {
            this.rules =
                    new LabelSearch(
                            instance.convention(),
                            instance.ascending(),
                            instance.descending(),
                            ends);
            this.search = new TableSearch(METHOD, rules, budget);
        }

        @Override
        public String method() {
            return METHOD;
        }

        @Override
        public boolean wins(CheckPosition position) {
            return search.wins(rules.at(position));
        }

        @Override
        public int known(CorePosition position) {
            return search.known(at(position));
        }

        @Override
        public boolean isBeaten(CorePosition position) {
            return search.isBeaten(at(position));
        }

        private LabelSearch at(CorePosition position) {
            return rules.at(position, UNTRIMMED, false);
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
        public void keepIn(Checkpoints checkpoints) {
            checkpoints.begin(search);
        }
    }

    /** For runs longer than other tables hold: by the game of safe moves as written. */
    final class Graphed implements OrderOutcomes {
        private final CoreGraph graph;

        Graphed(MonotonicInstance instance, Ends ends, Budget budget) {
            this.graph = new CoreGraph(instance.convention(), ends, budget);
        }

        @Override
        public String method() {
            return CoreGraph.METHOD;
        }

        @Override
        public boolean wins(CheckPosition position) {
            return graph.wins(position, true, false);
        }

        @Override
        public int known(CorePosition position) {
            return switch (graph.known(position, true)) {
                case YES -> 0;
                case NO -> 1;
                case UNKNOWN -> ExactTable.ABSENT;
            };
        }

        @Override
        public boolean isBeaten(CorePosition position) {
            return graph.isBeaten(position, true);
        }

        @Override
        public long expanded() {
            return graph.positions();
        }

        @Override
        public long bytes() {
            return graph.bytes();
        }
    }

    /**
     * On Q, by the table of all Young diagrams in a box (spec A4).
     *
     * <p>A gap of label (x, y) is the point (a - x, d - y) on the boundary of a diagram; every
     * point is a gap but those between a step right and a step down. The player who has to leave
     * the box loses. Misère: the box has a-1 columns and d-1 rows. Normal: a gap with x = 1 or y =
     * 1 is a win at once, and whoever makes one loses, so the box has one column and one row less.
     */
    final class Diagrams implements OrderOutcomes {
        private final int columns;
        private final int rows;
        private final int raise;
        private final Budget budget;
        private @Nullable YoungTable table;

        Diagrams(MonotonicInstance instance, Budget budget) {
            this.raise = instance.isMisere() ? 1 : 2;
            this.columns = instance.ascending() - raise;
            this.rows = instance.descending() - raise;
            this.budget = budget;
        }

        /** Whether the words of the box are short enough. */
        static boolean fits(MonotonicInstance instance) {
            int raise = instance.isMisere() ? 1 : 2;
            return YoungBox.fits(instance.ascending() - raise, instance.descending() - raise);
        }

        @Override
        public String method() {
            return YoungTable.METHOD;
        }

        @Override
        public boolean wins(CheckPosition position) {
            for (int i = 0; i < position.blockCount(); i++) {
                if (position.x(i) < raise || position.y(i) < raise) {
                    return true;
                }
            }
            Word word = new Word();
            for (int i = 0; i < position.blockCount(); i++) {
                word.add(position.x(i) - raise, position.y(i) - raise);
            }
            return position.blockCount() > 0 && wins(word);
        }

        private boolean wins(Word word) {
            if (columns < 1 || rows < 1) {
                return false;
            }
            if (table == null) {
                table = YoungTable.kept(new YoungBox(columns, rows), budget);
            }
            return !table.isLost(word.whole());
        }

        /** The table, if some question needed it so far. */
        Optional<YoungTable> table() {
            return Optional.ofNullable(table);
        }

        /** Steps right and down from the box's top left corner over all points to the other. */
        private final class Word {
            private long steps;
            private int right;
            private int up = rows;

            /** Goes on to the point from which so many columns and rows are left. */
            void add(int columnsLeft, int rowsLeft) {
                step(columns - columnsLeft - right, up - (rows - rowsLeft));
                right = columns - columnsLeft;
                up = rows - rowsLeft;
            }

            long whole() {
                add(0, rows);
                return steps;
            }

            private void step(int toRight, int down) {
                steps = ((steps + 1 << toRight) - 1) << down;
            }
        }

        @Override
        public int known(CorePosition position) {
            return isBeaten(position) ? 0 : 1;
        }

        /** Points at the box's edge, with a label 2, follow from those of the core. */
        @Override
        public boolean isBeaten(CorePosition position) {
            Word word = new Word();
            for (int i = 0; i < position.blockCount(); i++) {
                word.add(position.x(i) - 2, position.y(i) - 2);
            }
            return position.blockCount() == 0 || !wins(word);
        }

        @Override
        public long expanded() {
            return 0;
        }

        @Override
        public long bytes() {
            return table == null ? 0 : table.bytes();
        }
    }
}
