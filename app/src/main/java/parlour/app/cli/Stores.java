package parlour.app.cli;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import parlour.app.recall.Recall;
import parlour.app.recall.Told;
import parlour.claim.BadInput;
import parlour.store.StoreHome;

/** The store that a command line names, or the environment. */
final class Stores {
    /** The variable that says how often work that lasts is kept. */
    private static final String EVERY = "PARLOUR_CHECKPOINT_EVERY";

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
        Duration every = every(environment);
        boolean quiet = arguments.has(Options.QUIET);
        Told told =
                new Told(
                        line -> tell(console, line, quiet),
                        line -> tell(console, "warning: " + line, quiet));
        return home(arguments, environment)
                .map(home -> Recall.in(home, every, Commands.VERSION, told))
                .orElseGet(Recall::nothing);
    }

    /** How often work is kept. */
    private static Duration every(Map<String, String> environment) {
        String text = environment.getOrDefault(EVERY, "");
        try {
            return text.isEmpty() ? Recall.USUAL_PAUSE : Limits.duration(text);
        } catch (BadInput bad) {
            throw new BadInput(
                    text,
                    "variable %1$s (%2$s) cannot be read: give a time, as in %1$s=30s"
                            .formatted(EVERY, BadInput.shown(text)));
        }
    }

    /** The folder of the store; none if nobody names one and the user has no home. */
    static Optional<StoreHome> home(Arguments arguments, Map<String, String> environment) {
        Optional<String> named = arguments.value(Options.STORE);
        return named.isPresent()
                ? Optional.of(StoreHome.named(named.get()))
                : StoreHome.of(environment);
    }

    private static void tell(Console console, String line, boolean quiet) {
        if (!quiet) {
            console.remark("parlour: " + line);
        }
    }
}
