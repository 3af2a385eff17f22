package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ways to play are studied from the command line; the numbers are those of the literature. */
class StudyVerbTest {
    private static final String AUTHENTIC = "leher(authentic)";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // security levels of pure advice
                "--receiver 6 | receiver | {\"num\":556,\"den\":1105}",
                "--receiver 7 | receiver | {\"num\":2828,\"den\":5525}",
                "--receiver 8 | receiver | {\"num\":2828,\"den\":5525}",
                "--dealer 8 | dealer | {\"num\":2838,\"den\":5525}",
                "--dealer 9 | dealer | {\"num\":218,\"den\":425}",
                "--dealer waldegrave | dealer | {\"num\":11327,\"den\":22100}",
                "--receiver optimal | receiver | {\"num\":11327,\"den\":22100}",
            })
    void guaranteesAreThoseOfTheSources(String way, String player, String guarantee) {
        Ran ran = Ran.real(("study " + AUTHENTIC + " --json " + way).split(" "));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("\"%s\":{\"reply\":false,\"guarantee\":%s".formatted(player, guarantee));
    }

    @Test
    void theFourCountsOf1713AreValues() {
        String[][] counts = {
            {"7", "8", "2828"}, {"7", "9", "2834"}, {"8", "8", "2838"}, {"8", "9", "2828"}
        };
        for (String[] count : counts) {
            assertThat(
                            Ran.real(
                                            "study",
                                            AUTHENTIC,
                                            "--receiver",
                                            count[0],
                                            "--dealer",
                                            count[1])
                                    .out())
                    .contains("wins with probability " + reduced(count[2]) + ";");
        }
    }

    private static String reduced(String wins) {
        return wins.equals("2834") ? "218/425" : wins + "/5525";
    }

    @Test
    void adviceHasItsExactLoss() {
        assertThat(Ran.real("study", AUTHENTIC, "--advice").out())
                .isEqualTo(
                        """
                        leher(authentic)
                        player    name        guarantee    loss     advice
                        receiver  bernoulli   2828/5525    3/4420   Bernoulli: Paul exchanges the seven
                        receiver  hold        2828/5525    3/4420   Paul holds the seven
                        receiver  waldegrave  11327/22100  0        Waldegrave: Paul holds the seven 5 times in 8
                        dealer    bernoulli   218/425      9/22100  Bernoulli: Pierre changes the eight
                        dealer    hold        2838/5525    1/884    Pierre holds the eight
                        dealer    waldegrave  11327/22100  0        Waldegrave: Pierre holds the eight 3 times in 8
                        """);
        assertThat(Ran.real("study", "leher(cards=9)", "--advice").out()).contains("No advice");
        assertThat(Ran.real("study", "leher(cards=9)", "--advice", "--json").out())
                .isEqualTo("{\"instance\":\"leher(cards=9)\",\"advice\":[]}\n");
    }

    /** The regrets of a side add up to what its best reply gains. */
    @Test
    void regretIsWhatTheBestReplyGains() {
        String dealer = "4:1/2 5:0.5";
        Ran given =
                Ran.real(
                        "study",
                        "leher(cards=5)",
                        "--receiver",
                        "keep 0 0 1/2 1 1",
                        "--dealer",
                        dealer,
                        "--json");
        Ran reply = Ran.real("study", "leher(cards=5)", "--dealer", dealer, "--json");
        // 17/30 + 1/60 = 7/12
        assertThat(given.out())
                .contains(
                        "\"value\":{\"num\":17,\"den\":30}",
                        "\"receiver\":{\"reply\":false",
                        "\"regret\":{\"num\":1,\"den\":60},\"choices\"");
        assertThat(reply.out())
                .contains("\"value\":{\"num\":7,\"den\":12}", "\"receiver\":{\"reply\":true");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leher(authentic) | --receiver=bernouli | did you mean bernoulli?",
                "leher(cards=9) | --receiver=bernoulli | unknown way to play (bernoulli)",
                "leher(cards=9) | --receiver=3:1/2 | sum to 1/2",
                "leher(cards=9) | --receiver=3:1/2 3:1/2 | gives a threshold twice",
                "leher(cards=9) | --receiver=3:x 4:1 | (x) is no probability",
                "leher(cards=9) | --receiver=3:-1 4:2 | must lie between 0 and 1",
                "leher(cards=9) | --receiver=keep 1 | there are 9 ranks",
                "leher(cards=9) | --dealer=11 | is no threshold from 0 to 10",
                "leher(cards=9) | --dealer= | is empty",
                "leher(cards=2000) | --dealer=11 | cannot be studied",
                "leher(cards=9,players=3) | --dealer=5 | cannot be studied",
                "leher(cards=9,dealerTold=true) | --dealer=5 | cannot be studied",
                "transposition(domain=N,moves=3) | --dealer=5 | no hidden cards",
            })
    void whatCannotBeStudiedIsSaidInOneLine(String instance, String option, String complaint) {
        Ran ran = Ran.real("study", instance, option);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(complaint).endsWith("\n");
        assertThat(ran.err().strip()).doesNotContain("\n");
    }
}
