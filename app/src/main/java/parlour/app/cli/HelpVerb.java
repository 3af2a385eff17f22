package parlour.app.cli;

import java.util.List;
import java.util.stream.Stream;
import parlour.app.ask.Catalogue;
import parlour.claim.BadInput;

/** {@code help}: the front page, or the page of a verb. */
final class HelpVerb implements Verb {
    @Override
    public Syntax syntax() {
        return new Syntax(
                "help",
                "Shows the front page, or the page of a verb; name a game too for its keys.",
                "[VERB [GAME]]",
                2,
                List.of(Options.TRACE),
                List.of(
                        "./parlour help",
                        "./parlour help solve",
                        "./parlour help table monotonic"));
    }

    @Override
    public List<String> operandWords(Catalogue catalogue) {
        return Stream.of(Verbs.values()).map(Verbs::word).toList();
    }

    @Override
    public int run(Call call) {
        List<String> operands = call.arguments().operands();
        if (operands.isEmpty()) {
            Pages.front(call.console());
        } else {
            Verb verb = Verbs.named(operands.getFirst()).verb();
            List<String> words = operands.subList(1, operands.size());
            words.forEach(word -> demandKnown(verb, call.catalogue(), word));
            Pages.of(verb, call.catalogue(), words).print(call.console());
        }
        return ExitCode.ANSWERED;
    }

    /** Refuses a word after a verb that the verb cannot take, rather than ask for it in vain. */
    private static void demandKnown(Verb verb, Catalogue catalogue, String word) {
        if (verb.takesKeys()) {
            catalogue.named(Pages.game(word));
            return;
        }
        List<String> known = verb.operandWords(catalogue);
        String name = verb.syntax().verb();
        if (known.isEmpty()) {
            throw new BadInput(
                    word,
                    "unexpected argument (%s), as in ./parlour help %s"
                            .formatted(BadInput.shown(word), name));
        }
        if (!known.contains(word)) {
            throw BadInput.unknownWord("word after " + name, word, known);
        }
    }
}
