package parlour.claim;

import java.util.Locale;

/** What can be asked of an instance. A game's profile lists those it can answer. */
public enum Question {
    /** Who wins, or what the game is worth. */
    OUTCOME,
    /** All winning moves. */
    WINNING_MOVES,
    /** The Grundy value under normal play. */
    NIMBER,
    /** How many plies play lasts when the winner hurries and the loser delays. */
    REMOTENESS,
    /** The ordinal height: the length of the longest possible play. */
    HEIGHT,
    /** All extreme optimal strategies. */
    EXTREMES,
    /** The theorem or proposition that decides, shown on the position. */
    WHY;

    /** The command-line option that asks this, without its dashes. */
    public String option() {
        return this == EXTREMES ? "all" : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
