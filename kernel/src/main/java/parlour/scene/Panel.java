package parlour.scene;

import java.util.List;

/** One part of a scene. The vocabulary is closed: a renderer switches over it exhaustively. */
public sealed interface Panel
        permits CellRow, Plot, BarRow, NumberLine, HeatMap, Ladder, TableGrid, Diagram, Note {

    /** Returns the heading of this panel; may be empty. */
    String title();

    /** Returns every cell of this panel in reading order; a legend is made from them. */
    List<Cell> cells();
}
