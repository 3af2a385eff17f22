package parlour.games.leher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.games.leher.check.LeHerChecker;

/** The published tables of Le Her, recomputed. */
class LeHerLiteratureTest {
    private static final Path FOLDER = Path.of("..", "literature");
    private static final LeHerGame GAME = new LeHerGame();

    private static List<String[]> rows(String name) throws IOException {
        List<String> lines = Files.readAllLines(FOLDER.resolve(name));
        assertThat(lines.getFirst()).startsWith("# source: ").contains("convention: ");
        return lines.stream().skip(2).map(LeHerLiteratureTest::cells).toList();
    }

    private static String[] cells(String line) {
        String[] cells = line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1);
        cells[0] = cells[0].replace("\"", "");
        return cells;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "karlin1959/le-her-5.csv",
                "bellhouse2015/waldegrave.csv",
                "parlour2026/le-her-52-cards.csv",
                "parlour2026/le-her-n-cards.csv",
                "parlour2026/le-her-other-decks.csv"
            })
    void valuesAndMixesAreConfirmed(String name) throws IOException {
        for (String[] row : rows(name)) {
            LeHerInstance instance = GAME.read(InstanceText.parse(row[0]));
            assertThat(GAME.canonical(instance)).isEqualTo(row[0]);
            Claim.Equilibrium found =
                    GAME.solve(instance, Ask.of(Question.OUTCOME), Budget.unlimited())
                            .claim(Claim.Equilibrium.class)
                            .orElseThrow();
            assertThat(found.value()).as(row[0]).isEqualTo(Rational.parse(row[1]));
            if (row.length > 2) {
                var published = new Claim.Equilibrium(found.value(), mix(row[2]), mix(row[3]));
                assertThat(LeHerChecker.verify(instance, published, false))
                        .as(row[0])
                        .isInstanceOf(Report.Accepted.class);
            }
        }
    }

    private static Claim.Mix mix(String cell) {
        TreeMap<BigInteger, Rational> mix = new TreeMap<>();
        for (String weight : cell.split(" ")) {
            String[] parts = weight.split(":");
            mix.put(new BigInteger(parts[0]), Rational.parse(parts[1]));
        }
        return new Claim.Mix("threshold", mix);
    }

    @Test
    void theFourCountsOf1713() throws IOException {
        Behaviour game =
                new Behaviour(
                        LeHerInstance.Packed.AUTHENTIC.deck(),
                        LeHerInstance.Packed.AUTHENTIC.rules());
        for (String[] row : rows("bellhouse2015/four-counts.csv")) {
            Rational value =
                    game.value(
                            game.threshold(Integer.parseInt(row[1])),
                            game.threshold(Integer.parseInt(row[2])));
            assertThat(value).isEqualTo(Rational.parse(row[3]));
        }
    }
}
