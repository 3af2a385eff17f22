/**
 * What is asked, what is answered, and what makes an answer believable.
 *
 * <ul>
 *   <li>{@link parlour.claim.InstanceText}: an instance string taken apart; {@link
 *       parlour.claim.BadInput}: the one line a user gets when that fails
 *   <li>{@link parlour.claim.MatrixInstance}: the instance string of a matrix
 *   <li>{@link parlour.claim.Question}, {@link parlour.claim.Ask}, {@link parlour.claim.Budget}:
 *       what is wanted and what it may cost; {@link parlour.claim.Resumable}, {@link
 *       parlour.claim.Checkpoints}: work that goes on where it was stopped, and where it is kept;
 *       {@link parlour.claim.KeptNumbers}: such work, of which some numbers are wanted
 *   <li>{@link parlour.claim.Claim}, {@link parlour.claim.Standing}, {@link parlour.claim.Answer}:
 *       what is answered; {@link parlour.claim.AnswerReader}: the same from its JSON
 *   <li>{@link parlour.claim.Json}, {@link parlour.claim.JsonReader}: the canonical codec
 *   <li>{@link parlour.claim.CertificateHeader}, {@link parlour.claim.CertificateWriter}, {@link
 *       parlour.claim.CertificateReader}, {@link parlour.claim.CertificateFile}: sealed certificate
 *       files, written through a {@link parlour.claim.CertificateSink}; {@link
 *       parlour.claim.Sha256}: the digest that seals them; {@link parlour.claim.GzipMember}: what a
 *       gzipped one holds; {@link parlour.claim.GrowingFile}: files that are there whole or not at
 *       all
 * </ul>
 *
 * <p>May import {@code parlour.exact} and {@code parlour.game} only.
 */
@NullMarked
package parlour.claim;

import org.jspecify.annotations.NullMarked;
