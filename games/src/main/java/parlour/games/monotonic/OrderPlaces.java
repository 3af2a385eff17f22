package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.games.monotonic.check.ClassPosition;
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
    private final boolean isDense;

    private OrderPlaces(MonotonicInstance instance, Start.Ordered start) {
        int a = instance.ascending();
        int d = instance.descending();
        this.largeFrom = new LargeFrom(instance.isMisere(), a, d);
        List<List<Stretch>> gaps = start.gaps();
        this.isDense = gaps.stream().allMatch(OrderPlaces::isDense);
        List<GapLabel> gapLabels = start.labels(a, d);
        for (int gap = 0; gap < gaps.size(); gap++) {
            for (Stretch stretch : gaps.get(gap)) {
                if (stretch.size() != 0) {
                    stretches.add(stretch);
                    labels.add(gapLabels.get(gap));
                }
            }
        }
    }

    private static boolean isDense(List<Stretch> gap) {
        return gap.stream().anyMatch(stretch -> stretch.size() == Gap.RATIONALS);
    }

    /** Whether every gap is dense, none of them empty. */
    public boolean isDense() {
        return isDense;
    }

    /** The gaps of an instance whose play is not over. */
    public static OrderPlaces of(MonotonicInstance instance, Start.Ordered start) {
        return new OrderPlaces(instance, start);
    }

    /** From which sizes on cards are alike. */
    public LargeFrom largeFrom() {
        return largeFrom;
    }

    /** The position. */
    public ClassPosition position() {
        var position = new ClassPosition.Gathering(largeFrom);
        for (int i = 0; i < stretches.size(); i++) {
            add(position, i);
        }
        return position.position();
    }

    private int add(ClassPosition.Gathering position, int stretch) {
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
        var position = new ClassPosition.Gathering(largeFrom);
        for (int i = 0; i < stretches.size(); i++) {
            int block = add(position, i);
            new LikeMoves(i, block, neighbours(i, -1), neighbours(i, 1)).gather(moves);
        }
        return moves;
    }

    /** What other stretches of the same label lie on one side. */
    private int neighbours(int stretch, int step) {
        int joined = 0;
        for (int i = stretch + step;
                i >= 0 && i < stretches.size() && labels.get(i).equals(labels.get(stretch));
                i += step) {
            int size = stretches.get(i).size();
            joined = step < 0 ? Gap.join(size, joined) : Gap.join(joined, size);
        }
        return joined;
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
    public List<String> ranges(List<OrderMove> winning) {
        List<OrderMove> all = moves();
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
