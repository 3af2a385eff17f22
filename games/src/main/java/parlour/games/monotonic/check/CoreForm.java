package parlour.games.monotonic.check;

import java.util.Arrays;
import java.util.function.Function;
import parlour.game.QuotientGame;

/**
 * How positions of a game are reduced to a {@link CorePosition}, and from which sizes on blocks are
 * alike.
 *
 * <p>Both conventions are one game: keep all labels at 2 or more (theory, 5.1). Under misère play
 * labels are raised by one for that. Cards with a label 2 can only be played from an end of the
 * deck, if it has one, under normal play; under misère play never. Two cards that will never be
 * played rule out a draw, under misère play one.
 */
public final class CoreForm {
    /** Labels of which thresholds are kept. */
    private static final int KEPT = 16;

    private final boolean misere;

    /** Whether cards can be played from the bottom of the deck: the bottom stack exists. */
    private final boolean bottom;

    private final boolean top;
    private final int[] kept = new int[3 * KEPT * KEPT];

    private CoreForm(boolean misere, boolean bottom, boolean top) {
        this.misere = misere;
        this.bottom = bottom;
        this.top = top;
        for (int waste = 0; waste <= wasteLimit(); waste++) {
            for (int x = 0; x < KEPT; x++) {
                for (int y = 0; y < KEPT; y++) {
                    kept[(waste * KEPT + x) * KEPT + y] = sum(x, y, waste);
                }
            }
        }
    }

    /** The form for a deck that has a lowest card, a highest card, or both, or none. */
    public static CoreForm of(boolean misere, boolean hasLowest, boolean hasHighest) {
        return new CoreForm(misere, hasLowest && !misere, hasHighest && !misere);
    }

    /** The game of safe moves that decides one with labels, before they are raised, up to these. */
    <P> QuotientGame<P, CorePosition, CheckMove> game(
            Function<P, CorePosition> image, P start, CheckNotation.Most most) {
        var raised = new CheckNotation.Most(most.x() + raise(), most.y() + raise(), most.cards());
        return new QuotientGame<>(
                new CoreRules(image.apply(start), this), new CoreNotation(this, raised), image);
    }

    /** Cards of waste that rule out a draw. */
    public int wasteLimit() {
        return misere ? 1 : 2;
    }

    /** What is added to labels. */
    public int raise() {
        return misere ? 1 : 0;
    }

    /** What decides a position; with waste at its limit if it is known that no play ends drawn. */
    public CorePosition of(CheckPosition position, boolean drawless) {
        // First, since stacks can be as long as labels are large, and each is one of many options.
        for (int i = 0; i < position.blockCount(); i++) {
            if (completes(position.x(i), position.y(i))) {
                return CorePosition.WON;
            }
        }
        Gathering core = new Gathering(this, drawless ? wasteLimit() : position.hasDead() ? 1 : 0);
        for (int i = 0; i < position.blockCount(); i++) {
            core.raise(position.x(i), position.y(i), position.gap(i));
        }
        return core.position();
    }

    /** Whether cards with such a label complete a run, and to complete one wins. */
    private boolean completes(int x, int y) {
        return x + raise() < 2 || y + raise() < 2;
    }

    /** An empty board on a deck. */
    CorePosition of(int a, int d, int gap, boolean drawless) {
        if (completes(a, d)) {
            return CorePosition.WON;
        }
        Gathering core = new Gathering(this, drawless ? wasteLimit() : 0);
        core.raise(a, d, gap);
        return core.position();
    }

    /**
     * From which number of cards on two blocks with label (x, y) are alike: 1 if a label is 1; T(x,
     * 2) = x - 2 if there is a bottom stack and 0 if not, plus the waste that is missing to its
     * limit; T(2, y) likewise; T(x, y) = T(x, y-1) + T(x-1, y) + 1. So T + 1 is a sum of binomials.
     * At most 2^31 - 1.
     */
    int threshold(int x, int y, int waste) {
        return x < KEPT && y < KEPT ? kept[(waste * KEPT + x) * KEPT + y] : sum(x, y, waste);
    }

    private int sum(int x, int y, int waste) {
        if (x < 2 || y < 2) {
            return 1;
        }
        long middle = LargeFrom.binomial(x + y - 4, x - 2);
        long sum = (1 + wasteLimit() - waste) * middle;
        sum += bottom ? LargeFrom.binomial(x + y - 3, x - 2) - middle : 0;
        sum += top ? LargeFrom.binomial(x + y - 3, y - 2) - middle : 0;
        return (int) Math.min(sum - 1, Integer.MAX_VALUE);
    }

    /** Gathers cards from the lowest to the highest. */
    static final class Gathering {
        private final CoreForm form;
        private final CoreStack low = new CoreStack();
        private final CoreStack high = new CoreStack();
        private int waste;
        private int[] blocks = new int[24];
        private int length;

        /** Begins without cards. */
        Gathering(CoreForm form, int waste) {
            this.form = form;
            this.waste = waste;
        }

        /** The labels of the bottom stack. */
        CoreStack low() {
            return low;
        }

        /** The labels of the top stack. */
        CoreStack high() {
            return high;
        }

        /** Adds a gap with its label raised. */
        private void raise(int x, int y, int gap) {
            add(x + form.raise(), y + form.raise(), gap);
        }

        /**
         * Adds a gap of cards with one label above those added so far; a label 2 leaves the core.
         */
        void add(int x, int y, int gap) {
            int cards = gap < 0 ? Integer.MAX_VALUE : gap;
            if (x > 2 && y > 2) {
                addToCore(x, y, gap);
            } else if (x > 2 && form.bottom) {
                waste(low.arrive(x, cards));
            } else if (y > 2 && form.top) {
                waste(high.arrive(y, cards));
            } else {
                waste(cards);
            }
        }

        private void waste(int cards) {
            waste += Math.min(cards, form.wasteLimit() - waste);
        }

        /**
         * Joins a gap to the highest block, or begins another.
         *
         * @throws IllegalArgumentException if x is above, or y below, those of the block before
         */
        private void addToCore(int x, int y, int gap) {
            int last = length - 3;
            if (gap == 0) {
                return;
            }
            if (length > 0 && x == blocks[last] && y == blocks[last + 1]) {
                blocks[last + 2] = Gap.join(blocks[last + 2], gap);
                return;
            }
            if (length > 0 && (x > blocks[last] || y < blocks[last + 1])) {
                throw new IllegalArgumentException(
                        "block (%d.%d.%s) is out of order".formatted(x, y, Gap.write(gap)));
            }
            if (length == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * length);
            }
            blocks[length] = x;
            blocks[length + 1] = y;
            blocks[length + 2] = gap;
            length += 3;
        }

        /** The position, in its least form. */
        CorePosition position() {
            if (length > 0) {
                low.lower(blocks[0]);
                high.lower(blocks[length - 2]);
            }
            for (int i = 0; i < length; i += 3) {
                if (blocks[i + 2] >= form.threshold(blocks[i], blocks[i + 1], waste)) {
                    blocks[i + 2] = Gap.LARGE;
                }
            }
            int[] code = new int[3 + low.size() + high.size() + length];
            code[0] = waste;
            code[1] = low.size();
            code[2] = high.size();
            System.arraycopy(blocks, 0, code, high.copy(code, low.copy(code, 3)), length);
            return new CorePosition(code);
        }
    }
}
