package parlour.app.render;

import parlour.scene.Cell;
import parlour.scene.Tone;

/**
 * A short piece of terminal text with its tone.
 *
 * @param text what is printed
 * @param tone its meaning, for colour
 * @param strong whether it is printed bold where there is colour
 */
record Ink(String text, Tone tone, boolean strong) {

    static final Ink EMPTY = plain("");

    Ink {
        text = Printable.of(text);
    }

    static Ink plain(String text) {
        return new Ink(text, Tone.NEUTRAL, false);
    }

    /** Returns other text in the colour of a cell. */
    static Ink like(Cell cell, String text) {
        return new Ink(text, cell.tone(), cell.emphasized());
    }

    /** Returns the label, in square brackets if it is emphasized. */
    static Ink label(Cell cell) {
        return like(cell, bracketed(cell, cell.label()));
    }

    /** Returns label and state on one line. */
    static Ink whole(Cell cell) {
        return like(cell, bracketed(cell, (cell.label() + " " + cell.state()).strip()));
    }

    private static String bracketed(Cell cell, String text) {
        return cell.emphasized() ? "[" + text + "]" : text;
    }

    int width() {
        return TextWidth.of(text);
    }
}
