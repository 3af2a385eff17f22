package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import parlour.check.Report;
import parlour.check.StrategyChecker;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.Outcome;

/**
 * Checks {@code strategy} certificates of positions at which infinitely many numbers are left: that
 * they are lost, that one reply wins, or with {@code claims} = {@code moves} that the listed moves
 * win and no other, or no other below a bound, does.
 *
 * <p>With S = dH the position, d the gcd, an unlisted move n is refuted if
 *
 * <ol>
 *   <li>it is a sum of S and a listed move w (antichain theorem: naming w after n would leave what
 *       w leaves, which is lost);
 *   <li>H is symmetric or has no gap, n in H, d and n are coprime and not 2 and 3 (gluing: dH and n
 *       make a symmetric semigroup, an ender);
 *   <li>S and n make an irreducible semigroup, not that of 2 and 3 (ender theorem);
 *   <li>the reply listed for it leads to a lost position, or a block shows the position won.
 * </ol>
 *
 * <p>Beyond the largest of dF(H), F(H) and of the largest multiples of gcd(d, w) that are no sums
 * of S and w, the first two rules depend on n modulo d only: so they leave finitely many moves, if
 * any residue but 0 is coprime to d, H as said, or a multiple of some gcd(d, w).
 *
 * <p>Cost: a pass over the lines, and a semigroup for each move that needs one.
 */
final class InfiniteChecker {
    /** Largest bound below which moves are looked at one by one. */
    private static final long MAX_BELOW = CheckInstance.MAX_BOUND;

    private final CheckInstance instance;
    private final CheckPosition start;
    private final HeaderClaim claim;
    private final CheckLemmas lemmas = new CheckLemmas();
    private final StrategyChecker<CheckPosition, Long> strategy;

    InfiniteChecker(CheckInstance instance, CertificateHeader header) {
        this.instance = instance;
        this.start = CheckPosition.of(instance.named());
        this.claim = new HeaderClaim(header);
        boolean isByOneReply = !claim.isAboutMoves() && claim.outcome() == Outcome.NEXT;
        // Positions of the lines are read faster where all of them can follow a finite one.
        CheckInstance root = isByOneReply ? instance.after(claim.onlyReply()) : instance;
        var rules = new CheckRules(CheckPosition.of(root.named()), instance.oneLoses());
        this.strategy = new StrategyChecker<>(rules, rules, new CheckReplies(), lemmas);
    }

    Report check(CertificateReader lines) {
        if (claim.isAboutMoves()) {
            HeaderClaim.demand(claim.outcome() == Outcome.NEXT, "lost positions claim no moves");
            EvenChecker.Claimed claimed = claim.claimed();
            HeaderClaim.demand(claimed.below() <= MAX_BELOW, "completeBelow is too large");
            return strategy.check(lines, () -> moves(claim.winningMoves(), claimed));
        }
        if (claim.outcome() == Outcome.PREVIOUS) {
            claim.demandFields(Set.of("outcome"));
            return strategy.check(lines, () -> demandLost(start, "the start"));
        }
        long reply = claim.onlyReply();
        return strategy.check(
                lines, () -> demandLost(start.name(reply), "the position after " + reply));
    }

    private void demandLost(CheckPosition position, String what) {
        lemmas.demandNoneRefuted();
        HeaderClaim.demand(strategy.isLost(position), what + " is not shown to be lost");
    }

    /** All of the listed moves win; no other does, or no other below the bound. */
    private void moves(Set<Long> wins, EvenChecker.Claimed claimed) {
        HeaderClaim.demand(!wins.isEmpty(), "expected a winning move");
        List<CheckPosition> after = new ArrayList<>();
        for (long w : wins) {
            HeaderClaim.demand(
                    w > 1 && start.isLeft(w), "listed winning move " + w + " is not legal");
            after.add(start.name(w));
            HeaderClaim.demand(
                    strategy.isLost(after.getLast()), "listed move " + w + " is not shown to win");
        }
        Iterator<String> replies = lemmas.refuted().iterator();
        long end = claimed.isComplete() ? last(after) + 1 : claimed.below();
        for (long n = 2; n < end; n++) {
            if (start.isLeft(n) && !wins.contains(n) && needsReply(n, after)) {
                HeaderClaim.demand(
                        replies.hasNext() && strategy.isWon(start.name(n), replies.next()),
                        "unlisted move " + n + " is not refuted");
            }
        }
        HeaderClaim.demand(!replies.hasNext(), "there are more replies than moves to be refuted");
    }

    /** Whether none of the theorems refutes a move; {@code after} are those of listed moves. */
    boolean needsReply(long n, List<CheckPosition> after) {
        boolean isSum = after.stream().anyMatch(position -> !position.isLeft(n));
        return !isSum && !isGlued(n) && !isEnder(n);
    }

    /** The second rule. */
    private boolean isGlued(long n) {
        return start.gcd() > 1
                && start.isSymmetric()
                && CheckInstance.gcd(start.gcd(), n) == 1
                && !start.isGap(n)
                && !(start.bound() < 0 && start.gcd() * n == 2 * 3);
    }

    /** The third rule. */
    private boolean isEnder(long n) {
        long[] named = Arrays.copyOf(instance.named(), instance.named().length + 1);
        named[named.length - 1] = n;
        if (CheckInstance.gcd(named) > 1) {
            return false;
        }
        Residues residues = Residues.of(new CheckInstance(named, instance.oneLoses()), 1);
        long last = residues.largestGap();
        return last > 1 && 2 * residues.gaps() <= last + 2;
    }

    /** The number beyond which every move is refuted by the first two rules. */
    private long last(List<CheckPosition> after) {
        long gcd = start.gcd();
        HeaderClaim.demand(gcd > 1, "infinitely many moves are not refuted");
        for (long rest = 1; rest < gcd; rest++) {
            long residue = rest;
            HeaderClaim.demand(
                    (start.isSymmetric() && CheckInstance.gcd(gcd, residue) == 1)
                            || after.stream().anyMatch(p -> residue % p.gcd() == 0),
                    "infinitely many moves are not refuted");
        }
        long last = gcd * Math.max(0, start.bound());
        for (CheckPosition position : after) {
            last = Math.max(last, position.gcd() * position.bound());
        }
        return last;
    }
}
