package planted.game;

/** Planted: game sees claim. */
public record Turn(planted.claim.Said seen) {}
