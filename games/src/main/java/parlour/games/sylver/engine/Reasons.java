package parlour.games.sylver.engine;

import parlour.games.sylver.SylverPosition;

/** Says in a line why a position is won or lost; theorems are named. */
final class Reasons {
    private Reasons() {}

    /** A reply leads to a lost position. */
    static String wonBy(SylverPosition position, long reply) {
        SylverPosition after = position.play(reply);
        String how =
                after.isFinite()
                        ? after.scaled().gapCount() == 1
                                ? ", where no number above 1 is left"
                                : ", a finite position that is lost: every further number above 1"
                                        + " has an answer"
                        : ", a lost position of gcd " + after.gcd() + lostBy(after);
        return "naming %d leaves %s%s".formatted(reply, after, how);
    }

    private static String lostBy(SylverPosition lost) {
        if (Theorems.outcome(lost).isEmpty()) {
            return ReplySearch.isQuiet(lost) ? ", by the quiet end theorem" : "";
        }
        return Theorems.name(lost).equals(Theorems.PAIRING)
                ? ", by T. Blok's pairs"
                : ", by the prime theorem: any further number n makes a symmetric position with it,"
                        + " an ender, which is won";
    }

    /** A theorem says of an infinite position that it is lost. */
    static String lostByTheorem(SylverPosition position) {
        return Theorems.name(position).equals(Theorems.PAIRING)
                ? "T. Blok's pairs: what is named is answered by its partner: 2 and 3, 4 and 6, 4j+1"
                        + " and 4j+3, 8j+2 and 8j+6"
                : "prime theorem: any number n that is named makes a symmetric position with %s, an ender, which is won"
                        .formatted(position);
    }

    /** The quiet end theorem, and finitely many moves that were looked at. */
    static String quiet(long gcd, long frobenius) {
        String rest =
                gcd == 2
                        ? frobenius < 3 ? "even numbers" : "even numbers and odd ones below %d"
                        : "multiples of 3" + (frobenius < 2 ? "" : " and numbers below %d");
        return "quiet end theorem: divided by %d the position is symmetric, so only %s could win, and all of these lose"
                .formatted(gcd, rest.formatted(frobenius + 1));
    }

    /** The ender theorem. */
    static String ender(long frobenius) {
        return "ender theorem: every number that is left above 1 and below %1$d makes %1$d a sum; so if naming %1$d does not win, the reply that wins then wins at once"
                .formatted(frobenius);
    }

    /** A finite position is lost, as a sweep over all that can follow it shows. */
    static String swept(long gapCount, long oversemigroups, long lost) {
        if (gapCount == 1) {
            return "no number above 1 is left";
        }
        // The naturals are counted in, but stand for 1 named.
        return "no move leads to a lost position: of this one and the %d others that can follow, 1 not named, %d are lost for the player to move, this one among them"
                .formatted(oversemigroups - 2, lost);
    }
}
