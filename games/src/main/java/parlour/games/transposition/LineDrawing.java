package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import parlour.scene.Cell;
import parlour.scene.Note;
import parlour.scene.NumberLine;
import parlour.scene.Panel;
import parlour.scene.Tone;

/** Draws the line of a position: blocks element by element, gaps element by element if short. */
final class LineDrawing {
    /** A gap with at most so many elements is drawn element by element. */
    private static final int SHORT_GAP = 12;

    private final Domain domain;
    private final Anatomy anatomy;
    private final List<NumberLine.Stop> stops = new ArrayList<>();
    private final List<NumberLine.Bracket> brackets = new ArrayList<>();
    private int clumps;
    private int clumpStart;

    LineDrawing(Domain domain, Anatomy anatomy) {
        this.domain = domain;
        this.anatomy = anatomy;
    }

    Panel panel() {
        int gaps = anatomy.gaps();
        if (anatomy.used().size() + gaps > TranspositionScene.DRAWN) {
            return new Note(
                    "Line",
                    "%d used elements, %d gaps, %d pivots: too many to draw"
                            .formatted(anatomy.used().size(), gaps, anatomy.pivots()));
        }
        for (int i = 0; i <= gaps; i++) {
            if (anatomy.isPivot(i) || i == gaps) {
                closeClump();
            }
            block(i);
            if (anatomy.isPivot(i) || i == 0) {
                clumpStart = stops.size();
            }
            if (i < gaps) {
                gap(i);
            }
        }
        return new NumberLine("Line", stops, brackets);
    }

    private void closeClump() {
        if (clumpStart < stops.size() && anatomy.gaps() > 0) {
            clumps++;
            brackets.add(
                    new NumberLine.Bracket(
                            clumpStart, stops.size() - 1, Cell.of("clump " + clumps, Tone.FREE)));
        }
    }

    private void block(int i) {
        int size = anatomy.block(i);
        if (size == 0) {
            return;
        }
        int first = i == 0 ? 0 : anatomy.gap(i - 1).usedBelow();
        int from = stops.size();
        Tone tone = anatomy.isPivot(i) ? Tone.PIVOT : Tone.USED;
        for (int rank = first; rank < first + size; rank++) {
            Cell cell = Cell.of(domain.write(anatomy.used().ranked(rank)), tone);
            stops.add(new NumberLine.Mark(cell.withCaption("used")));
        }
        String name =
                anatomy.isPivot(i)
                        ? "pivot"
                        : i == 0 ? "beginning" : i == anatomy.gaps() ? "end" : "even block";
        brackets.add(
                new NumberLine.Bracket(from, stops.size() - 1, Cell.of(name + " " + size, tone)));
    }

    private void gap(int i) {
        Gap gap = anatomy.gap(i);
        String caption = "g=" + (anatomy.increment(i) == Parity.EVEN ? 0 : 1);
        if (gap.type() == OrderType.RUN && gap.size() <= SHORT_GAP) {
            for (long at = gap.low(); at <= gap.high(); at++) {
                String element = domain.write(Place.of(gap.span(), at));
                Cell cell = Cell.of(element, Tone.FREE).withCaption(caption).withMove(element);
                stops.add(new NumberLine.Mark(cell));
            }
            return;
        }
        String label = String.join(" ", domain.write(gap.all(), anatomy.used()));
        long extent = gap.type() == OrderType.RUN ? Math.min(gap.size(), SHORT_GAP) : SHORT_GAP;
        stops.add(
                new NumberLine.Stretch(
                        Cell.of(label, Tone.FREE).withCaption(caption), Math.toIntExact(extent)));
    }
}
