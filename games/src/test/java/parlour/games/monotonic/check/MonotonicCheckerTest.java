package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.game.Convention;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.MonotonicNotation;

class MonotonicCheckerTest {
    private static List<Json> lines(String... lines) {
        List<Json> read = new ArrayList<>();
        for (String line : lines) {
            read.add(JsonReader.read(line));
        }
        return read;
    }

    private static String header(String kind, String instance, String claims, String claim) {
        return "{\"claim\":%s,\"claims\":\"%s\",\"format\":\"parlour-certificate 1\",\"instance\":\"%s\",\"kind\":\"%s\"}"
                .formatted(claim, claims, instance, kind);
    }

    /**
     * Written by hand: after the middle one of five cards a card is left on either side, or many on
     * one; whatever is played then, another (3,3) card ends the core and leaves nothing.
     */
    @Test
    void aStrategyWrittenByHandIsAccepted() {
        String claim =
                "{\"outcome\":\"N\",\"winningMoves\":[\"2..4\"],\"winningMovesComplete\":true}";
        String header = header("strategy", "monotonic(a=3,d=3,deck=5,play=misere)", "moves", claim);
        String middle = "{\"lost\":\"4.3.L 3.4.L +\",\"replies\":[\"\",\"\",\"\",\"\"]}";
        String second = "{\"lost\":\"4.3.1 3.4.L +\",\"replies\":[\"\",\"\",\"\"]}";
        String fourth = "{\"lost\":\"4.3.L 3.4.1 +\",\"replies\":[\"\",\"\",\"\"]}";
        assertThat(Certificates.check(lines(header, second, middle, fourth)))
                .isEqualTo(new Report.Accepted(3));
        assertThat(Certificates.check(lines(header, second, middle)).line())
                .contains("listed move 0:3 is not shown to win");
        assertThat(Certificates.check(lines(header, middle.replace(",\"\"]", "]"), second)).line())
                .contains("has 4 moves but 3 replies");
    }

    /** With a = d = 2 any two cards are lost: at sight, since there is no core. */
    @Test
    void whatIsDecidedAtSightNeedsNoLine() {
        String claim = "{\"outcome\":\"P\",\"winningMoves\":[],\"winningMovesComplete\":true}";
        assertThat(
                        Certificates.check(
                                lines(
                                        header(
                                                "strategy",
                                                "monotonic(a=2,d=2,deck=2)",
                                                "moves",
                                                claim))))
                .isEqualTo(new Report.Accepted(0));
    }

    /** With one dead card left the mover loses; with none the play is drawn. */
    @Test
    void aMisereClaimNeedsADeadCard() {
        String claim =
                "{\"outcome\":\"N\",\"winningMoves\":[\"1..2\"],\"winningMovesComplete\":true}";
        assertThat(
                        Certificates.check(
                                lines(
                                        header(
                                                "strategy",
                                                "monotonic(a=2,d=2,deck=2,play=misere)",
                                                "moves",
                                                claim))))
                .isEqualTo(new Report.Accepted(0));
        assertThat(
                        Certificates.check(
                                        lines(
                                                header(
                                                        "strategy",
                                                        "monotonic(a=2,d=2,deck=1,play=misere)",
                                                        "moves",
                                                        claim.replace("1..2", "1"))))
                                .line())
                .startsWith("s REJECTED");
    }

    @Test
    void aDrawWrittenByHandIsAccepted() {
        String claim = "{\"outcome\":\"D\",\"winningMoves\":[],\"winningMovesComplete\":true}";
        String held = "{\"held\":\"3.3.4\",\"replies\":[\"\",\"\",\"\",\"\"]}";
        String header = header("draw", "monotonic(a=3,d=3,deck=4)", "moves", claim);
        assertThat(Certificates.check(lines(header, held))).isEqualTo(new Report.Accepted(1));
        assertThat(Certificates.check(lines(header)).line()).contains("is not held");
        assertThat(
                        Certificates.check(
                                lines(header("draw", "monotonic(a=2,d=2,deck=0)", "moves", claim))))
                .isEqualTo(new Report.Accepted(0));
    }

    @Test
    void nimbersAndRemotenessWrittenByHandAreAccepted() {
        assertThat(
                        Certificates.check(
                                lines(
                                        header(
                                                "nimbers",
                                                "monotonic(a=2,d=2,deck=2)",
                                                "outcome",
                                                "{\"nimber\":0,\"outcome\":\"P\"}"),
                                        "{\"at\":\"+\",\"nimber\":1}",
                                        "{\"at\":\"2.2.2\",\"nimber\":0}")))
                .isEqualTo(new Report.Accepted(2));
        assertThat(
                        Certificates.check(
                                lines(
                                        header(
                                                "measure",
                                                "monotonic(a=2,d=2,deck=2)",
                                                "outcome",
                                                "{\"outcome\":\"P\",\"remoteness\":2}"),
                                        "{\"at\":\"+\",\"remoteness\":3}",
                                        "{\"at\":\"2.2.2\",\"remoteness\":4}")))
                .isEqualTo(new Report.Accepted(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "strategy; monotonic(a=2,d=2,deck=1); outcome; {\"outcome\":\"D\"}; needs the kind draw",
                "draw; monotonic(a=2,d=2,deck=2); outcome; {\"outcome\":\"P\"}; is for drawn outcomes",
                "nimbers; monotonic(a=2,d=2,deck=2,play=misere); outcome; {\"nimber\":0,\"outcome\":\"P\"}; no nimbers here",
                "nimbers; monotonic(a=2,d=2,deck=2); outcome; {\"outcome\":\"P\"}; nimber",
                "nimbers; monotonic(a=2,d=2,deck=0); outcome; {\"nimber\":0,\"outcome\":\"P\"}; has no nimber",
                "measure; monotonic(a=2,d=2,deck=2); outcome; {\"outcome\":\"P\"}; remoteness",
                "measure; monotonic(a=2,d=2,deck=1); outcome; {\"outcome\":\"D\",\"remoteness\":1}; should have",
                "strategy; monotonic(a=2,d=2,deck=2); outcome; {\"outcome\":\"Q\"}; Q",
                "strategy; monotonic(a=2,d=2,deck=2); outcome; {}; outcome",
                "strategy; monotonic(a=2,d=2,deck=2); outcome; {\"nimber\":0,\"outcome\":\"P\"}; should have",
                "strategy; monotonic(a=2,d=2,deck=2); moves; {\"outcome\":\"P\"}; winningMovesComplete",
                "strategy; monotonic(a=2,d=2,deck=2); all; {\"outcome\":\"P\"}; claims (all)",
                "theorem; monotonic(a=2,d=2,deck=2); outcome; {\"outcome\":\"P\"}; the theorem is about draws",
                "theorem; monotonic(a=3,d=4,deck=3); outcome; {\"outcome\":\"D\"}; some run may be completed",
                "strategy; monotonic(d=2,a=2,deck=2); outcome; {\"outcome\":\"P\"}; no canonical instance",
                "strategy; monotonic(a=2,d=2,deck=2,board=2 1); outcome; {\"outcome\":\"N\"}; no winning move",
                "strategy; monotonic(a=4,d=3,deck=5,play=misere); outcome; {\"outcome\":\"P\"}; not shown to be lost"
            })
    void headersThatClaimAmissAreRejected(
            String kind, String instance, String claims, String claim, String reason) {
        Report report = Certificates.check(lines(header(kind, instance, claims, claim)));
        assertThat(report.line()).startsWith("s REJECTED ").contains(reason);
    }

    /** Infinite, with more cards, with labels above (5, 4), to which (4, 3) is raised. */
    @ParameterizedTest
    @ValueSource(strings = {"4.3.1 3.4.N +", "4.4.2 4.5.3", "6.3.1 3.4.2", "4.3.1 3.5.2"})
    void linesAreAboutWhatTheInstanceMayLeadTo(String position) {
        String header =
                header(
                        "strategy",
                        "monotonic(a=4,d=3,deck=4,play=misere)",
                        "outcome",
                        "{\"outcome\":\"N\"}");
        String line = "{\"lost\":\"%s\",\"replies\":[]}".formatted(position);
        assertThat(Certificates.check(lines(header, line)).line())
                .startsWith("s REJECTED line 2: no position (")
                .containsAnyOf("more cards than the instance has", "is out of bounds");
    }

    @Test
    void anEmptyFileIsTruncated() {
        assertThat(Certificates.check(new byte[0]).line()).isEqualTo("s REJECTED truncated");
    }

    /** True certificates of every kind, for every small instance, are accepted. */
    @Test
    void everyTrueCertificateIsAccepted() {
        int checked = 0;
        for (MonotonicInstance instance : Instances.all(4, 6)) {
            String text = MonotonicNotation.write(instance);
            for (String question : List.of("outcome", "moves", "measure", "nimbers")) {
                if (question.equals("nimbers") && !hasNimbers(instance)) {
                    continue;
                }
                List<Json> lines = Certificates.of(text, question);
                assertThat(Certificates.check(lines))
                        .as("%s %s", text, question)
                        .isEqualTo(new Report.Accepted(lines.size() - 1));
                checked++;
            }
        }
        assertThat(checked).isEqualTo(2 * 4 * 4 * 7 * 3 + NIMBER_INSTANCES);
    }

    /**
     * Of the instances above, those under normal play with n > (a-1)(d-1), so that none of their
     * plays is drawn.
     */
    private static final int NIMBER_INSTANCES = 63;

    private static boolean hasNimbers(MonotonicInstance instance) {
        if (instance.convention() == Convention.MISERE) {
            return false;
        }
        var rules = Instances.labelRules(instance);
        return new BruteForce<>(rules)
                .reachable().stream().noneMatch(position -> position.isExhausted());
    }
}
