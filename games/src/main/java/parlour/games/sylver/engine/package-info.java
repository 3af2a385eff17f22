/**
 * The engines of Sylver coinage.
 *
 * <ul>
 *   <li>{@link parlour.games.sylver.engine.OversemigroupSweep}: outcome and all winning moves of
 *       finite positions; {@link parlour.games.sylver.engine.ValueSweep}: nimbers and remotenesses
 *   <li>{@code OversemigroupTree}, {@code SparingWalk}, {@code Stretch}, {@code Stretches}: the
 *       walk below them; {@code GapFrame}, {@code OptionHashes}, {@code SemigroupSet}: sets as bits
 *   <li>{@code IdealShapes}, {@code IdealAutomaton}, {@code LevelRows}, {@code EvenOutcomes},
 *       {@code EvenDecision}: gcd 2; {@code NumberedSets}: sets found again; {@code Ledger}: what
 *       memory is left
 *   <li>{@code TwoScaleDecision}, {@code TwoScaleOutcomes}: gcd 3, by {@code TwoScaleTable} and its
 *       {@code TwoScaleLevel}s, {@code TwoScaleCells} and {@code TwoScaleLine}s, {@code
 *       TwoScaleMoves}; {@code TwoScalePeriods}, {@code TwoScalePeriod}: how a level repeats
 *   <li>{@code ReplySearch}, {@code ReplyDecision}, {@code Theorems}: every other gcd; {@code
 *       Reasons}: why
 *   <li>{@link parlour.games.sylver.engine.SemigroupCensus}, {@link
 *       parlour.games.sylver.engine.EvenCensus}, {@link parlour.games.sylver.engine.TripleCensus}:
 *       by number of gaps
 *   <li>{@link parlour.games.sylver.engine.ReplyTable}: all replies to all moves; {@link
 *       parlour.games.sylver.engine.SylverSweeps}: the families {@code CensusFamily}, {@code
 *       EvenCensusFamily} and {@code TripleCensusFamily}
 *   <li>{@link parlour.games.sylver.engine.SylverAnswer}: what is asked, put together; {@code
 *       Decision}: what decides, a {@link parlour.games.sylver.engine.Verdict}; {@link
 *       parlour.games.sylver.engine.MoveTable}: every move with what it leads to
 *   <li>{@code FiniteProof}, {@code EvenProof}, {@code TwoScaleProof}, {@code ReplyProof}: the
 *       certificates; {@code PositionProof}, {@code RefutedMoves}: their lines at any gcd; {@code
 *       FiniteLines}: those of finite positions, by {@code SweptLines} or {@code TableLines}
 * </ul>
 *
 * <p>May import the kernel, {@code parlour.solve} and its own game.
 */
@NullMarked
package parlour.games.sylver.engine;

import org.jspecify.annotations.NullMarked;
