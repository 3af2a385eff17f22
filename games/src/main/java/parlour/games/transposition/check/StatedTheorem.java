package parlour.games.transposition.check;

import java.util.List;
import java.util.Optional;
import parlour.games.transposition.OrderType;

/**
 * The theorem as it is stated on paper, evaluated on a raw position. See
 * docs/theory/transposition.md for statement and proof.
 */
final class StatedTheorem {
    private final RawPosition position;
    private final List<Integer> pivots;
    private final Classes classes;

    StatedTheorem(RawPosition position) {
        this.position = position;
        this.pivots = position.pivots();
        this.classes = new Classes(position);
    }

    RawPosition position() {
        return position;
    }

    List<Integer> pivots() {
        return pivots;
    }

    Classes classes() {
        return classes;
    }

    /** White's answer L while at most one pivot stands. */
    Optional<Point> left() {
        return pivots.isEmpty()
                ? position.greatestFree()
                : position.domain().previous(position.first(pivots.getFirst()));
    }

    /** White's answer R while at most one pivot stands. */
    Optional<Point> right() {
        return pivots.isEmpty()
                ? position.leastFree()
                : position.domain().next(position.last(pivots.getFirst()));
    }

    private static String fixed(boolean odd) {
        return odd ? "ODD" : "EVEN";
    }

    /** BLACK, WHITE, EVEN or ODD. */
    String outcome() {
        long n = position.moves();
        if (n == 0) {
            return fixed(position.isOdd());
        }
        if (n == 1) {
            return pivots.isEmpty() ? fixed(position.isOdd() ^ position.isEndOdd()) : "BLACK";
        }
        boolean black = n % 2 == 1;
        if (position.domain().isFinite()) {
            long spare = position.free() - n;
            if (spare == 0) {
                return "WHITE";
            }
            long count = spare == 1 ? Math.abs(position.difference()) - 1 : pivots.size();
            return count >= (black ? 1 : 2) ? "BLACK" : "WHITE";
        }
        if (pivots.size() >= (black ? 1 : 2)) {
            return "BLACK";
        }
        return black
                ? byType(classes.type(-1), position.isOdd() ^ position.isEndOdd(), (n - 1) / 2)
                : answered(n);
    }

    /** The outcome when no pivot stands and Black is to move, by the type of the free set. */
    private static String byType(char type, boolean odd, long flips) {
        return switch (type) {
            case 'B' -> "BLACK";
            case 'z' -> "WHITE";
            case 'w' -> fixed(odd);
            default -> fixed(odd ^ flips % 2 == 1);
        };
    }

    private String answered(long n) {
        Optional<Point> left = left();
        Optional<Point> right = right();
        if (left.isEmpty() && right.isEmpty()) {
            return "BLACK";
        }
        boolean both = left.isPresent() && right.isPresent();
        boolean odd = position.isOdd() ^ right.isEmpty();
        if (n == 2) {
            return both ? "WHITE" : fixed(odd);
        }
        Point answer = left.or(() -> right).orElseThrow();
        char type = classes.type(position.domain().group(answer.part()));
        String outcome = byType(type, odd, (n - 2) / 2);
        return both && !outcome.equals("BLACK") ? "WHITE" : outcome;
    }

    /** The cyclic classes of the free elements. */
    static final class Classes {
        private final RawPosition position;
        private final long[] free;
        private final int firstGlued;
        private final int lastGlued;

        Classes(RawPosition position) {
            this.position = position;
            this.free = position.freeByGroup();
            Optional<Point> least = position.leastFree();
            Optional<Point> greatest = position.greatestFree();
            int first = least.map(p -> position.domain().group(p.part())).orElse(-1);
            int last = greatest.map(p -> position.domain().group(p.part())).orElse(-1);
            boolean glued = first >= 0 && last >= 0 && first != last;
            this.firstGlued = glued ? first : -1;
            this.lastGlued = glued ? last : -1;
        }

        /** The size of the class of a group; −1 if infinite. */
        long size(int group) {
            if (group != firstGlued && group != lastGlued) {
                return free[group];
            }
            return free[firstGlued] < 0 || free[lastGlued] < 0
                    ? -1
                    : free[firstGlued] + free[lastGlued];
        }

        /** Counts of finite, ω, ω*, ζ classes and of dense parts. */
        long[] counts(int without) {
            long[] counts = new long[5];
            int part = 0;
            for (int group = 0; group < free.length; group++) {
                int from = part;
                while (part < position.domain().parts().size()
                        && position.domain().group(part) == group) {
                    part++;
                }
                boolean begins = hasFirst(from);
                boolean ends = hasLast(part - 1);
                if (group == firstGlued) {
                    continue; // counted with the last one
                }
                if (group == lastGlued) {
                    ends = hasLast(lastPart(firstGlued));
                    begins = hasFirst(from);
                }
                // Two groups that are one class have two elements at least: neither is gone.
                boolean isGone = size(group) == (group == without ? 1 : 0);
                if (!isGone) {
                    int kind = begins ? ends ? 0 : 1 : ends ? 2 : 3;
                    counts[position.domain().isDense(from) ? 4 : kind]++;
                }
            }
            return counts;
        }

        private int lastPart(int group) {
            int part = position.domain().parts().size() - 1;
            while (position.domain().group(part) != group) {
                part--;
            }
            return part;
        }

        private boolean hasFirst(int part) {
            return type(position, part).hasFirst();
        }

        private boolean hasLast(int part) {
            return type(position, part).hasLast();
        }

        private static OrderType type(RawPosition position, int part) {
            return position.domain().parts().get(part).type();
        }

        /** B, w, v or z, after an element of a group was played if that is not −1. */
        char type(int without) {
            long[] counts = counts(without);
            if (counts[0] > 0 || counts[4] > 0 || (counts[1] > 0 && counts[2] > 0)) {
                return 'B';
            }
            return counts[1] > 0 ? 'w' : counts[2] > 0 ? 'v' : 'z';
        }
    }
}
