/**
 * Checkers of Le Her: they believe counts of deals and nothing else.
 *
 * <ul>
 *   <li>{@link parlour.games.leher.check.LeHerChecker}: takes a certificate to the right one of
 *       these
 *   <li>{@code CardByCard}, {@code OneSuitCardByCard}: two mixes that meet at one value, among all
 *       ways to keep cards
 *   <li>{@code ConcaveConvexMatrix}: the same for one suit of any length, by theorem
 *   <li>{@code ThresholdOptima}: the matrix on which claims about all optimal mixes are checked
 *   <li>{@code ToldDealer}: the game in which the dealer sees a kept card
 *   <li>{@link parlour.games.leher.check.ThreePlayersChecker}: nobody gains by deviating alone
 * </ul>
 *
 * <p>May import the kernel and the rules of this room; never its engine, never {@code
 * parlour.solve}.
 */
@NullMarked
package parlour.games.leher.check;

import org.jspecify.annotations.NullMarked;
