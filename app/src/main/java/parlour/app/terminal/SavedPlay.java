package parlour.app.terminal;

import java.util.ArrayList;
import java.util.List;
import parlour.app.play.Level;
import parlour.app.play.Opponent;
import parlour.claim.BadInput;

/**
 * A play as a text: one word and its value on a line.
 *
 * @param start the canonical instance string of the first position
 * @param seat whom the person plays
 * @param opponent who plays the others
 * @param moves the moves
 */
public record SavedPlay(String start, Seat seat, Opponent opponent, List<String> moves) {
    private static final String TITLE = "parlour-play 1";

    /** Keeps a copy. */
    public SavedPlay {
        moves = List.copyOf(moves);
    }

    /** The text. */
    String text() {
        StringBuilder text = new StringBuilder(TITLE).append('\n');
        text.append("start ").append(start).append('\n');
        text.append("side ").append(seat.word()).append('\n');
        text.append("opponent ").append(opponent.level().word()).append('\n');
        text.append("seed ").append(opponent.seed()).append('\n');
        moves.forEach(move -> text.append("move ").append(move).append('\n'));
        return text.toString();
    }

    /**
     * Reads a text.
     *
     * @throws BadInput naming the first line that does not belong there
     */
    public static SavedPlay read(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(TITLE)) {
            throw bad(lines.isEmpty() ? "" : lines.getFirst(), "the first line is " + TITLE);
        }
        List<String> moves = new ArrayList<>();
        for (String line : lines.subList(Math.min(5, lines.size()), lines.size())) {
            moves.add(value(line, "move"));
        }
        return new SavedPlay(
                value(line(lines, 1), "start"),
                Seat.named(value(line(lines, 2), "side")),
                new Opponent(
                        Level.named(value(line(lines, 3), "opponent")),
                        seed(value(line(lines, 4), "seed"))),
                moves);
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "";
    }

    private static String value(String line, String word) {
        if (!line.startsWith(word + " ")) {
            throw bad(line, "a line that begins with " + word + " is expected here");
        }
        return line.substring(word.length() + 1);
    }

    /**
     * The number that the opponent's dice are thrown with.
     *
     * @throws BadInput if it is none
     */
    public static long seed(String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw new BadInput(
                    text,
                    "seed (" + BadInput.shown(text) + ") cannot be read: give a number, as in 7");
        }
        return Long.parseLong(text);
    }

    private static BadInput bad(String token, String expected) {
        return new BadInput(
                token,
                "no saved play ("
                        + BadInput.shown(token)
                        + "): "
                        + expected
                        + "; save one with the command save FILE");
    }
}
