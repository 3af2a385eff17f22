package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.Table;

/** Long runs against tables of finite decks, thresholds against those of the theory. */
class LongRunAnswerTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    private static Answer longRun(String text, Budget budget) {
        return GAME.longRun(InstanceText.parse(text), Optional.empty(), budget);
    }

    private static Claim.LongRun claim(String convention, String a, String d) {
        String play = convention.equals("nor") ? "" : ",play=misere";
        return longRun("monotonic(a=%s,d=%s%s)".formatted(a, d, play), Budget.unlimited())
                .claim(Claim.LongRun.class)
                .orElseThrow();
    }

    private static List<String> rows(String table, int from, int to) {
        return Table.lines(table).stream()
                .skip(1)
                .filter(
                        row -> {
                            String[] fields = row.split(",");
                            int sum = Integer.parseInt(fields[1]) + Integer.parseInt(fields[2]);
                            return from <= sum && sum <= to;
                        })
                .toList();
    }

    static List<String> quickRows() {
        return rows("finite_chain_outcomes.csv", 0, 9);
    }

    /** Rows convention,a,d,n_from,letters for 0 to 30 cards. */
    @ParameterizedTest
    @MethodSource("quickRows")
    void prefixAndEventualLetterAgreeWithFiniteDecks(String row) {
        String[] fields = row.split(",");
        Claim.LongRun claim = claim(fields[0], fields[1], fields[2]);
        StringBuilder letters = new StringBuilder(claim.prefix());
        while (letters.length() < fields[4].length()) {
            letters.append(claim.eventual());
        }
        assertThat(letters.substring(0, fields[4].length())).isEqualTo(fields[4]);
        assertThat(claim.prefix()).hasSize(claim.threshold()).doesNotContain("?");
    }

    static List<String> thresholdRows() {
        return rows("onset_proof.csv", 0, 9);
    }

    /** Rows convention,a,d,threshold,n_from,letters: a run of one letter after 30 cards. */
    @ParameterizedTest
    @MethodSource("thresholdRows")
    void thresholdsAreThoseOfTheTheory(String row) {
        thresholds(row);
    }

    static List<String> slowThresholdRows() {
        return rows("onset_proof.csv", 10, 11);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slowThresholdRows")
    void thresholdsOfLongerRunsAreThoseOfTheTheory(String row) {
        thresholds(row);
    }

    private static void thresholds(String row) {
        String[] fields = row.split(",");
        Claim.LongRun claim = claim(fields[0], fields[1], fields[2]);
        assertThat(claim.threshold()).isEqualTo(Integer.parseInt(fields[3]));
        assertThat(claim.eventual()).isEqualTo("N");
        assertThat(claim.onset().orElseThrow()).isLessThanOrEqualTo(30);
    }

    @Test
    void lastLettersAreThoseOfThePrefix() {
        Claim.LongRun claim = new Claim.LongRun("N", 8, "DDDNPNPN");
        assertThat(claim.onset()).hasValue(7);
        assertThat(claim.last("D")).hasValue(2);
        assertThat(claim.last("P")).hasValue(6);
        Claim.LongRun open = new Claim.LongRun("N", 8, "DDDNPN??");
        assertThat(open.onset()).isEmpty();
        assertThat(open.last("D")).isEmpty();
        assertThat(new Claim.LongRun("N", 6, "D??NNN").onset()).isEmpty();
        assertThat(new Claim.LongRun("P", 3, "DDP").last("P")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=1,d=4)",
                "monotonic(a=3,d=1,play=misere)",
                "monotonic(a=4,d=2)",
                "monotonic(a=3,d=3)",
                "monotonic(a=5,d=3,play=misere)",
                "monotonic(a=4,d=4)"
            })
    void certificatesCoverEveryDeck(String text) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(file);
        GAME.longRun(InstanceText.parse(text), Optional.of(writer), Budget.unlimited());
        writer.seal();
        CertificateReader reader =
                new CertificateReader(new ByteArrayInputStream(file.toByteArray()));
        CertificateHeader header =
                CertificateHeader.read(reader.line().orElseThrow()).orElseThrow();
        Report report =
                GAME.check(GAME.read(InstanceText.parse(header.instance())), header, reader);
        assertThat(report).isInstanceOf(Report.Accepted.class);
    }

    @Test
    void aSpentBudgetLeavesLettersOpen() {
        Answer answer =
                longRun("monotonic(a=7,d=6)", Budget.unlimited().withTime(Duration.ofMillis(1)));
        assertThat(answer.claims()).isEmpty();
        assertThat(answer.standing().word()).isEqualTo("unknown");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=7)",
                "monotonic(a=3,d=3,deck=Q)",
                "monotonic(a=3,d=3,board=1)",
                "monotonic(a=30,d=3)"
            })
    void otherFamiliesAreRefused(String text) {
        assertThatThrownBy(() -> longRun(text, Budget.unlimited())).isInstanceOf(BadInput.class);
    }
}
