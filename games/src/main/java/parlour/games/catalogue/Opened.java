package parlour.games.catalogue;

import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.InstanceText;
import parlour.scene.Scene;

/**
 * An instance together with its game, for callers that know neither.
 *
 * @param game the game
 * @param instance one of its instances
 * @param <I> the game's instances
 */
public record Opened<I>(Game<I> game, I instance) {
    /**
     * Reads an instance of a game.
     *
     * @throws parlour.claim.BadInput naming the offending token
     */
    public static <I> Opened<I> read(Game<I> game, InstanceText text) {
        return new Opened<>(game, game.read(text));
    }

    /** The canonical instance string. */
    public String canonical() {
        return game.canonical(instance);
    }

    /** What the canonical form leaves out; see {@link Game#leftOut}. */
    public String leftOut() {
        return game.leftOut(instance);
    }

    /** Answers; see {@link Game#solve}. */
    public Answer solve(Ask ask, Budget budget) {
        return game.solve(instance, ask, budget);
    }

    /** Draws; see {@link Game#show}. */
    public Scene show() {
        return game.show(instance);
    }

    /** Checks a certificate; see {@link Game#check}. */
    public Report check(CertificateHeader header, CertificateReader lines) {
        return game.check(instance, header, lines);
    }

    /** The game's moves, if it is played move by move. */
    public java.util.Optional<Playable<I>> playable() {
        return game instanceof Playable<I> playable
                ? java.util.Optional.of(playable)
                : java.util.Optional.empty();
    }
}
