package parlour.app.cli;

import java.util.List;
import parlour.app.web.WebServer;
import parlour.claim.BadInput;

/** {@code serve}: the web board and the HTTP API, until Ctrl-C or a kill. */
final class ServeVerb implements Verb {
    private static final Option PORT =
            Option.valued("port", "N", "Listens on this port (7777); 0 takes any that is free.");
    private static final Option HOST =
            Option.valued("host", "NAME", "Listens on this name or address (127.0.0.1).");
    private static final String USUAL_PORT = "7777";
    private static final String USUAL_HOST = "127.0.0.1";
    private static final int MAX_PORT = 65_535;
    private static final long LOOK_MILLIS = 50;

    @Override
    public Syntax syntax() {
        return new Syntax(
                "serve",
                "Serves the web board and the HTTP API until Ctrl-C; prints where.",
                "",
                0,
                List.of(
                        PORT,
                        HOST,
                        Options.MEMORY,
                        Options.STORE,
                        Options.NO_STORE,
                        Options.QUIET,
                        Options.TRACE),
                List.of("./parlour serve", "./parlour serve --port 8080 --memory 512m"));
    }

    @Override
    public int run(Call call) {
        int port = port(call.arguments().value(PORT).orElse(USUAL_PORT));
        String host = call.arguments().value(HOST).orElse(USUAL_HOST);
        long memory = Limits.of(call).shared().memoryBytes();
        try (WebServer server =
                WebServer.start(
                        call.catalogue().games(),
                        call.recall(),
                        new WebServer.Place(host, port),
                        Commands.VERSION,
                        memory)) {
            call.console().answer(server.url());
            call.console().out().flush();
            call.console().remark("parlour: serving; Ctrl-C stops");
            call.console().err().flush();
            awaitInterrupt(call.interrupts());
        }
        return ExitCode.ANSWERED;
    }

    private static void awaitInterrupt(Interrupts interrupts) {
        try {
            while (!interrupts.isRequested()) {
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int port(String text) {
        if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) > MAX_PORT) {
            throw new BadInput(
                    text,
                    "port ("
                            + BadInput.shown(text)
                            + ") must be a number from 0 to "
                            + MAX_PORT
                            + ", as in ./parlour serve --port 8080");
        }
        return Integer.parseInt(text);
    }
}
