package parlour.app.render;

import java.util.List;
import java.util.Locale;
import parlour.scene.Tone;

/**
 * The style sheet inside every picture: light by default, dark where the reader's system prefers
 * it. It is the same for all pictures, so that a server may allow it by its hash, and bound to the
 * class {@code parlour-scene}, so that it does not leak where a picture is set into a page.
 */
public final class SvgStylesheet {

    private static final String SCOPE = ".parlour-scene ";

    private static final String FIXED =
            """
            .parlour-scene{max-width:100%;height:auto;font-family:system-ui,-apple-system,\
            "Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
            .parlour-scene .mid{text-anchor:middle}
            .parlour-scene .end{text-anchor:end}
            .parlour-scene .ring{fill:none;stroke-width:3px}
            .parlour-scene .stroke{stroke-width:3px;fill:none}
            .parlour-scene .axis{stroke-width:2px;fill:none}
            .parlour-scene .grid{stroke-width:1px;fill:none;stroke-opacity:.35}
            """;

    private static final String TEXT = build();

    private SvgStylesheet() {}

    /** Returns the text between the style tags. */
    public static String text() {
        return TEXT;
    }

    private static String build() {
        return FIXED
                + faces()
                + colours(Palette.LIGHT)
                + "@media (prefers-color-scheme:dark){\n"
                + colours(Palette.DARK)
                + "}\n";
    }

    private static String faces() {
        var css = new StringBuilder();
        for (Pen.Face face : Pen.Face.values()) {
            String size = "font-size:" + face.size() + "px;font-weight:" + face.weight();
            rule(css, "." + face.className(), size + ";font-variant-numeric:tabular-nums");
        }
        return css.toString();
    }

    private static String colours(Palette palette) {
        var css = new StringBuilder();
        rule(css, ".page", "fill:" + palette.page());
        rule(css, ".ink", "fill:" + palette.ink());
        rule(css, ".muted", "fill:" + palette.muted());
        rule(css, ".grid,.parlour-scene .axis", "stroke:" + palette.muted());
        for (Tone tone : Tone.values()) {
            Swatch swatch = palette.swatch(tone);
            rule(css, ".fill-" + name(tone), "fill:" + swatch.fill() + ";stroke:" + swatch.edge());
            rule(css, ".solid-" + name(tone), "fill:" + swatch.edge());
            rule(css, ".line-" + name(tone), "stroke:" + swatch.edge());
            rule(css, ".ink-" + name(tone), "fill:" + swatch.ink());
        }
        List<String> heat = palette.heat();
        for (int step = 0; step < heat.size(); step++) {
            rule(css, ".heat-" + step, "fill:" + heat.get(step));
        }
        rule(css, ".ring", "stroke:" + palette.accent());
        return css.toString();
    }

    private static void rule(StringBuilder css, String selector, String body) {
        css.append(SCOPE).append(selector).append('{').append(body).append("}\n");
    }

    /** Returns the word for a tone in class names. */
    static String name(Tone tone) {
        return tone.name().toLowerCase(Locale.ROOT);
    }
}
