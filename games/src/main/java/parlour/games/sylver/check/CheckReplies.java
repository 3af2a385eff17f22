package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.check.ReplyFinder;
import parlour.claim.BadInput;

/**
 * Finds replies at finite positions: first those that {@linkplain LikelyReplies answered} the same
 * number, then the largest ones. If r answers n, then n answers r, since both orders leave the same
 * position; so r needs no search of its own. As n goes up, that matters for r > n only, after which
 * n is always left: no sum of elements and r is n.
 */
final class CheckReplies implements ReplyFinder<CheckPosition, Long> {
    /** By number: the replies to it. */
    private LikelyReplies[] likely = {};

    @Override
    public Optional<Long> unanswered(CheckPosition position, Predicate<CheckPosition> isGood) {
        // Elsewhere, and before anything is named, infinitely many numbers are left.
        HeaderClaim.demand(
                position.gcd() == 1,
                "position (" + BadInput.shown(position.text()) + ") needs a list of replies");
        expect(position.bound());
        BitSet answered = new BitSet();
        // Naming 1, where it may be named, loses at once.
        for (int n = 2; n <= position.bound(); n++) {
            if (position.isGap(n) && !answered.get(n)) {
                int reply = reply(n, position.name(n), isGood);
                if (reply == 0) {
                    return Optional.of((long) n);
                }
                answered.set(reply);
            }
        }
        return Optional.empty();
    }

    private void expect(int bound) {
        int known = likely.length;
        if (known <= bound) {
            likely = Arrays.copyOf(likely, bound + 1);
            Arrays.setAll(likely, n -> n < known ? likely[n] : new LikelyReplies());
        }
    }

    private int reply(int n, CheckPosition option, Predicate<CheckPosition> isGood) {
        LikelyReplies first = likely[n];
        int count = first.count();
        for (int rank = 0; rank < count; rank++) {
            if (isReply(first.reply(rank), option, isGood)) {
                return first.wasRight(rank);
            }
        }
        for (int reply = option.bound(); reply > 1; reply--) {
            if (option.isGap(reply) && !first.has(reply) && isReply(reply, option, isGood)) {
                return first.isNew(reply);
            }
        }
        return 0;
    }

    private static boolean isReply(
            int number, CheckPosition option, Predicate<CheckPosition> isGood) {
        return option.isGap(number) && isGood.test(option.name(number));
    }
}
