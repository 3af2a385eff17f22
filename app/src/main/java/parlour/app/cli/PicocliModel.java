package parlour.app.cli;

import java.util.List;
import java.util.Optional;
import parlour.app.ask.Catalogue;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Verbs as picocli sees them, for help pages and shell completion. Command lines are read by {@link
 * Arguments} from the same table: loading picocli would take most of the time of a short run. A
 * test holds the two readings equal.
 */
final class PicocliModel {
    private PicocliModel() {}

    /** The help page of a verb, with these keys. */
    static String usage(Verb verb, Optional<Verb.Keys> keys) {
        Syntax syntax = verb.syntax();
        CommandSpec spec = spec(syntax);
        if (keys.isPresent()) {
            Syntax keyed = syntax.withParameters(keys.get().parameters().stream());
            ArgGroupSpec.Builder group =
                    ArgGroupSpec.builder()
                            .heading("%nKeys of " + keys.get().of() + "%n")
                            .validate(false)
                            .order(1);
            for (Option option :
                    keyed.options().subList(syntax.options().size(), keyed.options().size())) {
                group.addArg(model(option));
            }
            spec.addArgGroup(group.build());
        }
        return new CommandLine(spec).getUsageMessage(Ansi.OFF).replace(System.lineSeparator(), "\n")
                + footer(verb, keys.isEmpty());
    }

    private static String footer(Verb verb, boolean isWithoutKeys) {
        StringBuilder footer = new StringBuilder();
        if (verb.takesKeys() && isWithoutKeys) {
            footer.append("\nThe keys of a game are options too: ./parlour help ")
                    .append(verb.syntax().verb())
                    .append(" GAME shows them.\n");
        }
        footer.append("\nFor example\n");
        for (String example : verb.syntax().examples()) {
            footer.append("  ").append(example).append('\n');
        }
        return footer.toString();
    }

    /** The bash script that completes every verb, with the keys of all games. */
    static String completion(Catalogue catalogue) {
        CommandSpec root = CommandSpec.create().name("parlour");
        for (Verbs named : Verbs.values()) {
            Verb verb = named.verb();
            Syntax syntax = verb.syntax(catalogue.games());
            CommandSpec spec = spec(syntax);
            List<String> words = verb.operandWords(catalogue);
            if (!words.isEmpty()) {
                spec.addPositional(operands(syntax).completionCandidates(words).build());
            }
            root.addSubcommand(named.word(), new CommandLine(spec));
        }
        return AutoComplete.bash("parlour", new CommandLine(root))
                .replace(System.lineSeparator(), "\n");
    }

    /** The syntax as a picocli command. */
    static CommandSpec spec(Syntax syntax) {
        CommandSpec spec = CommandSpec.create().name("./parlour " + syntax.verb());
        spec.usageMessage()
                .description(literal(syntax.summary()))
                .customSynopsis(
                        ("./parlour " + syntax.verb() + " " + syntax.operands()).strip()
                                + " [options]")
                .optionListHeading("%n")
                .sortOptions(false);
        for (Option option : syntax.options()) {
            spec.addOption(model(option));
        }
        spec.addOption(
                OptionSpec.builder(Options.HELP.spellings().toArray(String[]::new))
                        .usageHelp(true)
                        .description(Options.HELP.meaning())
                        .build());
        return spec;
    }

    /** The words without dashes, as many as there may be. */
    static PositionalParamSpec.Builder operands(Syntax syntax) {
        return PositionalParamSpec.builder()
                .type(String[].class)
                .index("0.." + (syntax.most() == Integer.MAX_VALUE ? "*" : syntax.most() - 1))
                .arity("0..1")
                .paramLabel(syntax.operands());
    }

    private static OptionSpec model(Option option) {
        OptionSpec.Builder builder =
                OptionSpec.builder(option.spellings().toArray(String[]::new))
                        .description(literal(option.meaning()));
        if (option.isToggle()) {
            builder.fallbackValue("true");
        }
        return option.takesValue()
                ? builder.type(String.class)
                        .arity(option.isToggle() ? "0..1" : "1")
                        .paramLabel(option.label())
                        .build()
                : builder.type(boolean.class).arity("0").build();
    }

    /** Text that picocli takes as it is, though it formats all texts. */
    private static String literal(String text) {
        return text.replace("%", "%%").replace("@|", "@ |");
    }
}
