package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.CollectedLines;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;

class BoxPositionsTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    private static List<Json> proof(String instance) {
        return proof(instance, Ask.of(Question.OUTCOME));
    }

    private static List<Json> proof(String instance, Ask ask) {
        List<Json> lines = new ArrayList<>();
        GAME.solve(
                Instances.of(instance), ask.proving(new CollectedLines(lines)), Budget.unlimited());
        return lines;
    }

    private static Set<CheckPosition> reachable(CheckRules rules) {
        Set<CheckPosition> seen = new HashSet<>();
        List<CheckPosition> open = new ArrayList<>(List.of(rules.start()));
        while (!open.isEmpty()) {
            CheckPosition position = open.removeLast();
            if (rules.result(position).isEmpty() && seen.add(position)) {
                rules.moves(position).forEach(move -> open.add(rules.play(position, move)));
            }
        }
        return seen;
    }

    /** Bit by bit: the box says of every position within reach what brute force finds. */
    @ParameterizedTest
    @ValueSource(strings = {"", ",play=misere"})
    void aTableKnowsWhoLosesEverywhere(String play) {
        int lost = 0;
        int won = 0;
        int least = play.isEmpty() ? 3 : 2;
        for (int a = least; a <= 6; a++) {
            for (int d = least; d <= 6; d++) {
                String text = "monotonic(a=%d,d=%d,deck=Q%s)".formatted(a, d, play);
                OrderInstance instance = OrderInstance.read(text);
                BruteForce<CheckPosition, CheckMove> plain = new BruteForce<>(instance.rules());
                BoxPositions box = new BoxPositions(instance);
                Set<CheckPosition> reachable = reachable(instance.rules());
                assertThat(reachable).noneMatch(box::isLost);
                List<Json> lines = proof(text);
                lines.subList(1, lines.size()).forEach(box::takes);
                for (CheckPosition position : reachable) {
                    boolean isLost = plain.outcome(position) == Outcome.PREVIOUS;
                    assertThat(box.isLost(position))
                            .as("%s at %s", text, position)
                            .isEqualTo(isLost);
                    lost += isLost ? 1 : 0;
                    won += isLost ? 0 : 1;
                }
            }
        }
        assertThat(lost).isGreaterThan(70);
        assertThat(won).isGreaterThan(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=6,d=5,deck=Q)",
                "monotonic(a=9,d=8,deck=Q,play=misere)",
                "monotonic(a=5,d=5,deck=Q,board=1 2 1/2)",
                "monotonic(a=5,d=4,deck=Q+1+Q,play=misere,board=0:1/2)",
                "monotonic(a=4,d=6,at=QPQBQBQ)"
            })
    void proofsAreBoxes(String instance) {
        for (Ask asked :
                List.of(
                        Ask.of(Question.OUTCOME),
                        Ask.of(Question.OUTCOME, Question.WINNING_MOVES))) {
            List<Json> lines = proof(instance, asked);
            assertThat(((Json.Fields) lines.getFirst()).values().get("kind"))
                    .isEqualTo(new Json.Text("young-box"));
            assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        }
    }

    /** Gaps without cards, or with finitely many, are no points of a diagram. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=5,d=4,at=QR0PQ); header: some gaps are not those of Q",
                "monotonic(a=5,d=4,deck=Q+1,board=1:0); header: some gaps are not those of Q",
                "monotonic(a=5,d=4,deck=Q+2+Q); header: some gaps are not those of Q",
                "monotonic(a=5,d=4,deck=N); header: some gaps are not those of Q",
                "monotonic(a=2,d=4,deck=Q); header: no box of 0 x 2",
                "monotonic(a=5,d=4,deck=9); header: no canonical instance (monotonic(a=5,d=4,deck=9))"
            })
    void otherDecksAreRefused(String instance, String reason) {
        List<Json> lines = proof("monotonic(a=5,d=4,deck=Q)");
        lines.set(0, ((Json.Fields) lines.getFirst()).with("instance", instance));
        assertThat(Certificates.check(lines)).isEqualTo(new Report.Rejected(reason));
    }

    /** Lines of strategies have no place among those of a box. */
    @Test
    void linesOfOtherKindsAreRefused() {
        List<Json> lines = proof("monotonic(a=4,d=4,deck=Q)");
        lines.add(Json.fields().with("lost", "3.4.Q ++").with("replies", Json.texts(List.of())));
        assertThat(Certificates.check(lines))
                .isEqualTo(new Report.Rejected("line 3: no diagram is left"));
        lines.remove(1);
        assertThat(Certificates.check(lines))
                .isEqualTo(new Report.Rejected("line 2: expected bits and a nimber"));
        lines.remove(1);
        assertThat(Certificates.check(lines))
                .isEqualTo(new Report.Rejected("no winning move of the start is shown"));
    }
}
