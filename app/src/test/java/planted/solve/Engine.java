package planted.solve;

/** Planted: an engine knows a game by name. */
public record Engine(planted.games.one.OneRules seen) {}
