package parlour.app.cli;

import java.util.List;
import parlour.app.ask.Catalogue;

/**
 * The script that completes verbs, options and the words of verbs in fish, which asks a condition
 * for each candidate.
 */
final class FishCompletion {
    private final Catalogue catalogue;
    private final StringBuilder script =
            new StringBuilder("# completes ./parlour in fish\ncomplete -c parlour -f\n");

    private FishCompletion(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    static String script(Catalogue catalogue) {
        FishCompletion completion = new FishCompletion(catalogue);
        for (Verbs named : Verbs.values()) {
            completion.add(named);
        }
        return completion.script.toString();
    }

    private void add(Verbs named) {
        line("__fish_use_subcommand", "-a " + named.word(), named.summary());
        Verb verb = named.verb();
        Syntax syntax = verb.syntax(catalogue.games());
        String here = "__fish_seen_subcommand_from " + named.word();
        List<String> words = verb.operandWords(catalogue);
        if (!words.isEmpty()) {
            line(here, "-a " + quoted(String.join(" ", words)), "");
        }
        if (syntax.operands().contains("FILE")) {
            line(here, "-F", "");
        }
        for (Option option : syntax.options()) {
            add(here, option);
        }
        add(here, Options.HELP);
    }

    private void add(String here, Option option) {
        StringBuilder spellings = new StringBuilder();
        for (String spelling : option.spellings()) {
            spellings
                    .append(spelling.startsWith("--") ? "-l " : "-s ")
                    .append(spelling.replaceFirst("^--?", ""))
                    .append(' ');
        }
        boolean isPath = option.label().equals("FILE") || option.label().equals("FOLDER");
        boolean demandsValue = option.takesValue() && !option.isToggle();
        line(here, spellings + (isPath ? "-rF" : demandsValue ? "-x" : ""), option.meaning());
    }

    private void line(String condition, String candidate, String meaning) {
        script.append("complete -c parlour -n ")
                .append(quoted(condition))
                .append(' ')
                .append(candidate.strip())
                .append(meaning.isEmpty() ? "" : " -d " + quoted(meaning))
                .append('\n');
    }

    /** In fish only a quote and a backslash have a meaning between single quotes. */
    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
