package parlour.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;

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
        byPath.put("/", page("index"));
        byPath.put("/favicon.ico", asset("favicon.svg"));
        for (String file : FILES) {
            byPath.put("/assets/" + file, asset(file));
        }
        for (String id : catalogue.ids()) {
            byPath.put("/" + id, page(isThere(id + ".html") ? id : "board"));
        }
    }

    private static boolean isThere(String file) {
        return Assets.class.getResource(file) != null;
    }

    /** A page: its own part in the frame of all pages. Its first line names title and main part. */
    private static Asset page(String name) {
        String[] whole = new String(bytes(name + ".html"), UTF_8).split("\n", 2);
        String[] head = whole[0].replaceAll("^<!-- | -->$", "").split(" \\| ");
        String page =
                new String(bytes("frame.html"), UTF_8)
                        .replace("{title}", head[0])
                        .replace("{target}", head[1])
                        .replace("{name}", name)
                        .replace("{part}", whole[1]);
        return Asset.of(page.getBytes(UTF_8), "html");
    }

    private static Asset asset(String file) {
        return Asset.of(bytes(file), file.substring(file.lastIndexOf('.') + 1));
    }

    private static byte[] bytes(String file) {
        try (InputStream in = Assets.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + file);
            }
            return in.readAllBytes();
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

        static Asset of(byte[] bytes, String ending) {
            String tag = HexFormat.of().formatHex(Digest.of(bytes), 0, 8);
            return new Asset(
                    bytes, TYPES.getOrDefault(ending, "application/octet-stream"), '"' + tag + '"');
        }

        Asset(byte[] bytes, String type, String tag) {
            this.bytes = bytes;
            this.type = type;
            this.tag = tag;
        }
    }
}
