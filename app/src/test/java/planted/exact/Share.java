package planted.exact;

/** Planted: exact sees game, and holds a floating-point number. */
public record Share(planted.game.Turn seen, double part) {}
