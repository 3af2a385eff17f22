package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import parlour.games.monotonic.LabelNotation;
import parlour.games.monotonic.LabelPosition;

/** Positions of finite decks as tables of numbers write them, by the page about the format. */
public final class TableText {
    private TableText() {}

    /** The text of a position: cards with a label 1 are a mark, and what is large is L. */
    public static String of(LabelPosition position) {
        boolean mark = position.blocks().stream().anyMatch(TableText::completes);
        List<String> words = new ArrayList<>();
        for (LabelPosition.Block block : position.blocks()) {
            if (!completes(block)) {
                boolean large = block.size() >= threshold(block.x(), block.y(), mark);
                String size = large ? "L" : String.valueOf(block.size());
                words.add(block.x() + "." + block.y() + "." + size);
            }
        }
        words.addAll(mark ? List.of("+") : List.of());
        return String.join(" ", words);
    }

    private static boolean completes(LabelPosition.Block block) {
        return block.x() == 1 || block.y() == 1;
    }

    private static int threshold(int x, int y, boolean mark) {
        if (x == 1 || y == 1) {
            return mark ? 0 : 1;
        }
        return threshold(x, y - 1, mark) + threshold(x - 1, y, mark) + 1;
    }

    /** The least position with this text; its mark is one card above all others. */
    static LabelPosition expanded(String text) {
        boolean mark = text.endsWith("+");
        List<String> words = new ArrayList<>();
        int y = 2;
        for (String word : text.replace("+", "").strip().split(" ")) {
            if (!word.isEmpty()) {
                String[] label = word.split("\\.");
                int x = Integer.parseInt(label[0]);
                y = Integer.parseInt(label[1]);
                words.add(word.replace("L", String.valueOf(threshold(x, y, mark))));
            }
        }
        words.addAll(mark ? List.of("1." + y + ".1") : List.of());
        return new LabelNotation().read(String.join(" ", words));
    }
}
