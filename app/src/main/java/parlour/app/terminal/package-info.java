/**
 * The board in a terminal: a play typed line by line, with a person or an opponent on each side.
 *
 * <ul>
 *   <li>{@link parlour.app.terminal.Table}: the play, from a line to what is answered
 *   <li>{@code Command}: what can be typed besides moves; {@link parlour.app.terminal.Seat}: whom
 *       the person plays; {@link parlour.app.terminal.SavedPlay}: a play in a file
 *   <li>{@link parlour.app.terminal.Lines}: where lines come from: {@link
 *       parlour.app.terminal.EditedLines} with editing and completion, {@link
 *       parlour.app.terminal.PipedLines} plainly
 * </ul>
 *
 * <p>May import the kernel, the games, {@code parlour.app.ask}, {@code play} and {@code render}; no
 * verb.
 */
@NullMarked
package parlour.app.terminal;

import org.jspecify.annotations.NullMarked;
