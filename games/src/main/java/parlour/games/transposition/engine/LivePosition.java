package parlour.games.transposition.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import parlour.games.transposition.Line;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;
import parlour.games.transposition.Span;
import parlour.games.transposition.Winner;
import parlour.games.transposition.engine.LiveBlocks.Block;

/**
 * A position on which moves are made and taken back, for starts of a million elements. It keeps
 * exactly the quantities on which the outcome rests; a move changes at most three blocks.
 *
 * <p>Of all pivots the exclusive or of their coordinates is kept: when one pivot is left, that is
 * where it stands. Cost: O(m) once; for a move or its undoing O(log m), apart from a run over about
 * √m words for the parity, see {@link PlayedParity}; O(1) for the outcome.
 */
public final class LivePosition {
    private final Line line;
    private final LiveBlocks blocks;
    private final PlayedParity played;
    private final Deque<Step> steps = new ArrayDeque<>();
    private final long[] freeIn;

    /** Spans in which something is free. */
    private final TreeSet<Integer> open = new TreeSet<>();

    private Census census = new Census(0, 0, 0, 0);
    private State state;

    /** What changes with every move and is put back by undoing it. */
    private record State(
            long moves, Parity parity, Parity end, long free, long difference, Pivots pivots) {}

    /** How many pivots there are, and the exclusive or of their spans and ends. */
    private record Pivots(long count, int span, long low, long high) {
        static final Pivots NONE = new Pivots(0, 0, 0, 0);

        Pivots with(Block block, int change) {
            return new Pivots(
                    count + change, span ^ block.span(), low ^ block.low(), high ^ block.high());
        }
    }

    /**
     * A move made: what it was, its rank in the start, the state before it, the block it made (none
     * in a dense span), and the blocks with played elements that went into it.
     */
    private record Step(
            Place place,
            int rank,
            State before,
            @Nullable Block made,
            @Nullable Block left,
            @Nullable Block right) {}

    /** Begins at a position. */
    public LivePosition(NumberGame start) {
        this.line = start.domain().line();
        this.blocks = new LiveBlocks(line, start.sequence());
        this.played = new PlayedParity(start.sequence().size());
        Survey survey = new Survey(start);
        Facts facts = survey.facts();
        this.freeIn = freeIn(start);
        for (int span = 0; span < freeIn.length; span++) {
            if (freeIn[span] > 0) {
                open(span, 1);
            }
        }
        long free = facts.room() instanceof Facts.Finite finite ? finite.free() : 0;
        long difference = facts.room() instanceof Facts.Finite finite ? finite.difference() : 0;
        this.state =
                new State(
                        start.moves(),
                        facts.parity(),
                        facts.end(),
                        free,
                        difference,
                        pivots(survey));
    }

    private Pivots pivots(Survey survey) {
        Pivots pivots = Pivots.NONE;
        var anatomy = survey.anatomy();
        for (int i = 1; i < anatomy.gaps(); i++) {
            if (anatomy.isPivot(i)) {
                int last = anatomy.gap(i).usedBelow() - 1;
                int span = anatomy.used().rankedSpan(last);
                long high = anatomy.used().rankedWhole(last);
                long low = high - anatomy.block(i) + 1;
                boolean dense = blocks.isDense(span);
                pivots = pivots.with(new Block(span, dense ? 0 : low, dense ? 0 : high), 1);
            }
        }
        return pivots;
    }

    private static long[] freeIn(NumberGame start) {
        Line line = start.domain().line();
        long[] free = new long[line.spans().size()];
        for (int i = 0; i < free.length; i++) {
            Span span = line.spans().get(i);
            free[i] = span.type() == OrderType.RUN ? span.size() : Long.MAX_VALUE;
        }
        for (int rank = 0; rank < start.sequence().size(); rank++) {
            int span = start.sequence().rankedSpan(rank);
            free[span] -= free[span] == Long.MAX_VALUE ? 0 : 1;
        }
        return free;
    }

    private void open(int span, int change) {
        if (change > 0) {
            open.add(span);
        } else {
            open.remove(span);
        }
        census = census.plus(type(span), change);
    }

    private OrderType type(int span) {
        return line.spans().get(span).type();
    }

    /** The number of moves left. */
    public long moves() {
        return state.moves;
    }

    /** The parity of the sequence so far. */
    public Parity parity() {
        return state.parity;
    }

    /** The number of pivots. */
    public long pivots() {
        return state.pivots.count;
    }

    /** Who wins. */
    public Winner winner() {
        return PivotTheorem.decide(facts()).winner();
    }

    /**
     * Plays an element.
     *
     * @throws IllegalArgumentException if it is used, outside of the domain, or no move is left
     */
    public void play(Place place) {
        int rank = blocks.rank(place);
        if (state.moves == 0
                || !isInside(place)
                || blocks.isInStart(place, rank)
                || played.contains(place, rank)) {
            throw new IllegalArgumentException("cannot be played: " + place);
        }
        @Nullable Block left = blocks.below(place, rank);
        @Nullable Block right = blocks.above(place, rank);
        boolean dense = blocks.isDense(place.span());
        long at = dense ? 0 : place.whole();
        Block block =
                new Block(
                        place.span(),
                        left == null ? at : left.low(),
                        right == null ? at : right.high());
        Pivots pivots = without(without(state.pivots, left), right);
        use(place.span(), 1);
        pivots = isPivot(block) ? pivots.with(block, 1) : pivots;
        Parity added = Parity.of((long) blocks.size() - rank).plus(played.add(place, rank));
        steps.push(new Step(place, rank, state, dense ? null : block, taken(left), taken(right)));
        putBack(dense ? null : block);
        state = after(block, added, pivots, at);
    }

    private Pivots without(Pivots pivots, @Nullable Block block) {
        return block != null && isPivot(block) ? pivots.with(block, -1) : pivots;
    }

    /** Takes a block from those with played elements; null if it is one of the start. */
    private @Nullable Block taken(@Nullable Block block) {
        return block != null && blocks.take(block) ? block : null;
    }

    private void putBack(@Nullable Block block) {
        if (block != null) {
            blocks.put(block);
        }
    }

    private State after(Block block, Parity added, Pivots pivots, long at) {
        boolean ends = isAtTop(block);
        return new State(
                state.moves - 1,
                state.parity.plus(added),
                ends ? Parity.of(block.high() - block.low() + 1) : state.end,
                state.free - 1,
                state.difference - ((at & 1) == 0 ? 1 : -1),
                pivots);
    }

    private boolean isInside(Place place) {
        return place.span() >= 0
                && place.span() < freeIn.length
                && (blocks.isDense(place.span())
                        || (place.fraction() == null
                                && line.spans().get(place.span()).contains(place.whole())));
    }

    /** Takes the last move back. */
    public void undo() {
        Step step = steps.pop();
        taken(step.made);
        putBack(step.left);
        putBack(step.right);
        played.remove(step.place, step.rank);
        use(step.place.span(), -1);
        state = step.before;
    }

    private void use(int span, int change) {
        if (freeIn[span] == Long.MAX_VALUE) {
            return;
        }
        if (freeIn[span] == 0) {
            open(span, 1);
        }
        freeIn[span] -= change;
        if (freeIn[span] == 0) {
            open(span, -1);
        }
    }

    /** Whether a block is odd and has free elements below and above. */
    private boolean isPivot(Block block) {
        return block.isOdd() && !isAtBottom(block) && !isAtTop(block);
    }

    private boolean isAtBottom(Block block) {
        return block.span() == 0 && begins(block);
    }

    private boolean isAtTop(Block block) {
        return block.span() == freeIn.length - 1 && ends(block);
    }

    private boolean begins(Block block) {
        Span span = line.spans().get(block.span());
        return span.type().hasFirst() && block.low() == span.low();
    }

    private boolean ends(Block block) {
        Span span = line.spans().get(block.span());
        return span.type().hasLast() && block.high() == span.high();
    }

    private Facts facts() {
        Facts.Room room =
                line.isFinite() ? new Facts.Finite(state.free, state.difference) : infinite();
        return new Facts(state.moves, state.parity, state.end, state.pivots.count, room);
    }

    private Facts.Infinite infinite() {
        int first = open.first();
        int last = open.last();
        boolean least = type(first).hasFirst();
        boolean greatest = type(last).hasLast();
        boolean glued = first != last && least && greatest;
        Pivots pivots = state.pivots;
        boolean left = greatest;
        boolean right = least;
        int leftSpan = last;
        if (pivots.count == 1) {
            Block pivot = new Block(pivots.span, pivots.low, pivots.high);
            boolean dense = blocks.isDense(pivots.span);
            left = !dense && !begins(pivot);
            right = !dense && !ends(pivot);
            leftSpan = pivots.span;
        }
        int answer = left ? leftSpan : pivots.count == 1 ? pivots.span : first;
        return new Facts.Infinite(
                left, right, census(glued, first, last), (left || right) && isLone(answer, glued));
    }

    private boolean isLone(int span, boolean glued) {
        int first = open.first();
        int last = open.last();
        if (glued && (span == first || span == last)) {
            boolean finite = freeIn[first] != Long.MAX_VALUE && freeIn[last] != Long.MAX_VALUE;
            return finite && freeIn[first] + freeIn[last] == 1;
        }
        return freeIn[span] == 1;
    }

    private Census census(boolean glued, int first, int last) {
        if (!glued) {
            return census;
        }
        return census.plus(type(first), -1)
                .plus(type(last), -1)
                .plus(OrderType.chain(type(last).hasFirst(), type(first).hasLast()), 1);
    }
}
