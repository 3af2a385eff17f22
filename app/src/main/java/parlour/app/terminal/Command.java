package parlour.app.terminal;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import parlour.claim.BadInput;

/** Something that can be typed at a board. */
interface Command {
    /** The name of the constant. */
    String name();

    /** How what follows the word is called; empty if nothing does. */
    String argument();

    /** What it does, in a few words. */
    String meaning();

    /** The word to be typed. */
    default String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The words of these commands. */
    static List<String> words(Command... commands) {
        return Stream.of(commands).map(Command::word).toList();
    }

    /** These commands with what they do, one a line. */
    static String page(Command... commands) {
        StringBuilder page = new StringBuilder();
        for (Command command : commands) {
            String usage = (command.word() + " " + command.argument()).strip();
            page.append("  %-30s %s\n".formatted(usage, command.meaning()));
        }
        return page.toString();
    }

    /**
     * Whether what follows {@code hints} switches them on.
     *
     * @throws BadInput if it is neither on nor off
     */
    static boolean switchesOn(String rest) {
        if (!rest.equals("on") && !rest.equals("off")) {
            throw BadInput.unknownWord("word after hints", rest, List.of("on", "off"));
        }
        return rest.equals("on");
    }

    /**
     * A line as typed.
     *
     * @param word its first word, in small letters
     * @param rest what follows
     */
    record Typed(String word, String rest) {
        static Typed of(String line) {
            String[] words = line.strip().split("\\s+", 2);
            return new Typed(words[0].toLowerCase(Locale.ROOT), words.length > 1 ? words[1] : "");
        }
    }
}
