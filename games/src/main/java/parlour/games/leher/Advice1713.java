package parlour.games.leher;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.Rational;

/**
 * What was advised in the dispute of 1713 about the game of 52 cards.
 *
 * <p>Everybody agreed that Paul, the receiver, keeps the eight and exchanges the six, and that
 * Pierre, the dealer, keeps the nine and changes the seven. Nicolas Bernoulli held that a fixed
 * rule is best: exchange the seven, change the eight. Montmort and his friends held that no fixed
 * rule can be; Waldegrave gave the mixtures. Source: D. R. Bellhouse, N. Fillion, Statist. Sci. 30
 * (2015) 26-39.
 *
 * @param name a word for it, once for each side
 * @param words who advised what
 * @param forReceiver whether it is for the receiver
 * @param keeps the probability to keep each rank
 */
record Advice1713(String name, String words, boolean forReceiver, List<Rational> keeps) {
    private static final int RANKS = 13;

    /** Keeps a copy. */
    Advice1713 {
        keeps = List.copyOf(keeps);
    }

    /** All advice, the receiver's first. */
    static List<Advice1713> all() {
        return List.of(
                of("bernoulli", "Bernoulli: Paul exchanges the seven", true, Rational.ZERO),
                of("hold", "Paul holds the seven", true, Rational.ONE),
                of(
                        "waldegrave",
                        "Waldegrave: Paul holds the seven 5 times in 8",
                        true,
                        Rational.of(5, 8)),
                of("bernoulli", "Bernoulli: Pierre changes the eight", false, Rational.ZERO),
                of("hold", "Pierre holds the eight", false, Rational.ONE),
                of(
                        "waldegrave",
                        "Waldegrave: Pierre holds the eight 3 times in 8",
                        false,
                        Rational.of(3, 8)));
    }

    /**
     * Keeps everything above the rank in dispute, nothing below, and the rank itself with a
     * probability.
     */
    private static Advice1713 of(String name, String words, boolean forReceiver, Rational keep) {
        int disputed = forReceiver ? 7 : 8;
        List<Rational> keeps = new ArrayList<>();
        for (int rank = 1; rank <= RANKS; rank++) {
            keeps.add(rank == disputed ? keep : rank > disputed ? Rational.ONE : Rational.ZERO);
        }
        return new Advice1713(name, words, forReceiver, keeps);
    }

    /** What it comes to against the best reply: the receiver's chance to win. */
    Rational guarantee(Behaviour game) {
        return forReceiver ? game.secured(keeps) : game.conceded(keeps);
    }
}
