package parlour.check;

import org.jspecify.annotations.Nullable;

/** A position that a few longs may tell, so that very many are kept without an object for each. */
public interface Worded {
    /**
     * Longs that only an equal position has; null if this one is not told by any. They must not be
     * changed.
     */
    long @Nullable [] words();
}
