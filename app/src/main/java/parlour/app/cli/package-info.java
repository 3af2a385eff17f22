/**
 * The command line: reads the words, asks the games, writes the answer.
 *
 * <ul>
 *   <li>{@link parlour.app.cli.Main}: the process; {@code ShutdownHook}, {@code Interrupts}: Ctrl-C
 *   <li>{@link parlour.app.cli.Commands}: from words to an exit code ({@code ExitCode})
 *   <li>{@code Verbs}: the one list of verbs; {@code Verb}: one of them, {@code GamesVerb}, {@code
 *       SolveVerb}, {@code CheckVerb} and so on, each with a line in {@code Verbs}; {@code
 *       FishCompletion}: what {@code CompletionVerb} writes for fish
 *   <li>{@code Syntax}, {@code Option}, {@code Options}, {@code QuestionOptions}, {@code Limits}:
 *       what may be written; {@code Arguments}, {@code Call}: what was written
 *   <li>{@code Console}, {@code Terminal}: the streams and what they lead to
 *   <li>{@code Columns}, {@code Paragraphs}, {@code Pages}, {@code PicocliModel}: text for people
 *   <li>{@code Batch}, {@code LineSource}: {@code --stdin}; {@code OrderedAnswers}, {@code
 *       Progress}: tables
 *   <li>{@code ProofFile}: certificates; {@code Stores}: where results are kept
 * </ul>
 *
 * <p>May import everything; nothing imports it.
 */
@NullMarked
package parlour.app.cli;

import org.jspecify.annotations.NullMarked;
