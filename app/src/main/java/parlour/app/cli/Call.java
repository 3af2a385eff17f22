package parlour.app.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import parlour.app.ask.Catalogue;
import parlour.app.file.TextFile;
import parlour.app.recall.Recall;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.NamesFiles;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Parameter;
import parlour.store.StoreHome;

/**
 * One call of a verb.
 *
 * @param console where it reads and writes
 * @param catalogue the games at hand
 * @param arguments the command line
 * @param interrupts how Ctrl-C reaches the work
 * @param recall asks the games, or the store of what they have answered
 * @param environment the variables of the process
 */
record Call(
        Console console,
        Catalogue catalogue,
        Arguments arguments,
        Interrupts interrupts,
        Recall recall,
        Map<String, String> environment) {
    /** Most bytes of a file that an instance names: 1 MiB. */
    private static final int MAX_FILE = 1 << 20;

    /**
     * The folder of the store.
     *
     * @throws BadInput if nobody names one and the user has no home
     */
    StoreHome home() {
        return Stores.home(arguments, environment)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--store",
                                        "no folder for results is known (--store); name one, as in"
                                                + " --store results"));
    }

    /** Whether an option was given. */
    boolean has(Option option) {
        return arguments.has(option);
    }

    /**
     * The instance that the command line describes.
     *
     * @throws BadInput naming the offending token
     */
    Opened<?> opened() {
        return catalogue.open(inlined(text()));
    }

    /** Files that a command line names are opened, unlike those of instances from elsewhere. */
    private InstanceText inlined(InstanceText text) {
        return catalogue.named(text.game()) instanceof NamesFiles game
                ? game.inlined(
                        text, file -> TextFile.read(file, MAX_FILE, arguments.syntax().example()))
                : text;
    }

    /**
     * The values that the command line gives: an instance string or the name of a game, and keys as
     * options.
     *
     * @throws BadInput if there is no game, or a key is given both ways
     */
    InstanceText text() {
        if (arguments.operands().isEmpty() || arguments.operands().getFirst().isBlank()) {
            throw new BadInput(
                    "", "no instance given; give one, as in " + arguments.syntax().example());
        }
        String operand = arguments.operands().getFirst();
        InstanceText text =
                operand.indexOf('(') < 0
                        ? new InstanceText(
                                catalogue.named(operand).profile().id(), new LinkedHashMap<>())
                        : InstanceText.parse(operand);
        return withKeys(text);
    }

    /** Adds the keys given as options, in the order of the command line. */
    private InstanceText withKeys(InstanceText text) {
        SequencedMap<String, String> values = new LinkedHashMap<>(text.values());
        List<String> keys = keys();
        for (String name : arguments.given()) {
            if (!keys.contains(name)) {
                continue;
            }
            if (values.put(name, arguments.value(name).orElse("").strip()) != null) {
                throw new BadInput(
                        name,
                        "key ("
                                + name
                                + ") given twice; give it once, as in "
                                + arguments.syntax().example());
            }
        }
        return new InstanceText(text.game(), values);
    }

    private List<String> keys() {
        List<String> keys = new java.util.ArrayList<>();
        for (Game<?> game : catalogue.games()) {
            for (Parameter parameter : game.profile().parameters()) {
                keys.add(parameter.key());
            }
        }
        return keys;
    }

    /**
     * Refuses an instance on the command line of a call that reads instances from standard input.
     *
     * @throws BadInput naming what was given
     */
    void refuseInstance() {
        List<String> keys = keys();
        for (String name : arguments.given()) {
            if (keys.contains(name)) {
                throw notBoth(name);
            }
        }
        if (!arguments.operands().isEmpty()) {
            throw notBoth(arguments.operands().getFirst());
        }
    }

    private static BadInput notBoth(String token) {
        return new BadInput(
                token,
                "instance ("
                        + BadInput.shown(token)
                        + ") given together with --stdin; give it on standard input,"
                        + " as in echo 'monotonic(a=4,d=3,deck=12)' | ./parlour solve --stdin");
    }
}
