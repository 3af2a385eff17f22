package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import parlour.games.sylver.SylverPosition;

/**
 * The moves that are not in a list of winning moves and need a reply to be refuted. With S = dH,
 * the others are sums of S and a listed move (antichain theorem); or lie in H, H symmetric or
 * without gaps, and have no divisor in common with d (gluing); or make an ender.
 */
final class RefutedMoves {
    /** Lists are complete up to this gcd: the checker goes through all residues. */
    private static final long MAX_GCD = 1L << 16;

    private final SylverPosition position;
    private final Verdict.Wins wins;
    private final List<SylverPosition> after;

    RefutedMoves(SylverPosition position, Verdict.Wins wins) {
        this.position = position;
        this.wins = wins;
        this.after = wins.moves().stream().map(position::play).toList();
    }

    /** Those below the bound of the list, or all; ascending. */
    List<Long> needed() {
        long end = wins.completeBelow().orElseGet(() -> last().orElseThrow() + 1);
        List<Long> needed = new ArrayList<>();
        for (long n = 2; n < end; n++) {
            if (!position.contains(n) && !wins.moves().contains(n) && needsReply(n)) {
                needed.add(n);
            }
        }
        return needed;
    }

    /** Whether the theorems leave a move that is not listed. */
    boolean needsReply(long n) {
        return after.stream().noneMatch(p -> p.contains(n)) && !isGlued(n) && !isEnder(n);
    }

    private boolean isGlued(long n) {
        long gcd = position.gcd();
        return gcd > 1
                && position.scaled().isSymmetric()
                && position.play(n).isFinite()
                && position.scaled().contains(n)
                && !(position.scaled().gapCount() == 0 && gcd * n == 2 * 3);
    }

    private boolean isEnder(long n) {
        SylverPosition option = position.play(n);
        return option.isFinite()
                && option.scaled().isIrreducible()
                && option.scaled().frobenius() > 1;
    }

    /**
     * No number beyond it needs a reply, or can win; empty if the theorems leave infinitely many.
     * Beyond dF(H), and beyond the largest multiple of each gcd(d, w) that is no sum of S and the
     * listed w, they depend on the number modulo d only.
     */
    OptionalLong last() {
        long gcd = position.gcd();
        if (gcd < 2
                || gcd > MAX_GCD
                || LongStream.range(1, gcd)
                        .filter(divisor -> gcd % divisor == 0)
                        .anyMatch(this::isLeftOpen)) {
            return OptionalLong.empty();
        }
        long last = gcd * Math.max(0, position.scaled().frobenius());
        for (SylverPosition option : after) {
            last = Math.max(last, option.gcd() * option.scaled().frobenius());
        }
        return OptionalLong.of(last);
    }

    /** Whether large numbers that have this divisor in common with d are neither glued nor sums. */
    private boolean isLeftOpen(long divisor) {
        return !(divisor == 1 && position.scaled().isSymmetric())
                && after.stream().noneMatch(option -> divisor % option.gcd() == 0);
    }
}
