/**
 * What all faces share: they ask the same games in the same way and say the same things.
 *
 * <ul>
 *   <li>{@link parlour.app.ask.Catalogue}: the games at hand
 *   <li>{@link parlour.app.ask.Asking}: which questions a face's options stand for; {@link
 *       parlour.app.ask.Answering}: asks them within a budget
 *   <li>{@link parlour.app.ask.ListedMoves}: all moves of a position; {@link
 *       parlour.app.ask.ProfileJson}: a game described to programs; {@link
 *       parlour.app.ask.StudyJson}: a study of ways to play
 *   <li>{@link parlour.app.ask.SpokenAnswer}: an answer in words
 *   <li>{@link parlour.app.ask.Verdict}: what a checker says of a certificate
 * </ul>
 *
 * <p>May import the kernel, the games and the pictures; no face.
 */
@NullMarked
package parlour.app.ask;

import org.jspecify.annotations.NullMarked;
