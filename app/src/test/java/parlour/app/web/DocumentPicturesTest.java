package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Takes the pictures of pages that the documents show. They land in the folder that {@code
 * PARLOUR_PICTURES} names, and in target/screenshots where nobody names one: what the pages look
 * like may change with every version of the browser and its fonts, so that nothing is compared.
 */
class DocumentPicturesTest extends PagesInBrowser {
    private static final Path FOLDER =
            Path.of(
                    Optional.ofNullable(System.getenv("PARLOUR_PICTURES"))
                            .orElse("target/screenshots"));

    private void taken(String name) {
        Path file = FOLDER.resolve(name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setFullPage(true).setPath(file));
        assertThat(file).isNotEmptyFile();
    }

    @Test
    void hints() {
        open(at("monotonic(a=4,d=3,deck=12)", "you=both", "hints=1"), 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#table tbody tr")).hasCount(12);
        page.locator("#moves button").first().click();
        assertThat(page.locator("#strip .blunder")).hasCount(1);
        page.locator("#undo").click();
        assertThat(page.locator("#picture .fill-win").first()).isVisible();
        assertThat(page.locator("#described")).containsText("The player to move wins (N).");
        taken("web-hints");
    }

    @Test
    void phone() {
        String line = "line=7+2+9";
        open(at("monotonic(a=5,d=4,deck=14)", line, "you=both", "hints=1"), 360, ColorScheme.DARK);
        assertThat(page.locator("#picture .fill-win").first()).isVisible();
        assertThat(page.locator("#bumping")).isVisible();
        taken("web-phone");
    }

    @Test
    void leHer() {
        open("/leher", 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#value")).containsText("548/1001");
        page.locator("#why [data-step=next]").click();
        assertThat(page.locator("#dealt")).not().hasText("–");
        for (int deal = 0; deal < 4; deal++) {
            page.keyboard().press(deal % 2 == 0 ? "k" : "c");
        }
        assertThat(page.locator("#total")).containsText("4 choices");
        assertThat(page.locator("#picture svg")).isVisible();
        taken("web-leher");
    }
}
