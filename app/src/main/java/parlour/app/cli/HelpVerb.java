package parlour.app.cli;

import java.util.List;
import java.util.stream.Stream;
import parlour.app.ask.Catalogue;

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
            Pages.of(verb, call.catalogue(), operands.subList(1, operands.size()))
                    .print(call.console());
        }
        return ExitCode.ANSWERED;
    }
}
