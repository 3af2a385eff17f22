/**
 * A device-neutral picture of a position, a table or a matrix: what is to be shown and what it
 * means, never where it goes or in which colour.
 *
 * <ul>
 *   <li>{@link parlour.scene.Scene}: title, description for screen readers, panels, legend
 *   <li>{@link parlour.scene.Panel}: the sealed vocabulary: {@link parlour.scene.CellRow}, {@link
 *       parlour.scene.Plot}, {@link parlour.scene.BarRow}, {@link parlour.scene.NumberLine}, {@link
 *       parlour.scene.HeatMap}, {@link parlour.scene.Ladder}, {@link parlour.scene.TableGrid},
 *       {@link parlour.scene.Diagram}, {@link parlour.scene.Note}
 *   <li>{@link parlour.scene.Cell}: the one thing all panels are made of; {@link
 *       parlour.scene.Tone}: its meaning; {@link parlour.scene.Axis}: named ticks; {@link
 *       parlour.scene.Legend}: what the tones mean in this scene
 * </ul>
 *
 * <p>Import rule: nothing of ours.
 */
@NullMarked
package parlour.scene;

import org.jspecify.annotations.NullMarked;
