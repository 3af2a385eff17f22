/**
 * Checkers: they believe nothing, search nothing, and read a certificate once from its first line
 * to its last.
 *
 * <ul>
 *   <li>{@link parlour.check.Report}: accepted or rejected, with the reason
 *   <li>{@link parlour.check.RootClaim}: what a certificate says of its instance
 *   <li>{@link parlour.check.StrategyChecker}: strategies and draws, over any finite ruleset
 *   <li>{@link parlour.check.ReplyFinder}: replies that a strategy leaves out
 *   <li>{@link parlour.check.TableChecker}: nimbers and remoteness of all reachable positions, by
 *       the {@link parlour.check.Valuation} of each, read as a {@link parlour.check.NumberTable}
 *   <li>{@link parlour.check.FiniteChecker}: chooses between these by the header, whose claim is
 *       read by {@link parlour.check.ClaimFields}
 *   <li>{@link parlour.check.EquilibriumChecker}: two mixes of a matrix game that meet at one
 *       value; {@link parlour.check.ClaimedEquilibrium}: reads such a claim for games with a check
 *       of their own; {@code UniquenessChecker}: that a mix is the only optimal one, or not; {@code
 *       ExtremesChecker}: that a list has all extreme optima, inside it {@code SpannedCone}
 * </ul>
 *
 * <p>May import {@code parlour.claim}, {@code parlour.game} and {@code parlour.exact}; never a
 * solver or an engine.
 */
@NullMarked
package parlour.check;

import org.jspecify.annotations.NullMarked;
