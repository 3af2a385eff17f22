package parlour.games.monotonic;

import java.util.List;
import parlour.exact.Colour;
import parlour.game.Convention;
import parlour.games.catalogue.Playable.Row;

/**
 * What a picture shows, in sentences.
 *
 * @param instance the position
 * @param rows its moves, best first; none if they are not known
 * @param completedRun the cards of the completed run, if there is one
 */
record SceneText(MonotonicInstance instance, List<Row> rows, List<String> completedRun) {
    /** Longer runs are not read out card by card. */
    private static final int MAX_SPOKEN_RUN = 20;

    /** The sentences. */
    @Override
    public String toString() {
        return "%s %s %s".formatted(rules(), lengths(), state());
    }

    private boolean isNormal() {
        return instance.convention() == Convention.NORMAL;
    }

    private String rules() {
        return ("%s play: the player who completes an ascending run of %d or a descending run of %d"
                        + " %s.")
                .formatted(
                        isNormal() ? "Normal" : "Misère",
                        instance.ascending(),
                        instance.descending(),
                        isNormal() ? "wins" : "loses");
    }

    private String lengths() {
        return switch (instance.start()) {
            case Start.OnDeck(Deck.Finite(int n), Board(var cards)) ->
                    "Cards in the row: %d of %d. ".formatted(cards.size(), n) + ofRow();
            case Ordered.OnRow row ->
                    "Deck %s, cards in the row: %d. ".formatted(row.deck(), row.names().size())
                            + ofRow();
            case Ordered.AtClasses at -> longest(at.word().reddish(), at.word().bluish());
            case OffChain other -> other.spoken();
            case Start.AtWord at -> longest(at.word().reddish(), at.word().bluish());
        };
    }

    private String ofRow() {
        var colours = RecordMarks.of(PlayedRow.of(instance.start()).ranks()).values();
        return longest(
                colours.stream().filter(Colour::isReddish).count(),
                colours.stream().filter(Colour::isBluish).count());
    }

    /** The lengths of the longest runs, in a sentence. */
    static String longest(long ascending, long descending) {
        return "Longest runs so far: ascending %d, descending %d.".formatted(ascending, descending);
    }

    private String state() {
        if (instance.isOver()) {
            return "Play is over%s: the player who moved last has %s."
                    .formatted(
                            completedRun.isEmpty() ? "" : " by " + spoken(),
                            isNormal() ? "won" : "lost");
        }
        if (isExhausted(instance)) {
            return "The deck is used up without such a run: a draw.";
        }
        return rows.isEmpty() ? "Play goes on." : outcome(rows.getFirst());
    }

    /** Whether the deck is known to be used up. */
    static boolean isExhausted(MonotonicInstance instance) {
        return switch (instance.start()) {
            case Ordered _ -> false;
            case OffChain other -> other.isExhausted();
            case Start.OnDeck _, Start.AtWord _ -> Labels.of(instance).isExhausted();
        };
    }

    private static String outcome(Row best) {
        return switch (best.outcome()) {
            case "P" -> "The player to move wins (N).";
            case "D" -> "With best play nobody wins (D).";
            default -> "The player to move loses (P).";
        };
    }

    private String spoken() {
        return completedRun.size() > MAX_SPOKEN_RUN
                ? "a run of " + completedRun.size() + " cards"
                : "the run " + String.join(" ", completedRun);
    }
}
