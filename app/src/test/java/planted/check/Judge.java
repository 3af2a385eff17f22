package planted.check;

/** Planted: a checker sees an engine. */
public record Judge(planted.solve.Engine seen) {}
