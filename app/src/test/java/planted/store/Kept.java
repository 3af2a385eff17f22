package planted.store;

/** Planted: the store sees an engine. */
public record Kept(planted.solve.Engine seen) {}
