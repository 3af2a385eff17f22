package planted.games;

/** The list of games, which no room may see. */
public record Listed(planted.games.one.OneRules one) {}
