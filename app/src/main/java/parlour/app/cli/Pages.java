package parlour.app.cli;

import java.util.List;
import parlour.app.ask.Catalogue;

/**
 * A help page.
 *
 * @param text the page, every line ended by a line feed
 */
record Pages(String text) {
    /** Writes the page of the whole program. */
    static void front(Console console) {
        Columns columns = new Columns("  verb", "does");
        for (Verbs verb : Verbs.values()) {
            columns.add("  " + verb.word(), verb.summary());
        }
        console.out()
                .print(
                        "Parlour "
                                + Commands.VERSION
                                + ": who wins, by which moves, and a certificate to check.\n\n"
                                + "Usage: ./parlour VERB [INSTANCE | GAME] [options]\n\n"
                                + columns
                                + "\n./parlour help VERB tells more; ./parlour games lists the games.\n"
                                + "For example: ./parlour solve 'monotonic(a=4,d=3,deck=12)'\n");
    }

    /** The page of a verb; with the keys of the first game or family that these words name. */
    static Pages of(Verb verb, Catalogue catalogue, List<String> words) {
        return new Pages(PicocliModel.usage(verb, verb.keys(catalogue, words)));
    }

    /** The game that a word names, alone or as the beginning of an instance. */
    static String game(String word) {
        int open = word.indexOf('(');
        return open < 0 ? word : word.substring(0, open);
    }

    /** Writes the page. */
    void print(Console console) {
        console.out().print(text);
    }
}
