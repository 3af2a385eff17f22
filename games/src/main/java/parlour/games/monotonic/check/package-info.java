/**
 * The checker of certificates of monotonic sequence games. It has its own reading of instances, its
 * own positions and its own rules, each small enough to be believed by reading.
 *
 * <ul>
 *   <li>{@link parlour.games.monotonic.check.MonotonicChecker}: decides a certificate
 *   <li>{@link parlour.games.monotonic.check.ChainInstance}: an instance string on a chain taken at
 *       its word, a {@link parlour.games.monotonic.check.CheckInstance} if it is finite
 *   <li>{@link parlour.games.monotonic.check.CheckRules}, {@link
 *       parlour.games.monotonic.check.CheckPosition}, {@link
 *       parlour.games.monotonic.check.CheckMove}: the label model, on finite decks by numbers of
 *       cards, else on classes of gaps, each a {@link parlour.games.monotonic.check.Gap}, large
 *       from {@link parlour.games.monotonic.check.LargeFrom} cards on
 *   <li>{@link parlour.games.monotonic.check.CheckNotation}: how certificates write them
 *   <li>{@link parlour.games.monotonic.check.PosetInstance}, {@link
 *       parlour.games.monotonic.check.PosetPlay}, {@link
 *       parlour.games.monotonic.check.PosetPosition}, {@link
 *       parlour.games.monotonic.check.PosetNotation}: the same on posets; {@code
 *       InvolutionTheorem}: the theorem certificates there
 *   <li>{@link parlour.games.monotonic.check.OrderInstance}: an instance with infinite or large
 *       gaps, made of {@code CheckDeck}, {@code Stretch} and {@code CardGroups}
 *   <li>{@link parlour.games.monotonic.check.CoreRules}, {@link
 *       parlour.games.monotonic.check.CorePosition}, {@link
 *       parlour.games.monotonic.check.CoreNotation}: the game of safe moves in which strategies on
 *       chains are written; {@link parlour.games.monotonic.check.CoreForm}, with {@code CoreStack}:
 *       how positions are reduced to it
 *   <li>{@link parlour.games.monotonic.check.NoRunFits}: draws on short decks, by a theorem
 *   <li>{@link parlour.games.monotonic.check.LongRunCertificate}: every finite deck at once
 *   <li>{@link parlour.games.monotonic.check.BoxCertificate}: all Young diagrams of a box at once,
 *       in a {@code BoxTable}, one after another as {@code BoxDiagrams} and {@code BoxEnds} have
 *       them; {@code BoxPositions}: what they say of positions on ℚ
 *   <li>{@link parlour.games.monotonic.check.SlotsInstance}, {@link
 *       parlour.games.monotonic.check.SlotsPlay}, {@link
 *       parlour.games.monotonic.check.SlotsNotation}: the insertion form; {@code InsertTheorem}:
 *       the parity theorem on ℚ
 * </ul>
 *
 * <p>May import the kernel only; never a solver, an engine, or the rest of its own game.
 */
@NullMarked
package parlour.games.monotonic.check;

import org.jspecify.annotations.NullMarked;
