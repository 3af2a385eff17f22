package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import parlour.app.ask.Catalogue;
import parlour.app.recall.Fingerprint;
import parlour.app.recall.Recheck;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Counted;
import parlour.claim.InstanceText;
import parlour.store.Inbox;
import parlour.store.Key;
import parlour.store.ResultLine;
import parlour.store.ResultStore;
import parlour.store.Selection;
import parlour.store.StoreHome;
import parlour.store.StoredResult;

/** {@code results}: lists, exports, imports, verifies and forgets what the store holds. */
final class ResultsVerb implements Verb {
    private static final String EXAMPLE = "./parlour results export --game sylver > sylver.jsonl";

    /** Lines that a list for people has at most. */
    private static final int MAX_SHOWN = 1_000;

    private static final Option GAME = Option.valued("game", "GAME", "Only results of this game.");
    private static final Option STATUS =
            Option.valued("status", "STATUS", "Only proved, cited or unknown ones.");
    private static final Option OUTCOME =
            Option.valued("outcome", "OUTCOME", "Only those with this outcome, such as P.");
    private static final Option INSTANCE =
            Option.valued("instance", "INSTANCE", "Only those of this instance.");
    private static final Option OUTDATED =
            Option.flag("outdated", "Only those of other versions, which are not used any more.");
    private static final Option ALL =
            Option.flag("all", "With forget and no other filter: forgets all results.");
    private static final Option CHECKPOINTS =
            Option.flag(
                    "checkpoints",
                    "With list or forget: not results, but work that was stopped and can go on.");
    private static final Option SAMPLE =
            Option.valued("sample", "N", "With verify: N of them, spread evenly.");

    /** What can be done. */
    private enum Deed {
        LIST,
        EXPORT,
        IMPORT,
        VERIFY,
        FORGET;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The game of results that the verb of that name found. */
    private static final String MATRIX = "matrix";

    /** All that answers give as an outcome. */
    private static final List<String> OUTCOMES =
            List.of("N", "P", "D", "BLACK", "WHITE", "EVEN", "ODD");

    @Override
    public Syntax syntax() {
        return new Syntax(
                "results",
                "Lists what the store holds, or exports it as JSON Lines, imports such a file (on trust, nothing is solved), verifies results (by certificate or by solving anew) or forgets them.",
                "[list | export | import FILE | verify | forget]",
                2,
                List.of(
                        GAME,
                        STATUS,
                        OUTCOME,
                        INSTANCE,
                        OUTDATED,
                        ALL,
                        CHECKPOINTS,
                        SAMPLE,
                        Options.JSON,
                        Options.time("each result that verify solves anew"),
                        Options.MEMORY,
                        Options.THREADS,
                        Options.STORE,
                        Options.QUIET,
                        Options.TRACE),
                List.of(
                        EXAMPLE,
                        "./parlour results --game monotonic --outcome P",
                        "./parlour results import sylver.jsonl",
                        "./parlour results verify --sample 20 --time 60s",
                        "./parlour results forget --outdated",
                        "./parlour results --checkpoints"));
    }

    @Override
    public int run(Call call) {
        List<String> words = call.arguments().operands();
        Deed deed = deed(words);
        Limits limits = Limits.of(call);
        if (call.has(SAMPLE) && deed != Deed.VERIFY) {
            throw new BadInput(
                    SAMPLE.shown(),
                    "option (--sample) goes with verify only, as in ./parlour results verify --sample 20");
        }
        if (words.size() > 1 && deed != Deed.IMPORT) {
            throw new BadInput(
                    words.get(1),
                    "unexpected argument (%s), as in %s"
                            .formatted(BadInput.shown(words.get(1)), EXAMPLE));
        }
        if (call.has(Options.JSON) && deed != Deed.LIST && deed != Deed.EXPORT) {
            throw new BadInput(
                    Options.JSON.shown(),
                    "option (--json) goes with list and export only, as in ./parlour results --json");
        }
        StoreHome home = call.home();
        String version = Fingerprint.of(Commands.VERSION);
        Selection selection = selection(call, version);
        if (deed == Deed.FORGET && selection.isAll() != call.has(ALL)) {
            throw new BadInput(
                    "forget",
                    "say which results to (forget) by a filter, or all of them by --all alone, as in"
                            + " ./parlour results forget --outdated");
        }
        if (call.has(CHECKPOINTS)) {
            return checkpoints(call, deed, new ListedCheckpoints(call, home, version));
        }
        if (deed == Deed.IMPORT || deed == Deed.FORGET) {
            return changed(call, home, deed, selection);
        }
        if (!ResultStore.exists(home)) {
            call.console()
                    .remark(
                            "parlour: there is no store of results in (%s)"
                                    .formatted(BadInput.shown(home.folder().toString())));
        }
        try (ResultStore store = ResultStore.toRead(home)) {
            return deed == Deed.VERIFY
                    ? verify(call, store, selection, limits)
                    : deed == Deed.EXPORT || call.has(Options.JSON)
                            ? export(call, store, selection)
                            : list(call, store, selection, version);
        }
    }

    /** Imports or forgets. Where there is no store, only importing makes one. */
    private static int changed(Call call, StoreHome home, Deed deed, Selection selection) {
        if (deed == Deed.IMPORT) {
            ImportedResults.requireFile(file(call));
        } else if (!ResultStore.exists(home)) {
            return forgot(call, 0);
        }
        try (ResultStore store = ResultStore.open(home)) {
            new Inbox(home).emptyInto(store);
            return deed == Deed.IMPORT
                    ? new ImportedResults(call, store).run(file(call))
                    : forgot(call, store.forget(selection));
        }
    }

    private static String file(Call call) {
        return call.arguments().operands().get(1);
    }

    private static int forgot(Call call, long count) {
        call.console().answer("forgot " + Counted.of(count, "result"));
        return ExitCode.ANSWERED;
    }

    @Override
    public List<String> operandWords(Catalogue catalogue) {
        return Stream.of(Deed.values()).map(Deed::word).toList();
    }

    private static int checkpoints(Call call, Deed deed, ListedCheckpoints checkpoints) {
        boolean mayBe = deed == Deed.LIST || deed == Deed.FORGET;
        for (Option option : List.of(STATUS, OUTCOME)) {
            mayBe &= !call.has(option);
        }
        if (!mayBe) {
            throw new BadInput(
                    CHECKPOINTS.shown(),
                    "option (--checkpoints) goes with list and forget, --game, --instance, --outdated"
                            + " and --all only, as in ./parlour results forget --checkpoints --all");
        }
        Optional<String> game = call.arguments().value(GAME);
        Optional<String> instance =
                call.arguments().value(INSTANCE).map(text -> instance(call, text));
        return deed == Deed.LIST
                ? checkpoints.list(game, instance, call.has(OUTDATED))
                : checkpoints.forget(game, instance, call.has(OUTDATED));
    }

    private static Deed deed(List<String> words) {
        if (words.isEmpty()) {
            return Deed.LIST;
        }
        List<String> known = new ArrayList<>();
        for (Deed deed : Deed.values()) {
            String word = deed.word();
            if (word.equals(words.getFirst())) {
                if (deed == Deed.IMPORT && words.size() == 1) {
                    throw new BadInput(
                            "import",
                            "no file to (import) given; name one, as in ./parlour results import"
                                    + " sylver.jsonl");
                }
                return deed;
            }
            known.add(word);
        }
        throw BadInput.unknownWord("thing to do with results", words.getFirst(), known);
    }

    private static Selection selection(Call call, String version) {
        Selection selection = Selection.ALL;
        for (Option option : List.of(GAME, STATUS, OUTCOME, INSTANCE)) {
            Optional<String> value = call.arguments().value(option);
            if (value.isPresent()) {
                selection = selection.with(option.name(), checked(call, option, value.get()));
            }
        }
        return call.has(OUTDATED) ? selection.notOf(version) : selection;
    }

    /** A value as it is stored. */
    private static String checked(Call call, Option option, String value) {
        if (option.equals(INSTANCE)) {
            return instance(call, value);
        }
        List<String> known =
                option.equals(OUTCOME)
                        ? OUTCOMES
                        : option.equals(STATUS)
                                ? List.of("proved", "cited", "unknown")
                                : games(call);
        if (!known.contains(value)) {
            throw BadInput.unknownWord(option.name(), value, known);
        }
        return value;
    }

    private static List<String> games(Call call) {
        List<String> games = new ArrayList<>(call.catalogue().ids());
        games.add(MATRIX);
        return games;
    }

    /** Written canonically; matrices have one way to be written. */
    private static String instance(Call call, String text) {
        return text.startsWith(MATRIX + "(")
                ? text
                : call.catalogue().open(InstanceText.parse(text)).canonical();
    }

    private static int list(Call call, ResultStore store, Selection selection, String version) {
        long count = store.count(selection);
        if (count == 0) {
            call.console().answer("no results");
            return ExitCode.ANSWERED;
        }
        Columns columns =
                new Columns("instance", "question", "status", "outcome", "method", "version");
        int[] left = {MAX_SHOWN};
        store.each(
                selection,
                result -> {
                    Key key = result.key();
                    columns.add(
                            key.instance(),
                            key.question(),
                            result.verdict().status(),
                            result.verdict().outcome(),
                            result.verdict().method(),
                            key.version().equals(version) ? "this" : key.version());
                    return --left[0] > 0;
                });
        call.console().out().print(columns);
        if (count > MAX_SHOWN) {
            call.console()
                    .answer("... and " + (count - MAX_SHOWN) + " more; --json lists all of them");
        }
        return ExitCode.ANSWERED;
    }

    private static int export(Call call, ResultStore store, Selection selection) {
        store.each(
                selection,
                result -> {
                    call.console().answer(ResultLine.write(result));
                    return true;
                });
        return ExitCode.ANSWERED;
    }

    private static int verify(Call call, ResultStore store, Selection selection, Limits limits) {
        String version = Fingerprint.of(Commands.VERSION);
        Recheck recheck = new Recheck(call.catalogue());
        List<Key> keys = sample(call, keys(store, selection));
        int[] tally = new int[3];
        for (Key key : keys) {
            if (call.interrupts().isRequested()) {
                call.console().remark("parlour: stopped; not all results were verified");
                return ExitCode.STOPPED;
            }
            Optional<StoredResult> result = store.find(key);
            if (result.isPresent()) {
                Budget budget = limits.starting();
                Budget own = key.within() == Key.ANY ? budget : budget.withMemory(key.within());
                tell(call, key, recheck.check(result.get(), version, own), tally);
            }
        }
        call.console()
                .answer(
                        "verified %d, disagree %d, open %d"
                                .formatted(tally[0], tally[1], tally[2]));
        return tally[1] > 0
                ? ExitCode.REJECTED
                : tally[2] > 0 ? ExitCode.STOPPED : ExitCode.ANSWERED;
    }

    private static void tell(Call call, Key key, Recheck.Finding finding, int[] tally) {
        String name = key.instance() + " (" + key.question() + ")";
        switch (finding) {
            case Recheck.Finding.Agrees(String how) -> {
                tally[0]++;
                call.console().answer("ok " + how + " " + name);
            }
            case Recheck.Finding.Disagrees(String reason) -> {
                tally[1]++;
                call.console().answer("DISAGREES " + name + ": " + reason);
            }
            case Recheck.Finding.Open(String reason) -> {
                tally[2]++;
                call.console().answer("open " + name + ": " + reason);
            }
        }
    }

    private static List<Key> keys(ResultStore store, Selection selection) {
        List<Key> keys = new ArrayList<>();
        store.each(selection, result -> keys.add(result.key()));
        return keys;
    }

    private static List<Key> sample(Call call, List<Key> keys) {
        Optional<String> wanted = call.arguments().value(SAMPLE);
        if (wanted.isEmpty()) {
            return keys;
        }
        if (!wanted.get().matches("[1-9][0-9]{0,8}")) {
            throw new BadInput(
                    wanted.get(),
                    "sample (%s) cannot be read: give how many results to verify, as in --sample 20"
                            .formatted(BadInput.shown(wanted.get())));
        }
        int count = Math.min(Integer.parseInt(wanted.get()), keys.size());
        List<Key> sample = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            sample.add(keys.get(Math.toIntExact((long) i * keys.size() / count)));
        }
        return sample;
    }
}
