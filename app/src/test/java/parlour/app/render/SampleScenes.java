package parlour.app.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import parlour.scene.Axis;
import parlour.scene.BarRow;
import parlour.scene.BarRow.Bar;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.HeatMap;
import parlour.scene.HeatMap.Tile;
import parlour.scene.Ladder;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Bracket;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.NumberLine.Stretch;
import parlour.scene.Panel;
import parlour.scene.Plot;
import parlour.scene.Plot.Point;
import parlour.scene.Scene;
import parlour.scene.TableGrid;
import parlour.scene.Tone;

/** Scenes like those that the games draw, one for each panel and one for each game. */
final class SampleScenes {

    private SampleScenes() {}

    /** Returns the scenes by name, in a fixed order; the names are those of the golden files. */
    static Map<String, Scene> all() {
        var scenes = new LinkedHashMap<String, Scene>();
        scenes.put("cell-row", alone(cardRow()));
        scenes.put("cell-row-long", alone(deck()).withLegend(outcomes()));
        scenes.put("plot", alone(plot()));
        scenes.put("plot-large", alone(largePlot()));
        scenes.put("bar-row", alone(kunz()));
        scenes.put("bar-row-tall", alone(tallBars()));
        scenes.put("number-line", alone(colourWord()));
        scenes.put("number-line-brackets", alone(blocks()));
        scenes.put("number-line-long", alone(gaps()).withLegend(semigroup()));
        scenes.put("heat-map", alone(payoff()).withLegend(saddle()));
        scenes.put("ladder", alone(ladder()).withLegend(Legend.COMMON.withEmphasis("here")));
        scenes.put("table", alone(table()));
        scenes.put("note", alone(note()));
        scenes.put("monotonic", monotonic());
        scenes.put("transposition", transposition());
        scenes.put("hostile", hostile());
        scenes.put("empty", Scene.of("Nothing played", "", new CellRow("Cards", List.of())));
        return scenes;
    }

    /** Returns one of them. */
    static Scene named(String name) {
        return Objects.requireNonNull(all().get(name), name);
    }

    private static Scene alone(Panel panel) {
        return Scene.of("A " + panel.getClass().getSimpleName(), "One panel, alone.", panel);
    }

    private static Legend outcomes() {
        return Legend.COMMON
                .with(Tone.WIN, "playing it wins")
                .with(Tone.LOSS, "playing it loses")
                .with(Tone.DRAW, "playing it draws")
                .with(Tone.USED, "already on the board")
                .withEmphasis("the fastest win");
    }

    private static Legend semigroup() {
        return Legend.COMMON
                .with(Tone.FREE, "gap: may be named")
                .with(Tone.USED, "a sum of named numbers")
                .withEmphasis("named");
    }

    private static Legend saddle() {
        return Legend.COMMON.withEmphasis("the 2×2 block of the solution");
    }

    static CellRow cardRow() {
        return new CellRow(
                "Card row, as played",
                List.of(
                        Cell.of("5"),
                        Cell.of("1", Tone.ASCENDING),
                        Cell.of("4", Tone.DESCENDING),
                        Cell.of("2", Tone.BOTH),
                        Cell.of("6", Tone.BOTH).withEmphasis()));
    }

    static CellRow deck() {
        List<Cell> cells = new ArrayList<>();
        for (int card = 1; card <= 30; card++) {
            cells.add(
                    switch (card % 4) {
                        case 0 -> Cell.of("" + card, Tone.USED).withCaption("used");
                        case 1 -> Cell.of("" + card, Tone.WIN).withCaption("P 7");
                        case 2 -> Cell.of("" + card, Tone.LOSS).withCaption("N 4");
                        default -> Cell.of("" + card, Tone.DRAW).withCaption("D");
                    });
        }
        cells.set(8, cells.get(8).withEmphasis());
        return new CellRow("Deck: outcome after each card, plies left", cells);
    }

    static Plot plot() {
        return new Plot(
                "Permutation plot",
                new Axis("turn", List.of("1", "2", "3", "4", "5")),
                new Axis("card", List.of("1", "2", "4", "5", "6")),
                List.of(
                        new Point(0, 3, Cell.of("5")),
                        new Point(1, 0, Cell.of("1", Tone.ASCENDING)),
                        new Point(2, 2, Cell.of("4", Tone.DESCENDING)),
                        new Point(3, 1, Cell.of("2", Tone.BOTH)),
                        new Point(4, 4, Cell.of("6", Tone.BOTH).withEmphasis())));
    }

    /** Too many lines for a tick on each; tones that are not records. */
    static Plot largePlot() {
        List<String> ticks = IntStream.rangeClosed(1, 60).mapToObj(Integer::toString).toList();
        List<Point> points = new ArrayList<>();
        for (int turn = 0; turn < 60; turn += 3) {
            Tone tone = turn % 2 == 0 ? Tone.WIN : Tone.UNKNOWN;
            points.add(new Point(turn, turn * 37 % 60, Cell.of("" + (turn + 1), tone)));
        }
        return new Plot("Many turns", new Axis("turn", ticks), new Axis("card", ticks), points);
    }

    static BarRow kunz() {
        int[] heights = {0, 5, 2, 7, 3, 6};
        return new BarRow(
                "Kunz coordinates of <6, 14, 22, 33, 37>",
                IntStream.range(0, heights.length)
                        .mapToObj(i -> new Bar(Cell.of(i + " mod 6"), heights[i]))
                        .toList());
    }

    static BarRow tallBars() {
        return new BarRow(
                "Gap sizes",
                List.of(
                        new Bar(Cell.of("left", Tone.FREE), 1),
                        new Bar(Cell.of("middle", Tone.WIN).withCaption("play here"), 700_000),
                        new Bar(Cell.of("right"), Integer.MAX_VALUE),
                        new Bar(Cell.of("none"), 0)));
    }

    static NumberLine colourWord() {
        return new NumberLine(
                "Colour word with gaps",
                List.of(
                        new Stretch(Cell.of("3"), 3),
                        new Mark(Cell.of("R", Tone.ASCENDING)),
                        new Stretch(Cell.of("0"), 0),
                        new Mark(Cell.of("P", Tone.BOTH)),
                        new Stretch(Cell.of("12").withEmphasis(), 12),
                        new Mark(Cell.of("B", Tone.DESCENDING)),
                        new Stretch(Cell.of("2"), 2)),
                List.of());
    }

    static NumberLine blocks() {
        List<Stop> stops = new ArrayList<>();
        for (int element = 1; element <= 12; element++) {
            boolean used = List.of(3, 6, 7, 9, 12).contains(element);
            stops.add(new Mark(Cell.of("" + element, used ? Tone.USED : Tone.FREE)));
        }
        return new NumberLine(
                "Domain 1..12",
                stops,
                List.of(
                        new Bracket(0, 1, Cell.of("clump 1")),
                        new Bracket(2, 2, Cell.of("pivot", Tone.PIVOT)),
                        new Bracket(3, 7, Cell.of("clump 2")),
                        new Bracket(5, 6, Cell.of("even block")),
                        new Bracket(8, 8, Cell.of("pivot", Tone.PIVOT)),
                        new Bracket(9, 10, Cell.of("clump 3")),
                        new Bracket(11, 11, Cell.of("end block"))));
    }

    static NumberLine gaps() {
        List<Stop> stops = new ArrayList<>();
        for (int n = 0; n <= 43; n++) {
            int number = n;
            boolean sum =
                    IntStream.rangeClosed(0, 7)
                            .anyMatch(
                                    nines ->
                                            number >= 9 * nines
                                                    && sixesAndTwenties(number - 9 * nines));
            Cell cell = Cell.of("" + n, sum ? Tone.USED : Tone.FREE);
            stops.add(new Mark(n == 6 || n == 9 || n == 20 ? cell.withEmphasis() : cell));
        }
        stops.add(new Stretch(Cell.of("44..", Tone.USED), 8));
        return new NumberLine("Sums of 6, 9 and 20", stops, List.of());
    }

    private static boolean sixesAndTwenties(int rest) {
        return rest % 6 == 0
                || (rest >= 20 && (rest - 20) % 6 == 0)
                || (rest >= 40 && (rest - 40) % 6 == 0);
    }

    /** The counting form of Le Her with five cards: deals won out of 60. */
    static HeatMap payoff() {
        int[][] wins = {{30, 27, 27, 30}, {36, 33, 32, 34}, {37, 36, 35, 35}, {33, 36, 36, 33}};
        List<List<Tile>> tiles = new ArrayList<>();
        for (int row = 0; row < 4; row++) {
            List<Tile> line = new ArrayList<>();
            for (int column = 0; column < 4; column++) {
                Cell cell = Cell.of(wins[row][column] + "/60");
                boolean marked = row >= 2 && column >= 2;
                int shade = (wins[row][column] - 27) * 100;
                line.add(new Tile(marked ? cell.withEmphasis() : cell, shade));
            }
            tiles.add(line);
        }
        List<String> thresholds = List.of("2", "3", "4", "5");
        return new HeatMap(
                "Probability that the receiver wins",
                new Axis("dealer keeps from", thresholds),
                new Axis("receiver keeps from", thresholds),
                tiles);
    }

    static Ladder ladder() {
        return new Ladder(
                "Ladder of common divisors",
                List.of(
                        Cell.of("12").withCaption("height ω·3+2"),
                        Cell.of("6").withCaption("height ω·2+5").withEmphasis(),
                        Cell.of("3").withCaption("height ω+1"),
                        Cell.of("1").withCaption("finite height")));
    }

    static TableGrid table() {
        return new TableGrid(
                "All moves",
                List.of("move", "outcome", "plies", "why"),
                List.of(
                        List.of(
                                Cell.of("7", Tone.WIN).withEmphasis(),
                                Cell.of("P"),
                                Cell.of("12"),
                                Cell.of("the other side is left without an answer")),
                        List.of(
                                Cell.of("9..14", Tone.LOSS),
                                Cell.of("N"),
                                Cell.of("3"),
                                Cell.of("")),
                        List.of(
                                Cell.of("(1,5/2)", Tone.UNKNOWN),
                                Cell.of("?"),
                                Cell.of(""),
                                Cell.of("explored up to 10 000"))));
    }

    static Note note() {
        return new Note(
                "Why",
                "Every card of the deck lies in one of five gaps, and the outcome depends on the "
                        + "gaps alone: the mover answers in the mirror image of the gap that was "
                        + "played, so the last card is the mover's.");
    }

    static Scene monotonic() {
        return new Scene(
                "monotonic(a=4,d=4,deck=30,board=5 1 4 2 6)",
                "Five cards lie on the board; the next player wins.",
                List.of(cardRow(), plot(), colourWord(), deck(), table(), note()),
                outcomes());
    }

    static Scene transposition() {
        List<Cell> pieces = new ArrayList<>();
        for (char piece : "bwwbwb".toCharArray()) {
            pieces.add(Cell.of("" + (pieces.size() + 1), piece == 'b' ? Tone.BLACK : Tone.WHITE));
        }
        return Scene.of(
                "transposition(domain=1..12,sequence=3 6 7 9 12,moves=5)",
                "Two pivots cut the free numbers into three clumps.",
                blocks(),
                new BarRow(
                        "The same as pennies",
                        List.of(
                                new Bar(Cell.of("1..3"), 3),
                                new Bar(Cell.of("4..8"), 5),
                                new Bar(Cell.of("9..10"), 2),
                                new Bar(Cell.of("11"), 1))),
                new CellRow("The same as pieces", pieces));
    }

    /** Labels that would break out of a page or a document if they were trusted. */
    static Scene hostile() {
        String evil = "</text><script>alert('x')</script>&amp;\"]]>";
        return Scene.of(
                "<svg onload=\"x\"> & co",
                "--> <!-- ]]> \u0000 \ud800",
                new CellRow(
                        evil,
                        List.of(
                                Cell.of(evil),
                                Cell.of("\u001b[31mred\u001b[0m").withCaption("\u202Eevil"),
                                Cell.of("日本 e\u0301", Tone.ASCENDING),
                                Cell.of(
                                        "123456789012345678901234567890123456789/"
                                                + "98765432109876543210987654321098765432109876543",
                                        Tone.BOTH))),
                new TableGrid(
                        evil, List.of(evil, "&"), List.of(List.of(Cell.of(evil), Cell.of("<")))));
    }
}
