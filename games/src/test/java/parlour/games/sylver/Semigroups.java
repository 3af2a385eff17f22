package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.NumericalSemigroup;

/** Families of numerical semigroups that tests go through. */
public final class Semigroups {
    private Semigroups() {}

    /** All with at most so many gaps, fewer gaps first. */
    public static List<NumericalSemigroup> upToGaps(int most) {
        List<NumericalSemigroup> all = new ArrayList<>();
        List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps <= most; gaps++) {
            all.addAll(level);
            level = level.stream().flatMap(s -> s.children().stream()).toList();
        }
        return all;
    }
}
