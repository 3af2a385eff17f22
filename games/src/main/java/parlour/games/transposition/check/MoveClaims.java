package parlour.games.transposition.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;
import parlour.games.transposition.Domain;
import parlour.games.transposition.Span;

/**
 * Checks that exactly the winning moves are listed. The free elements are cut into regions whose
 * elements are in the same situation; for one element of each situation the position after it is
 * set up in full and the theorem evaluated on it.
 *
 * <p>A situation is: which parity is added, what is used on either side and whether that is a
 * pivot, whether a neighbour in the free set exists on either side, whether the element is the
 * least or the greatest free one, and how large its cyclic class is. In the case f = n + 1 &gt;= 4
 * the parity of the rank alone matters.
 */
final class MoveClaims {
    private final StatedTheorem theorem;
    private final RawPosition position;
    private final RawDomain domain;
    private final Domain written;
    private final ClaimedMoves[] claims;
    private final Map<List<Object>, String> outcomes = new HashMap<>();
    private long regions;

    private MoveClaims(StatedTheorem theorem, Domain written, ClaimedMoves[] claims) {
        this.theorem = theorem;
        this.position = theorem.position();
        this.domain = position.domain();
        this.written = written;
        this.claims = claims;
    }

    /**
     * Checks the lists of a mover who wants even and of one who wants odd.
     *
     * @return the number of regions looked at
     * @throws IllegalArgumentException naming the first wrong entry or missing move
     */
    static long check(StatedTheorem theorem, Domain written, List<String> even, List<String> odd) {
        ClaimedMoves[] claims = {
            ClaimedMoves.read(theorem.position(), written, even),
            ClaimedMoves.read(theorem.position(), written, odd)
        };
        MoveClaims check = new MoveClaims(theorem, written, claims);
        int index = 0;
        for (int part = 0; part < check.domain.parts().size(); part++) {
            index = check.part(part, index);
        }
        return check.regions;
    }

    private boolean isIn(int index, int part) {
        return index < position.played() && position.used(index).part() == part;
    }

    /** Looks at the gaps of a part, given the index of its first used element; returns the next. */
    private int part(int part, int first) {
        Span span = domain.parts().get(part);
        int index = first;
        if (domain.isDense(part)) {
            Rational above = null;
            for (; isIn(index, part); index++) {
                dense(part, above, position.used(index).value());
                above = position.used(index).value();
            }
            dense(part, above, null);
            return index;
        }
        long from = span.type().hasFirst() ? span.low() : Long.MIN_VALUE;
        for (; isIn(index, part); index++) {
            gap(part, from, position.used(index).at() - 1);
            from = position.used(index).at() + 1;
        }
        gap(part, from, span.type().hasLast() ? span.high() : Long.MAX_VALUE);
        return index;
    }

    private void gap(int part, long from, long to) {
        if (from > to) {
            return;
        }
        long low = from;
        long high = to;
        if (from != Long.MIN_VALUE) {
            chain(part, from, from);
            low = from + 1;
        }
        if (to != Long.MAX_VALUE && to != from) {
            chain(part, to, to);
            high = to - 1;
        }
        if (low <= high) {
            chain(part, low, high);
        }
    }

    private void chain(int part, long from, long to) {
        long sample = from != Long.MIN_VALUE ? from : to != Long.MAX_VALUE ? to : 0;
        for (long at = sample; at <= sample + 1; at++) {
            boolean there = from <= at && at <= to;
            boolean below = at == sample + 1 && !there && from <= sample - 1;
            long point = below ? sample - 1 : at;
            if (there || below) {
                String outcome = outcome(new Point(part, point, null));
                for (int wanted = 0; wanted < 2; wanted++) {
                    demand(
                            outcome,
                            wanted,
                            claims[wanted].cover(part, from, to, (int) (point & 1)),
                            new Point(part, point, null));
                }
            }
        }
    }

    private void dense(int part, @Nullable Rational above, @Nullable Rational below) {
        DenseBounds bounds = DenseBounds.of(written, part);
        Rational low = above == null ? bounds.low() : above;
        Rational high = below == null ? bounds.high() : below;
        Point point = new Point(part, 0, ClaimedMoves.between(low, high));
        String outcome = outcome(point);
        for (int wanted = 0; wanted < 2; wanted++) {
            demand(outcome, wanted, claims[wanted].cover(part, low, high), point);
        }
    }

    private void demand(String outcome, int wanted, ClaimedMoves.Cover cover, Point point) {
        regions++;
        boolean black = position.moves() % 2 == 1;
        boolean wins =
                outcome.equals(black ? "BLACK" : "WHITE")
                        || outcome.equals(wanted == 0 ? "EVEN" : "ODD");
        if (cover != (wins ? ClaimedMoves.Cover.ALL : ClaimedMoves.Cover.NONE)) {
            throw new IllegalArgumentException(
                    "%s move at part %d, %s: outcome %s, %s for a mover who wants %s"
                            .formatted(
                                    wins ? "winning" : "losing",
                                    point.part(),
                                    point.value() == null ? point.at() : point.value(),
                                    outcome,
                                    wins ? "not listed" : "listed",
                                    wanted == 0 ? "even" : "odd"));
        }
    }

    private String outcome(Point point) {
        List<Object> situation = situation(point);
        String known = outcomes.get(situation);
        if (known == null) {
            known = new StatedTheorem(position.with(point)).outcome();
            outcomes.put(situation, known);
        }
        return known;
    }

    private List<Object> situation(Point point) {
        if (domain.isFinite() && position.moves() >= 3 && position.free() == position.moves() + 1) {
            return List.of(rankParity(point));
        }
        int below = position.below(point);
        Optional<Point> previous = domain.previous(point);
        Optional<Point> next = domain.next(point);
        int left = previous.isPresent() && position.isUsed(previous.get()) ? block(below - 1) : -1;
        int right = next.isPresent() && position.isUsed(next.get()) ? block(below) : -1;
        boolean nearLeft =
                left < 0 ? previous.isPresent() : domain.previous(position.first(left)).isPresent();
        boolean nearRight =
                right < 0 ? next.isPresent() : domain.next(position.last(right)).isPresent();
        return List.of(
                (position.played() - below) % 2,
                side(left),
                side(right),
                nearLeft,
                nearRight,
                position.leastFree().equals(Optional.of(point)),
                position.greatestFree().equals(Optional.of(point)),
                classSize(point));
    }

    private int block(int index) {
        return position.blockOf(index);
    }

    /** −1 nothing used, −2 even, −3 odd; the block itself if it is one of at most two pivots. */
    private int side(int block) {
        if (block < 0) {
            return -1;
        }
        if (position.isPivot(block) && theorem.pivots().size() <= 2) {
            return block;
        }
        return position.isOddBlock(block) ? -3 : -2;
    }

    private long classSize(Point point) {
        if (domain.isDense(point.part())) {
            return 0;
        }
        return Math.min(theorem.classes().size(domain.group(point.part())), 3);
    }

    private long rankParity(Point point) {
        long rank = 0;
        for (int part = 0; part < point.part(); part++) {
            rank += domain.parts().get(part).size();
        }
        return (rank + point.at() - domain.parts().get(point.part()).low()) % 2;
    }
}
