package parlour.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import parlour.app.file.FileNames;
import parlour.app.render.SvgRenderer;
import parlour.app.render.TextRenderer;
import parlour.claim.FileFailure;
import parlour.scene.Scene;

/** {@code show}: a picture of a position. */
final class ShowVerb implements Verb {
    private static final Option SVG =
            Option.valued("svg", "FILE", "Writes an SVG picture; - stands for standard output.");
    private static final String SVG_EXAMPLE = "--svg board.svg";

    private static final String EXAMPLE =
            "./parlour show 'monotonic(a=4,d=3,deck=12,board=5 1 4)' --svg board.svg";

    @Override
    public Syntax syntax() {
        return new Syntax(
                "show",
                "Draws a position, as text or as an SVG picture.",
                "[INSTANCE | GAME]",
                1,
                List.of(SVG, Options.TRACE),
                List.of("./parlour show 'monotonic(a=4,d=3,deck=12,board=5 1 4)'", EXAMPLE));
    }

    @Override
    public boolean takesKeys() {
        return true;
    }

    @Override
    public int run(Call call) {
        Scene scene = call.opened().show();
        Console console = call.console();
        Optional<String> svg = call.arguments().value(SVG);
        if (svg.isEmpty()) {
            Terminal terminal = console.terminal();
            boolean isColourful = terminal.isOut() && terminal.wantsColour();
            console.out().print(new TextRenderer(terminal.width(), isColourful).render(scene));
        } else {
            write(console, svg.get(), scene);
        }
        return ExitCode.ANSWERED;
    }

    /** Writes a scene as SVG into a file, or to standard output for a dash. */
    static void write(Console console, String file, Scene scene) {
        String svg = new SvgRenderer(SvgRenderer.USUAL).render(scene);
        if (file.equals("-")) {
            console.out().print(svg);
            return;
        }
        try {
            Files.writeString(FileNames.path(file, "--svg FILE", SVG_EXAMPLE), svg);
        } catch (IOException e) {
            throw FileNames.bad(file, "cannot be written: " + FileFailure.reason(e), SVG_EXAMPLE);
        }
    }
}
