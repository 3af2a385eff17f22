package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.games.catalogue.Playable.Row;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.Panel;
import parlour.scene.Scene;
import parlour.scene.Tone;

/** Pictures of monotonic positions: row, plot, colour word, deck. */
final class MonotonicScene {
    /** Longer instance strings are not repeated in a title. */
    private static final int MAX_TITLE = 200;

    private static final String NO_OUTCOMES =
            "Outcomes are left out of this picture; hints, moves and solve tell them.";

    private static final Legend LEGEND =
            Legend.COMMON
                    .with(Tone.WIN, "playing it wins: the position after it is P")
                    .with(Tone.LOSS, "playing it loses: the position after it is N")
                    .with(Tone.DRAW, "playing it draws: the position after it is D")
                    .with(
                            Tone.ASCENDING,
                            "red, overlined: the least end of an ascending run of its length")
                    .with(
                            Tone.DESCENDING,
                            "blue, underlined: the greatest end of a descending run of its length")
                    .with(Tone.BOTH, "purple, both lines: red and blue at once")
                    .with(Tone.USED, "in the row already");

    private final MonotonicInstance instance;
    private final List<Row> rows;
    private final PlayedRow row;
    private final List<Integer> completedRun;

    private MonotonicScene(MonotonicInstance instance, List<Row> rows) {
        this.instance = instance;
        this.rows = rows;
        this.row = PlayedRow.of(instance.start());
        this.completedRun = completedRun(instance, row.ranks());
    }

    /**
     * The picture of an instance.
     *
     * @param rows all its moves with their outcomes, best first; none if they are not known
     */
    static Scene of(MonotonicInstance instance, List<Row> rows) {
        return new MonotonicScene(instance, rows).scene();
    }

    /** The run that the last card completed, in the order of play; empty if there is none. */
    private static List<Integer> completedRun(MonotonicInstance instance, List<Integer> cards) {
        int end = Runs.completion(cards, instance.ascending(), instance.descending());
        if (end == cards.size()) {
            return List.of();
        }
        int[] up = Runs.ascending(cards);
        boolean ascends = up[end] >= instance.ascending();
        int[] lengths = ascends ? up : Runs.descending(cards);
        List<Integer> run = new ArrayList<>(List.of(cards.get(end)));
        for (int i = end - 1; i >= 0; i--) {
            boolean before = ascends == cards.get(i) < run.getLast();
            if (before && lengths[i] == lengths[end] - run.size()) {
                run.add(cards.get(i));
            }
        }
        Collections.reverse(run);
        return run;
    }

    private Scene scene() {
        List<Panel> panels = new ArrayList<>(BoardPanels.of(row, completedRun));
        switch (instance.start()) {
            case Ordered.OnRow row -> panels.add(OrderPanel.of(instance, row));
            case Ordered.AtClasses _ -> panels.add(WordPanel.of(instance));
            case OffChain other -> panels.addAll(panels(other));
            case Start.OnDeck _, Start.AtWord _ -> {
                panels.add(WordPanel.of(instance));
                if (!instance.isOver()) {
                    panels.add(DeckPanel.of(instance, rows));
                }
            }
        }
        if (!instance.isOver() && rows.isEmpty() && !SceneText.isExhausted(instance)) {
            panels.add(new Note("", NO_OUTCOMES));
        }
        SceneText text =
                new SceneText(instance, rows, completedRun.stream().map(row::name).toList());
        return new Scene(title(), text.toString(), panels, legend());
    }

    private List<Panel> panels(OffChain start) {
        return switch (start) {
            case OffChain.OnPoset poset -> PosetScene.panels(poset, rows);
            case OffChain.OnSlots slots -> List.of(InsertScene.slots(slots, rows));
            case OffChain.OnPlane plane -> List.of(InsertScene.plane(plane));
        };
    }

    private Legend legend() {
        if (!completedRun.isEmpty()) {
            return LEGEND.withEmphasis("the completed run");
        }
        boolean wins = !rows.isEmpty() && rows.getFirst().wins();
        String last = "the last card played";
        String best = "the fastest win";
        return LEGEND.withEmphasis(
                isFirstMove() ? best : wins ? last + "; in the deck, " + best : last);
    }

    private boolean isFirstMove() {
        return instance.start() instanceof OffChain other
                ? other.board().isEmpty()
                : row.size() == 0;
    }

    private String title() {
        String canonical = MonotonicNotation.write(instance);
        return canonical.length() <= MAX_TITLE
                ? canonical
                : canonical.substring(0, MAX_TITLE) + "...";
    }
}
