/** The command line: parses the words, asks the games, writes the answer. May import everything. */
@NullMarked
package parlour.app.cli;

import org.jspecify.annotations.NullMarked;
