package parlour.games.catalogue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parlour.claim.InstanceText;
import parlour.solve.sweep.SweepFamily;

/**
 * A family that a game can sweep, described as data.
 *
 * @param name its name, a word with dashes
 * @param summary what its table holds, in one line
 * @param parameters its keys, which are those of the sweep and not of instances
 * @param proves whether units write certificates where they are wanted
 * @param maker makes it
 */
public record SweepPlan(
        String name, String summary, List<Parameter> parameters, boolean proves, Maker maker) {
    /** Keeps a copy. */
    public SweepPlan {
        parameters = List.copyOf(parameters);
    }

    /** A whole command that works: the keys that must be given, with their examples. */
    public String example() {
        StringBuilder example = new StringBuilder("./parlour sweep ").append(name);
        for (Parameter parameter : parameters) {
            if (parameter.required()) {
                example.append(" --")
                        .append(parameter.option())
                        .append(' ')
                        .append(parameter.example());
            }
        }
        return example.toString();
    }

    /** Makes a family from the values of its keys. */
    public interface Maker {
        /**
         * The family with these values.
         *
         * @param values its keys, under its own name in the place of a game's
         * @param proofs the folder for certificates, where they are wanted; only if the plan proves
         * @throws parlour.claim.BadInput naming the offending token
         */
        SweepFamily family(InstanceText values, Optional<Path> proofs);
    }
}
