package parlour.games.transposition.engine;

import parlour.games.transposition.Winner;

/**
 * Who wins, and by which case of the theorem.
 *
 * @param winner the outcome class
 * @param law the case
 */
record Verdict(Winner winner, Law law) {
    /** The cases of the theorem. */
    enum Law {
        /** n = 0. */
        OVER("play-over", "no move is left: the parity of the sequence stands"),
        /** n = 1, p &gt;= 1. */
        LAST_MOVE_PIVOT(
                "last-move",
                "n=1 and a pivot stands: elements on its two sides give different parities, so Black"
                        + " chooses"),
        /** n = 1, p = 0. */
        LAST_MOVE("last-move", "n=1 and no pivot stands: every move ends in parity P+e"),
        /** f = n &gt;= 2. */
        FILLED(
                "filled-domain",
                "f=n: at White's last turn two free elements are left, and their two orders end"
                        + " differently, so White chooses"),
        /** f = n + 1. */
        COLOURS(
                "colour-difference",
                "f=n+1: colour free elements by the parity of their rank; Black takes the minority,"
                        + " White the majority, and Black wins if and only if |Δ| is at least"
                        + " 2 (Black to move) or 3 (White to move)"),
        /** f &gt;= n + 2, Black keeps a pivot. */
        PIVOT_KEPT(
                "pivots",
                "there is room for Black to make or keep a pivot until his last move, since White"
                        + " removes one at a time"),
        /** f &gt;= n + 2, White removes the last pivot. */
        PIVOT_REMOVED(
                "pivots",
                "White brings the number of pivots back to 0 at every turn, and at his last one has"
                        + " both an answer that keeps the forecast F and one that flips it"),
        /** Infinite, White has no answer. */
        NO_ANSWER("no-answer", "White has neither the answer L nor R, so a pivot stays"),
        /** Infinite, n = 2. */
        LAST_ANSWER(
                "last-answer", "n=2: R keeps the forecast F, L flips it; White has what he has"),
        /** Infinite, type B. */
        BLEMISHED(
                "cyclic-classes",
                "some cyclic class of free elements is finite, or ω and ω* both occur: Black can make"
                        + " White's answer fail, or choose which one he has"),
        /** Infinite, type w. */
        OMEGA(
                "cyclic-classes",
                "all cyclic classes are infinite, some ω and none ω*: Black's forcing moves leave White"
                        + " only R, which keeps the forecast F"),
        /** Infinite, type v. */
        OMEGA_STAR(
                "cyclic-classes",
                "all cyclic classes are infinite, some ω* and none ω: Black's forcing moves leave White"
                        + " only L, which flips the forecast F, once at each turn of White's"),
        /** Infinite, type z. */
        ZETA("cyclic-classes", "all cyclic classes are ζ: White always has both answers"),
        /** Both answers with a class type that would fix the parity otherwise. */
        BOTH_ANSWERS(
                "both-answers",
                "White has both answers now, R keeping and L flipping the forecast F: he chooses");

        private final String method;
        private final String reason;

        Law(String method, String reason) {
            this.method = method;
            this.reason = reason;
        }

        /** The fixed word for the method. */
        String method() {
            return method;
        }

        /** The reason in a sentence. */
        String reason() {
            return reason;
        }
    }
}
