/**
 * Turns a scene into plain text or SVG. Output is a function of the scene and the options alone:
 * same scene, same bytes.
 *
 * <ul>
 *   <li>{@link parlour.app.render.TextRenderer}: a terminal page; its parts {@code TextPage},
 *       {@code TextLine}, {@code TextWidth}, {@code Ink}, {@code TextStrip}, {@code TextGrid},
 *       {@code TextPanels}
 *   <li>{@link parlour.app.render.SvgRenderer}: one self-contained picture; its parts {@code
 *       SvgCanvas}, {@code Box}, {@code TextExtent}, {@code SvgTile}, {@code SvgStrip}, {@code
 *       SvgNumberLine}, {@code SvgBars}, {@code SvgGrids}, {@code SvgPlot}, {@code SvgLegend}
 *   <li>{@link parlour.app.render.SvgStylesheet}: its colours, from {@code Palette} and {@code
 *       Swatch}
 *   <li>shared: {@code Printable} (hostile text made harmless), {@code Chunks} (where rows wrap),
 *       {@code BracketLevels}
 * </ul>
 *
 * <p>Import rule: {@code parlour.scene} only.
 */
@NullMarked
package parlour.app.render;

import org.jspecify.annotations.NullMarked;
