package parlour.app.render;

/** A rectangle in whole pixels. */
record Box(int x, int y, int width, int height) {

    int right() {
        return x + width;
    }

    int bottom() {
        return y + height;
    }

    int middle() {
        return x + width / 2;
    }

    /** Returns this box, larger by some pixels on every side. */
    Box grown(int by) {
        return new Box(x - by, y - by, width + 2 * by, height + 2 * by);
    }
}
