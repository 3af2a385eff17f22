package parlour.app.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.app.recall.Recall;
import parlour.games.Games;

/** Debian's chromium looking at a server under test; complaints of pages are kept. */
final class Browser implements AutoCloseable {
    private static final List<String> FLAGS =
            List.of(
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");

    private final WebServer server =
            WebServer.start(Games.all(), Recall.nothing(), WebServer.Place.ANYWHERE, "test");
    private final Playwright playwright;
    private final com.microsoft.playwright.Browser chromium;
    private final List<String> complaints = new ArrayList<>();

    Browser(Path executable) {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        chromium =
                playwright
                        .chromium()
                        .launch(
                                new BrowserType.LaunchOptions()
                                        .setExecutablePath(executable)
                                        .setChromiumSandbox(false)
                                        .setArgs(FLAGS));
    }

    /** Where chromium is, if it is anywhere. */
    static Optional<Path> executable() {
        return List.of("/usr/bin/chromium", "/usr/bin/chromium-browser").stream()
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** A fresh page of a size, in a colour scheme, without motion. */
    Page page(int width, int height, ColorScheme scheme) {
        return page(
                new com.microsoft.playwright.Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setColorScheme(scheme));
    }

    /** A fresh page that runs no scripts. */
    Page pageWithoutScripts() {
        return page(
                new com.microsoft.playwright.Browser.NewContextOptions()
                        .setJavaScriptEnabled(false));
    }

    private Page page(com.microsoft.playwright.Browser.NewContextOptions options) {
        BrowserContext context = chromium.newContext(options);
        Page page = context.newPage();
        page.setDefaultTimeout(120_000);
        page.onPageError(complaints::add);
        page.onConsoleMessage(
                message -> {
                    boolean refusal = message.text().startsWith("Failed to load resource");
                    if (message.type().equals("error") && !refusal) {
                        complaints.add(message.text());
                    }
                });
        return page;
    }

    /** Goes to an address of the server. */
    void open(Page page, String path) {
        page.navigate(server.url() + path);
    }

    /** Where the server is. */
    String url() {
        return server.url();
    }

    /** What went wrong in pages so far, violations of the content policy among it. */
    List<String> complaints() {
        return complaints;
    }

    @Override
    public void close() {
        chromium.close();
        playwright.close();
        server.close();
    }
}
