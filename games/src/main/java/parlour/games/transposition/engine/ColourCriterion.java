package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Pieces;
import parlour.games.transposition.Side;

/**
 * Decides pennies and pieces. Colour the pennies alternately along the line, repeating the colour
 * at each border; Δ is the number of pennies of the first colour less the others. Black wins
 * exactly if |Δ| &gt;= 2 with an even and |Δ| &gt;= 3 with an odd number of pennies: he takes the
 * minority colour, White the majority. Cost: linear.
 */
public final class ColourCriterion {
    /** The fixed word for this method. */
    public static final String METHOD = "colour-difference";

    private final Pennies pennies;
    private final int difference;

    /** Looks at pennies. */
    public ColourCriterion(Pennies pennies) {
        this.pennies = pennies;
        this.difference = pennies.differenceByPens();
    }

    /** Looks at pieces. */
    public static ColourCriterion of(Pieces pieces) {
        return new ColourCriterion(pieces.pennies());
    }

    /** Δ. */
    public int difference() {
        return difference;
    }

    /** Who wins. */
    public Side winner() {
        return winner(pennies.count(), difference);
    }

    private static Side winner(int count, int difference) {
        int needed = (count & 1) == 0 ? 2 : 3;
        return Math.abs(difference) >= needed ? Side.BLACK : Side.WHITE;
    }

    /** Who wins after a penny of the first or the other colour is taken. */
    public Side winnerAfter(boolean firstColour) {
        return winner(pennies.count() - 1, difference + (firstColour ? -1 : 1));
    }

    /** The winning pennies of the side to move, counted from 1 along the line. */
    public List<Integer> winningPennies() {
        List<Integer> winning = new ArrayList<>();
        if (pennies.isOver()) {
            return winning;
        }
        boolean first = winnerAfter(true) == pennies.toMove();
        boolean other = winnerAfter(false) == pennies.toMove();
        boolean colour = true;
        int penny = 1;
        for (int clump : pennies.clumps()) {
            for (int i = 0; i < clump; i++, penny++) {
                if (colour ? first : other) {
                    winning.add(penny);
                }
                colour = !colour;
            }
            colour = !colour;
        }
        return winning;
    }

    /** The winning moves in pieces, each once, from left to right. */
    public static List<String> winningMoves(Pieces pieces) {
        List<String> moves = new ArrayList<>();
        for (int penny : of(pieces).winningPennies()) {
            String move = pieces.move(penny - 1);
            if (moves.isEmpty() || !moves.getLast().equals(move)) {
                moves.add(move);
            }
        }
        return moves;
    }
}
