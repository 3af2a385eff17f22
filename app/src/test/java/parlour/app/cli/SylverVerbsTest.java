package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables of replies, trials of measures and censuses from the command line. */
class SylverVerbsTest {
    @Test
    void everyMoveHasAllItsReplies() {
        Ran ran = Ran.real("replies", "sylver(named=4 5)");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .isEqualTo(
                        """
                        sylver(named=4 5)
                        2? 3!
                        3? 2!
                        6? 7!
                        7? 6!
                        11!
                        Pairs: 2-3 6-7
                        """);
    }

    @Test
    void repliesAtInfinitePositionsSayWhetherThereMayBeMore() {
        Ran ran = Ran.real("replies", "sylver(named=8)", "--bound", "12", "--json");
        assertThat(ran.out())
                .contains(
                        "{\"move\":\"2\",\"outcome\":\"N\",\"replies\":[\"3\"],\"repliesComplete\":true}")
                .contains(
                        "{\"move\":\"12\",\"outcome\":\"P\",\"replies\":[],\"repliesComplete\":true}");
        assertThat(ran.out().lines()).hasSize(1);
    }

    @Test
    void whatIsLeftOutOfTheInputIsSaidBesideTheAnswer() {
        Ran ran = Ran.real("solve", "sylver(named=8 11 4 4 15)", "--json");
        assertThat(ran.err()).isEqualTo("left out, since the others generate them: 8 15\n");
        assertThat(ran.out()).isEqualTo(Ran.real("solve", "sylver(named=4 11)", "--json").out());
        assertThat(Ran.real("solve", "sylver(named=4 8 11)", "--quiet").err()).isEmpty();
    }

    @Test
    void theSweepOfTheEssay() {
        Ran ran = Ran.real("measure", "(ω(gcd), gaps)", "--json");
        assertThat(ran.out())
                .contains(
                        "\"moves\":42519,\"falls\":42465,\"levels\":10,\"rises\":44,\"offenders\":[{");
        assertThat(Ran.real("measure", "(Omega(gcd), gaps)").out())
                .contains("Falls: 42519\nLevel: 0\nRises: 0\n");
    }

    @ParameterizedTest
    @CsvSource({
        "measure (genus), genus",
        "measure gcd --bound 41, 41",
        "measure gcd --bound many, many",
        "measure, measure",
        "replies leher(cards=3), leher",
        "replies sylver(named=5) --bound 99999, 99999",
        "replies sylver(named=5) --bound 0, from 1 to 10000",
        "sweep sylver-census --gap 3, gap"
    })
    void badInputNamesTheToken(String command, String token) {
        Ran ran = Ran.real(command.split(" "));
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err()).contains(token);
        assertThat(ran.err().lines()).hasSize(1);
    }

    @Test
    void aCensusGoesOnWithTheSameBytes(@TempDir Path folder) {
        String[] all = {"sweep", "sylver-census", "--gaps", "11", "--store", folder + "/a"};
        String[] some = {"sweep", "sylver-census", "--gaps", "6", "--store", folder + "/b"};
        String[] rest = {
            "sweep", "sylver-census", "--gaps", "11", "--store", folder + "/b", "--threads", "2"
        };
        String whole = Ran.real(all).out();
        assertThat(whole).startsWith("gaps,total,p\n1,1,1\n").endsWith("\n11,343,94\n");
        assertThat(whole).startsWith(Ran.real(some).out());
        assertThat(Ran.real(rest).out()).isEqualTo(whole);
    }

    @Test
    void aCensusBeyondItsBoundIsRefused(@TempDir Path folder) {
        String census = "sweep sylver-census --gaps 32 --store " + folder;
        Ran ran = Ran.real(census.split(" "));
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err()).contains("gaps (32) must lie between 1 and 31");
    }

    @Test
    void evenPositionsAreCountedOnTwoThreads(@TempDir Path folder) {
        String census = "sweep sylver-even-census --gaps 6 --threads 2 --store " + folder;
        assertThat(Ran.real(census.split(" ")).out())
                .contains("\n3,4,1,0,0,8 10 12 14\n", "\n5,12,2,0,0,8 12 18 22;8 10 22\n");
    }
}
