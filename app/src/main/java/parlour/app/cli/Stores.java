package parlour.app.cli;

import java.util.Map;
import java.util.Optional;
import parlour.app.recall.Recall;
import parlour.claim.BadInput;
import parlour.store.StoreHome;

/** The store that a command line names, or the environment. */
final class Stores {
    private Stores() {}

    /**
     * What asks the games for a verb: with the store, if the verb uses one and nobody has forbidden
     * it.
     *
     * @throws BadInput if the command line contradicts itself
     */
    static Recall recall(Arguments arguments, Map<String, String> environment, Console console) {
        if (arguments.has(Options.STORE) && arguments.has(Options.NO_STORE)) {
            throw new BadInput(
                    Options.NO_STORE.shown(),
                    "option (--no-store) given together with --store; give one of them, as in "
                            + arguments.syntax().example());
        }
        boolean uses = arguments.syntax().options().contains(Options.NO_STORE);
        if (!uses || arguments.has(Options.NO_STORE)) {
            return Recall.nothing();
        }
        boolean quiet = arguments.has(Options.QUIET);
        return home(arguments, environment)
                .map(home -> Recall.in(home, Commands.VERSION, line -> warn(console, line, quiet)))
                .orElseGet(Recall::nothing);
    }

    /** The folder of the store; none if nobody names one and the user has no home. */
    static Optional<StoreHome> home(Arguments arguments, Map<String, String> environment) {
        Optional<String> named = arguments.value(Options.STORE);
        return named.isPresent()
                ? Optional.of(StoreHome.named(named.get()))
                : StoreHome.of(environment);
    }

    private static void warn(Console console, String line, boolean quiet) {
        if (!quiet) {
            console.remark("parlour: warning: " + line);
        }
    }
}
