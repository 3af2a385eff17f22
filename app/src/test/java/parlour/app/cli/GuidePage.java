package parlour.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A page of the guide with its fenced blocks.
 *
 * <p>In a block {@code console} a line that begins with {@code $ } is a command and what follows is
 * what it writes. In a block {@code console elided} a line {@code ...} stands for any lines, and
 * {@code ...} at the end of a line for the rest of it.
 */
final class GuidePage {
    static final String PROMPT = "$ ";
    private static final String FENCE = "```";
    private static final String DOTS = "...";

    private final Path file;
    private final List<String> lines;

    GuidePage(Path file) throws IOException {
        this.file = file;
        this.lines = Files.readAllLines(file);
    }

    /** What is told of one command. */
    record Step(String command, String output, boolean elided) {
        /** Whether the output is what is told. */
        boolean tells(String actual) {
            if (!elided) {
                return actual.equals(output);
            }
            StringBuilder pattern = new StringBuilder();
            output.lines().forEach(line -> pattern.append(pattern(line)));
            return Pattern.matches(pattern.toString(), actual);
        }

        private static String pattern(String line) {
            if (line.equals(DOTS)) {
                return "(?:.*\\n)*";
            }
            return line.endsWith(DOTS)
                    ? Pattern.quote(line.substring(0, line.length() - DOTS.length())) + ".*\\n"
                    : Pattern.quote(line) + "\\n";
        }
    }

    /** All commands in order, each with what is told of it. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        String fence = "";
        String command = "";
        StringBuilder output = new StringBuilder();
        for (String line : lines) {
            boolean console = fence.startsWith("console");
            boolean isFence = line.startsWith(FENCE);
            if (console && (isFence || line.startsWith(PROMPT)) && !command.isEmpty()) {
                steps.add(new Step(command, output.toString(), fence.endsWith("elided")));
                output.setLength(0);
                command = "";
            }
            if (isFence) {
                fence = fence.isEmpty() ? line.substring(FENCE.length()) + " " : "";
                fence = fence.strip();
            } else if (console && line.startsWith(PROMPT)) {
                command = line.substring(PROMPT.length());
            } else if (console) {
                output.append(line).append('\n');
            }
        }
        return steps;
    }

    /** The lines of the blocks for a shell, which no test runs. */
    List<String> shellLines() {
        List<String> found = new ArrayList<>();
        boolean inside = false;
        for (String line : lines) {
            if (line.startsWith(FENCE)) {
                inside = !inside && line.equals(FENCE + "sh");
            } else if (inside && !line.isBlank()) {
                found.add(line);
            }
        }
        return found;
    }

    /** Puts the actual outputs in, except where they are elided. */
    void write(List<String> outputs) throws IOException {
        Files.writeString(file, with(outputs));
    }

    /** The page with these outputs, except where they are elided. */
    String with(List<String> outputs) {
        List<Step> steps = steps();
        StringBuilder page = new StringBuilder();
        boolean console = false;
        boolean skipping = false;
        int step = 0;
        for (String line : lines) {
            boolean isFence = line.startsWith(FENCE);
            if (isFence || (console && line.startsWith(PROMPT))) {
                skipping = false;
            }
            if (!skipping) {
                page.append(line).append('\n');
            }
            if (isFence) {
                console = !console && line.startsWith(FENCE + "console");
            } else if (console && line.startsWith(PROMPT)) {
                skipping = !steps.get(step).elided();
                page.append(skipping ? outputs.get(step) : "");
                step++;
            }
        }
        return page.toString();
    }
}
