package parlour.app.render;

import parlour.scene.Tone;

/** One line under construction; blanks at its end are never written. */
final class TextLine {

    private static final String ESCAPE = "\u001b[";
    private static final String RESET = ESCAPE + "0m";

    private final StringBuilder out = new StringBuilder();
    private final boolean colour;
    private int pendingBlanks;

    TextLine(boolean colour) {
        this.colour = colour;
    }

    void skip(int columns) {
        pendingBlanks += columns;
    }

    void put(Ink ink) {
        String text = ink.text().stripTrailing();
        if (!text.isEmpty()) {
            out.repeat(' ', pendingBlanks);
            pendingBlanks = 0;
            String code = colour ? code(ink) : "";
            out.append(code.isEmpty() ? text : ESCAPE + code + "m" + text + RESET);
        }
        skip(ink.width() - TextWidth.of(text));
    }

    void left(Ink ink, int columns) {
        put(ink);
        skip(Math.max(0, columns - ink.width()));
    }

    void right(Ink ink, int columns) {
        skip(Math.max(0, columns - ink.width()));
        put(ink);
    }

    void centre(Ink ink, int columns) {
        int before = Math.max(0, columns - ink.width()) / 2;
        skip(before);
        left(ink, columns - before);
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private static String code(Ink ink) {
        String hue = hue(ink.tone());
        String separator = hue.isEmpty() ? "" : ";";
        return ink.strong() ? "1" + separator + hue : hue;
    }

    /** Select Graphic Rendition codes (ECMA-48) that read on dark and on light terminals. */
    private static String hue(Tone tone) {
        return switch (tone) {
            case NEUTRAL, BLACK, WHITE -> "";
            case WIN, FREE -> "32";
            case LOSS -> "33";
            case DRAW, PIVOT -> "36";
            case UNKNOWN, USED -> "90";
            case ASCENDING -> "31";
            case DESCENDING -> "94";
            case BOTH -> "35";
        };
    }
}
