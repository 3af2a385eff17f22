/**
 * What a game hands to the house: the one interface through which every face (command line, boards,
 * web, sweeps) meets every game.
 *
 * <ul>
 *   <li>{@link parlour.games.catalogue.Game}: reads, answers, draws and checks instances
 *   <li>{@link parlour.games.catalogue.Playable}: a game in which moves can be made one by one;
 *       {@link parlour.games.catalogue.AsMatrix}: one that can be written out as a matrix, drawn as
 *       a {@link parlour.games.catalogue.PayoffMap}; {@link parlour.games.catalogue.Steps}: one
 *       that tells how a position came to be
 *   <li>{@link parlour.games.catalogue.FiniteGame}: a finite game that is answered, proved and
 *       checked from its rules alone, by {@code FiniteAnswer} over a {@code FinitePlay} and its
 *       {@code FiniteValues}
 *   <li>{@link parlour.games.catalogue.RunsLong}: a game whose outcome in the long run can be
 *       proved, with {@link parlour.games.catalogue.Notes} of the parts that are done, and {@link
 *       parlour.games.catalogue.FirstMovesRow}s
 *   <li>{@link parlour.games.catalogue.Sweeps}, {@link parlour.games.catalogue.SweepPlan}: a game
 *       with families of results that can be resumed; {@link parlour.games.catalogue.ProofFolder}:
 *       where their units leave certificates
 *   <li>{@link parlour.games.catalogue.Puzzles}: a game that sets puzzles, {@link
 *       parlour.games.catalogue.DrawnPuzzle}s where it needs none of its own; {@link
 *       parlour.games.catalogue.Counterplay}: one in which any way to play can be studied
 *   <li>{@link parlour.games.catalogue.NamesFiles}: a game whose instances may name files
 *   <li>{@link parlour.games.catalogue.Replies}: a game with tables of replies; {@link
 *       parlour.games.catalogue.MeasureTrials}: one in which measures can be tried
 *   <li>{@link parlour.games.catalogue.Profile}, {@link parlour.games.catalogue.Parameter}: a game
 *       described as data
 *   <li>{@link parlour.games.catalogue.Opened}: an instance together with its game
 *   <li>{@link parlour.games.catalogue.Values}: reads the plain values that games share
 * </ul>
 *
 * <p>May import the kernel and {@code parlour.solve}; no game's room.
 */
@NullMarked
package parlour.games.catalogue;

import org.jspecify.annotations.NullMarked;
