package parlour.games.catalogue;

import java.util.function.UnaryOperator;
import parlour.claim.InstanceText;

/**
 * A game whose instances may name files. Reading an instance never opens one: whoever trusts the
 * instance and may read files replaces their names by what they say first. Servers and checkers do
 * not.
 */
public interface NamesFiles {
    /**
     * The same values with every file name replaced by what the file says.
     *
     * @param contents the text of the file with a name
     * @throws parlour.claim.BadInput if a file does not say what was expected
     */
    InstanceText inlined(InstanceText text, UnaryOperator<String> contents);
}
