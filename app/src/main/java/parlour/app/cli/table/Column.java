package parlour.app.cli.table;

/**
 * A column of a table.
 *
 * @param name a key of the game, or a field of the answers' JSON
 * @param isInteger whether its cells are integers
 */
public record Column(String name, boolean isInteger) {}
