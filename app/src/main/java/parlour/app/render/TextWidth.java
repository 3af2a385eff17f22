package parlour.app.render;

/**
 * Counts the columns that text takes in a terminal: 0 for combining marks and invisible format
 * characters, 2 for East Asian wide characters and emoji, 1 otherwise. Emoji joined to one picture
 * count as their parts.
 *
 * <p>Source: Unicode Standard Annex #11, East Asian Width, by its main blocks.
 */
final class TextWidth {

    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x2E80, 0x303E},
        {0x3041, 0xA4CF},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6},
        {0x1F300, 0x1FAFF},
        {0x20000, 0x3FFFD}
    };

    private TextWidth() {}

    /** Returns the columns of the text. */
    static int of(String text) {
        return text.codePoints().map(TextWidth::of).sum();
    }

    private static int of(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> isWide(codePoint) ? 2 : 1;
        };
    }

    private static boolean isWide(int codePoint) {
        for (int[] block : WIDE) {
            if (codePoint >= block[0] && codePoint <= block[1]) {
                return true;
            }
        }
        return false;
    }
}
