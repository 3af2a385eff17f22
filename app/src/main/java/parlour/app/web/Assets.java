package parlour.app.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.app.ask.Catalogue;

/** Pages, modules and style sheets: a fixed list, read once, served from memory. */
final class Assets {
    private static final List<String> FILES =
            List.of(
                    "parlour.css",
                    "favicon.svg",
                    "index.js",
                    "page.js",
                    "state.js",
                    "moves.js",
                    "answer.js",
                    "board.js",
                    "leher.js",
                    "trainer.js",
                    "fraction.js");
    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml; charset=utf-8");

    private final Map<String, Asset> byPath = new LinkedHashMap<>();

    /** Reads them; each game has a page under its name. */
    Assets(Catalogue catalogue) {
        byPath.put("/", asset("index.html"));
        byPath.put("/favicon.ico", asset("favicon.svg"));
        for (String file : FILES) {
            byPath.put("/assets/" + file, asset(file));
        }
        for (String id : catalogue.ids()) {
            String own = id + ".html";
            byPath.put("/" + id, asset(isThere(own) ? own : "board.html"));
        }
    }

    private static boolean isThere(String file) {
        return Assets.class.getResource(file) != null;
    }

    private static Asset asset(String file) {
        try (InputStream in = Assets.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + file);
            }
            byte[] bytes = in.readAllBytes();
            String ending = file.substring(file.lastIndexOf('.') + 1);
            String tag = HexFormat.of().formatHex(Digest.of(bytes), 0, 8);
            return new Asset(
                    bytes, TYPES.getOrDefault(ending, "application/octet-stream"), '"' + tag + '"');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The addresses that lead to one. */
    Iterable<String> paths() {
        return byPath.keySet();
    }

    /** Answers with the one at this path. */
    void answer(Context context) {
        Asset asset = byPath.get(context.path());
        if (asset == null) {
            throw new Refusal(Refusal.NOT_FOUND, context.path(), "nothing is at this address");
        }
        context.header("Cache-Control", "no-cache").header("ETag", asset.tag);
        if (asset.tag.equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        context.contentType(asset.type).result(asset.bytes);
    }

    /** A file as it is sent. */
    private static final class Asset {
        private final byte[] bytes;
        private final String type;
        private final String tag;

        Asset(byte[] bytes, String type, String tag) {
            this.bytes = bytes;
            this.type = type;
            this.tag = tag;
        }
    }
}
