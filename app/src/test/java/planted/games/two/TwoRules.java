package planted.games.two;

/** Planted: a room sees the list of games. */
public record TwoRules(planted.games.Listed seen) {}
