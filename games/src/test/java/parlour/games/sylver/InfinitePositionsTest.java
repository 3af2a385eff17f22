package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.catalogue.Playable;

class InfinitePositionsTest {
    private static Answer answer(String named) {
        return Certificates.answer(
                "sylver(named=" + named + ")", Question.OUTCOME, Question.WINNING_MOVES);
    }

    @ParameterizedTest
    @CsvSource({
        "'', N, 5",
        "2, N, 3",
        "3, N, 2",
        "4, N, 6",
        "5, P, ",
        "6, N, 9",
        "7, P, ",
        "8, N, 12",
        "9, N, 6",
        "10, N, 5",
        "12, N, 8",
        "15, N, 5",
        "25, N, 5",
        "35, N, 5",
        "35, N, 7",
        "'8 12', P, ",
        "'6 9', P, ",
        "'12 15 18', P, ",
        "'12 18 21', P, ",
        "'10 15', N, 5"
    })
    void knownPositions(String named, String outcome, String reply) {
        Answer answer = answer(named);
        assertThat(answer.claim(Claim.HasOutcome.class))
                .as(named)
                .contains(new Claim.HasOutcome(outcome));
        assertThat(answer.standing()).isEqualTo(new Standing.Proved());
        if (reply != null) {
            assertThat(answer.claim(Claim.WinningMoves.class).orElseThrow().moves())
                    .contains(reply);
        }
    }

    @Test
    void sixteenIsUnknownWithWhatIsKnown() {
        Answer answer = answer("16");
        assertThat(answer.standing()).isInstanceOf(Standing.Unknown.class);
        var unknown = (Standing.Unknown) answer.standing();
        assertThat(unknown.stopped()).isFalse();
        assertThat(unknown.explored()).contains("no winning reply below", "Hutchings");
        assertThat(unknown.knownMoves())
                .contains(
                        new Standing.KnownMove("2", "N"),
                        new Standing.KnownMove("4", "N"),
                        new Standing.KnownMove("8", "N"),
                        new Standing.KnownMove("12", "N"),
                        new Standing.KnownMove("33", "N"));
        assertThat(unknown.knownMoves()).noneMatch(move -> move.outcome().equals("P"));
        assertThat(answer.claim(Claim.HasOutcome.class)).isEmpty();
        assertThat(answer.toJson().toString()).isEqualTo(answer("16").toJson().toString());
        System.out.println(answer.toJson() + " " + answer.counts());
    }

    @Test
    void tripleOfThreesHasAllItsReplies() {
        var moves = answer("6 15").claim(Claim.WinningMoves.class).orElseThrow();
        assertThat(moves.moves()).contains("9");
        assertThat(answer("3").claim(Claim.WinningMoves.class).orElseThrow())
                .isEqualTo(Claim.WinningMoves.all(List.of("2")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "5",
                "10",
                "35",
                "4",
                "3",
                "6",
                "9",
                "6 9",
                "12 15 18",
                "12 18 21",
                "9 12 15"
            })
    void certificatesAreAccepted(String named) {
        List<Json> lines = Certificates.of("sylver(named=" + named + ")", Question.OUTCOME);
        assertThat(lines).as(named).isNotEmpty();
        assertThat(Certificates.check(lines)).as(named).isInstanceOf(Report.Accepted.class);
        String header = lines.getFirst().canonical();
        boolean won = header.contains("\"outcome\":\"N\"");
        List<Json> other = new ArrayList<>(lines);
        other.set(
                0,
                JsonReader.read(
                        header.replace(
                                "\"outcome\":\"" + (won ? "N" : "P"),
                                "\"outcome\":\"" + (won ? "P" : "N"))));
        assertThat(Certificates.check(other)).isInstanceOf(Report.Rejected.class);
    }

    @Test
    void everyLineOfAQuietProofIsNeeded() {
        List<Json> lines = Certificates.of("sylver(named=12 15 18)", Question.OUTCOME);
        for (int at = 1; at < lines.size(); at++) {
            List<Json> without = new ArrayList<>(lines);
            without.remove(at);
            assertThat(Certificates.check(without))
                    .as("%s", lines.get(at))
                    .isInstanceOf(Report.Rejected.class);
        }
    }

    @Test
    void movesAreRangesWhereTheyAreAlike() {
        var game = new SylverGame();
        var rows = game.moves(Certificates.read("sylver(named=6 10 14)"), Budget.unlimited());
        assertThat(rows.stream().map(row -> row.move() + row.outcome()))
                .containsExactly("4P", "17P", "25P", "2..3N", "5..16N", "18..24N", "26..N");
        var lost = game.moves(Certificates.read("sylver(named=8 10 22)"), Budget.unlimited());
        assertThat(lost.stream().map(row -> row.move() + row.outcome())).containsExactly("2..N");
        var empty = game.moves(Certificates.read("sylver(named=)"), Budget.unlimited());
        // What wins, as 17, stands in no range of moves of which nothing is known.
        assertThat(empty)
                .filteredOn(row -> row.outcome().equals("unknown"))
                .extracting(Playable.Row::move)
                .containsExactly("16", "18", "20..22", "24..28", "30", "32..36", "38..");
        var ten = game.moves(Certificates.read("sylver(named=10)"), Budget.unlimited());
        assertThat(ten.getFirst().move()).isEqualTo("5");
        assertThat(ten).anyMatch(row -> row.outcome().equals("unknown"));
    }

    @Test
    void aNeedlessNumberDoesNotFoolTheTheorem() {
        List<Json> lines =
                new ArrayList<>(Certificates.of("sylver(named=10 15)", Question.OUTCOME));
        String header = lines.getFirst().canonical().replace("10 15", "5 10");
        lines.set(0, JsonReader.read(header));
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Rejected.class);
    }
}
