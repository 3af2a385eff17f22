package parlour.app.render;

import java.util.Locale;
import parlour.scene.Tone;

/**
 * How a line of text is drawn.
 *
 * @param face its size and weight
 * @param ink its colour, as a class of the style sheet
 */
record Pen(Face face, String ink) {

    /** The faces in use, with their size in pixels. */
    enum Face {
        TITLE(20, 600),
        HEADING(15, 600),
        LABEL(16, 400),
        BODY(14, 400),
        CAPTION(12, 400);

        private final int size;
        private final int weight;

        Face(int size, int weight) {
            this.size = size;
            this.weight = weight;
        }

        int size() {
            return size;
        }

        int weight() {
            return weight;
        }

        /** Returns the class of the style sheet. */
        String className() {
            return "face-" + name().toLowerCase(Locale.ROOT);
        }

        /** Returns a pen for text on the page. */
        Pen plain() {
            return new Pen(this, "ink");
        }

        /** Returns a pen for lesser text on the page. */
        Pen muted() {
            return new Pen(this, "muted");
        }

        /** Returns a pen for text on a tile of that tone. */
        Pen on(Tone tone) {
            return new Pen(this, "ink-" + SvgStylesheet.name(tone));
        }
    }

    String classes() {
        return face.className() + " " + ink;
    }

    /** Returns the estimated width of text in pixels. */
    int extent(String text) {
        int regular = TextExtent.of(text, face.size());
        return face.weight() > 400 ? Math.ceilDiv(regular * 9, 8) : regular;
    }
}
