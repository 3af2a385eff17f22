package parlour.games.transposition.engine;

import org.jspecify.annotations.Nullable;

import parlour.games.transposition.Domain;
import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;
import parlour.games.transposition.Stretch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A set of legal moves, as the free elements of stretches of the line. Stretches with only used
 * elements between them are one.
 */
public final class MoveSet {
    /** A set with at most so many moves is written move by move. */
    public static final int LISTED_SINGLY = 64;

    private final List<Stretch> stretches = new ArrayList<>();
    private @Nullable Stretch sample;
    private long count;
    private boolean infinite;
    private int lastGap = -1;
    private boolean open;

    /** An empty set, to which the engine adds from left to right. */
    MoveSet() {}

    /** Adds every element of a spot. */
    void add(Spot spot, Gap gap) {
        Stretch stretch = spot.stretch();
        boolean begins = spot.first() || gap.type() == OrderType.DENSE;
        boolean touches =
                lastGap == spot.gap()
                        ? follows(stretch)
                        : lastGap == spot.gap() - 1 && open && begins;
        long size = size(spot, gap);
        infinite |= size < 0;
        count += Math.max(size, 0);
        sample = sample == null ? stretch : sample;
        Optional<Stretch> joined =
                touches && !stretches.isEmpty()
                        ? joined(stretches.getLast(), stretch)
                        : Optional.empty();
        joined.ifPresent(whole -> stretches.set(stretches.size() - 1, whole));
        if (joined.isEmpty()) {
            stretches.add(stretch);
        }
        lastGap = spot.gap();
        open = spot.last() || gap.type() == OrderType.DENSE;
    }

    private static long size(Spot spot, Gap gap) {
        if (spot.first() || spot.last()) {
            return 1;
        }
        return gap.type() == OrderType.RUN ? gap.size() - 2 : -1;
    }

    /** Adds the elements of one colour in a gap of a finite domain. */
    void addColour(int index, Gap gap, long parity) {
        long from = gap.low() + ((gap.low() ^ parity) & 1);
        long to = gap.high() - ((gap.high() ^ parity) & 1);
        if (from <= to) {
            Stretch.Points points = new Stretch.Points(gap.span(), from, to, 2);
            count += (to - from) / 2 + 1;
            sample = sample == null ? points : sample;
            if (!stretches.isEmpty() && stretches.getLast() instanceof Stretch.Points last) {
                stretches.set(
                        stretches.size() - 1, new Stretch.Points(gap.span(), last.from(), to, 2));
            } else {
                stretches.add(points);
            }
            lastGap = index;
        }
    }

    /** Whether a stretch of the gap added to last begins where the last stretch ends. */
    private boolean follows(Stretch next) {
        return !stretches.isEmpty()
                && stretches.getLast() instanceof Stretch.Points last
                && next instanceof Stretch.Points points
                && last.to() != null
                && points.from() != null
                && last.to() + 1 == points.from();
    }

    private static Optional<Stretch> joined(Stretch left, Stretch right) {
        if (left.span() != right.span()) {
            return Optional.empty();
        }
        if (left instanceof Stretch.Points a && right instanceof Stretch.Points b) {
            return Optional.of(new Stretch.Points(a.span(), a.from(), b.to(), 1));
        }
        return left instanceof Stretch.Open a && right instanceof Stretch.Open b
                ? Optional.of(new Stretch.Open(a.span(), a.above(), b.below()))
                : Optional.empty();
    }

    /** Whether there is no move. */
    public boolean isEmpty() {
        return stretches.isEmpty();
    }

    /** Whether there are infinitely many moves. */
    public boolean isInfinite() {
        return infinite;
    }

    /** The number of moves; meaningless if there are infinitely many. */
    public long count() {
        return count;
    }

    /** The stretches, from left to right. */
    public List<Stretch> stretches() {
        return stretches;
    }

    /** Some move of the set, the same every time. */
    public Optional<Place> any(Domain domain) {
        return sample == null ? Optional.empty() : Optional.of(domain.inside(sample));
    }

    /** Whether a free element belongs to the set. Cost: linear in the number of stretches. */
    public boolean contains(Place place) {
        return stretches.stream().anyMatch(stretch -> contains(stretch, place));
    }

    private static boolean contains(Stretch stretch, Place place) {
        if (stretch.span() != place.span()) {
            return false;
        }
        return switch (stretch) {
            case Stretch.Points(int _, Long from, Long to, int step) ->
                    (from == null || from <= place.whole())
                            && (to == null || place.whole() <= to)
                            && (step == 1 || from == null || ((place.whole() - from) & 1) == 0);
            case Stretch.Open(int _, var above, var below) ->
                    (above == null || place.value().compareTo(above) > 0)
                            && (below == null || place.value().compareTo(below) < 0);
        };
    }

    /** The moves as they are written at a position. */
    public List<String> texts(NumberGame position) {
        List<String> texts = new ArrayList<>();
        if (!infinite && count <= LISTED_SINGLY) {
            for (Stretch stretch : stretches) {
                singly((Stretch.Points) stretch, position, texts);
            }
            return texts;
        }
        for (Stretch stretch : stretches) {
            texts.addAll(position.domain().write(stretch));
        }
        return texts;
    }

    private static void singly(Stretch.Points points, NumberGame position, List<String> texts) {
        Sequence used = position.sequence();
        Long from = points.from();
        Long to = points.to();
        if (from == null || to == null) {
            throw new IllegalStateException("a finite set of moves has ends");
        }
        int rank = used.below(Place.of(points.span(), from));
        for (long at = from; at <= to; at++) {
            Place place = Place.of(points.span(), at);
            if (rank < used.size() && used.ranked(rank).compareTo(place) == 0) {
                rank++;
            } else if (points.step() == 1 || ((at - from) & 1) == 0) {
                texts.add(position.domain().write(place));
            }
        }
    }
}
