package parlour.app.cli;

import java.util.List;
import java.util.Optional;
import parlour.app.ask.Catalogue;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Parameter;

/** One thing that the command line can do. */
interface Verb {
    /** The words it understands, the keys of the games left out. */
    Syntax syntax();

    /** Whether the keys of the games are options of this verb. */
    default boolean takesKeys() {
        return false;
    }

    /** The words without dashes that can be foreseen, for completion in a shell. */
    default List<String> operandWords(Catalogue catalogue) {
        return takesKeys() ? catalogue.ids() : List.of();
    }

    /** The keys that its page explains where these words were given. */
    default Optional<Keys> keys(Catalogue catalogue, List<String> words) {
        return words.stream()
                .map(Pages::game)
                .filter(id -> takesKeys() && catalogue.ids().contains(id))
                .findFirst()
                .map(id -> new Keys(id, catalogue.named(id).profile().parameters()));
    }

    /**
     * Keys that are options of a verb.
     *
     * @param of what they are keys of
     */
    record Keys(String of, List<Parameter> parameters) {}

    /** The words it understands with these games at hand. */
    default Syntax syntax(List<Game<?>> games) {
        return takesKeys() ? syntax().withKeys(games) : syntax();
    }

    /**
     * Does it.
     *
     * @return the exit code
     * @throws parlour.claim.BadInput if something in the call cannot be accepted
     */
    int run(Call call);
}
