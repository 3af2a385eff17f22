package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;

/** The pages in a real browser. Pictures of them land in target/screenshots. */
abstract class PagesInBrowser {
    private static final Pattern SETTLED =
            Pattern.compile("Your turn|to move|wins?[.!]|drawn|finds no move");
    private static @Nullable Browser browser;

    /** The page that a test looks at. */
    Page page;

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

    final void open(String path, int width, ColorScheme scheme) {
        page = browser.page(width, 900, scheme);
        browser.open(page, path);
    }

    static String at(String instance, String... more) {
        String game = instance.replaceFirst("\\(.*", "");
        return "/%s?instance=%s%s"
                .formatted(
                        game,
                        URLEncoder.encode(instance, StandardCharsets.UTF_8),
                        more.length == 0 ? "" : "&" + String.join("&", more));
    }

    final void settled() {
        assertThat(page.locator("#say")).containsText(SETTLED);
    }

    final void shot(String name) {
        page.locator("#picture svg").first().waitFor();
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setFullPage(true)
                        .setPath(Path.of("target", "screenshots", name + ".png")));
    }

    /** The browser of the class. */
    static Browser browser() {
        return Objects.requireNonNull(browser);
    }
}
