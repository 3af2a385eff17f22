package parlour.games.transposition;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/** Some legal moves that lie side by side: those not yet used among a stretch of the line. */
public sealed interface Stretch {
    /** The span in which they lie. */
    int span();

    /**
     * Points of a chain.
     *
     * @param span the span
     * @param from the least coordinate; null if there is none
     * @param to the greatest coordinate; null if there is none
     * @param step 1, or 2 for every second point counted from {@code from}
     */
    record Points(int span, @Nullable Long from, @Nullable Long to, int step) implements Stretch {}

    /**
     * An open piece of a dense span.
     *
     * @param span the span
     * @param above the used element below it; null if there is none
     * @param below the used element above it; null if there is none
     */
    record Open(int span, @Nullable Rational above, @Nullable Rational below) implements Stretch {}
}
