package planted.scene;

/** Planted: a scene sees exact. */
public record Drawn(planted.exact.Share seen) {}
