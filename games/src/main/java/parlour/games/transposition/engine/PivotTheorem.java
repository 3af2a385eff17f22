package parlour.games.transposition.engine;

import parlour.games.transposition.Parity;
import parlour.games.transposition.Winner;
import parlour.games.transposition.engine.Verdict.Law;

/**
 * Decides who wins, on every domain.
 *
 * <p>Definitions: {@link Facts}. Theorem: with one move left Black wins if a pivot stands, else the
 * parity P+e is fixed. On a finite domain with f free elements and n &gt;= 2 moves left: f = n is
 * White's; f = n+1 is Black's exactly if |Δ| &gt;= 2 (n odd) or 3 (n even); f &gt;= n+2 is Black's
 * exactly if p &gt;= 1 (n odd) or 2 (n even). On an infinite domain the same number of pivots is
 * enough for Black, and otherwise the cyclic classes of the free elements and White's answers L and
 * R decide. Cost: O(1).
 *
 * <p>Source: É. Janvresse, S. Kalikow, T. de la Rue, Transposition game (2009), arXiv:0904.0070, in
 * the form proved in docs/theory/transposition.md.
 */
final class PivotTheorem {
    private PivotTheorem() {}

    static Verdict decide(Facts facts) {
        if (facts.moves() == 0) {
            return new Verdict(Winner.of(facts.parity()), Law.OVER);
        }
        if (facts.moves() == 1) {
            return facts.pivots() > 0
                    ? new Verdict(Winner.BLACK, Law.LAST_MOVE_PIVOT)
                    : new Verdict(Winner.of(facts.parity().plus(facts.end())), Law.LAST_MOVE);
        }
        return switch (facts.room()) {
            case Facts.Finite finite -> finite(facts, finite);
            case Facts.Infinite infinite -> infinite(facts, infinite);
        };
    }

    private static boolean isBlackToMove(Facts facts) {
        return (facts.moves() & 1) == 1;
    }

    private static Verdict finite(Facts facts, Facts.Finite room) {
        boolean black = isBlackToMove(facts);
        long spare = room.free() - facts.moves();
        if (spare == 0) {
            return new Verdict(Winner.WHITE, Law.FILLED);
        }
        if (spare == 1) {
            boolean wins = Math.abs(room.difference()) >= (black ? 2 : 3);
            return new Verdict(wins ? Winner.BLACK : Winner.WHITE, Law.COLOURS);
        }
        return facts.pivots() >= (black ? 1 : 2)
                ? new Verdict(Winner.BLACK, Law.PIVOT_KEPT)
                : new Verdict(Winner.WHITE, Law.PIVOT_REMOVED);
    }

    private static Verdict infinite(Facts facts, Facts.Infinite room) {
        boolean black = isBlackToMove(facts);
        if (facts.pivots() >= (black ? 1 : 2)) {
            return new Verdict(Winner.BLACK, Law.PIVOT_KEPT);
        }
        // With at most one pivot and White to move, or none and Black, P + n·e is what R keeps.
        return black
                ? byClasses(facts, room.census(), facts.parity().plus(facts.end()))
                : answered(facts, room);
    }

    private static Verdict byClasses(Facts facts, Census census, Parity forecast) {
        Parity flips = Parity.of((facts.moves() - 1) / 2);
        return switch (census.type()) {
            case BLEMISHED -> new Verdict(Winner.BLACK, Law.BLEMISHED);
            case OMEGA -> new Verdict(Winner.of(forecast), Law.OMEGA);
            case OMEGA_STAR -> new Verdict(Winner.of(forecast.plus(flips)), Law.OMEGA_STAR);
            case ZETA -> new Verdict(Winner.WHITE, Law.ZETA);
        };
    }

    private static Verdict answered(Facts facts, Facts.Infinite room) {
        if (!room.left() && !room.right()) {
            return new Verdict(Winner.BLACK, Law.NO_ANSWER);
        }
        boolean both = room.left() && room.right();
        Parity flip = room.right() ? Parity.EVEN : Parity.ODD;
        if (facts.moves() == 2) {
            return both
                    ? new Verdict(Winner.WHITE, Law.LAST_ANSWER)
                    : new Verdict(Winner.of(facts.parity().plus(flip)), Law.LAST_ANSWER);
        }
        Census rest = room.blemish() ? room.census().withoutFinite() : room.census();
        Verdict later =
                byClasses(
                        new Facts(facts.moves() - 1, facts.parity(), facts.end(), 0, room),
                        rest,
                        facts.parity().plus(flip));
        boolean fixed = later.law() == Law.OMEGA || later.law() == Law.OMEGA_STAR;
        return both && fixed ? new Verdict(Winner.WHITE, Law.BOTH_ANSWERS) : later;
    }
}
