package planted.games.one;

/** Planted: rules see another room, an engine and the app. */
public record OneRules(
        planted.games.two.TwoRules seen, planted.solve.Engine engine, planted.app.Face face) {}
