package parlour.games.catalogue;

import java.util.Optional;

/**
 * What the parts of long work have given, kept from run to run, so that work which was ended goes
 * on where it stood. Whoever writes down the outcome of a part has proved it.
 */
public interface Notes {
    /** Knows nothing and keeps nothing. */
    Notes NONE =
            new Notes() {
                @Override
                public Optional<String> letter(String part) {
                    return Optional.empty();
                }

                @Override
                public void note(String part, String letter) {}
            };

    /**
     * The outcome of a part, if an earlier run has found it. Asking may take tenths of a second.
     */
    Optional<String> letter(String part);

    /** Keeps the outcome of a part. */
    void note(String part, String letter);
}
