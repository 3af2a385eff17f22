package parlour.games.transposition.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.transposition.Domain;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.OrderTypeSum;
import parlour.games.transposition.Place;
import parlour.games.transposition.Span;

/**
 * A claimed list of moves and ranges, read back: for every part of the domain the coordinates that
 * are named, even and odd ones apart, and for dense parts the open pieces.
 */
final class ClaimedMoves {
    /** How much of a region is named. */
    enum Cover {
        /** All of it. */
        ALL,
        /** Nothing of it. */
        NONE,
        /** Something, but not all. */
        SOME
    }

    /** Consecutive coordinates of one parity; the ends of long stand for no end. */
    private record Row(long from, long to) {}

    private record Piece(@Nullable Rational above, @Nullable Rational below) {}

    private static final String STEP = " step 2";

    private final RawPosition position;
    private final Domain domain;
    private final Map<Integer, List<List<Row>>> rows = new HashMap<>();
    private final Map<Integer, List<Piece>> pieces = new HashMap<>();

    private ClaimedMoves(RawPosition position, Domain domain) {
        this.position = position;
        this.domain = domain;
    }

    /**
     * Reads a list.
     *
     * @throws IllegalArgumentException naming the first entry that is no legal move or range
     */
    static ClaimedMoves read(RawPosition position, Domain domain, List<String> texts) {
        ClaimedMoves claimed = new ClaimedMoves(position, domain);
        for (String text : texts) {
            try {
                claimed.add(text);
            } catch (BadInput e) {
                throw new IllegalArgumentException(
                        "listed move (" + BadInput.shown(text) + ") cannot be read", e);
            }
        }
        claimed.rows.replaceAll((part, lists) -> lists.stream().map(ClaimedMoves::merged).toList());
        claimed.pieces.values().forEach(list -> list.sort(Comparator.comparing(ClaimedMoves::low)));
        return claimed;
    }

    private static Rational low(Piece piece) {
        return piece.above == null
                ? Rational.of(Long.MIN_VALUE).times(Rational.of(2))
                : piece.above;
    }

    private static List<Row> merged(List<Row> list) {
        List<Row> sorted = new ArrayList<>(list);
        sorted.sort(Comparator.comparingLong(Row::from));
        List<Row> merged = new ArrayList<>();
        for (Row row : sorted) {
            Row last = merged.isEmpty() ? null : merged.getLast();
            boolean meets = last != null && (last.to == Long.MAX_VALUE || row.from <= last.to + 2);
            if (last != null && meets) {
                merged.set(merged.size() - 1, new Row(last.from, Math.max(last.to, row.to)));
            } else {
                merged.add(row);
            }
        }
        return merged;
    }

    private void add(String text) {
        int colon = domain instanceof OrderTypeSum ? text.indexOf(':') + 1 : 0;
        String prefix = text.substring(0, colon);
        String key = text.substring(colon);
        if (key.startsWith("(")) {
            piece(prefix, key);
        } else if (key.contains("..")) {
            range(prefix, key);
        } else {
            Point point = point(text);
            if (position.isUsed(point)) {
                throw new IllegalArgumentException("listed move (" + text + ") is used already");
            }
            if (point.value() != null) {
                throw new IllegalArgumentException(
                        "listed move (" + text + ") stands alone in a dense part");
            }
            row(point.part(), point.at(), point.at(), point.at() & 1);
        }
    }

    /** An element, written as answers write it. */
    private Point point(String text) {
        Place place = domain.place(text);
        if (!domain.write(place).equals(text)) {
            throw new IllegalArgumentException(
                    "listed move (" + BadInput.shown(text) + ") is not written canonically");
        }
        return position.domain().point(place);
    }

    private static Rational bound(String text) {
        Rational bound = Rational.parse(text);
        if (!bound.toString().equals(text)) {
            throw new IllegalArgumentException(
                    "listed bound (" + BadInput.shown(text) + ") is not written canonically");
        }
        return bound;
    }

    private void row(int part, long from, long to, long parity) {
        List<List<Row>> both =
                rows.computeIfAbsent(part, p -> List.of(new ArrayList<>(), new ArrayList<>()));
        both.get((int) parity).add(new Row(from, to));
    }

    private void range(String prefix, String key) {
        boolean stepped = key.endsWith(STEP);
        String ends = stepped ? key.substring(0, key.length() - STEP.length()) : key;
        int dots = ends.indexOf("..");
        String from = ends.substring(0, dots);
        String to = ends.substring(dots + 2);
        Point low = from.isEmpty() ? null : point(prefix + from);
        Point high = to.isEmpty() ? null : point(prefix + to);
        int part = low != null ? low.part() : high != null ? high.part() : unbounded(prefix);
        Span span = position.domain().parts().get(part);
        boolean sides =
                (low == null || low.part() == part) && (high == null || high.part() == part);
        if (!sides
                || span.type() == OrderType.DENSE
                || (stepped && (low == null || high == null))) {
            throw new IllegalArgumentException(
                    "listed range (" + prefix + key + ") is not of one part");
        }
        if (domain instanceof OrderTypeSum && span.type() == OrderType.OMEGA_STAR) {
            Point swap = low;
            low = high;
            high = swap;
        }
        long first = low != null ? low.at() : span.type().hasFirst() ? span.low() : Long.MIN_VALUE;
        long last = high != null ? high.at() : span.type().hasLast() ? span.high() : Long.MAX_VALUE;
        if (first > last) {
            throw new IllegalArgumentException("listed range (" + prefix + key + ") is empty");
        }
        rows(part, first, last, stepped);
    }

    private void rows(int part, long first, long last, boolean stepped) {
        for (long parity = 0; parity < 2; parity++) {
            boolean endless = first == Long.MIN_VALUE;
            if (!stepped || (first & 1) == parity) {
                long from = endless || (first & 1) == parity ? first : first + 1;
                long to = last == Long.MAX_VALUE || (last & 1) == parity ? last : last - 1;
                if (from <= to) {
                    row(part, from, to, parity);
                }
            }
        }
    }

    private int unbounded(String prefix) {
        if (!prefix.isEmpty()) {
            return point(prefix + "0").part();
        }
        if (position.domain().parts().getFirst().type() != OrderType.ZETA) {
            throw new IllegalArgumentException("listed range (..) has no part of the domain");
        }
        return 0;
    }

    private void piece(String prefix, String key) {
        int comma = key.indexOf(',');
        if (comma < 0 || !key.endsWith(")")) {
            throw new IllegalArgumentException("listed interval (" + key + ") is malformed");
        }
        String from = key.substring(1, comma);
        String to = key.substring(comma + 1, key.length() - 1);
        Rational above = from.equals("-inf") ? null : bound(from);
        Rational below = to.equals("inf") ? null : bound(to);
        if (above != null && below != null && above.compareTo(below) >= 0) {
            throw new IllegalArgumentException("listed interval (" + key + ") is empty");
        }
        Point inside = point(prefix + between(above, below));
        if (inside.value() == null) {
            throw new IllegalArgumentException("listed interval (" + key + ") is in no dense part");
        }
        pieces.computeIfAbsent(inside.part(), p -> new ArrayList<>()).add(new Piece(above, below));
    }

    /** Some number strictly between two bounds. */
    static Rational between(@Nullable Rational above, @Nullable Rational below) {
        if (above != null && below != null) {
            return above.plus(below).dividedBy(Rational.of(2));
        }
        if (above != null) {
            return above.plus(Rational.ONE);
        }
        return below == null ? Rational.ZERO : below.minus(Rational.ONE);
    }

    /** How much of the free coordinates {@code from..to} of one parity is named. */
    Cover cover(int part, long from, long to, int parity) {
        long first = from == Long.MIN_VALUE || (from & 1) == parity ? from : from + 1;
        long last = to == Long.MAX_VALUE || (to & 1) == parity ? to : to - 1;
        List<List<Row>> both = rows.get(part);
        if (both == null || first > last) {
            return Cover.NONE;
        }
        List<Row> list = both.get(parity);
        int low = 0;
        int high = list.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (list.get(middle).to < first) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == list.size() || list.get(low).from > last) {
            return Cover.NONE;
        }
        Row row = list.get(low);
        return row.from <= first && last <= row.to ? Cover.ALL : Cover.SOME;
    }

    /** How much of a free open piece of a dense part is named. */
    Cover cover(int part, @Nullable Rational above, @Nullable Rational below) {
        Cover cover = Cover.NONE;
        for (Piece piece : pieces.getOrDefault(part, List.of())) {
            boolean apart =
                    (above != null && piece.below != null && piece.below.compareTo(above) <= 0)
                            || (below != null
                                    && piece.above != null
                                    && below.compareTo(piece.above) <= 0);
            boolean within =
                    (piece.above == null || (above != null && piece.above.compareTo(above) <= 0))
                            && (piece.below == null
                                    || (below != null && below.compareTo(piece.below) <= 0));
            if (within) {
                return Cover.ALL;
            }
            cover = apart ? cover : Cover.SOME;
        }
        return cover;
    }
}
