package parlour.app.cli;

import java.util.List;
import parlour.app.ask.Catalogue;
import parlour.claim.BadInput;

/** {@code completion}: a script that completes verbs and options in a shell. */
final class CompletionVerb implements Verb {
    private static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    @Override
    public Syntax syntax() {
        return new Syntax(
                "completion",
                "Prints a script that completes verbs and options, for bash, zsh or fish.",
                "SHELL",
                1,
                List.of(Options.TRACE),
                List.of(
                        "./parlour completion bash",
                        "source <(./parlour completion bash)",
                        "./parlour completion fish | source"));
    }

    @Override
    public List<String> operandWords(Catalogue catalogue) {
        return SHELLS;
    }

    @Override
    public int run(Call call) {
        List<String> operands = call.arguments().operands();
        if (operands.isEmpty()) {
            throw new BadInput(
                    "", "no shell given; name bash, zsh or fish, as in ./parlour completion bash");
        }
        if (!SHELLS.contains(operands.getFirst())) {
            throw BadInput.unknownWord("shell", operands.getFirst(), SHELLS);
        }
        call.console()
                .out()
                .print(
                        operands.getFirst().equals("fish")
                                ? FishCompletion.script(call.catalogue())
                                : PicocliModel.completion(call.catalogue()));
        return ExitCode.ANSWERED;
    }
}
