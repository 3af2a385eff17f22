package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.game.Convention;

/** The game's answers against tables that were computed elsewhere. */
class MonotonicTruthTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    /** Rows convention,a,d,n_from,letters; those with larger a + d are slow. */
    private static Stream<String> outcomeRows(boolean slow) {
        return Table.lines("finite_chain_outcomes.csv").stream()
                .skip(1)
                .filter(row -> isSlow(row.split(",")) == slow);
    }

    private static boolean isSlow(String[] row) {
        int a = Integer.parseInt(row[1]);
        int d = Integer.parseInt(row[2]);
        return a + d > 10 && d > 2;
    }

    static List<String> quickRows() {
        return outcomeRows(false).toList();
    }

    static List<String> slowRows() {
        return outcomeRows(true).toList();
    }

    @Test
    void noRowIsLeftOut() {
        assertThat(quickRows().size() + slowRows().size()).isEqualTo(34);
    }

    @ParameterizedTest
    @MethodSource("quickRows")
    void outcomesAgree(String row) {
        assertThat(letters(row)).isEqualTo(row.split(",")[4]);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slowRows")
    void outcomesOfLongerRunsAgree(String row) {
        assertThat(letters(row)).isEqualTo(row.split(",")[4]);
    }

    private static String letters(String row) {
        String[] fields = row.split(",");
        Convention convention = fields[0].equals("nor") ? Convention.NORMAL : Convention.MISERE;
        StringBuilder letters = new StringBuilder();
        for (int n = 0; n < fields[4].length(); n++) {
            MonotonicInstance instance =
                    Instances.empty(
                            Integer.parseInt(fields[1]),
                            Integer.parseInt(fields[2]),
                            n + Integer.parseInt(fields[3]),
                            convention);
            letters.append(outcome(instance));
        }
        return letters.toString();
    }

    private static String outcome(MonotonicInstance instance) {
        Answer answer = GAME.solve(instance, Ask.of(Question.OUTCOME), Budget.unlimited());
        return answer.claim(Claim.HasOutcome.class).orElseThrow().outcome();
    }

    static List<String> nimberRows() {
        return Table.lines("grundy_finite.csv").stream().skip(1).toList();
    }

    @ParameterizedTest
    @MethodSource("nimberRows")
    void nimbersAgree(String row) {
        String[] fields = row.split(",");
        int n = Integer.parseInt(fields[2]);
        for (String nimber : fields[3].split(" ")) {
            String instance = "monotonic(a=%s,d=%s,deck=%d)".formatted(fields[0], fields[1], n++);
            Answer answer =
                    GAME.solve(
                            GAME.read(InstanceText.parse(instance)),
                            Ask.of(Question.OUTCOME, Question.NIMBER),
                            Budget.unlimited());
            assertThat(answer.claim(Claim.HasNimber.class).orElseThrow().nimber())
                    .as(instance)
                    .isEqualTo(Long.parseLong(nimber));
        }
    }

    static List<String> patienceRows() {
        return Table.lines("naive_patience_a6d6n13.csv");
    }

    /**
     * Rows a,d,n,normal,misère,nimber, the nimber -1 where there is none or it was not computed.
     */
    @ParameterizedTest
    @MethodSource("patienceRows")
    void bothConventionsAgree(String row) {
        String[] fields = row.split(",");
        int a = Integer.parseInt(fields[0]);
        int d = Integer.parseInt(fields[1]);
        int n = Integer.parseInt(fields[2]);
        assertThat(outcome(Instances.empty(a, d, n, Convention.NORMAL))).isEqualTo(fields[3]);
        assertThat(outcome(Instances.empty(a, d, n, Convention.MISERE))).isEqualTo(fields[4]);
    }
}
