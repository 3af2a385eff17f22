/**
 * Monotonic sequence games: players append cards to a row; the first ascending run of length a or
 * descending run of length d completes the play.
 *
 * <ul>
 *   <li>{@link parlour.games.monotonic.MonotonicInstance}: parameters and where play stands, a
 *       {@link parlour.games.monotonic.Start} on a {@link parlour.games.monotonic.Deck}, {@link
 *       parlour.games.monotonic.Ordered} where gaps are infinite or large, {@link
 *       parlour.games.monotonic.OffChain} on posets and where cards are inserted
 *   <li>{@link parlour.games.monotonic.MonotonicNotation}: instance strings, read and written
 *   <li>{@link parlour.games.monotonic.BoardRules}: the rules as printed, on rows of cards, each a
 *       {@link parlour.games.monotonic.Board}
 *   <li>{@link parlour.games.monotonic.Poset}: a partially ordered deck, read by {@code
 *       PosetReader} and {@code PosetRelations}; {@link parlour.games.monotonic.PosetRules}: the
 *       rules as printed on it
 *   <li>{@link parlour.games.monotonic.SlotRules}, {@link parlour.games.monotonic.Placed}: the
 *       rules of the insertion form as printed, whose boards {@code InsertReader} reads
 *   <li>{@link parlour.games.monotonic.LabelRules}: the label model, in which only what is left to
 *       do counts, on {@link parlour.games.monotonic.LabelPosition} with {@link
 *       parlour.games.monotonic.LabelMove}, written in {@link
 *       parlour.games.monotonic.LabelNotation}
 *   <li>{@link parlour.games.monotonic.Labels}: the label position of an instance, by definition
 *   <li>{@link parlour.games.monotonic.CardPlaces}: which card is which move, and how moves are
 *       written
 *   <li>{@link parlour.games.monotonic.OrderPlaces}: the same where gaps are infinite or large: an
 *       {@link parlour.games.monotonic.Order}, an {@link parlour.games.monotonic.OrderSum} or a
 *       word with such gaps, as stretches of like-named cards with {@link
 *       parlour.games.monotonic.OrderMove}s
 *   <li>{@code MonotonicScene}: pictures, made of {@code BoardPanels}, {@code WordPanel}, {@code
 *       DeckPanel} and {@code OrderPanel}, or of {@code PosetScene} or {@code InsertScene}, with
 *       moves from {@code MoveCells}, words from {@code SceneText} and colours from {@code
 *       RecordMarks}
 *   <li>{@link parlour.games.monotonic.MonotonicGame}: the game as the house sees it
 * </ul>
 *
 * <p>May import the kernel and the catalogue; only {@code MonotonicGame} may import the engine and
 * {@code parlour.solve}.
 */
@NullMarked
package parlour.games.monotonic;

import org.jspecify.annotations.NullMarked;
