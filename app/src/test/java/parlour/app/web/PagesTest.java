package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages in a real browser. Pictures of them land in target/screenshots. */
class PagesTest {
    private static final Pattern SETTLED =
            Pattern.compile("Your turn|to move|wins?[.!]|drawn|finds no move");
    private static @Nullable Browser browser;

    private Page page;

    @BeforeAll
    static void launch() {
        PlaywrightAssertions.setDefaultAssertionTimeout(120_000);
        Assumptions.assumeTrue(Browser.executable().isPresent(), "chromium is not installed");
        browser = new Browser(Browser.executable().get());
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void noComplaints() {
        page.context().close();
        assertThat(browser.complaints()).isEmpty();
    }

    private void open(String path, int width, ColorScheme scheme) {
        page = browser.page(width, 900, scheme);
        browser.open(page, path);
    }

    private static String at(String instance, String... more) {
        String game = instance.replaceFirst("\\(.*", "");
        return "/%s?instance=%s%s"
                .formatted(
                        game,
                        URLEncoder.encode(instance, StandardCharsets.UTF_8),
                        more.length == 0 ? "" : "&" + String.join("&", more));
    }

    private void settled() {
        assertThat(page.locator("#say")).containsText(SETTLED);
    }

    private void shot(String name) {
        page.locator("#picture svg").first().waitFor();
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setFullPage(true)
                        .setPath(Path.of("target", "screenshots", name + ".png")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "monotonic(a=3,d=3,deck=7) | You win!",
                "monotonic(a=3,d=3,deck=Q,board=0) | wins",
                "transposition(domain=1..9,sequence=3 1 4,moves=5) | The opponent wins.",
                "sylver(named=4 11) | You win!"
            })
    void aWholeGameAgainstPerfectPlay(String instance, String end) {
        open(at(instance, "hints=1"), 1200, ColorScheme.LIGHT);
        for (int ply = 0; ply < 20; ply++) {
            settled();
            if (!page.locator("#say").textContent().contains("Your turn")) {
                break;
            }
            assertThat(page.locator("#moves button").first()).isEnabled();
            Locator wins = page.locator("#moves button.wins");
            Locator choice = (wins.count() > 0 ? wins : page.locator("#moves button")).first();
            int before = page.locator("#strip li").count();
            if (choice.getAttribute("aria-label").startsWith("name")) {
                choice.click();
                page.locator("#move").fill(within(choice.getAttribute("aria-label")));
                page.keyboard().press("Enter");
            } else {
                choice.click();
            }
            page.waitForFunction("n => document.querySelectorAll('#strip li').length > n", before);
        }
        assertThat(page.locator("#say")).containsText(end.equals("wins") ? "win" : end);
        shot("game-" + instance.replaceAll("\\W+", "-"));
    }

    /** The mediant of an interval of rationals. */
    private static String within(String shown) {
        String[] ends = shown.replaceAll(".*[(]|[)].*", "").split(",");
        int[] low = ends[0].equals("-inf") ? new int[] {-1, 0} : ratio(ends[0]);
        int[] high = ends[1].equals("inf") ? new int[] {1, 0} : ratio(ends[1]);
        return low[0] + high[0] + "/" + Math.max(1, low[1] + high[1]);
    }

    private static int[] ratio(String text) {
        String[] parts = (text + "/1").split("/");
        return new int[] {Integer.parseInt(parts[0]), Integer.parseInt(parts[1])};
    }

    @Test
    void hintsUndoAndRedo() {
        open(at("monotonic(a=4,d=3,deck=12)", "you=both"), 1200, ColorScheme.LIGHT);
        settled();
        assertThat(page.locator("#table-card")).isHidden();
        assertThat(page.locator("#picture .fill-win")).hasCount(0);
        page.locator("#hints").click();
        assertThat(page.locator("#table tbody tr")).hasCount(12);
        assertThat(page.locator("#moves button.wins")).hasText(Pattern.compile("12.*"));
        assertThat(page.locator("#outcome")).containsText("The player to move wins (N)");
        page.locator("#moves button").first().click();
        assertThat(page.locator("#strip li")).hasCount(2);
        assertThat(page.locator("#strip .blunder")).hasCount(1);
        assertThat(page.locator("#moves button.wins").first()).isVisible();
        page.locator("#undo").click();
        assertThat(page.locator("#instance")).hasText("monotonic(a=4,d=3,deck=12)");
        page.locator("#redo").click();
        assertThat(page.locator("#instance")).hasText("monotonic(a=4,d=3,deck=12,board=1)");
        page.goBack();
        assertThat(page.locator("#instance")).hasText("monotonic(a=4,d=3,deck=12)");
        shot("hints");
    }

    @Test
    void aLinkReproducesThePosition() {
        open(at("sylver(named=4 11)", "you=both", "hints=1"), 1200, ColorScheme.LIGHT);
        settled();
        page.locator("#moves button.wins").first().click();
        assertThat(page.locator("#instance")).hasText("sylver(named=4 5 11)");
        page.locator("#undo").click();
        assertThat(page.locator("#instance")).hasText("sylver(named=4 11)");
        String link = page.url();
        page.context().close();
        page = browser.page(1200, 900, ColorScheme.LIGHT);
        page.navigate(link);
        assertThat(page.locator("#instance")).hasText("sylver(named=4 11)");
        assertThat(page.locator("#strip li")).hasCount(2);
        assertThat(page.locator("#strip [aria-current]")).hasText(Pattern.compile("start.*"));
        assertThat(page.locator("#you")).hasValue("both");
    }

    @Test
    void everythingByKeyboard() {
        open(at("sylver(named=4 11)", "you=both"), 1200, ColorScheme.LIGHT);
        settled();
        assertThat(page.locator("#moves button")).hasCount(14);
        page.keyboard().press("Tab");
        assertThat(page.locator(".skip")).isFocused();
        page.keyboard().press("Enter");
        page.keyboard().press("Tab");
        assertThat(page.locator("#moves button").first()).isFocused();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        assertThat(page.locator("#instance")).hasText("sylver(named=3 4)");
        assertThat(page.locator("#moves button").first()).isFocused();
        page.keyboard().press("h");
        assertThat(page.locator("#table tbody tr").first()).isVisible();
        page.keyboard().press("u");
        assertThat(page.locator("#instance")).hasText("sylver(named=4 11)");
        page.keyboard().press("r");
        assertThat(page.locator("#instance")).hasText("sylver(named=3 4)");
        page.locator("#move").focus();
        page.keyboard().type("5");
        page.keyboard().press("Enter");
        assertThat(page.locator("#instance")).hasText("sylver(named=3 4 5)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/monotonic?instance=monotonic(a%3D5,d%3D4,deck%3D14)&line=7+2+9&hints=1&you=both",
                "/transposition",
                "/sylver?hints=1",
                "/leher"
            })
    void fitsAPhoneInTheDark(String path) {
        open(path, 360, ColorScheme.DARK);
        if (!path.equals("/")) {
            page.locator("#picture svg").first().waitFor();
            shot("phone-dark" + path.replaceAll("\\?.*", "").replace('/', '-'));
        }
        page.locator("#nav a").first().waitFor();
        assertThat(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
                .as("nothing sticks out of %s", path)
                .isEqualTo(0);
        assertThat((List<?>) page.evaluate(CONTRAST)).as("contrast of %s", path).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/monotonic?instance=monotonic(a%3D4,d%3D4,deck%3D9)&hints=1&you=both",
                "/leher"
            })
    void contrastInTheLight(String path) {
        open(path, 1200, ColorScheme.LIGHT);
        page.locator(path.equals("/") ? "#games a" : "#picture svg").first().waitFor();
        assertThat((List<?>) page.evaluate(CONTRAST)).as("contrast of %s", path).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=3,d=3,deck=Q,board=1) ; 1/2 ; monotonic(a=3,d=3,deck=Q,board=1 1/2)",
                "monotonic(a=3,d=3,deck=Z,board=1) ; -5 ; monotonic(a=3,d=3,deck=Z,board=1 -5)",
                "transposition(domain=[0,1]|2,sequence=1/2,moves=3) ; 1/3 ;"
                        + " transposition(domain=[0,1]|2,sequence=1/2 1/3,moves=2)",
                "sylver(named=8 10) ; 22 ; sylver(named=8 10 22)"
            })
    void infinitePositionsArePlayedByName(String instance, String move, String after) {
        open(at(instance, "you=both", "hints=1"), 1200, ColorScheme.LIGHT);
        settled();
        page.locator("#moves button").first().waitFor();
        page.locator("#move").fill(move);
        page.locator("#name button").click();
        assertThat(page.locator("#instance")).hasText(after);
    }

    @Test
    void unknownIsSaidAsSuch() {
        open(at("sylver(named=16)", "you=both", "hints=1"), 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#outcome")).containsText("Unknown");
        assertThat(page.locator("#moves button.unknown").first()).containsText("unknown");
        assertThat(page.locator("#think")).isVisible();
        shot("unknown");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/monotonic?instance=monotonick(a=4,d=3,deck=5) | did you mean monotonic?",
                "/monotonic?instance=monotonic(a=4,d=3,deck=5)&line=9 | move 1:",
                "/sylver?instance=<img src=x onerror=alert(1)> | malformed",
                "/sylver?instance=sylver(named=4+11)&opponent=god | unknown opponent"
            })
    void aBadAddressIsExplained(String path, String words) {
        open(
                path.replace(" ", "%20").replace("<", "%3C").replace(">", "%3E"),
                1200,
                ColorScheme.LIGHT);
        if (path.contains("opponent")) {
            page.locator("#moves button").first().click();
        }
        assertThat(page.locator("#error")).containsText(words);
        assertThat(page.locator("main img")).hasCount(0);
    }

    /** What the first moment leaves open is asked again, with the time of a hard question. */
    @Test
    void movesNotSettledAtOnceAreAskedAgain() {
        page = browser.page(1200, 900, ColorScheme.LIGHT);
        page.waitForRequest(
                request ->
                        request.url().contains("/api/v1/moves?")
                                && !request.url().contains("quick="),
                () -> browser.open(page, at("sylver(named=)", "you=both", "hints=1")));
    }

    @Test
    void theEmptyPositionOfSylverIsSetUp() {
        open(at("sylver(named=4 11)", "you=both"), 1200, ColorScheme.LIGHT);
        settled();
        page.locator("[name=named]").fill("");
        page.locator("#keys button").click();
        assertThat(page.locator("#instance")).hasText("sylver(named=)");
        page.locator("[name=one]").fill("loses");
        page.locator("#keys button").click();
        assertThat(page.locator("#instance")).hasText("sylver(named=,one=loses)");
    }

    /** Who plays for which parity is told beside the picture, and no outcome before it is asked. */
    @Test
    void thePictureIsDescribed() {
        open(at("transposition(domain=1..9,moves=5)"), 390, ColorScheme.DARK);
        assertThat(page.locator("#described"))
                .containsText(
                        "Black is to move, 5 moves are left, Black moves last. Black wins at an even");
        page.navigate(browser.url() + at("monotonic(a=4,d=3,deck=7)", "you=both"));
        assertThat(page.locator("#described")).containsText("Play goes on.");
        page.locator("#hints").click();
        assertThat(page.locator("#described")).containsText("The player to move wins (N).");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=4,deck=Q,board=0 1/2)",
                "transposition(domain=3+omega+zeta+eta+omega*,sequence=1:4 3:1/2,moves=4)"
            })
    void movesOfTheTableStandOnOneLine(String instance) {
        open(at(instance, "you=both", "hints=1"), 390, ColorScheme.LIGHT);
        page.locator("#table tbody tr").first().waitFor();
        assertThat(
                        page.evaluate(
                                "[...document.querySelectorAll('#table tbody th')].filter((cell) => {"
                                        + " const text = document.createRange();"
                                        + " text.selectNodeContents(cell);"
                                        + " return text.getClientRects().length > 1; }).length"))
                .isEqualTo(0);
        assertThat(page.evaluate("document.documentElement.scrollWidth - innerWidth")).isEqualTo(0);
    }

    @Test
    void aLineIsReadAndItsBlundersMarked() {
        open("/sylver", 1200, ColorScheme.LIGHT);
        settled();
        page.locator("#keep summary").click();
        page.locator("#line-text").fill("sylver(named=4 11)\n7 5 6 2 3\n");
        page.locator("#import button").click();
        assertThat(page.locator("#strip li")).hasCount(6);
        assertThat(page.locator("#strip .blunder").first()).hasText("7 ??");
        assertThat(page.locator("#say")).containsText("wins");
        shot("blunders");
    }

    @Test
    void whyIsAnsweredStepByStep() {
        open("/sylver?instance=sylver(named=8+10)", 1200, ColorScheme.LIGHT);
        settled();
        page.locator("#why summary").click();
        assertThat(page.locator("#answer")).containsText("Proved by");
        assertThat(page.locator("#why .steps li")).hasCount(1);
        page.locator("#why [data-step=next]").click();
        assertThat(page.locator("#why .steps li")).hasCount(2);
        page.locator("#why [data-step=all]").click();
        assertThat(page.locator("#why [data-step=next]")).isDisabled();
    }

    @Test
    void doubleBumpingIsStepped() {
        open(at("monotonic(a=5,d=5,deck=9,board=5 1 4)"), 1200, ColorScheme.LIGHT);
        settled();
        page.locator("#bumping summary").click();
        page.locator("#bumping [data-step=all]").click();
        assertThat(page.locator("#bumping .steps li"))
                .hasText(
                        new String[] {
                            "5 enters purple. Recorded: 5P. Longest runs: ascending 1, descending 1.",
                            "1 enters purple; 5 loses red. Recorded: 1P 5B. Longest runs: ascending 1,"
                                    + " descending 2.",
                            "4 enters purple; 1 loses blue. Recorded: 1R 4P 5B. Longest runs: ascending"
                                    + " 2, descending 2."
                        });
    }

    @Test
    void leHerIsSolvedStudiedAndTrained() {
        open("/leher", 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#value")).containsText("548/1001");
        assertThat(page.locator("#mixes tbody tr")).hasCount(4);
        page.locator("#why [data-step=next]").click();
        assertThat(page.locator("#why .steps li")).hasCount(2);
        for (int deal = 0; deal < 4; deal++) {
            page.keyboard().press(deal % 2 == 0 ? "k" : "c");
        }
        assertThat(page.locator("#total")).containsText("4 choices. Who goes on like this loses");
        assertThat(page.locator("#told")).containsText("the receiver wins");
        shot("leher");
        page.locator("[name=cards]").fill("5");
        page.locator("#keys button").click();
        assertThat(page.locator("#value")).containsText("7/12");
        assertThat(page.url()).contains("cards%3D5");
        page.locator("[name=cards]").fill("2");
        page.locator("#keys button").click();
        assertThat(page.locator("#error")).isVisible();
    }

    /** A position of the transposition game stands on three boards; a move on each moves all. */
    @Test
    void penniesAndPiecesAreMovesOfTheLine() {
        open(
                at("transposition(domain=1..7,sequence=3,moves=5)", "you=both"),
                1200,
                ColorScheme.LIGHT);
        settled();
        tile("Pennies along", "2").click();
        assertThat(page.locator("#instance"))
                .hasText("transposition(domain=1..7,sequence=3 2,moves=4)");
        tile("White neighbours", "3-4").click();
        assertThat(page.locator("#strip li")).hasCount(3);
        tile("Line", "7").click();
        assertThat(page.locator("#strip li")).hasCount(4);
        page.locator("#undo").click();
        assertThat(page.locator("#strip [aria-current]")).hasText(Pattern.compile("[1-7]"));
    }

    /** A tile of the picture, below the heading that begins so. */
    private Locator tile(String heading, String label) {
        return page.locator(
                        "#picture svg > text.face-heading:has-text('%s') ~ g:has(text:text-is('%s'))"
                                .formatted(heading, label))
                .first();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=4,form=insert)",
                "monotonic(a=3,d=3,deck=chains:2x2)",
                "monotonic(a=3,d=3,deck=5)"
            })
    void picturesAreClickedAndTellNoOutcomesUnasked(String instance) {
        open(at(instance, "you=both"), 1200, ColorScheme.LIGHT);
        settled();
        page.locator("#picture [data-move]").first().waitFor();
        assertThat(page.locator("#picture .fill-win, #picture .fill-loss, #picture .fill-draw"))
                .hasCount(0);
        page.locator("#picture [data-move]").first().click();
        assertThat(page.locator("#strip li")).hasCount(2);
        page.locator("#hints").click();
        assertThat(page.locator("#picture .fill-loss, #picture .fill-draw").first()).isVisible();
    }

    @Test
    void theFirstPageLeadsToTheGames() {
        open("/", 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#games article")).hasCount(4);
        page.screenshot(
                new Page.ScreenshotOptions().setPath(Path.of("target/screenshots/index.png")));
        page.locator("#games article").last().locator(".go a").click();
        settled();
        assertThat(page.locator("h1")).hasText("Sylver coinage");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/monotonic?instance=monotonic(a%3D4,d%3D3,deck%3D9)&line=3+1&hints=1&you=both",
                "/transposition?instance=transposition(pennies%3D3+2)&you=both",
                "/sylver?hints=1",
                "/leher"
            })
    void everyPageIsNamedLabelledAndItsOwn(String path) {
        List<String> foreign = new ArrayList<>();
        page = browser.page(360, 900, ColorScheme.LIGHT);
        page.onRequest(
                request -> {
                    if (!request.url().startsWith(browser.url())) {
                        foreign.add(request.url());
                    }
                });
        browser.open(page, path);
        page.locator(path.equals("/") ? "#games a" : "#picture svg").first().waitFor();
        page.evaluate(
                "document.querySelectorAll('details:not([hidden])').forEach((d) => { d.open = true; })");
        assertThat((List<?>) page.evaluate(ACCESS)).as(path).isEmpty();
        assertThat(foreign).isEmpty();
        assertThat((List<?>) page.evaluate(CONTRAST)).as("contrast of %s", path).isEmpty();
    }

    /**
     * What a person who does not see, or does not point, would miss: names, labels, headings in
     * order, a mark where the focus is, room for a finger; and motion nobody wants.
     */
    private static final String ACCESS =
            """
            (() => {
              const bad = [];
              const told = (e) => `${e.tagName} #${e.id} "${e.textContent.trim().slice(0, 20)}"`;
              const named = (e) => (e.getAttribute('aria-label') ?? document.getElementById(e.getAttribute('aria-labelledby'))?.textContent
                ?? [...(e.labels ?? [])].map((l) => l.textContent).join('') + e.textContent).trim() !== '';
              const seen = [...document.body.querySelectorAll('*')].filter((e) => e.checkVisibility());
              for (const e of seen) {
                if (/^(A|BUTTON|INPUT|SELECT|TEXTAREA|SUMMARY)$/.test(e.tagName) && !named(e)) bad.push(`no name: ${told(e)}`);
                if (/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.labels.length) bad.push(`no label: ${told(e)}`);
                if (e.matches('[role=region],[role=group],section,nav') && !e.matches('.hero') && !named(e)) bad.push(`no name: ${told(e)}`);
                if (e.tagName === 'IMG' && !e.hasAttribute('alt')) bad.push(`no alt: ${told(e)}`);
                if (e.tagName === 'TABLE' && !(e.caption && e.querySelector('th[scope=col]'))) bad.push(`bare table: ${told(e)}`);
                if (e.matches('.picture > svg') && !(e.getAttribute('role') === 'img' && e.getAttribute('aria-label') && e.querySelector('title'))) bad.push('bare picture');
                if (e.matches('button,a.button,select,input[type=text]') && e.getBoundingClientRect().height < 24) bad.push(`small: ${told(e)}`);
                if (parseFloat(getComputedStyle(e).transitionDuration) > 0 || getComputedStyle(e).animationName !== 'none') bad.push(`moves: ${told(e)}`);
              }
              const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
              if (new Set(ids).size < ids.length) bad.push('an id twice');
              const levels = seen.filter((e) => /^H[1-6]$/.test(e.tagName)).map((e) => +e.tagName[1]);
              if (levels.filter((l) => l === 1).length !== 1 || levels.some((l, i) => i && l > levels[i - 1] + 1)) bad.push(`headings ${levels}`);
              for (const part of ['main', 'nav', 'footer']) if (!document.querySelector(part)) bad.push(`no ${part}`);
              if (document.documentElement.lang !== 'en' || !document.title) bad.push('no language or title');
              if (location.pathname !== '/' && !document.querySelector('[role=status]')) bad.push('nothing is told');
              for (const e of seen.filter((one) => one.matches('button:not(:disabled),a,select,summary,[tabindex="0"]'))) {
                e.focus({ focusVisible: true });
                const style = getComputedStyle(e);
                if (document.activeElement === e && (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)) bad.push(`no focus: ${told(e)}`);
              }
              return bad;
            })()
            """;

    /** Texts whose contrast with what lies under them is less than 4.5 : 1. */
    private static final String CONTRAST =
            """
            (() => {
              const parse = (c) => c.match(/[\\d.]+/g).map(Number);
              const light = (c) => c.slice(0, 3).map((v) => v / 255)
                .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
                .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
              const under = (e) => {
                for (let at = e; at; at = at.parentElement) {
                  const c = parse(getComputedStyle(at).backgroundColor);
                  if (c.length < 4 || c[3] === 1) return c;
                }
                return [255, 255, 255];
              };
              const bad = [];
              for (const e of document.body.querySelectorAll('*')) {
                const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
                if (!own || e.closest('svg') || e.closest(':disabled') || !e.checkVisibility()) continue;
                const [a, b] = [light(parse(getComputedStyle(e).color)), light(under(e))];
                const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                if (ratio < 4.5) bad.push(`${e.tagName} ${e.className} "${e.textContent.trim().slice(0, 30)}" ${ratio.toFixed(2)}`);
              }
              return bad;
            })()
            """;
}
