package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.games.transposition.Domain;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Sequence;

/**
 * Positions as words: {@code a..p} a run of 1..16 free points, {@code W V Z Q} ω ω* ζ dense, {@code
 * 1 2} a used block of one or two points.
 */
public final class Words {
    private Words() {}

    static boolean isWord(String word) {
        return word.matches("[a-pWVZQ12]+");
    }

    public static NumberGame position(String word, long moves) {
        List<String> terms = new ArrayList<>();
        List<String> used = new ArrayList<>();
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            terms.add(
                    switch (letter) {
                        case 'W' -> "omega";
                        case 'V' -> "omega*";
                        case 'Z' -> "zeta";
                        case 'Q' -> "eta";
                        case '1' -> "run:1";
                        case '2' -> "run:2";
                        default -> "run:" + (letter - 'a' + 1);
                    });
            for (int key = 0; key < "012".indexOf(letter); key++) {
                used.add(i + ":" + key);
            }
        }
        Domain domain = Domain.read(String.join("+", terms));
        Sequence sequence = Sequence.read(domain, String.join(" ", used));
        return new NumberGame(domain, sequence, moves, Parity.EVEN);
    }
}
