package parlour.app.cli;

/**
 * Plain numerals, told apart without regular expressions, which would cost every start a few
 * milliseconds.
 */
final class Numerals {
    private Numerals() {}

    /** Whether a text is one or more decimal digits. */
    static boolean isNatural(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return !text.isEmpty();
    }
}
