package parlour.games.leher;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.Rational;

/**
 * What was advised in the dispute of 1713 about the game of 52 cards, with its exact cost.
 *
 * <p>Everybody agreed that Paul, the receiver, keeps the eight and exchanges the six, and that
 * Pierre, the dealer, keeps the nine and changes the seven. Nicolas Bernoulli held that a fixed
 * rule is best: exchange the seven, change the eight. Montmort and his friends held that no fixed
 * rule can be; Waldegrave gave the mixtures. Source: D. R. Bellhouse, N. Fillion, Statist. Sci. 30
 * (2015) 26-39.
 *
 * @param name who advised what
 * @param forReceiver whether it is for the receiver
 * @param keeps the probability to keep each rank
 */
public record Advice1713(String name, boolean forReceiver, List<Rational> keeps) {
    /** Keeps a copy. */
    public Advice1713 {
        keeps = List.copyOf(keeps);
    }

    /** All advice, the receiver's first. */
    public static List<Advice1713> all() {
        return List.of(
                mixed("Bernoulli: Paul exchanges the seven", true, 7, Rational.ZERO),
                mixed("Paul holds the seven", true, 7, Rational.ONE),
                mixed("Waldegrave: Paul holds the seven 5 times in 8", true, 7, Rational.of(5, 8)),
                mixed("Bernoulli: Pierre changes the eight", false, 8, Rational.ZERO),
                mixed("Pierre holds the eight", false, 8, Rational.ONE),
                mixed(
                        "Waldegrave: Pierre holds the eight 3 times in 8",
                        false,
                        8,
                        Rational.of(3, 8)));
    }

    /** Keeps everything above a rank, nothing below, and the rank itself with a probability. */
    private static Advice1713 mixed(String name, boolean forReceiver, int rank, Rational keep) {
        List<Rational> keeps = new ArrayList<>();
        for (int other = 1; other <= 13; other++) {
            keeps.add(other == rank ? keep : other > rank ? Rational.ONE : Rational.ZERO);
        }
        return new Advice1713(name, forReceiver, keeps);
    }

    /** The receiver's chance to win when the other side replies best. */
    public Rational guarantee() {
        Behaviour game = authentic();
        return forReceiver ? game.secured(keeps) : game.conceded(keeps);
    }

    /** What following it costs against the best reply, compared with optimal play. */
    public Rational loss() {
        return guarantee().minus(Rational.of(11327, 22100)).abs();
    }

    private static Behaviour authentic() {
        var authentic = LeHerInstance.Packed.AUTHENTIC;
        return new Behaviour(authentic.deck(), authentic.rules());
    }
}
