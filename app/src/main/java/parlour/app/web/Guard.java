package parlour.app.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.app.render.SvgStylesheet;

/**
 * Who may ask, and the headers of every answer.
 *
 * <p>A page of another site can have its own name lead to this machine and then ask in our name
 * ("DNS rebinding"); so that only names that cannot be made to lie are answered: addresses,
 * localhost, and the name that the server was told to listen on.
 */
final class Guard {
    private static final Pattern ADDRESS =
            Pattern.compile("(\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+])(:\\d{1,5})?");
    private static final Map<String, String> HEADERS = headers();

    private final Set<String> names;

    /** Lets those in who ask for this host. */
    Guard(String host) {
        names = Set.of("localhost", host.toLowerCase(Locale.ROOT), "localhost.");
    }

    private static Map<String, String> headers() {
        String policy =
                "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-"
                        + digest("\n" + SvgStylesheet.text())
                        + "'; img-src 'self' data: blob:; connect-src 'self'; form-action 'none';"
                        + " base-uri 'none'; frame-ancestors 'none'";
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Security-Policy", policy);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        headers.put("Cache-Control", "no-store");
        return headers;
    }

    /** Hands over the name and value of each header that every answer has. */
    static void eachHeader(BiConsumer<String, String> taker) {
        HEADERS.forEach(taker);
    }

    private static String digest(String text) {
        return Base64.getEncoder().encodeToString(Digest.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes the headers.
     *
     * @throws Refusal if the request was made in another's name
     */
    void admit(Context context) {
        eachHeader(context::header);
        String host = context.header("Host");
        if (host == null || !isOurs(host.toLowerCase(Locale.ROOT))) {
            throw new Refusal(
                    Refusal.BAD,
                    "Host",
                    "host is not one that this server answers for; ask for 127.0.0.1 or localhost,"
                            + " or name it when the server starts, as in ./parlour serve --host NAME");
        }
        if (context.path().startsWith(Endpoints.ROOT)) {
            demandOwnPage(context, host);
        }
    }

    /**
     * Browsers say whose page asks: always by the first header on this machine, and where it is
     * reached over a network without encryption, by the second one only.
     */
    private static void demandOwnPage(Context context, String host) {
        @Nullable String origin = context.header("Origin");
        boolean isOurs =
                origin == null
                        || origin.equalsIgnoreCase("http://" + host)
                        || origin.equalsIgnoreCase("https://" + host);
        if (!isOurs || "cross-site".equals(context.header("Sec-Fetch-Site"))) {
            throw new Refusal(
                    Refusal.BAD,
                    isOurs ? "Sec-Fetch-Site" : "Origin",
                    "pages of other sites may not ask this server");
        }
    }

    private boolean isOurs(String host) {
        return ADDRESS.matcher(host).matches()
                || names.contains(host.replaceFirst(":\\d{1,5}$", ""));
    }
}
