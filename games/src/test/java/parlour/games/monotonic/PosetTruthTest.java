package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Question;

/** Outcomes on posets against a table that was computed elsewhere. */
class PosetTruthTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    static List<String> rows() {
        return Table.lines("posets.csv").stream().skip(1).toList();
    }

    @Test
    void noRowIsLeftOut() {
        assertThat(rows()).hasSize(103);
    }

    /** Rows convention,a,d,deck,outcome,states. */
    @ParameterizedTest
    @MethodSource("rows")
    void outcomesAgree(String row) {
        String[] fields = row.split(",");
        String text =
                "monotonic(a=%s,d=%s,deck=%s,play=%s)"
                        .formatted(
                                fields[1],
                                fields[2],
                                deck(fields[3]),
                                fields[0].equals("nor") ? "normal" : "misere");
        assertThat(
                        GAME.solve(Instances.of(text), Ask.of(Question.OUTCOME), Budget.unlimited())
                                .claim(Claim.HasOutcome.class)
                                .orElseThrow()
                                .outcome())
                .isEqualTo(fields[4]);
    }

    private static String deck(String name) {
        String[] words = name.split(" ");
        return switch (words[0]) {
            case "bool" -> "cube:" + words[1];
            case "prod" -> "chains:" + words[1];
            case "anti" -> "poset:(a b c d)";
            default -> {
                String[] sizes = words[1].split("x");
                yield SmallPosets.chains(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
            }
        };
    }
}
