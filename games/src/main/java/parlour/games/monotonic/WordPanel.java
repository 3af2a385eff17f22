package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.exact.Colour;
import parlour.exact.ColourWord;
import parlour.games.monotonic.check.Gap;
import parlour.scene.Cell;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.NumberLine.Stretch;

/**
 * The colour word with its gaps: recorded cards as letters, between them how many unused cards
 * there are, with their labels.
 */
final class WordPanel {
    /** Longer words are shown at both ends only. */
    static final int MAX_STOPS = 61;

    private final List<Stop> stops = new ArrayList<>();
    private int x;
    private int y;

    private WordPanel(MonotonicInstance instance, int bluish) {
        this.x = instance.ascending();
        this.y = instance.descending() - bluish;
    }

    static NumberLine of(MonotonicInstance instance) {
        return switch (instance.start()) {
            case Start.OnDeck(Deck.Finite(int n), Board board) -> ofBoard(instance, n, board);
            case Start.AtWord(ColourWord word, List<Integer> gaps) -> ofWord(instance, word, gaps);
            case Ordered.AtClasses(ColourWord word, List<Integer> gaps) ->
                    ofWord(instance, word, gaps);
            case Ordered.OnRow order -> throw Labels.notFinite(order);
            case OffChain other -> throw Labels.notChain(other);
        };
    }

    private static NumberLine ofBoard(MonotonicInstance instance, int n, Board board) {
        var marks = RecordMarks.of(board.cards());
        int[] unused = Labels.unused(n, board.cards());
        long bluish = marks.values().stream().filter(Colour::isBluish).count();
        WordPanel panel = new WordPanel(instance, Math.toIntExact(bluish));
        int from = 0;
        for (Map.Entry<Integer, Colour> mark : marks.entrySet()) {
            int until = -1 - java.util.Arrays.binarySearch(unused, mark.getKey());
            panel.gap(until - from);
            panel.letter(mark.getValue(), String.valueOf(mark.getKey()));
            from = until;
        }
        panel.gap(unused.length - from);
        return panel.line();
    }

    private static NumberLine ofWord(
            MonotonicInstance instance, ColourWord word, List<Integer> gaps) {
        WordPanel panel = new WordPanel(instance, word.bluish());
        panel.gap(gaps.getFirst());
        for (int i = 0; i < word.length(); i++) {
            panel.letter(word.at(i), "");
            panel.gap(gaps.get(i + 1));
        }
        return panel.line();
    }

    private void gap(int cards) {
        String label = cards != 0 && x > 0 && y > 0 ? BlockLabel.of(x, y) : "";
        int extent = cards < 0 ? OrderPanel.EXTENT : cards;
        stops.add(new Stretch(Cell.of(Gap.write(cards)).withCaption(label), extent));
    }

    private void letter(Colour colour, String card) {
        x -= colour.isReddish() ? 1 : 0;
        y += colour.isBluish() ? 1 : 0;
        Cell cell = Cell.of(String.valueOf(colour.letter()), RecordMarks.tone(colour));
        stops.add(new Mark(cell.withCaption(card)));
    }

    private NumberLine line() {
        return new NumberLine(
                "Colour word: in each gap the unused cards, with their label (x,y)",
                Excerpt.of(stops, MAX_STOPS),
                List.of());
    }
}
