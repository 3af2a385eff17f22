package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;

/**
 * A word over two letters: the simplest board of the game in which all but one free element will be
 * played. Every free element is a letter, its rank even (true) or odd; every move deletes a letter;
 * the last two letters decide: equal for Black, different for White.
 *
 * <p>Neighbouring pennies of one clump have different letters, pennies beside a pivot equal ones; a
 * piece stands between any two letters, black if they are equal.
 */
final class Letters {
    private final boolean[] even;

    private Letters(boolean[] even) {
        this.even = even;
    }

    static Letters of(Pennies pennies) {
        boolean[] even = new boolean[pennies.count()];
        int at = 0;
        boolean letter = true;
        for (int clump : pennies.clumps()) {
            for (int i = 0; i < clump; i++) {
                even[at++] = letter;
                letter = !letter;
            }
            letter = !letter;
        }
        return new Letters(even);
    }

    static Letters of(Pieces pieces) {
        boolean[] even = new boolean[pieces.count() + 1];
        even[0] = true;
        for (int i = 1; i < even.length; i++) {
            even[i] = pieces.isBlack(i) == even[i - 1];
        }
        return new Letters(even);
    }

    int length() {
        return even.length;
    }

    /** Whether a letter, counted from 0, is that of even ranks; the first one always is. */
    boolean isEven(int letter) {
        return even[letter];
    }

    Letters without(int letter) {
        boolean[] rest = new boolean[even.length - 1];
        System.arraycopy(even, 0, rest, 0, letter);
        System.arraycopy(even, letter + 1, rest, letter, rest.length - letter);
        return new Letters(rest);
    }

    /** Letters of even rank less letters of odd rank. */
    int difference() {
        int difference = 0;
        for (boolean letter : even) {
            difference += letter ? 1 : -1;
        }
        return difference;
    }

    Pennies pennies() {
        List<Integer> clumps = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= even.length; i++) {
            if (i == even.length || even[i] == even[i - 1]) {
                clumps.add(i - from);
                from = i;
            }
        }
        return new Pennies(clumps);
    }

    Pieces pieces() {
        StringBuilder word = new StringBuilder(even.length);
        for (int i = 1; i < even.length; i++) {
            word.append(even[i] == even[i - 1] ? 'b' : 'w');
        }
        return new Pieces(word.toString());
    }
}
