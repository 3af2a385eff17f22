package parlour.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds on every page: room on a phone, contrast, names, no foreign requests. */
class EveryPageTest extends PagesInBrowser {
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
        page = browser().page(360, 900, ColorScheme.LIGHT);
        page.onRequest(
                request -> {
                    if (!request.url().startsWith(browser().url())) {
                        foreign.add(request.url());
                    }
                });
        browser().open(page, path);
        page.locator(path.equals("/") ? "#games a" : "#picture svg").first().waitFor();
        page.evaluate(
                "document.querySelectorAll('details:not([hidden])').forEach((d) => { d.open = true; })");
        assertThat((List<?>) page.evaluate(ACCESS)).as(path).isEmpty();
        assertThat(foreign).isEmpty();
        assertThat((List<?>) page.evaluate(CONTRAST)).as("contrast of %s", path).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/monotonic", "/leher"})
    void withoutScriptsItSaysWhatElseCanBeDone(String path) {
        page = browser().pageWithoutScripts();
        browser().open(page, path);
        assertThat(page.locator("noscript > p")).isVisible();
        assertThat(page.locator(".columns, #games-title").first()).isHidden();
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
