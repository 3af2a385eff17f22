package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of Le Her: solution, study, trainer. */
class LeHerPageTest extends PagesInBrowser {
    @Test
    void leHerIsSolvedStudiedAndTrained() {
        open("/leher", 1200, ColorScheme.LIGHT);
        assertThat(page.locator("#value")).containsText("548/1001");
        assertThat(page.locator("#mixes tbody tr")).hasCount(4);
        page.locator("#why [data-step=next]").click();
        assertThat(page.locator("#why .steps li")).hasCount(2);
        assertThat(page.locator("#dealt")).not().hasText("–");
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

    /** What stood there of another deck is not taken for an answer. */
    @Test
    void aBadDeckShowsNothing() {
        open("/leher", 390, ColorScheme.DARK);
        assertThat(page.locator("#value")).containsText("548/1001");
        page.navigate(browser().url() + "/leher?instance=leher(cards=2)");
        assertThat(page.locator("#error")).containsText("cards (2)");
        for (String id : List.of("#mixes", "#trainer", "#picture svg")) {
            assertThat(page.locator(id)).isHidden();
        }
        page.locator("[name=cards]").fill("5");
        page.locator("#keys button").click();
        assertThat(page.locator("#value")).containsText("7/12");
        assertThat(page.locator("#trainer")).isVisible();
        page.locator("[name=cards]").fill("2");
        page.locator("#keys button").click();
        assertThat(page.locator("#trainer")).isHidden();
    }
}
