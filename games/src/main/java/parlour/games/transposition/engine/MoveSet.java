package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;
import parlour.games.transposition.Domain;
import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;
import parlour.games.transposition.Stretch;

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

    /** The stretch that may still grow: a piece of a chain, or of a dense span. */
    private int span = NONE;

    private boolean dense;
    private boolean hasFrom;
    private boolean hasTo;
    private long from;
    private long to;
    private int step;
    private @Nullable Rational above;
    private @Nullable Rational below;

    /** The gap added to last, and whether all of it up to its last element was added. */
    private int lastGap = NONE;

    private boolean full;

    private static final int NONE = -2;

    /** An empty set, to which the engine adds from left to right. */
    MoveSet() {}

    /** Adds every element of a spot. */
    void add(Spot spot, Gap gap) {
        boolean one = spot.first() || spot.last();
        boolean begins = spot.first() || gap.type() == OrderType.DENSE;
        boolean touches =
                lastGap == spot.gap()
                        ? hasTo && spot.from(gap) == to + 1
                        : lastGap == spot.gap() - 1 && full && begins;
        if (!touches || span != gap.span()) {
            flush();
            begin(gap, one || gap.hasFirst(), spot.from(gap));
        }
        end(gap, one || gap.hasLast(), spot.to(gap));
        sample = sample == null ? spot.stretch(gap) : sample;
        tally(one, gap.type(), gap.size() - 2);
        lastGap = spot.gap();
        full = spot.last() || gap.type() == OrderType.DENSE;
    }

    /** Adds every element of a gap. */
    void addAll(int index, Gap gap) {
        if (span != gap.span() || lastGap != index - 1 || !full) {
            flush();
            begin(gap, gap.hasFirst(), gap.low());
        }
        end(gap, gap.hasLast(), gap.high());
        sample = sample == null ? gap.all() : sample;
        tally(false, gap.type(), gap.size());
        lastGap = index;
        full = true;
    }

    /** Adds every element of all gaps of a span, of which the first and the last are given. */
    void addAll(Gap first, Gap last, long usedBetween) {
        flush();
        begin(first, first.hasFirst(), first.low());
        end(last, last.hasLast(), last.high());
        sample = sample == null ? first.all() : sample;
        boolean finite = first.hasFirst() && last.hasLast();
        infinite |= !finite;
        count += finite ? last.high() - first.low() + 1 - usedBetween : 0;
        full = false;
    }

    private void tally(boolean one, OrderType type, long size) {
        boolean finite = one || type == OrderType.RUN;
        infinite |= !finite;
        count += one ? 1 : finite ? size : 0;
    }

    private void begin(Gap gap, boolean first, long start) {
        span = gap.span();
        dense = gap.type() == OrderType.DENSE;
        hasFrom = first;
        from = start;
        above = gap.above();
        step = 1;
    }

    private void end(Gap gap, boolean last, long stop) {
        hasTo = last;
        to = stop;
        below = gap.below();
    }

    /** Adds the elements of one colour in a gap of a finite domain. */
    void addColour(Gap gap, long parity) {
        long first = gap.low() + ((gap.low() ^ parity) & 1);
        long last = gap.high() - ((gap.high() ^ parity) & 1);
        if (first > last) {
            return;
        }
        if (span == NONE) {
            begin(gap, true, first);
            step = 2;
        }
        end(gap, true, last);
        sample = sample == null ? new Stretch.Points(gap.span(), first, last, 2) : sample;
        count += (last - first) / 2 + 1;
    }

    /** Closes the stretch that may still grow. */
    private void flush() {
        if (span == NONE) {
            return;
        }
        stretches.add(
                dense
                        ? new Stretch.Open(span, above, below)
                        : new Stretch.Points(span, hasFrom ? from : null, hasTo ? to : null, step));
        span = NONE;
    }

    /** Ends the adding. */
    MoveSet closed() {
        flush();
        return this;
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
            texts.addAll(position.domain().write(stretch, position.sequence()));
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
