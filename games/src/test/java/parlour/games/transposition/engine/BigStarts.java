package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.games.transposition.Domain;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;

/** Long pseudo-random starts on 0..d−1, the same ones everywhere. */
final class BigStarts {
    private BigStarts() {}

    static NumberGame position(long seed, long d, int m, long moves) {
        Domain domain = Domain.read("0.." + (d - 1));
        List<Place> places = new ArrayList<>(m);
        Set<Long> seen = new HashSet<>();
        for (long i = 0; places.size() < m; i++) {
            long value = Long.remainderUnsigned(splitMix(seed + i), d);
            if (seen.add(value)) {
                places.add(Place.of(0, value));
            }
        }
        return new NumberGame(domain, Sequence.of(domain, places), moves, Parity.EVEN);
    }

    private static long splitMix(long state) {
        long z = state + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
