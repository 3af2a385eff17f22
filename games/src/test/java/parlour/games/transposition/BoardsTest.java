package parlour.games.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardsTest {
    private static List<Pennies> compositions(int count) {
        List<Pennies> all = new ArrayList<>();
        for (int cuts = 0; cuts < 1 << (count - 1); cuts++) {
            List<Integer> clumps = new ArrayList<>(List.of(1));
            for (int i = 0; i < count - 1; i++) {
                if ((cuts >> i & 1) == 1) {
                    clumps.add(1);
                } else {
                    clumps.add(clumps.removeLast() + 1);
                }
            }
            all.add(new Pennies(clumps));
        }
        return all;
    }

    @Test
    void publishedExampleHasDifferenceMinusTwo() {
        Pennies pennies = (Pennies) Positions.read("transposition(pennies=3 5 2 1 7 1 4 2 1)");
        assertThat(pennies.differenceByLetters()).isEqualTo(-2);
        assertThat(pennies.differenceByPens()).isEqualTo(-2);
        assertThat(pennies.differenceByBorders()).isEqualTo(-2);
    }

    @Test
    void threeFormulasOfTheDifferenceAgree() {
        int compared = 0;
        for (int count = 2; count <= 15; count++) {
            for (Pennies pennies : compositions(count)) {
                int difference = pennies.differenceByLetters();
                if (difference != pennies.differenceByPens()
                        || difference != pennies.differenceByBorders()
                        || Math.floorMod(difference, 2) != count % 2) {
                    assertThat(difference).as(pennies.canonical()).isNull();
                }
                compared++;
            }
        }
        assertThat(compared).isEqualTo((1 << 15) - 2);
    }

    @Test
    void takingPenniesIsWhatTheRulesSay() {
        for (int count = 3; count <= 11; count++) {
            for (Pennies pennies : compositions(count)) {
                Set<List<Integer>> found = new HashSet<>();
                for (int penny = 1; penny <= count; penny++) {
                    found.add(pennies.after(penny).clumps());
                }
                assertThat(found).as(pennies.canonical()).isEqualTo(byTheRules(pennies.clumps()));
            }
        }
    }

    /** The rules (i)-(v) with "at least 3" where the first publication says "more than 3". */
    private static Set<List<Integer>> byTheRules(List<Integer> clumps) {
        Set<List<Integer>> all = new HashSet<>();
        int k = clumps.size();
        if (clumps.getFirst() >= 2) {
            all.add(replaced(clumps, 0, 1, List.of(clumps.getFirst() - 1)));
        }
        if (clumps.getLast() >= 2) {
            all.add(replaced(clumps, k - 1, 1, List.of(clumps.getLast() - 1)));
        }
        for (int i = 0; i < k; i++) {
            int size = clumps.get(i);
            if (size == 1 && k >= 2) {
                all.add(replaced(clumps, i, 1, List.of()));
            }
            for (int left = 1; size >= 3 && left <= size - 2; left++) {
                all.add(replaced(clumps, i, 1, List.of(left, size - 1 - left)));
            }
            if (i + 1 < k && size + clumps.get(i + 1) >= 3) {
                all.add(replaced(clumps, i, 2, List.of(size + clumps.get(i + 1) - 1)));
            }
        }
        return all;
    }

    private static List<Integer> replaced(
            List<Integer> clumps, int at, int gone, List<Integer> by) {
        List<Integer> next = new ArrayList<>(clumps.subList(0, at));
        next.addAll(by);
        next.addAll(clumps.subList(at + gone, clumps.size()));
        return next;
    }

    @Test
    void penniesAndPiecesAreOneBoard() {
        for (int count = 2; count <= 12; count++) {
            for (Pennies pennies : compositions(count)) {
                Pieces pieces = pennies.pieces();
                assertThat(pieces.count()).isEqualTo(count - 1);
                assertThat(pieces.pennies()).isEqualTo(pennies);
                assertThat(pieces.word()).isEqualTo(byCuts(pennies));
                assertThat(pieces.toMove()).isEqualTo(pennies.toMove());
                if (pieces.isOver()) {
                    continue;
                }
                Set<Pennies> throughPieces = new HashSet<>();
                for (String move : pieces.moves()) {
                    Pieces after = pieces.after(pieces.letter(move).orElseThrow());
                    assertThat(after.word()).isEqualTo(played(pieces.word(), move));
                    throughPieces.add(after.pennies());
                }
                Set<Pennies> throughPennies = new HashSet<>();
                for (int penny = 1; penny <= count; penny++) {
                    throughPennies.add(pennies.after(penny));
                    assertThat(pieces.moves()).contains(pieces.move(penny - 1));
                    assertThat(pieces.after(pieces.letter(pieces.move(penny - 1)).orElseThrow()))
                            .isEqualTo(pennies.after(penny).pieces());
                }
                assertThat(throughPieces).isEqualTo(throughPennies);
            }
        }
    }

    /** Parts n_i become n_i − 1 white pieces and then, but for the last, a black one. */
    private static String byCuts(Pennies pennies) {
        StringBuilder word = new StringBuilder();
        for (int clump : pennies.clumps()) {
            word.append("w".repeat(clump - 1)).append('b');
        }
        return word.substring(0, word.length() - 1);
    }

    private static String played(String word, String move) {
        int dash = move.indexOf('-');
        int piece = Integer.parseInt(dash < 0 ? move : move.substring(0, dash)) - 1;
        return word.substring(0, piece)
                + (dash < 0 ? "" : "b")
                + word.substring(piece + (dash < 0 ? 1 : 2));
    }

    @Test
    void illegalMovesOfPiecesAreRefused() {
        Pieces pieces = new Pieces("bwwbw");
        assertThat(pieces.moves()).containsExactly("1", "2-3", "4", "5");
        for (String move : List.of("0", "2", "3", "6", "1-2", "3-4", "2-4", "x", "", "2-", "-3")) {
            assertThat(pieces.letter(move)).as(move).isEmpty();
        }
    }

    @Test
    void numbersAndPenniesAreOneBoard() {
        for (int d = 2; d <= 10; d++) {
            for (int set = 0; set < 1 << d; set++) {
                int moves = d - Integer.bitCount(set) - 1;
                if (moves < 1) {
                    continue;
                }
                NumberGame numbers = Positions.ofSet(d, set, moves, Parity.EVEN);
                ThreeBoards boards = new ThreeBoards(numbers);
                Pennies pennies = boards.pennies();
                assertThat(pennies.count()).isEqualTo(moves + 1);
                assertThat(pennies.toMove()).isEqualTo(numbers.toMove());
                Anatomy anatomy = new Anatomy(numbers.domain().line(), numbers.sequence());
                assertThat(Math.abs(pennies.differenceByLetters()))
                        .isEqualTo(Math.abs(anatomy.colourDifference()));
                for (int penny = 1; penny <= moves + 1 && moves > 1; penny++) {
                    Place element = boards.element(penny);
                    assertThat(boards.penny(element)).isEqualTo(penny);
                    assertThat(boards.takePenny(penny).pennies()).isEqualTo(pennies.after(penny));
                    String move = boards.pieces().move(penny - 1);
                    assertThat(boards.movePiece(move).pieces())
                            .isEqualTo(boards.play(element).pieces());
                }
            }
        }
    }

    @Test
    void penniesAreRealisedOnALineOfNumbers() {
        for (int count = 2; count <= 9; count++) {
            for (Pennies pennies : compositions(count)) {
                ThreeBoards boards = ThreeBoards.of(pennies);
                assertThat(boards.pennies()).isEqualTo(pennies);
                assertThat(boards.numbers().moves()).isEqualTo(count - 1);
            }
        }
    }
}
