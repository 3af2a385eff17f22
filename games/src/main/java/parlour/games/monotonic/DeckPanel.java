package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import parlour.games.catalogue.Playable.Row;
import parlour.scene.Cell;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Bracket;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.Tone;

/**
 * The deck in order: every unused card with its label and, where they are known, the outcome after
 * playing it and the plies left. At a colour word the moves stand for the cards.
 */
final class DeckPanel {
    /** Longer decks are shown in excerpts. */
    static final int MAX_STOPS = 100;

    /** How many cards an excerpt keeps at each end of a run of like cards. */
    private static final int EDGE = 3;

    private final LabelPosition position;
    private final Map<String, Row> rows = new HashMap<>();
    private final OptionalLong fastest;
    private final boolean whole;
    private final List<Stop> stops = new ArrayList<>();

    /** The first and the last stop of each block. */
    private final int[] first;

    private final int[] last;
    private int block = -1;
    private int leftInBlock;

    private DeckPanel(LabelPosition position, List<Row> rows, int cells) {
        this.position = position;
        this.fastest = MoveCells.fastest(rows);
        this.whole = cells <= MAX_STOPS;
        this.first = new int[position.blockCount()];
        this.last = new int[position.blockCount()];
        rows.forEach(row -> this.rows.put(row.move(), row));
    }

    /**
     * The panel of an instance whose play is not over.
     *
     * @param rows its moves, best first; none if they are not known
     */
    static NumberLine of(MonotonicInstance instance, List<Row> rows) {
        LabelPosition position = Labels.of(instance);
        return switch (instance.start()) {
            case Start.OnDeck(Deck.Finite(int n), Board board) -> {
                DeckPanel panel = new DeckPanel(position, rows, n);
                panel.addDeck(n, Labels.unused(n, board.cards()));
                yield panel.line("Deck with labels (x,y)");
            }
            case Ordered order -> throw Labels.notFinite(order);
            case OffChain other -> throw Labels.notChain(other);
            case Start.AtWord at -> {
                DeckPanel panel = new DeckPanel(position, rows, position.cards());
                for (int gap = 0; gap < at.gaps().size(); gap++) {
                    String prefix = gap + ":";
                    panel.addUnused(at.gaps().get(gap), offset -> prefix + offset);
                }
                yield panel.line("Moves (gap:offset) with labels (x,y)");
            }
        };
    }

    private void addDeck(int n, int[] unused) {
        int from = 1;
        for (int i = 0; i <= unused.length; i++) {
            int next = i < unused.length ? unused[i] : n + 1;
            int begin = from;
            addUsed(next - from, offset -> String.valueOf(begin + offset));
            int until = i;
            while (until + 1 < unused.length && unused[until + 1] == unused[until] + 1) {
                until++;
            }
            if (i < unused.length) {
                addUnused(until - i + 1, offset -> String.valueOf(next + offset));
            }
            from = next + until - i + 1;
            i = until;
        }
    }

    private void addUsed(int count, IntFunction<String> name) {
        addRun(count, i -> Cell.of(name.apply(i), Tone.USED).withCaption("used"));
    }

    /** Adds neighbouring unused cards, block by block. */
    private void addUnused(int count, IntFunction<String> name) {
        int from = 0;
        while (from < count) {
            if (leftInBlock == 0) {
                block++;
                leftInBlock = position.size(block);
                first[block] = stops.size();
            }
            int run = Math.min(leftInBlock, count - from);
            int begin = from;
            addRun(run, i -> cell(name.apply(begin + i)));
            last[block] = stops.size() - 1;
            leftInBlock -= run;
            from += run;
        }
    }

    private void addRun(int count, IntFunction<Cell> cell) {
        boolean shortened = !whole && count > 2 * EDGE + 1;
        for (int i = 0; i < count; i++) {
            if (shortened && i == EDGE) {
                i = count - EDGE;
                stops.add(Excerpt.more(count - 2 * EDGE));
            }
            stops.add(new Mark(cell.apply(i)));
        }
    }

    private Cell cell(String name) {
        @Nullable Row row = rows.get(name);
        if (row == null) {
            return Cell.of(name).withMove(name);
        }
        return MoveCells.cell(name, row, fastest);
    }

    private NumberLine line(String title) {
        String told = rows.isEmpty() ? "" : "; outcome after each move, plies left";
        if (stops.size() > MAX_STOPS) {
            return new NumberLine(title + told, Excerpt.of(stops, MAX_STOPS), List.of());
        }
        List<Bracket> brackets = new ArrayList<>();
        for (int i = 0; i < position.blockCount(); i++) {
            String label = BlockLabel.of(position.x(i), position.y(i));
            brackets.add(new Bracket(first[i], last[i], Cell.of(label)));
        }
        return new NumberLine(title + told, stops, brackets);
    }
}
