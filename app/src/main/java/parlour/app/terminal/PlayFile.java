package parlour.app.terminal;

import java.io.IOException;
import java.nio.file.Files;
import parlour.app.file.FileNames;
import parlour.app.file.TextFile;
import parlour.claim.BadInput;
import parlour.claim.FileFailure;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/** The files in which plays are saved. */
public final class PlayFile {
    /** Room for starts of the longest sequences: 2·10^6 elements of 20 characters are 40 MB. */
    private static final int MOST_BYTES = 64 << 20;

    private static final String EXAMPLE = "save game.txt, load game.txt";

    private PlayFile() {}

    /**
     * The play in a file.
     *
     * @throws BadInput if there is none
     */
    public static SavedPlay read(String file) {
        return SavedPlay.read(TextFile.read(file, MOST_BYTES, EXAMPLE));
    }

    /**
     * The play in a file that goes on from the start of the board.
     *
     * @throws BadInput if there is none, or it has another start
     */
    static <I> SavedPlay read(String file, Opened<I> start) {
        SavedPlay play = read(file);
        InstanceText text = InstanceText.parse(play.start());
        Game<I> game = start.game();
        if (!text.game().equals(game.profile().id())
                || !game.canonical(game.read(text)).equals(start.canonical())) {
            throw new BadInput(
                    play.start(),
                    "play (%s) has another start; open it with ./parlour play --load %s"
                            .formatted(BadInput.shown(play.start()), file));
        }
        return play;
    }

    /**
     * Writes a play.
     *
     * @throws BadInput if the file cannot be written
     */
    static void write(String file, SavedPlay play) {
        try {
            Files.writeString(FileNames.path(file, "FILE", EXAMPLE), play.text());
        } catch (IOException e) {
            throw FileNames.bad(file, "cannot be written: " + FileFailure.reason(e), EXAMPLE);
        }
    }
}
