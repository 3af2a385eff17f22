package parlour.app.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import parlour.games.Games;
import parlour.games.catalogue.Game;

/** The entry point of the command line. */
public final class Main {
    private Main() {}

    /** Runs one command and ends with its exit code. */
    public static void main(String[] args) {
        run(Games.all(), args);
    }

    /** Runs one command over these games and ends with its exit code. */
    static void run(List<Game<?>> games, String[] args) {
        Console console =
                new Console(
                        new FileInputStream(FileDescriptor.in),
                        stream(FileDescriptor.out, 1 << 16),
                        stream(FileDescriptor.err, 1 << 10),
                        new SystemTerminal());
        Interrupts interrupts = new Interrupts();
        ShutdownHook hook = new ShutdownHook(interrupts, console);
        Runtime.getRuntime().addShutdownHook(hook);
        int code = new Commands(games, console, interrupts, System.getenv()).run(args);
        hook.finish(code);
        System.exit(code);
    }

    private static PrintStream stream(FileDescriptor descriptor, int size) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), size),
                false,
                StandardCharsets.UTF_8);
    }
}
