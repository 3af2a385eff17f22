package parlour.app.render;

/** Makes text harmless before it is shown: no terminal escapes, no bytes that XML forbids. */
final class Printable {

    private static final int REPLACEMENT = 0xFFFD;

    private Printable() {}

    /**
     * Returns the text on one line, where white space became a space, and control characters, lone
     * surrogates, noncharacters and marks that reorder text became U+FFFD.
     */
    static String of(String text) {
        var out = new StringBuilder(text.length());
        text.codePoints().map(Printable::shown).forEach(out::appendCodePoint);
        return out.toString();
    }

    private static int shown(int codePoint) {
        if (codePoint == '\n' || codePoint == '\t' || codePoint == '\r') {
            return ' ';
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    REPLACEMENT;
            default -> reorders(codePoint) || isNoncharacter(codePoint) ? REPLACEMENT : codePoint;
        };
    }

    /** Embeddings, overrides, isolates and implicit marks of the bidirectional algorithm. */
    private static boolean reorders(int codePoint) {
        return (codePoint >= 0x202A && codePoint <= 0x202E)
                || (codePoint >= 0x2066 && codePoint <= 0x2069)
                || codePoint == 0x200E
                || codePoint == 0x200F
                || codePoint == 0x061C;
    }

    private static boolean isNoncharacter(int codePoint) {
        return (codePoint & 0xFFFE) == 0xFFFE || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF);
    }
}
