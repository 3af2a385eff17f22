package parlour.games.monotonic;

/** How pictures write the label of a card. */
final class BlockLabel {
    private BlockLabel() {}

    /** As in {@code (4,3)}. */
    static String of(int x, int y) {
        return "(" + x + "," + y + ")";
    }
}
