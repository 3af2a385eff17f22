package parlour.games.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.catalogue.Playable.Row;

/** A game that has nothing but rules: answers equal brute force, and certificates are accepted. */
class FiniteGameTest {
    private static final DagGame GAME = new DagGame();
    private static final int SEEDS = 60;

    private static List<DagGame.Dag> dags(String ends) {
        List<DagGame.Dag> dags = new ArrayList<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            dags.add(new DagGame.Dag(seed, 14, ends));
        }
        return dags;
    }

    @Test
    void outcomesMovesAndPliesEqualBruteForce() {
        Set<Outcome> met = EnumSet.noneOf(Outcome.class);
        for (DagGame.Dag dag : dags("ANY")) {
            var brute = new BruteForce<>(dag);
            Answer answer =
                    answer(dag, Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS);
            met.add(brute.outcome());

            assertThat(answer.claim(Claim.HasOutcome.class).orElseThrow().outcome())
                    .describedAs("%s", dag)
                    .isEqualTo(brute.outcome().toString());
            assertThat(answer.claim(Claim.WinningMoves.class).orElseThrow().moves())
                    .isEqualTo(
                            dag.result(14).isPresent()
                                    ? List.of()
                                    : dag.moves(14).stream()
                                            .filter(v -> brute.outcome(v) == Outcome.PREVIOUS)
                                            .map(String::valueOf)
                                            .toList());
            assertThat(answer.claim(Claim.HasRemoteness.class).map(Claim.HasRemoteness::plies))
                    .isEqualTo(boxed(brute.remoteness(14)));
        }
        assertThat(met).containsExactly(Outcome.values());
    }

    private static Optional<Long> boxed(OptionalLong plies) {
        return plies.isPresent() ? Optional.of(plies.getAsLong()) : Optional.empty();
    }

    @Test
    void nimbersEqualBruteForceAndAreRefusedElsewhere() {
        for (DagGame.Dag dag : dags("LOST")) {
            assertThat(
                            answer(dag, Question.NIMBER)
                                    .claim(Claim.HasNimber.class)
                                    .orElseThrow()
                                    .nimber())
                    .describedAs("%s", dag)
                    .isEqualTo(new BruteForce<>(dag).nimber(14));
        }
        assertThat(dags("ANY"))
                .anyMatch(
                        dag ->
                                answer(dag, Question.NIMBER)
                                        .claim(Claim.NimberRefused.class)
                                        .isPresent());
    }

    @Test
    void everyCertificateIsAcceptedAndAFalseOneIsNot() {
        int rejected = 0;
        for (String ends : List.of("ANY", "LOST")) {
            for (DagGame.Dag dag : dags(ends)) {
                for (Question[] questions :
                        new Question[][] {
                            {Question.OUTCOME},
                            {Question.OUTCOME, Question.WINNING_MOVES},
                            {Question.NIMBER, Question.WINNING_MOVES},
                            {Question.REMOTENESS}
                        }) {
                    byte[] proof = proof(dag, questions);
                    assertThat(check(dag, proof))
                            .describedAs("%s %s", dag, List.of(questions))
                            .isInstanceOf(Report.Accepted.class);
                    assertThat(check(dag, lied(proof)))
                            .describedAs("%s %s", dag, List.of(questions))
                            .isInstanceOf(Report.Rejected.class);
                    rejected++;
                }
            }
        }
        assertThat(rejected).isEqualTo(2 * SEEDS * 4);
    }

    @Test
    void movesAreListedBestFirst() {
        for (DagGame.Dag dag : dags("ANY")) {
            List<Row> rows = GAME.moves(dag, Budget.unlimited());
            assertThat(rows).hasSameSizeAs(dag.moves(14));
            assertThat(rows.stream().map(row -> "PDN".indexOf(row.outcome())).toList()).isSorted();
            assertThat(rows).allMatch(row -> row.wins() == row.outcome().equals("P"));
        }
    }

    @Test
    void playMovesToTheOptionOrSaysWhatIsLegal() {
        DagGame.Dag dag =
                dags("ANY").stream().filter(d -> d.moves(14).size() > 2).findFirst().orElseThrow();
        int move = dag.moves(14).get(1);

        assertThat(GAME.play(dag, String.valueOf(move)).at()).isEqualTo(move);
        assertThatThrownBy(() -> GAME.play(dag, "99"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "move (99) is not legal here; try " + dag.moves(14).get(0) + " or " + move);
    }

    @Test
    void aBudgetThatRunsOutIsAnUnknown() {
        Budget none = Budget.unlimited();
        none.cancel();

        Answer answer = GAME.solve(dags("ANY").get(1), Ask.of(Question.OUTCOME), none);

        assertThat(answer.standing())
                .isEqualTo(new Standing.Unknown("stopped by interrupt", true, List.of()));
        assertThat(answer.claims()).isEmpty();
    }

    private static Answer answer(DagGame.Dag dag, Question first, Question... others) {
        return GAME.solve(dag, Ask.of(first, others), Budget.unlimited());
    }

    private static byte[] proof(DagGame.Dag dag, Question... questions) {
        var out = new ByteArrayOutputStream();
        var writer = new CertificateWriter(out);
        GAME.solve(dag, new Ask(Set.of(questions), Optional.of(writer)), Budget.unlimited());
        writer.seal();
        return out.toByteArray();
    }

    /** The same certificate with another outcome in its claim, sealed again. */
    private static byte[] lied(byte[] proof) {
        var out = new ByteArrayOutputStream();
        var writer = new CertificateWriter(out);
        var lines = new CertificateReader(new ByteArrayInputStream(proof));
        CertificateHeader header = CertificateHeader.read(lines.line().orElseThrow()).orElseThrow();
        boolean lost =
                header.claim().values().get("outcome") instanceof Json.Text(String o)
                        && o.equals("P");
        writer.open(
                new CertificateHeader(
                        header.kind(),
                        header.instance(),
                        header.claims(),
                        header.claim().with("outcome", lost ? "N" : "P")));
        for (var line = lines.line(); line.isPresent(); line = lines.line()) {
            writer.line(line.get());
        }
        writer.seal();
        return out.toByteArray();
    }

    private static Report check(DagGame.Dag dag, byte[] proof) {
        var lines = new CertificateReader(new ByteArrayInputStream(proof));
        CertificateHeader header = CertificateHeader.read(lines.line().orElseThrow()).orElseThrow();
        return GAME.check(dag, header, lines);
    }
}
