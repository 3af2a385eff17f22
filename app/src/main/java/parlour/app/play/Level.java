package parlour.app.play;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;

/** How well an opponent plays. Every level knows all outcomes; the lower ones often look away. */
public enum Level {
    /** Wins in the fewest plies, resists as long as it can. */
    PERFECT(1, "wins as fast as it can, resists as long as it can"),
    /** When lost, leaves as few winning replies as it can. */
    STUBBORN(1, "never errs, and when lost sets the traps that are easiest to fall into"),
    /** Looks at the outcomes in five moves of six. */
    STRONG(6, "looks away in one move of six"),
    /** Looks at the outcomes in every other move. */
    CASUAL(2, "looks away in every other move"),
    /** Never looks at the outcomes. */
    NOVICE(0, "plays any legal move");

    private final int oneIn;
    private final String meaning;

    Level(int oneIn, String meaning) {
        this.oneIn = oneIn;
        this.meaning = meaning;
    }

    /** Looks away in one move of this many; 1 stands for never, 0 for always. */
    int oneIn() {
        return oneIn;
    }

    /** What it does, in a few words. */
    public String meaning() {
        return meaning;
    }

    /** Its name as people write it. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /**
     * The level with this name.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    public static Level named(String word) {
        List<String> words = new ArrayList<>();
        for (Level level : values()) {
            if (level.word().equals(word)) {
                return level;
            }
            words.add(level.word());
        }
        throw BadInput.unknownWord("opponent", word, words);
    }
}
