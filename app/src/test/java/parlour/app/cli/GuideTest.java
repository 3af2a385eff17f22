package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.games.Games;

/** Every command of the README and the guide is run, and does what the page says it does. */
class GuideTest {
    private static final Path ROOT = Path.of("..");
    private static final boolean WRITE = "write".equals(System.getProperty("golden"));

    @TempDir private Path folder;

    static List<Path> pages() throws IOException {
        List<Path> pages =
                new ArrayList<>(
                        List.of(
                                ROOT.resolve("README.md"),
                                ROOT.resolve("docs/format.md"),
                                ROOT.resolve("docs/theory/monotonic.md"),
                                ROOT.resolve("docs/adding-a-game.md")));
        try (Stream<Path> guide = Files.list(ROOT.resolve("docs/guide"))) {
            guide.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void commandsDoWhatThePageSays(Path file) throws IOException {
        GuidePage page = new GuidePage(file);
        SmallShell shell = new SmallShell(folder, Games.all());
        List<String> outputs = new ArrayList<>();
        for (GuidePage.Step step : page.steps()) {
            outputs.add(shell.run(step.command()));
        }
        if (WRITE) {
            page.write(outputs);
            return;
        }
        for (int i = 0; i < outputs.size(); i++) {
            GuidePage.Step step = page.steps().get(i);
            if (!step.tells(outputs.get(i))) {
                assertThat(outputs.get(i))
                        .describedAs("%s: %s", file, step.command())
                        .isEqualTo(step.output());
                fail(file + ": " + step.command());
            }
        }
    }

    /** {@code -Dgolden=write} changes nothing but what the commands write. */
    @ParameterizedTest
    @MethodSource("pages")
    void writingWhatIsToldChangesNoByte(Path file) throws IOException {
        GuidePage page = new GuidePage(file);
        List<String> told = page.steps().stream().map(GuidePage.Step::output).toList();
        assertThat(page.with(told)).isEqualTo(Files.readString(file));
    }

    @Test
    void theGuideHasCommands() throws IOException {
        int commands = 0;
        for (Path page : pages()) {
            commands += new GuidePage(page).steps().size();
        }
        assertThat(commands).isGreaterThan(40);
    }

    /** Nobody runs these lines, so they are few and known. */
    @Test
    void linesForAShellAreAFewKnownOnes() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path page : pages()) {
            lines.addAll(new GuidePage(page).shellLines());
        }
        assertThat(lines)
                .allMatch(
                        line ->
                                line.equals("mvn verify")
                                        || line.equals("./parlour serve")
                                        || line.startsWith("./parlour completion ")
                                        || line.startsWith("source <(./parlour completion ")
                                        || line.startsWith("autoload -U compinit"));
    }

    /** A link to a file of the house leads somewhere. */
    @Test
    void linksLeadToFiles() throws IOException {
        List<Path> pages = new ArrayList<>(pages());
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md")).forEach(pages::add);
        }
        int links = 0;
        for (Path page : pages) {
            var matcher =
                    java.util.regex.Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)")
                            .matcher(Files.readString(page));
            while (matcher.find()) {
                assertThat(page.resolveSibling(matcher.group(1)))
                        .describedAs("link in %s", page)
                        .exists();
                links++;
            }
        }
        assertThat(links).isGreaterThan(20);
    }

    /** The picture of the README is the one that its command draws. */
    @Test
    void thePictureIsTheOneThatShowDraws() throws IOException {
        Path picture = ROOT.resolve("docs/pictures/board.svg");
        String drawn =
                new SmallShell(folder, Games.all())
                        .run("./parlour show 'monotonic(a=4,d=4,deck=12,board=5 1 4)' --svg -");
        if (WRITE) {
            Files.createDirectories(picture.getParent());
            Files.writeString(picture, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(picture));
        assertThat(Files.readString(ROOT.resolve("README.md")))
                .contains("docs/pictures/board.svg")
                .contains("monotonic(a=4,d=4,deck=12,board=5 1 4)");
    }
}
