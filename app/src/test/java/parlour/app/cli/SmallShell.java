package parlour.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.games.catalogue.Game;

/**
 * As much of a shell as the guide needs: words with single quotes, {@code &&}, {@code |}, {@code >}
 * and {@code <} for files of one folder, and the commands {@code ./parlour}, {@code printf}, {@code
 * cat}, {@code curl}, {@code head -n N} and {@code echo $?}. Anything else is refused.
 */
final class SmallShell {
    private static final Pattern WORD =
            Pattern.compile("\\s*(?:'([^']*)'|(&&|[|<>])|([^\\s'|<>&]+))");
    private static final Pattern FILE =
            Pattern.compile(
                    "[\\w.-]+\\.(jsonl|gz|svg|txt|csv|store|proofs|nfg|efg|lp|mps|lrs)(/[\\w.-]+)?");

    /** A file that an instance names. */
    private static final Pattern POSET_FILE = Pattern.compile("(poset:)([a-z]+\\.poset)");

    private final Path folder;
    private final List<Game<?>> games;
    private int code;

    SmallShell(Path folder, List<Game<?>> games) {
        this.folder = folder;
        this.games = games;
    }

    /** The exit code of the last command. */
    int code() {
        return code;
    }

    /** Runs a line; what it writes to both outputs. */
    String run(String line) throws IOException {
        StringBuilder shown = new StringBuilder();
        List<Word> command = new ArrayList<>();
        String piped = "";
        List<Word> words = words(line);
        words.add(new Word("&&", true));
        for (Word word : words) {
            if (!word.isOperator() || word.text().equals("<") || word.text().equals(">")) {
                command.add(word);
                continue;
            }
            Ran ran = run(command, piped);
            command.clear();
            code = ran.code();
            boolean pipes = word.text().equals("|");
            piped = pipes ? ran.out() : "";
            shown.append(pipes ? "" : ran.out()).append(ran.err());
            if (!pipes && code != 0) {
                break;
            }
        }
        return shown.toString().replace(folder + "/", "");
    }

    private static List<Word> words(String line) {
        List<Word> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line.strip());
        int at = 0;
        while (matcher.lookingAt()) {
            words.add(
                    matcher.group(2) != null
                            ? new Word(matcher.group(2), true)
                            : new Word(matcher.group(matcher.group(1) != null ? 1 : 3), false));
            at = matcher.end();
            matcher.region(at, line.strip().length());
        }
        if (at != line.strip().length()) {
            throw new IllegalArgumentException("cannot read: " + line.substring(at));
        }
        return words;
    }

    private Ran run(List<Word> command, String piped) throws IOException {
        List<String> words = new ArrayList<>();
        String in = piped;
        Path into = null;
        for (int i = 0; i < command.size(); i++) {
            Word word = command.get(i);
            if (word.isOperator()) {
                Path file = folder.resolve(command.get(++i).text());
                if (word.text().equals("<")) {
                    in = Files.readString(file);
                } else {
                    into = file;
                }
            } else {
                boolean isFile = FILE.matcher(word.text()).matches();
                String named = POSET_FILE.matcher(word.text()).replaceAll("$1" + folder + "/$2");
                words.add(isFile ? folder.resolve(word.text()).toString() : named);
            }
        }
        Ran ran = call(words, in);
        if (into == null) {
            return ran;
        }
        Files.writeString(into, ran.out());
        return new Ran(ran.code(), "", ran.err());
    }

    private Ran call(List<String> words, String in) throws IOException {
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "./parlour" ->
                    Ran.run(
                            games,
                            in.getBytes(StandardCharsets.UTF_8),
                            new Ran.FakeTerminal(false, false, false),
                            Map.of("PARLOUR_HOME", folder.resolve("home").toString()),
                            rest.toArray(String[]::new));
            case "printf" -> new Ran(0, rest.getFirst().replace("\\n", "\n"), "");
            case "cat" -> new Ran(0, Files.readString(Path.of(rest.getFirst())), "");
            case "curl" -> new Curl(folder, games).run(rest);
            case "head" -> new Ran(0, head(in, Integer.parseInt(rest.get(1))), "");
            case "echo" -> new Ran(0, (rest.getFirst().equals("$?") ? code : rest) + "\n", "");
            default -> throw new IllegalArgumentException("no command: " + words.getFirst());
        };
    }

    private static String head(String in, int lines) {
        StringBuilder head = new StringBuilder();
        in.lines().limit(lines).forEach(line -> head.append(line).append('\n'));
        return head.toString();
    }

    private record Word(String text, boolean isOperator) {}
}
