package parlour.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The terminal of this process. It is asked only when an answer depends on it, since most runs do
 * not care.
 *
 * <p>Java does not tell whether standard error alone is a terminal, so the open files under {@code
 * /proc} are looked at; where there is no such folder, the console of the Java machine stands for
 * both.
 */
final class SystemTerminal implements Terminal {
    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 20;
    private static final int WIDEST = 1_000;

    @Override
    public boolean isIn() {
        return isTerminal(0);
    }

    @Override
    public boolean wantsEditing() {
        return !"dumb".equals(System.getenv("TERM"));
    }

    @Override
    public boolean isOut() {
        return isTerminal(1);
    }

    @Override
    public boolean isErr() {
        return isTerminal(2);
    }

    @Override
    public int width() {
        String columns = System.getenv("COLUMNS");
        if (columns != null && columns.length() <= 4 && Numerals.isNatural(columns)) {
            return Math.clamp(Integer.parseInt(columns), NARROWEST, WIDEST);
        }
        return USUAL_WIDTH;
    }

    @Override
    public boolean wantsColour() {
        String refused = System.getenv("NO_COLOR");
        return (refused == null || refused.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
    }

    @SuppressWarnings("SystemConsoleNull") // it may be null again since JDK 25
    private static boolean isTerminal(int descriptor) {
        Path open = Path.of("/proc/self/fd/" + descriptor);
        try {
            String target = Files.readSymbolicLink(open).toString();
            return target.startsWith("/dev/pts/")
                    || target.startsWith("/dev/tty")
                    || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException e) {
            java.io.Console console = System.console();
            return console != null && console.isTerminal();
        }
    }
}
