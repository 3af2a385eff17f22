package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.monotonic.check.ClassPosition;
import parlour.games.monotonic.check.Gap;
import parlour.games.monotonic.check.LargeFrom;

/**
 * An instance on an infinite or large deck seen as gaps between played cards: its position, its
 * moves gathered into like ones, and how they are written.
 *
 * <p>Cards of ℕ, -ℕ and ℤ are written as integers, {@code 9..14}, {@code 20..}, {@code ..3}, {@code
 * ..}; on ℚ all cards of a gap are alike and written as the gap's open interval; cards of the large
 * deck are counted from its ends, {@code 4..n-3}.
 */
public final class OrderPlaces {
    private final MonotonicInstance instance;
    private final Start.OnOrder start;
    private final LargeFrom largeFrom;
    private final List<OrderGap> gaps = new ArrayList<>();
    private final int[] xs;
    private final int[] ys;

    private OrderPlaces(MonotonicInstance instance, Start.OnOrder start) {
        this.instance = instance;
        this.start = start;
        this.largeFrom =
                new LargeFrom(instance.isMisere(), instance.ascending(), instance.descending());
        List<Rational> sorted = new ArrayList<>(new TreeSet<>(start.row()));
        Optional<Rational> lower = Optional.empty();
        for (Rational card : sorted) {
            gaps.add(new OrderGap(start.order(), lower, Optional.of(card)));
            lower = Optional.of(card);
        }
        gaps.add(new OrderGap(start.order(), lower, Optional.empty()));
        this.xs = new int[gaps.size()];
        this.ys = new int[gaps.size()];
        label(sorted);
    }

    /** The gaps of an instance whose play is not over. */
    public static OrderPlaces of(MonotonicInstance instance, Start.OnOrder start) {
        return new OrderPlaces(instance, start);
    }

    /** Labels by their definition: longest runs on the board below and above each gap. */
    private void label(List<Rational> sorted) {
        List<Integer> ranks = start.row().stream().map(sorted::indexOf).toList();
        int[] up = Runs.ascending(ranks);
        int[] down = Runs.descending(ranks);
        for (int gap = 0; gap < gaps.size(); gap++) {
            int below = 0;
            int above = 0;
            for (int i = 0; i < up.length; i++) {
                if (ranks.get(i) < gap) {
                    below = Math.max(below, up[i]);
                } else {
                    above = Math.max(above, down[i]);
                }
            }
            xs[gap] = instance.ascending() - below;
            ys[gap] = instance.descending() - above;
        }
    }

    private int size(int gap) {
        return start.order() == Order.LARGE ? Gap.LARGE : gaps.get(gap).gap();
    }

    /** From which sizes on cards are alike. */
    public LargeFrom largeFrom() {
        return largeFrom;
    }

    /** The position. */
    public ClassPosition position() {
        var position = new ClassPosition.Gathering(largeFrom);
        for (int gap = 0; gap < gaps.size(); gap++) {
            position.add(xs[gap], ys[gap], size(gap));
        }
        return position.position();
    }

    /** All moves, gathered into like ones, from the lowest to the highest. */
    public List<OrderMove> moves() {
        List<OrderMove> moves = new ArrayList<>();
        var position = new ClassPosition.Gathering(largeFrom);
        for (int gap = 0; gap < gaps.size(); gap++) {
            int block = position.add(xs[gap], ys[gap], size(gap));
            if (size(gap) != 0) {
                moves(gap, block, moves);
            }
        }
        return moves;
    }

    private boolean sameLabel(int gap, int other) {
        return xs[gap] == xs[other] && ys[gap] == ys[other];
    }

    private void moves(int gap, int block, List<OrderMove> moves) {
        int below = neighbours(gap, -1);
        int above = neighbours(gap, 1);
        new LikeMoves(gap, block, below, above).gather(size(gap), moves);
    }

    /** What other gaps of the same label lie on one side. */
    private int neighbours(int gap, int step) {
        int joined = 0;
        for (int i = gap + step; i >= 0 && i < gaps.size() && sameLabel(i, gap); i += step) {
            joined = step < 0 ? Gap.join(size(i), joined) : Gap.join(joined, size(i));
        }
        return joined;
    }

    /** Gathers the moves of one gap. */
    private final class LikeMoves {
        private final int gap;
        private final int block;
        private final int below;
        private final int above;
        private final int enough;

        LikeMoves(int gap, int block, int below, int above) {
            this.gap = gap;
            this.block = block;
            this.below = below;
            this.above = above;
            this.enough = largeFrom.most(xs[gap], ys[gap]);
        }

        void gather(int size, List<OrderMove> moves) {
            if (size >= 0) {
                finite(size, moves);
                return;
            }
            boolean low = !Gap.isOpenBelow(size);
            boolean high = !Gap.isOpenAbove(size);
            for (int cards = 0; low && cards < enough; cards++) {
                add(cards, Gap.infinite(false, !high), fromLowest(cards), moves);
            }
            add(
                    Gap.part(size, true),
                    Gap.part(size, false),
                    new Range(
                            low ? fromLowest(enough).from() : Optional.empty(),
                            high ? fromHighest(enough).to() : Optional.empty()),
                    moves);
            for (int cards = enough - 1; high && cards >= 0; cards--) {
                add(Gap.infinite(!low, false), cards, fromHighest(cards), moves);
            }
        }

        /** Cards in the middle of a long finite gap are alike. */
        private void finite(int size, List<OrderMove> moves) {
            for (int cards = 0; cards < size; cards++) {
                int last = cards == enough ? Math.max(cards, size - 1 - enough) : cards;
                Range range = new Range(fromLowest(cards).from(), fromLowest(last).to());
                add(cards, size - 1 - cards, range, moves);
                cards = last;
            }
        }

        private void add(int lower, int upper, Range range, List<OrderMove> moves) {
            int all = Gap.join(below, lower);
            moves.add(
                    new OrderMove(
                            gap, block, all, Gap.join(upper, above), range.from(), range.to()));
        }

        private Range fromLowest(int cards) {
            Optional<BigInteger> card =
                    start.order() == Order.LARGE
                            ? Optional.of(BigInteger.valueOf(cards + 1L))
                            : gaps.get(gap).lowest().map(low -> low.add(BigInteger.valueOf(cards)));
            return new Range(card, card);
        }

        /** Cards of the large deck are counted down from n, which is written as 0 here. */
        private Range fromHighest(int cards) {
            Optional<BigInteger> card =
                    start.order() == Order.LARGE
                            ? Optional.of(BigInteger.valueOf(-cards))
                            : gaps.get(gap)
                                    .highest()
                                    .map(h -> h.subtract(BigInteger.valueOf(cards)));
            return new Range(card, card);
        }
    }

    private record Range(Optional<BigInteger> from, Optional<BigInteger> to) {}

    /** Moves as they are written: maximal runs of neighbours within a gap as ranges. */
    public List<String> ranges(List<OrderMove> winning) {
        List<OrderMove> all = moves();
        List<String> texts = new ArrayList<>();
        int i = 0;
        while (i < all.size()) {
            int end = i;
            while (end < all.size()
                    && winning.contains(all.get(end))
                    && all.get(end).gap() == all.get(i).gap()) {
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
        if (start.order() == Order.RATIONALS) {
            return gaps.get(first.gap()).interval();
        }
        String from = first.from().map(this::card).orElse("");
        String to = last.to().map(this::card).orElse("");
        return from.equals(to) && !from.isEmpty() ? from : from + ".." + to;
    }

    private String card(BigInteger card) {
        if (start.order() == Order.LARGE && card.signum() <= 0) {
            return card.signum() == 0 ? "n" : "n" + card;
        }
        return card.toString();
    }

    /**
     * The instance after a card is played.
     *
     * @throws BadInput if the text is no unused card of the deck
     */
    public MonotonicInstance play(String text) {
        return instance.at(
                start.append(OrderReader.card(start.order(), text.strip(), start.row())));
    }
}
