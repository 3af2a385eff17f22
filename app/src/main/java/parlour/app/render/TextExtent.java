package parlour.app.render;

/**
 * Estimates from above how wide text is drawn in a common sans-serif face. The widths per character
 * are those of wide faces, so that text keeps clear of its frame in narrower ones.
 */
final class TextExtent {

    private TextExtent() {}

    /** Returns the width in pixels at a font size in pixels, rounded up. */
    static int of(String text, int size) {
        int hundredths = Printable.of(text).codePoints().map(TextExtent::hundredthsOfEm).sum();
        return Math.ceilDiv(hundredths * size, 100);
    }

    private static int hundredthsOfEm(int codePoint) {
        if (codePoint > 0x7E) {
            return TextWidth.of(Character.toString(codePoint)) * 72;
        }
        return switch (codePoint) {
            case 'i',
                    'j',
                    'l',
                    'I',
                    '.',
                    ',',
                    ';',
                    ':',
                    '\'',
                    '|',
                    '!',
                    ' ',
                    '/',
                    '(',
                    ')',
                    '[',
                    ']',
                    'f',
                    't',
                    'r',
                    '-' ->
                    40;
            case 'm', 'M', 'w', 'W', '@', '%' -> 98;
            case '+', '<', '>', '=', '~', '#', '&', 'O', 'Q', 'D', 'G', 'H', 'N', 'U' -> 82;
            default -> Character.isUpperCase(codePoint) ? 72 : 64;
        };
    }
}
