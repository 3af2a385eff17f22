package planted.claim;

/** Planted: claim sees check. */
public record Said(planted.check.Judge seen) {}
