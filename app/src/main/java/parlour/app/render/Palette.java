package parlour.app.render;

import java.util.List;
import java.util.stream.IntStream;
import parlour.scene.Tone;

/**
 * The colours of one theme. Every pair of text and ground has a contrast of at least 4.5 : 1 (WCAG
 * 2.2, success criterion 1.4.3), which a test computes.
 */
enum Palette {
    LIGHT("#ffffff", "#1d232b", "#586271", "#b45309"),
    DARK("#14181d", "#e8ecf1", "#a3adba", "#f5b041");

    /** Shades are rounded down to this many steps. */
    static final int HEAT_STEPS = 11;

    private final String page;
    private final String ink;
    private final String muted;
    private final String accent;

    Palette(String page, String ink, String muted, String accent) {
        this.page = page;
        this.ink = ink;
        this.muted = muted;
        this.accent = accent;
    }

    /** Returns the ground of the picture. */
    String page() {
        return page;
    }

    /** Returns the colour of text on the page and on heat tiles. */
    String ink() {
        return ink;
    }

    /** Returns the colour of lesser text on the page. */
    String muted() {
        return muted;
    }

    /** Returns the colour of the ring around emphasized cells. */
    String accent() {
        return accent;
    }

    /** Returns the colours of a tone. */
    Swatch swatch(Tone tone) {
        return switch (this) {
            case LIGHT -> light(tone);
            case DARK -> dark(tone);
        };
    }

    /** Returns the grounds of heat tiles from the least step to the greatest. */
    List<String> heat() {
        return switch (this) {
            case LIGHT -> heat(0xf4f7fb, 0x8db6e6);
            case DARK -> heat(0x1c232c, 0x1d5c9c);
        };
    }

    private static List<String> heat(int from, int to) {
        return IntStream.range(0, HEAT_STEPS).mapToObj(step -> mixed(from, to, step)).toList();
    }

    private static String mixed(int from, int to, int step) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int low = (from >> shift) & 0xff;
            int high = (to >> shift) & 0xff;
            mixed = (mixed << 8) | (low + (high - low) * step / (HEAT_STEPS - 1));
        }
        return "#" + Integer.toHexString(0x1000000 | mixed).substring(1);
    }

    private static Swatch light(Tone tone) {
        return switch (tone) {
            case NEUTRAL -> new Swatch("#f4f6f8", "#626d7b", "#1d232b");
            case WIN -> new Swatch("#d9f2e3", "#177245", "#0d4a2b");
            case LOSS -> new Swatch("#fbe3d6", "#b4481a", "#7a2c0b");
            case DRAW -> new Swatch("#fcf3cf", "#7d6200", "#5c4700");
            case UNKNOWN -> new Swatch("#ebedf0", "#626d7b", "#454f5b");
            case ASCENDING -> new Swatch("#fdf0f0", "#c81e2b", "#7d0f19");
            case DESCENDING -> new Swatch("#eef3fe", "#1d4fd8", "#15358f");
            case BOTH -> new Swatch("#f6effd", "#7a22c9", "#551490");
            case USED -> new Swatch("#e3e6ea", "#626d7b", "#4a5460");
            case FREE -> new Swatch("#ffffff", "#177a7a", "#0f4f4f");
            case PIVOT -> new Swatch("#dff3f5", "#0b7285", "#084c59");
            case BLACK -> new Swatch("#1d232b", "#1d232b", "#ffffff");
            case WHITE -> new Swatch("#ffffff", "#1d232b", "#1d232b");
        };
    }

    private static Swatch dark(Tone tone) {
        return switch (tone) {
            case NEUTRAL -> new Swatch("#20262e", "#8b96a5", "#e8ecf1");
            case WIN -> new Swatch("#123524", "#4cc38a", "#a9e8c8");
            case LOSS -> new Swatch("#42210f", "#f08a55", "#fbc4a6");
            case DRAW -> new Swatch("#383009", "#dcb93a", "#f3df97");
            case UNKNOWN -> new Swatch("#262c34", "#8b96a5", "#c0c8d2");
            case ASCENDING -> new Swatch("#33191c", "#ff7a80", "#ffc2c5");
            case DESCENDING -> new Swatch("#18233d", "#7fa6ff", "#c3d5ff");
            case BOTH -> new Swatch("#2a1b3b", "#c48cff", "#e3c9ff");
            case USED -> new Swatch("#2d343d", "#8b96a5", "#b8c1cc");
            case FREE -> new Swatch("#14181d", "#4fc4c4", "#b0e6e6");
            case PIVOT -> new Swatch("#0d333a", "#4cc9dc", "#b3ebf3");
            case BLACK -> new Swatch("#000000", "#a3adba", "#ffffff");
            case WHITE -> new Swatch("#f4f6f8", "#f4f6f8", "#14181d");
        };
    }
}
