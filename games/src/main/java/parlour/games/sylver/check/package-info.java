/**
 * The checker of certificates of Sylver coinage. It has its own reading of instances, its own
 * positions and its own rules, each small enough to be believed by reading.
 *
 * <ul>
 *   <li>{@link parlour.games.sylver.check.SylverChecker}: decides a certificate
 *   <li>{@code CheckInstance}, {@code HeaderClaim}: what the header says
 *   <li>{@code CheckPosition}, {@code CheckRules}, {@code CheckReplies}: positions as sets of gaps,
 *       finite ones and short ones by the quiet end theorem; {@code Residues}: those that reach too
 *       far for that; {@code OversemigroupNumbers}: tables of nimbers and remotenesses
 *   <li>{@code InfiniteChecker}, {@code CheckLemmas}: strategies and lists of winning moves where
 *       infinitely many numbers are left
 *   <li>{@code CheckLines}: certificates of periods, line by line
 *   <li>{@code EvenChecker}, {@code EvenShapes}, {@code EvenRows}, {@code EvenLevel}: gcd 2; {@code
 *       WideSets}, {@code SetList}
 *   <li>{@code TripleChecker}, {@code TripleTable}, {@code TriplePeriod}: gcd 3; {@code SmallSets}
 *   <li>{@code Theorems}: {@code PrimeTheorem}, {@code EnderTheorem}, {@code PairingTheorem};
 *       {@code Heights}
 * </ul>
 *
 * <p>May import the kernel only; never a solver, an engine, or the rest of its own game.
 */
@NullMarked
package parlour.games.sylver.check;

import org.jspecify.annotations.NullMarked;
