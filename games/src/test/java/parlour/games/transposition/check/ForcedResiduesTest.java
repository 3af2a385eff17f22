package parlour.games.transposition.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.games.transposition.CountCensus;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.TranspositionGame;

/** The checker's tables against plain play on sequences, counted at the end. */
class ForcedResiduesTest {
    private static final TranspositionGame GAME = new TranspositionGame();

    /** What the plain rules say: a sequence of numbers below the size, and the moves left. */
    private record Plain(int size, int modulus, boolean descents) {
        int count(List<Integer> sequence) {
            int count = 0;
            for (int i = 0; i < sequence.size(); i++) {
                for (int j = 0; j < i; j++) {
                    boolean counts = !descents || j == i - 1;
                    count += counts && sequence.get(j) > sequence.get(i) ? 1 : 0;
                }
            }
            return count % modulus;
        }

        /** Whether a side gets an end among some residues. */
        boolean forces(boolean black, List<Integer> sequence, int left, List<Integer> residues) {
            if (left == 0) {
                return residues.contains(count(sequence));
            }
            boolean own = (left % 2 == 1) == black;
            for (int x = 0; x < size; x++) {
                if (!sequence.contains(x)) {
                    List<Integer> next = new ArrayList<>(sequence);
                    next.add(x);
                    if (forces(black, next, left - 1, residues) == own) {
                        return own;
                    }
                }
            }
            return !own;
        }
    }

    @Test
    void outcomesAndMovesAreThoseOfPlainPlay() {
        int games = 0;
        for (String start : List.of("", "1", "2 0", "3 1 2")) {
            for (String target : List.of("0", "1", "0 2")) {
                for (boolean descents : new boolean[] {false, true}) {
                    for (int moves = 0; moves <= 2; moves++) {
                        Plain plain = new Plain(5, 3, descents);
                        String text =
                                "transposition(domain=0..4,sequence=%s,moves=%d,mod=3,target=%s%s)"
                                        .formatted(
                                                start,
                                                moves,
                                                target,
                                                descents ? ",count=descents" : "");
                        compare(plain, numbers(start), moves, text, numbers(target));
                        games++;
                    }
                }
            }
        }
        assertThat(games).isEqualTo(72);
    }

    private static List<Integer> numbers(String words) {
        return words.isEmpty()
                ? List.of()
                : List.of(words.split(" ")).stream().map(Integer::valueOf).toList();
    }

    private static void compare(
            Plain plain, List<Integer> start, int left, String text, List<Integer> target) {
        CountGame game = (CountGame) GAME.read(InstanceText.parse(text));
        String winner = plain.forces(true, start, left, target) ? "BLACK" : "WHITE";
        String mover = left % 2 == 1 ? "BLACK" : "WHITE";
        List<String> winning = new ArrayList<>();
        for (int x = 0; x < plain.size && left > 0; x++) {
            List<Integer> next = new ArrayList<>(start);
            next.add(x);
            if (!start.contains(x)
                    && plain.forces(true, next, left - 1, target) == mover.equals("BLACK")) {
                winning.add(Integer.toString(x));
            }
        }
        ForcedResidues.check(game, new Claims(winner, true, winning, List.of()));
        String loser = winner.equals("BLACK") ? "WHITE" : "BLACK";
        assertThatThrownBy(
                        () ->
                                ForcedResidues.check(
                                        game, new Claims(loser, false, List.of(), List.of())))
                .hasMessage(winner + " wins");
        List<String> more = new ArrayList<>(winning);
        if (!more.remove("4")) {
            more.add("4");
        }
        assertThatThrownBy(
                        () -> ForcedResidues.check(game, new Claims(winner, true, more, List.of())))
                .hasMessageContaining("the winning moves are");
    }

    @Test
    void censusesAreThoseOfPlainPlay() {
        for (int modulus = 2; modulus <= 4; modulus++) {
            for (int moves = 1; moves <= 4; moves++) {
                Plain plain = new Plain(5, modulus, false);
                long[] counts = new long[5];
                for (int set = 0; set < 1 << plain.size; set++) {
                    if (Integer.bitCount(set) + moves <= plain.size) {
                        count(plain, set, moves, counts);
                    }
                }
                Json.Fields claim =
                        Json.fields()
                                .with("positions", counts[0])
                                .with("blackForcesAll", counts[1])
                                .with("whiteForcesAll", counts[2])
                                .with("whiteForcesNone", counts[3])
                                .with("noneForced", counts[4]);
                CountCensus census =
                        (CountCensus)
                                GAME.read(
                                        InstanceText.parse(
                                                "transposition(domain=0..4,moves=%d,mod=%d,census=true)"
                                                        .formatted(moves, modulus)));
                assertThat(ForcedResidues.check(census, claim)).isEqualTo(counts[0]);
                assertThatThrownBy(
                                () ->
                                        ForcedResidues.check(
                                                census, claim.with("noneForced", counts[4] + 1)))
                        .hasMessageContaining("the census is");
            }
        }
    }

    private static void count(Plain plain, int set, int moves, long[] counts) {
        List<Integer> used = new ArrayList<>();
        for (int x = 0; x < plain.size; x++) {
            if ((set >> x & 1) == 1) {
                used.add(x);
            }
        }
        int black = 0;
        int white = 0;
        for (int residue = 0; residue < plain.modulus; residue++) {
            black += plain.forces(true, used, moves, List.of(residue)) ? 1 : 0;
            white += plain.forces(false, used, moves, List.of(residue)) ? 1 : 0;
        }
        counts[0]++;
        counts[1] += black == plain.modulus ? 1 : 0;
        counts[2] += white == plain.modulus ? 1 : 0;
        counts[3] += white == 0 ? 1 : 0;
        counts[4] += black + white == 0 ? 1 : 0;
    }
}
