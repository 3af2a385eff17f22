package parlour.app.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/** The files in which plays are saved. */
public final class PlayFile {
    private PlayFile() {}

    /**
     * The play in a file.
     *
     * @throws BadInput if there is none
     */
    public static SavedPlay read(String file) {
        try {
            return SavedPlay.read(Files.readString(path(file)));
        } catch (IOException e) {
            throw bad(file, "cannot be read");
        }
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
            Files.writeString(path(file), play.text());
        } catch (IOException e) {
            throw bad(file, "cannot be written");
        }
    }

    private static Path path(String file) {
        try {
            if (!file.isEmpty()) {
                return Path.of(file);
            }
        } catch (InvalidPathException e) {
            throw bad(file, "is no name of a file");
        }
        throw bad(file, "is missing");
    }

    private static BadInput bad(String file, String reason) {
        return new BadInput(
                file,
                "file ("
                        + BadInput.shown(file)
                        + ") "
                        + reason
                        + "; name one, as in save game.txt");
    }
}
