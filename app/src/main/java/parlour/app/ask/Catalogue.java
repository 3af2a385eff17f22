package parlour.app.ask;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/**
 * The games at hand. A parameter of each face rather than the one list of games, so that tests play
 * games of their own.
 *
 * @param games in the order in which they are listed to people
 */
public record Catalogue(List<Game<?>> games) {
    /** Keeps a copy. */
    public Catalogue {
        games = List.copyOf(games);
    }

    /**
     * The game with this name.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    public Game<?> named(String id) {
        for (Game<?> game : games) {
            if (game.profile().id().equals(id)) {
                return game;
            }
        }
        throw BadInput.unknownWord("game", id, ids());
    }

    /**
     * The instance with these values.
     *
     * @throws BadInput naming the offending token
     */
    public Opened<?> open(InstanceText text) {
        return Opened.read(named(text.game()), text);
    }

    /** The names of all games. */
    public List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Game<?> game : games) {
            ids.add(game.profile().id());
        }
        return ids;
    }
}
