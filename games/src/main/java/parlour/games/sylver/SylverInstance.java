package parlour.games.sylver;

import java.util.List;

/**
 * A game of Sylver coinage at some point of its play.
 *
 * @param position the numbers named
 * @param one what naming 1 means
 * @param needless numbers of the input that others generate, ascending; the canonical form leaves
 *     them out
 */
public record SylverInstance(SylverPosition position, OneRule one, List<Long> needless) {
    /** Keeps a copy. */
    public SylverInstance {
        needless = List.copyOf(needless);
    }

    /** An instance in canonical form. */
    public SylverInstance(SylverPosition position, OneRule one) {
        this(position, one, List.of());
    }

    /** The same game at another position. */
    public SylverInstance at(SylverPosition other) {
        return new SylverInstance(other, one);
    }
}
