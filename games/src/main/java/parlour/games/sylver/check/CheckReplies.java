package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.check.ReplyFinder;
import parlour.claim.BadInput;

/**
 * Finds replies at finite positions: first the one that answered the same number last, then the
 * largest ones. If r answers n, then n answers r, since both orders leave the same position, as
 * long as n is left after r; so r needs no search of its own.
 */
final class CheckReplies implements ReplyFinder<CheckPosition, Long> {
    /** By number: the reply to it that was found last, 0 if none was. */
    private int[] lastReply = {};

    @Override
    public Optional<Long> unanswered(CheckPosition position, Predicate<CheckPosition> isGood) {
        // Elsewhere, and before anything is named, infinitely many numbers are left.
        HeaderClaim.demand(
                position.gcd() == 1,
                "position (" + BadInput.shown(position.text()) + ") needs a list of replies");
        if (lastReply.length <= position.bound()) {
            lastReply = Arrays.copyOf(lastReply, position.bound() + 1);
        }
        BitSet answered = new BitSet();
        // Naming 1, where it may be named, loses at once.
        for (int n = 2; n <= position.bound(); n++) {
            if (position.isGap(n) && !answered.get(n)) {
                int reply = reply(n, position.name(n), isGood);
                if (reply == 0) {
                    return Optional.of((long) n);
                }
                if (isLeftAfter(position, reply, n)) {
                    answered.set(reply);
                }
                lastReply[n] = reply;
            }
        }
        return Optional.empty();
    }

    private int reply(int n, CheckPosition option, Predicate<CheckPosition> isGood) {
        int guess = lastReply[n];
        if (option.isGap(guess) && isGood.test(option.name(guess))) {
            return guess;
        }
        for (int reply = option.bound(); reply > 1; reply--) {
            if (option.isGap(reply) && isGood.test(option.name(reply))) {
                return reply;
            }
        }
        return 0;
    }

    /** Whether n can be named after r: it is no element and any number of r. */
    private static boolean isLeftAfter(CheckPosition position, int r, int n) {
        for (int x = n; x >= 0; x -= r) {
            if (!position.isGap(x)) {
                return false;
            }
        }
        return true;
    }
}
