package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.games.sylver.Certificates;

/** Quiet positions with gcd 2 of which an even option is won by leaving one of Blok's pairs. */
class PositionProofTest {
    private static final String NAMED = "12 20 28 30 38";
    private static final String PAIRED = "{\"lost\":\"8 12 26 30\",\"replies\":[]}";

    private static List<Json> certificate() {
        String text = "sylver(named=" + NAMED + ")";
        var sink = new Certificates();
        Ask ask = Ask.of(Question.OUTCOME).proving(sink);
        var decision = new ReplyDecision(Certificates.read(text), ask, Budget.unlimited());
        assertThat(decision.verdict().isLost()).isTrue();
        decision.prove(ask, text);
        return sink.lines();
    }

    private static List<Json> with(List<Json> lines, String instead) {
        List<Json> other = new ArrayList<>(lines);
        other.replaceAll(line -> line.canonical().equals(PAIRED) ? JsonReader.read(instead) : line);
        assertThat(other).isNotEqualTo(lines);
        return other;
    }

    @Test
    void pairedPositionsAreLostAtOnce() {
        List<Json> lines = certificate();
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        for (String wrong :
                List.of(
                        "{\"lost\":\"8 12 30\",\"replies\":[]}",
                        "{\"lost\":\"8 12 22 30\",\"replies\":[]}",
                        "{\"lost\":\"8 12 802 806\",\"replies\":[]}",
                        "{\"lost\":\"8 12 26 30\",\"replies\":[\"2\"]}")) {
            assertThat(Certificates.check(with(lines, wrong)))
                    .as(wrong)
                    .isInstanceOf(Report.Rejected.class);
        }
    }
}
