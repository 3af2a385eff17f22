package parlour.games.transposition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.claim.InstanceText;

/** Makes positions for tests. */
public final class Positions {
    private Positions() {}

    public static TranspositionInstance read(String instance) {
        return TranspositionNotation.read(InstanceText.parse(instance));
    }

    public static NumberGame numbers(String instance) {
        return (NumberGame) read(instance);
    }

    /**
     * Ranks 0..d−1 with the bits of a set used, in ascending order or with the first two swapped.
     */
    public static NumberGame ofSet(int d, int set, long moves, Parity parity) {
        List<Place> places = new ArrayList<>();
        for (int rank = 0; rank < d; rank++) {
            if ((set >> rank & 1) == 1) {
                places.add(Place.of(0, rank));
            }
        }
        if (parity == Parity.ODD) {
            Collections.swap(places, 0, 1);
        }
        Domain domain = Domain.read("0.." + (d - 1));
        return new NumberGame(domain, Sequence.of(domain, places), moves, Parity.EVEN);
    }

    /** The bits of a pattern of {@code S} and {@code .} from the left. */
    public static int set(String pattern) {
        int set = 0;
        for (int i = 0; i < pattern.length(); i++) {
            set |= pattern.charAt(i) == 'S' ? 1 << i : 0;
        }
        return set;
    }
}
