package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * A numerical semigroup as checkers see it where its largest gap is far away: its least element m,
 * and in each residue class modulo m the least element.
 *
 * <p>Cost: m steps for each generator; memory m longs.
 */
final class Residues {
    private final int m;
    private final long[] least;

    private Residues(long[] generators) {
        m = Math.toIntExact(LongStream.of(generators).min().orElseThrow());
        least = new long[m];
        Arrays.fill(least, Long.MAX_VALUE);
        least[0] = 0;
        LongStream.of(generators).forEach(this::add);
        EvenShapes.demand(
                LongStream.of(least).allMatch(w -> w < Long.MAX_VALUE),
                "infinitely many numbers are left");
    }

    /** The position of an instance, divided by the gcd of the numbers named. */
    static Residues of(CheckInstance instance, long gcd) {
        return new Residues(LongStream.of(instance.named()).map(n -> n / gcd).toArray());
    }

    /** Steps of a end where they began; two rounds reach everything from the least element. */
    private void add(long a) {
        int step = (int) (a % m);
        int cycles = (int) CheckInstance.gcd(step, m);
        for (int start = 0; start < cycles; start++) {
            int at = start;
            for (int i = 0; i < 2 * (m / cycles); i++) {
                int next = (int) (((long) at + step) % m);
                if (least[at] < Long.MAX_VALUE) {
                    least[next] = Math.min(least[next], Math.addExact(least[at], a));
                }
                at = next;
            }
        }
    }

    /** The number of positive integers that are no elements. */
    long gaps() {
        return LongStream.of(least).map(w -> w / m).sum();
    }

    /** The largest integer that is no element. */
    long largestGap() {
        return LongStream.of(least).max().orElseThrow() - m;
    }
}
