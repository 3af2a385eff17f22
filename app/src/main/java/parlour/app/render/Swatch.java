package parlour.app.render;

/**
 * The colours of one tone in one theme, as {@code #rrggbb}.
 *
 * @param fill the ground of a tile
 * @param edge lines, points and frames, seen against the page
 * @param ink text on the fill
 */
record Swatch(String fill, String edge, String ink) {}
