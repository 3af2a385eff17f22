/**
 * Published tables, recomputed.
 *
 * <ul>
 *   <li>{@link parlour.app.reproduce.Literature}: the tables that the program brings along; {@code
 *       TableText}: their files
 *   <li>{@link parlour.app.reproduce.PublishedTable}, {@link parlour.app.reproduce.Erratum}: what
 *       the sources say, and where they are wrong
 *   <li>{@code Subjects}: what cells are about, instances or figures; {@code Figure}: a published
 *       number that is no answer about an instance, and {@code MonotonicFigures}, {@code
 *       TranspositionFigures}, {@code LeHerFigures}, {@code OneSuitFigures}, {@code SylverFigures},
 *       the lists of them
 *   <li>{@code LiteralPennies}; {@code PayoffLemmas}, {@code LocalOptima}, {@code ManyCards}:
 *       figures that need a class of their own
 *   <li>{@link parlour.app.reproduce.Reproduction}: a table recomputed cell by cell
 * </ul>
 *
 * <p>May import all but the command line, of which it sees the text of a table's cell only. A
 * computation never sees what is expected of it.
 */
@NullMarked
package parlour.app.reproduce;

import org.jspecify.annotations.NullMarked;
