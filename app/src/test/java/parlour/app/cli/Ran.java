package parlour.app.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import parlour.games.Games;
import parlour.games.catalogue.Game;

/**
 * What one command did.
 *
 * @param code its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Ran(int code, String out, String err) {
    /** A store that takes longer to open than this is not waited for. */
    private static final long STORE_MILLIS = 300_000;

    static final List<Game<?>> TINY = List.of(new TinyNim(), new TinyPennies());

    /** Runs a command over the tiny games. */
    static Ran tiny(String... words) {
        return fed(new byte[0], words);
    }

    /** Runs a command over the tiny games with this text on standard input. */
    static Ran fed(String in, String... words) {
        return fed(in.getBytes(StandardCharsets.UTF_8), words);
    }

    static Ran fed(byte[] in, String... words) {
        return run(TINY, in, new FakeTerminal(false, false, false), words);
    }

    /** Runs a command over the games of the house. */
    static Ran real(String... words) {
        return run(Games.all(), new byte[0], new FakeTerminal(false, false, false), words);
    }

    /** Runs a command over the games of the house for a user whose results lie in this folder. */
    static Ran storing(Path home, String... words) {
        return run(
                Games.all(),
                new byte[0],
                new FakeTerminal(false, false, false),
                Map.of("PARLOUR_HOME", home.toString()),
                words);
    }

    static Ran run(List<Game<?>> games, byte[] in, Terminal terminal, String... words) {
        return run(games, in, terminal, Map.of(), words);
    }

    static Ran run(
            List<Game<?>> games,
            byte[] in,
            Terminal terminal,
            Map<String, String> environment,
            String... words) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var console =
                new Console(
                        new ByteArrayInputStream(in),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(err, false, StandardCharsets.UTF_8),
                        terminal);
        int code = new Commands(games, console, new Interrupts(), environment).run(words);
        awaitStore();
        return new Ran(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /**
     * A store that is being opened when the command ends dies with the program; here it would still
     * write to the folder that the test takes away.
     */
    private static void awaitStore() {
        Thread[] threads = new Thread[2 * Thread.activeCount() + 16];
        int count = Thread.enumerate(threads);
        for (Thread thread : Arrays.asList(threads).subList(0, count)) {
            if (thread.getName().equals("store")) {
                try {
                    thread.join(STORE_MILLIS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    /** A terminal of 80 columns. */
    record FakeTerminal(boolean isOut, boolean isErr, boolean wantsColour) implements Terminal {
        @Override
        public int width() {
            return 80;
        }
    }
}
