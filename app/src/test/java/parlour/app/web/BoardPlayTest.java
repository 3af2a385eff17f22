package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Playing on the boards: moves, lines, addresses, positions that are set up. */
class BoardPlayTest extends PagesInBrowser {
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
        page = browser().page(1200, 900, ColorScheme.LIGHT);
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

    /** Nothing can be done with a position that is none but setting up another. */
    @Test
    void aBadAddressLeadsToSettingUp() {
        open("/monotonic?instance=monotonic(a=4,d=3,deck=5)&line=9", 390, ColorScheme.LIGHT);
        assertThat(page.locator("#error")).isVisible();
        assertThat(page.locator("#undo")).isDisabled();
        assertThat(page.locator("#name")).isHidden();
        page.locator("#keys button").click();
        assertThat(page.locator("#say")).hasText("Your turn.");
        assertThat(page.locator("#error")).isHidden();
        assertThat(page.locator("#name")).isVisible();
    }

    @Test
    void aBadPositionThatIsSetUpLeavesTheGoodOneAlone() {
        open(at("sylver(named=4 11)", "you=both"), 1200, ColorScheme.LIGHT);
        settled();
        page.locator("[name=named]").fill("4 x");
        page.locator("#keys button").click();
        assertThat(page.locator("#error")).containsText("number (x)");
        assertThat(page.locator("#instance")).hasText("sylver(named=4 11)");
        page.locator("#moves button").first().click();
        assertThat(page.locator("#instance")).hasText("sylver(named=2 11)");
        assertThat(page.locator("#error")).isHidden();
    }

    @Test
    void anotherGamesPositionOpensItsPage() {
        open("/monotonic?instance=sylver(named=4+11)&you=both", 1200, ColorScheme.LIGHT);
        assertThat(page.locator("h1")).hasText("Sylver coinage");
        settled();
        page.locator("#keep summary").click();
        page.locator("#line-text").fill("monotonic(a=3,d=3,deck=5)\n2 4\n");
        page.locator("#import button").click();
        assertThat(page.locator("h1")).hasText("Monotonic sequence games");
        assertThat(page.locator("#instance")).hasText("monotonic(a=3,d=3,deck=5,board=2 4)");
        page.navigate(browser().url() + "/monotonic?instance=leher(authentic)");
        assertThat(page.locator("#value")).containsText("11327/22100");
    }
}
