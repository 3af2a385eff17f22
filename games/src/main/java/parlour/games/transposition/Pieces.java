package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The game of black and white pieces in a row. A move removes a black piece ({@code i}), removes an
 * end piece of either colour, or replaces two neighbouring white pieces by a black one ({@code
 * i-j}); pieces are counted from 1. The last piece decides: a black one wins for Black. Black moves
 * when the number of pieces is odd.
 *
 * <p>Piece i stands between letters i−1 and i of {@link Letters}, counted from 0, and every move is
 * the deletion of a letter.
 *
 * @param word {@code b} and {@code w} from left to right, at least one
 */
public record Pieces(String word) implements TranspositionInstance {
    /** The number of pieces. */
    public int count() {
        return word.length();
    }

    /** Whether a piece, counted from 1, is black. */
    public boolean isBlack(int piece) {
        return word.charAt(piece - 1) == 'b';
    }

    /** Who is to move. */
    public Side toMove() {
        return Side.toMove(count());
    }

    /** Whether one piece is left. */
    public boolean isOver() {
        return count() == 1;
    }

    /** Every legal move, from left to right. */
    public List<String> moves() {
        List<String> moves = new ArrayList<>();
        if (isOver()) {
            return moves;
        }
        int count = count();
        for (int piece = 1; piece <= count; piece++) {
            if (piece == 1 || piece == count || isBlack(piece)) {
                moves.add(Integer.toString(piece));
            }
            if (piece < count && !isBlack(piece) && !isBlack(piece + 1)) {
                moves.add(piece + "-" + (piece + 1));
            }
        }
        return moves;
    }

    /** The letter, counted from 0, that a move deletes; empty if the move is not legal. */
    public OptionalInt letter(String move) {
        int dash = move.indexOf('-');
        int piece = piece(dash < 0 ? move : move.substring(0, dash));
        if (piece == 0 || isOver()) {
            return OptionalInt.empty();
        }
        if (dash >= 0) {
            boolean whites =
                    piece(move.substring(dash + 1)) == piece + 1
                            && !isBlack(piece)
                            && !isBlack(piece + 1);
            return whites ? OptionalInt.of(piece) : OptionalInt.empty();
        }
        if (piece == 1) {
            return OptionalInt.of(0);
        }
        boolean legal = piece == count() || isBlack(piece);
        return legal ? OptionalInt.of(piece) : OptionalInt.empty();
    }

    /** The number of a piece; 0 if the text is none. */
    private int piece(String text) {
        if (!text.matches("[1-9][0-9]{0,6}")) {
            return 0;
        }
        int piece = Integer.parseInt(text);
        return piece <= count() ? piece : 0;
    }

    /** The move that deletes a letter, counted from 0. */
    public String move(int letter) {
        if (letter == 0 || letter == count()) {
            return Integer.toString(Math.max(letter, 1));
        }
        if (isBlack(letter)) {
            return Integer.toString(letter);
        }
        return isBlack(letter + 1) ? Integer.toString(letter + 1) : letter + "-" + (letter + 1);
    }

    /** The position after deleting a letter. */
    public Pieces after(int letter) {
        return Letters.of(this).without(letter).pieces();
    }

    /** The same position in pennies. */
    public Pennies pennies() {
        return Letters.of(this).pennies();
    }

    @Override
    public String canonical() {
        return "transposition(pieces=" + word + ")";
    }
}
