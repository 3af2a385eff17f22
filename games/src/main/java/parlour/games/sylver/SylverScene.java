package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Counted;
import parlour.exact.NumericalSemigroup;
import parlour.scene.BarRow;
import parlour.scene.Cell;
import parlour.scene.Ladder;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.NumberLine;
import parlour.scene.Panel;
import parlour.scene.Scene;
import parlour.scene.Tone;

/** The picture of a position: number line, Kunz coordinates, gcd ladder, labels. */
final class SylverScene {
    /** Numbers drawn one by one; further ones are counted. */
    private static final long MAX_MARKS = 120;

    /** Residues drawn; larger multiplicities have no bars. */
    private static final int MAX_BARS = 60;

    private final SylverInstance instance;
    private final SylverPosition position;

    private SylverScene(SylverInstance instance) {
        this.instance = instance;
        this.position = instance.position();
    }

    /** The board with what its set of sums is called; some of these names decide who wins. */
    static Scene of(SylverInstance instance) {
        Scene board = board(instance);
        SylverPosition position = instance.position();
        return position.isEmpty()
                ? board
                : board.with(new Note("Labels", String.join("; ", Labels.of(position))));
    }

    /** The position alone, for somebody who plays on. */
    static Scene board(SylverInstance instance) {
        return new SylverScene(instance).scene();
    }

    private Scene scene() {
        List<Panel> panels = new ArrayList<>();
        panels.add(line());
        if (!position.isEmpty() && position.scaled().multiplicity() <= MAX_BARS) {
            panels.add(kunz());
        }
        panels.add(ladder());
        Legend legend =
                Legend.COMMON
                        .with(Tone.FREE, "can be named")
                        .with(Tone.USED, "a sum of named numbers")
                        .withEmphasis("named");
        return new Scene(
                "Sylver coinage, " + (position.isEmpty() ? "nothing named" : position + " named"),
                description(),
                panels,
                legend);
    }

    private String description() {
        if (position.isEmpty()) {
            return "Nothing has been named; every number above 1 can be.";
        }
        String left =
                position.isFinite()
                        ? Counted.of(
                                        position.scaled().gapCount(),
                                        "number is no sum",
                                        "numbers are no sums")
                                + " of those named."
                        : "Infinitely many numbers are left, since all sums are multiples of "
                                + position.gcd()
                                + ".";
        return "Named: " + position + ". " + left;
    }

    private Panel line() {
        long last = Math.min(MAX_MARKS, largestShown());
        List<Long> named = position.named();
        List<NumberLine.Stop> stops = new ArrayList<>();
        for (long n = 1; n <= last; n++) {
            Cell cell = number(n);
            stops.add(new NumberLine.Mark(named.contains(n) ? cell.withEmphasis() : cell));
        }
        return new NumberLine("Numbers from 1 to " + last, stops, List.of());
    }

    private Cell number(long n) {
        String name = String.valueOf(n);
        if (position.contains(n)) {
            return Cell.of(name, Tone.USED);
        }
        boolean isBarred = n == 1 && instance.one() == OneRule.EXCLUDED;
        return isBarred ? Cell.of(name) : Cell.of(name, Tone.FREE).withMove(name);
    }

    private long largestShown() {
        if (position.isEmpty()) {
            return 20;
        }
        NumericalSemigroup scaled = position.scaled();
        return Math.max(1, position.gcd() * (scaled.frobenius() + scaled.multiplicity() + 1));
    }

    private Panel kunz() {
        NumericalSemigroup scaled = position.scaled();
        long[] kunz = scaled.kunzVector();
        long[] apery = scaled.aperySet();
        List<BarRow.Bar> bars = new ArrayList<>();
        for (int i = 0; i < kunz.length; i++) {
            Cell cell = Cell.of(String.valueOf(apery[i])).withCaption(i + " mod " + kunz.length);
            bars.add(new BarRow.Bar(cell, (int) Math.min(Integer.MAX_VALUE, kunz[i])));
        }
        String by = position.gcd() > 1 ? " (divided by " + position.gcd() + ")" : "";
        return new BarRow("Gaps below the least sum of each residue" + by, bars);
    }

    private Panel ladder() {
        List<Cell> cells = new ArrayList<>();
        for (HeightLadder.Rung rung : HeightLadder.rungs(instance)) {
            String label = rung.gcd() == 0 ? "nothing named" : "gcd " + rung.gcd();
            String caption = cells.isEmpty() ? "height " : "below ";
            cells.add(Cell.of(label).withCaption(caption + rung.height()));
        }
        return new Ladder("Heights", cells);
    }
}
