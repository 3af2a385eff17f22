package parlour.app.cli;

import java.util.List;
import parlour.app.ask.Catalogue;
import parlour.games.catalogue.Game;

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
