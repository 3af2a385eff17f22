package parlour.games;

import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;
import parlour.games.leher.LeHerGame;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.sylver.SylverGame;
import parlour.games.transposition.TranspositionGame;

/** The one list of games. A new game is one line here. */
public final class Games {
    private static final List<Game<?>> ALL =
            List.of(
                    new MonotonicGame(),
                    new TranspositionGame(),
                    new LeHerGame(),
                    new SylverGame());

    private Games() {}

    /** Every game, in the order in which they are listed to people. */
    public static List<Game<?>> all() {
        return ALL;
    }

    /**
     * The game with this name.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    public static Game<?> named(String id) {
        for (Game<?> game : ALL) {
            if (game.profile().id().equals(id)) {
                return game;
            }
        }
        throw BadInput.unknownWord("game", id, ALL.stream().map(g -> g.profile().id()).toList());
    }

    /**
     * The instance that a string describes.
     *
     * @throws BadInput naming the offending token
     */
    public static Opened<?> open(String instance) {
        return open(InstanceText.parse(instance));
    }

    /**
     * The instance with these values.
     *
     * @throws BadInput naming the offending token
     */
    public static Opened<?> open(InstanceText text) {
        return Opened.read(named(text.game()), text);
    }
}
