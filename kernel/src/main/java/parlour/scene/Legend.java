package parlour.scene;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What tones and emphasis mean in one scene, where the common words would be too vague: in Sylver
 * coinage {@link Tone#FREE} is a gap, on a deck {@link Tone#WIN} is a card that wins.
 *
 * @param meanings words for some tones; the others keep {@link Tone#meaning()}
 * @param emphasis words for an emphasized cell
 */
public record Legend(Map<Tone, String> meanings, String emphasis) {

    /** The legend that keeps all common words. */
    public static final Legend COMMON = new Legend(Map.of(), "highlighted");

    /** Copies the meanings, so that they stay fixed and in the order of {@link Tone}. */
    public Legend {
        var copy = new EnumMap<Tone, String>(Tone.class);
        copy.putAll(meanings);
        meanings = Collections.unmodifiableMap(copy);
    }

    /** Returns the words for a tone in this scene. */
    public String meaning(Tone tone) {
        return meanings.getOrDefault(tone, tone.meaning());
    }

    /** Returns this legend with other words for one tone. */
    public Legend with(Tone tone, String words) {
        var copy = new EnumMap<Tone, String>(Tone.class);
        copy.putAll(meanings);
        copy.put(tone, words);
        return new Legend(copy, emphasis);
    }

    /** Returns this legend with other words for an emphasized cell. */
    public Legend withEmphasis(String words) {
        return new Legend(meanings, words);
    }
}
