package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.Gap;
import parlour.games.monotonic.check.LargeFrom;

/**
 * An instance with infinite or large gaps seen as stretches of unused cards: its position, its
 * moves gathered into like ones, and how they are written.
 */
public final class OrderPlaces {
    private final LargeFrom largeFrom;
    private final List<Stretch> stretches = new ArrayList<>();
    private final List<GapLabel> labels = new ArrayList<>();
    private final List<Integer> gaps = new ArrayList<>();
    private final int lastGap;
    private final CheckPosition position;
    private final int[] blocks;

    private OrderPlaces(MonotonicInstance instance, Ordered start) {
        int a = instance.ascending();
        int d = instance.descending();
        this.largeFrom = LargeFrom.infinite(instance.isMisere());
        List<List<Stretch>> ofGaps = start.gaps();
        List<GapLabel> gapLabels = start.labels(a, d);
        for (int gap = 0; gap < ofGaps.size(); gap++) {
            for (Stretch stretch : ofGaps.get(gap)) {
                if (stretch.size() != 0) {
                    stretches.add(stretch);
                    labels.add(gapLabels.get(gap));
                    gaps.add(gap);
                }
            }
        }
        this.lastGap = ofGaps.size() - 1;
        var position = new CheckPosition.Gathering(largeFrom);
        this.blocks = IntStream.range(0, stretches.size()).map(i -> add(position, i)).toArray();
        this.position = position.position();
    }

    /**
     * Whether every gap is dense, none of them empty: all stretches are, but for single cards that
     * fill a hole between two of one gap, as in Q+1+Q.
     */
    public boolean isDense() {
        boolean dense = !stretches.isEmpty();
        int gap = -1;
        for (int i = 0; i < stretches.size(); i++) {
            boolean fills =
                    stretches.get(i).size() == 1
                            && isRational(i - 1, gaps.get(i))
                            && isRational(i + 1, gaps.get(i));
            dense &= fills || isRational(i, gaps.get(i)) && gaps.get(i) <= gap + 1;
            gap = gaps.get(i);
        }
        return dense && gap == lastGap;
    }

    private boolean isRational(int stretch, int gap) {
        return stretch >= 0
                && stretch < stretches.size()
                && stretches.get(stretch).size() == Gap.RATIONALS
                && gaps.get(stretch) == gap;
    }

    /** Whether all blocks that may have one label one day are again of a class when they join. */
    public boolean isUniform() {
        for (int i = 1; i < stretches.size(); i++) {
            boolean mayMeet = labels.get(i).x() > 1 && labels.get(i - 1).y() > 1;
            if (mayMeet && !Gap.fit(stretches.get(i - 1).size(), stretches.get(i).size())) {
                return false;
            }
        }
        return true;
    }

    /** The gaps of an instance whose play is not over. */
    public static OrderPlaces of(MonotonicInstance instance, Ordered start) {
        return new OrderPlaces(instance, start);
    }

    /** From which sizes on cards are alike. */
    public LargeFrom largeFrom() {
        return largeFrom;
    }

    /** The position. */
    public CheckPosition position() {
        return position;
    }

    private int add(CheckPosition.Gathering position, int stretch) {
        GapLabel label = labels.get(stretch);
        return position.add(label.x(), label.y(), stretches.get(stretch).size());
    }

    /**
     * The {@link Gap}s in which some run can go on without being completed, lowest first: only
     * these matter to what kind of deck it is.
     */
    public List<Integer> openGaps() {
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            if (!labels.get(i).completes()) {
                sizes.add(stretches.get(i).size());
            }
        }
        return sizes;
    }

    /** All moves, gathered into like ones, from the lowest to the highest. */
    public List<OrderMove> moves() {
        List<OrderMove> moves = new ArrayList<>();
        int[] above = new int[blocks.length];
        for (int i = blocks.length - 2; i >= 0; i--) {
            above[i] = isOfOne(i + 1) ? Gap.join(stretches.get(i + 1).size(), above[i + 1]) : 0;
        }
        int below = 0;
        for (int i = 0; i < blocks.length; i++) {
            below = i > 0 && isOfOne(i) ? Gap.join(below, stretches.get(i - 1).size()) : 0;
            new LikeMoves(i, blocks[i], below, above[i]).gather(moves);
        }
        return moves;
    }

    /** Whether a stretch is of the same block as the one below it. */
    private boolean isOfOne(int stretch) {
        return blocks[stretch] == blocks[stretch - 1];
    }

    /** Gathers the moves of one stretch. */
    private final class LikeMoves {
        private final int index;
        private final Stretch stretch;
        private final int block;
        private final int below;
        private final int above;
        private final int enough;

        LikeMoves(int index, int block, int below, int above) {
            this.index = index;
            this.stretch = stretches.get(index);
            this.block = block;
            this.below = below;
            this.above = above;
            this.enough = largeFrom.most(labels.get(index).x(), labels.get(index).y());
        }

        void gather(List<OrderMove> moves) {
            int size = stretch.size();
            if (size >= 0) {
                finite(size, moves);
                return;
            }
            boolean low = !Gap.isOpenBelow(size);
            boolean high = !Gap.isOpenAbove(size);
            for (int cards = 0; low && cards < enough; cards++) {
                Optional<BigInteger> card = stretch.fromLowest(cards);
                moves.add(move(cards, Gap.infinite(false, !high), card, card));
            }
            moves.add(
                    move(
                            Gap.part(size, true),
                            Gap.part(size, false),
                            stretch.fromLowest(enough),
                            stretch.fromHighest(enough)));
            for (int cards = enough - 1; high && cards >= 0; cards--) {
                Optional<BigInteger> card = stretch.fromHighest(cards);
                moves.add(move(Gap.infinite(!low, false), cards, card, card));
            }
        }

        /** Cards in the middle of a long finite stretch are alike. */
        private void finite(int size, List<OrderMove> moves) {
            for (int cards = 0; cards < size; cards++) {
                int last = cards == enough ? Math.max(cards, size - 1 - enough) : cards;
                moves.add(
                        move(
                                cards,
                                size - 1 - cards,
                                stretch.fromLowest(cards),
                                stretch.fromLowest(last)));
                cards = last;
            }
        }

        private OrderMove move(
                int lower, int upper, Optional<BigInteger> from, Optional<BigInteger> to) {
            return new OrderMove(
                    index, block, Gap.join(below, lower), Gap.join(upper, above), from, to);
        }
    }

    /** Moves as they are written: maximal runs of neighbours within a stretch as ranges. */
    public List<String> ranges(List<OrderMove> moves) {
        List<OrderMove> all = moves();
        Set<OrderMove> winning = new HashSet<>(moves);
        List<String> texts = new ArrayList<>();
        int i = 0;
        while (i < all.size()) {
            int end = i;
            while (end < all.size()
                    && winning.contains(all.get(end))
                    && all.get(end).stretch() == all.get(i).stretch()) {
                end++;
            }
            if (end > i) {
                texts.add(range(all.get(i), all.get(end - 1)));
            }
            i = Math.max(end, i + 1);
        }
        return texts;
    }

    /** Like moves as they are written. */
    public String range(OrderMove move) {
        return range(move, move);
    }

    private String range(OrderMove first, OrderMove last) {
        return stretches.get(first.stretch()).range(first.from(), last.to());
    }
}
