/**
 * Never solves twice: what was found is kept in the store, and found there the next time.
 *
 * <ul>
 *   <li>{@link parlour.app.recall.Recall}: asks a game, unless the store knows; {@code Flight}: one
 *       question under way; {@code Keeper}: the thread that opens the store and writes to it
 *   <li>{@link parlour.app.recall.Form}: how something found lies in the store: {@link
 *       parlour.app.recall.AnswerForm}, {@link parlour.app.recall.MovesForm}
 *   <li>{@link parlour.app.recall.Recheck}: doubts what lies there
 *   <li>{@link parlour.app.recall.KeptQuestion}: a question whose work is kept while it lasts, by
 *       {@code KeptWork}; {@link parlour.app.recall.Told}: who is told
 *   <li>{@link parlour.app.recall.Fingerprint}: tells versions of the program apart, by {@code
 *       Archives} of classes
 * </ul>
 *
 * <p>May import the kernel, the games, the store and {@code parlour.app.ask}; no face.
 */
@NullMarked
package parlour.app.recall;

import org.jspecify.annotations.NullMarked;
