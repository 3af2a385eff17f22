package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the boards show: pictures, tables, reasons, what is unknown. */
class BoardShownTest extends PagesInBrowser {
    @Test
    void unknownIsSaidAsSuch() {
        open(at("sylver(named=16)", "you=both", "hints=1"), 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#outcome")).containsText("Unknown");
        assertThat(page.locator("#moves button.unknown").first()).containsText("unknown");
        assertThat(page.locator("#think")).isVisible();
        shot("unknown");
    }

    /** No table without rows; what is legal can be played by name all the same. */
    @Test
    void movesThatAreNotKnownYetArePlayedByName() {
        open(at("monotonic(a=8,d=8,deck=100000)", "you=both", "hints=1"), 390, ColorScheme.LIGHT);
        assertThat(page.locator("#progress")).containsText("any that is legal can be named");
        assertThat(page.locator("#table-card")).isHidden();
        page.locator("#move").fill("77");
        page.locator("#name button").click();
        assertThat(page.locator("#instance")).hasText("monotonic(a=8,d=8,deck=100000,board=77)");
    }

    /** What the first moment leaves open is asked again, with the time of a hard question. */
    @Test
    void movesNotSettledAtOnceAreAskedAgain() {
        page = browser().page(1200, 900, ColorScheme.LIGHT);
        page.waitForRequest(
                request ->
                        request.url().contains("/api/v1/moves?")
                                && !request.url().contains("quick="),
                () -> browser().open(page, at("sylver(named=)", "you=both", "hints=1")));
    }

    /** Who plays for which parity is told beside the picture, and no outcome before it is asked. */
    @Test
    void thePictureIsDescribed() {
        open(at("transposition(domain=1..9,moves=5)"), 390, ColorScheme.DARK);
        assertThat(page.locator("#described"))
                .containsText(
                        "Black is to move, 5 moves are left, Black moves last. Black wins at an even");
        page.navigate(browser().url() + at("monotonic(a=4,d=3,deck=7)", "you=both"));
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

    /** A move is played before all is shown of the position at which it is. */
    @Test
    void aMoveMayBePlayedWhileAPositionIsStillBeingShown() {
        String moves = "**/api/v1/moves*";
        String line = "**/api/v1/line*";
        List<Route> held = new ArrayList<>();
        page = browser().page(1200, 900, ColorScheme.LIGHT);
        page.route(moves, held::add);
        browser().open(page, at("monotonic(a=3,d=3,deck=5)", "you=both"));
        page.locator("#picture [data-move]").first().waitFor();
        List<Route> asked = new ArrayList<>();
        page.route(line, asked::add);
        page.locator("#picture [data-move]").first().click();
        page.waitForCondition(() -> !asked.isEmpty() && !held.isEmpty());
        page.unroute(moves);
        page.unroute(line);
        page.waitForResponse("**/api/v1/steps*", () -> held.forEach(Route::resume));
        asked.forEach(Route::resume);
        assertThat(page.locator("#strip li")).hasCount(2);
        settled();
        assertThat(page.locator("#error")).isHidden();
    }
}
