package parlour.app.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.leher.LeHerGame;

class MatrixFormatTest {
    private static PayoffTable random(Random random) {
        List<List<Rational>> table = new ArrayList<>();
        int columns = 1 + random.nextInt(6);
        for (int row = 1 + random.nextInt(6); row > 0; row--) {
            List<Rational> line = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                line.add(Rational.of(random.nextInt(), 1 + random.nextInt(9)));
            }
            table.add(line);
        }
        return new PayoffTable(table);
    }

    @Test
    void whatIsWrittenReadsBackIdentically() {
        long seed = 11L;
        Random random = new Random(seed);
        for (int trial = 0; trial < 200; trial++) {
            PayoffTable matrix = random(random);
            ConstantSum game = new ConstantSum(matrix, Rational.of(random.nextInt(5), 3));
            String nfg = MatrixFormat.NFG.write(game);
            assertThat(MatrixReader.nfg(nfg)).as("seed %d trial %d", seed, trial).isEqualTo(game);
            assertThat(MatrixFormat.NFG.write(MatrixReader.nfg(nfg))).isEqualTo(nfg);
            String csv = MatrixFormat.CSV.write(game);
            assertThat(MatrixReader.csv(csv)).isEqualTo(matrix);
            assertThat(MatrixFormat.CSV.write(ConstantSum.zero(MatrixReader.csv(csv))))
                    .isEqualTo(csv);
            assertThat(MatrixReader.inline(matrix.toString())).isEqualTo(matrix);
        }
    }

    @Test
    void aLongQuotedTitleIsRead() {
        String title = "x".repeat(100_000);
        String nfg = "NFG 1 R \"%s\" { \"1\" \"2\" } { 1 1 } 4 -4".formatted(title);
        assertThat(MatrixReader.nfg(nfg).matrix()).hasToString("[[4]]");
    }

    @Test
    void decimalsAndQuotesAreReadExactly() {
        assertThat(MatrixReader.csv("0.25, \"1/3\"\n-7 ,0\n\n").toString())
                .isEqualTo("[[1/4,1/3],[-7,0]]");
        assertThat(MatrixReader.inline(" [[ 1 , 2 ] , [3,4]] ").toString())
                .isEqualTo("[[1,2],[3,4]]");
    }

    @Test
    void gambitsOutcomeVersionIsRead() {
        String text =
                """
                NFG 1 R "Selten (IJGT, 75), Figure 2" { "Player 1" "Player 2" }
                { { "1" "2" } { "1" "2" "3" } }
                "a comment"
                {
                { "" 1, -1 }
                { "" 1/2, -1/2 }
                }
                1 2 0 1 2 2
                """;
        ConstantSum game = MatrixReader.nfg(text);
        assertThat(game.matrix().toString()).isEqualTo("[[1,0,1/2],[1/2,1,1/2]]");
        assertThat(game.total()).isEqualTo(Rational.ZERO);
    }

    @Test
    void linearProgramsSayByWhatTheyAreScaled() {
        ConstantSum game = ConstantSum.zero(MatrixReader.inline("[[1/2,1/3],[0,1]]"));
        assertThat(MatrixFormat.LP.write(game))
                .startsWith("\\ v is the value times 6\nMaximize\n obj: v\n")
                .contains(
                        " c1: + 3 x1 + 0 x2 - v >= 0\n c2: + 2 x1 + 6 x2 - v >= 0\n s: x1 + x2 = 1\n");
        assertThat(MatrixFormat.MPS.write(game))
                .contains(" x1 c1 3\n x1 c2 2\n x1 s 1\n")
                .endsWith("ENDATA\n");
        assertThat(MatrixFormat.LRS.write(game))
                .isEqualTo("2 2\n\n1/2 1/3\n0 1\n\n-1/2 -1/3\n0 -1\n");
        assertThat(MatrixFormat.EFG.write(game)).contains("t \"\" 1 \"\" { 1/2, -1/2 }\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "leher(cards=3)",
                "leher(cards=7)",
                "leher(deck=1 2 3,ties=split,voidKing=true)"
            })
    void chanceProbabilitiesOfATreeSumToOne(String instance) {
        LeHerGame game = new LeHerGame();
        String tree = game.tree(game.read(InstanceText.parse(instance)));
        int nodes = 0;
        for (String line : tree.lines().filter(l -> l.startsWith("c ")).toList()) {
            var fractions = Pattern.compile(" ([0-9]+/[0-9]+)").matcher(line);
            Rational sum = Rational.ZERO;
            while (fractions.find()) {
                sum = sum.plus(Rational.parse(fractions.group(1)));
            }
            assertThat(sum).as(line).isEqualTo(Rational.ONE);
            nodes++;
        }
        assertThat(nodes).isGreaterThan(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[4,1],[1]] | ragged",
                "[[4,x],[1,2]] | entry (x) in row 1, column 2",
                "[[4,NaN]] | entry (NaN)",
                "[[1e5]] | entry (1e5)",
                "[[1/0]] | entry (1/0)",
                "[[]] | row 1 of the matrix is empty",
                "[] | expected rows",
                "[[1,2] | expected rows",
                "[[1][2]] | expected a comma",
                "[[1,,2]] | entry () in row 1, column 2",
            })
    void badInlineMatricesAreRefused(String text, String complaint) {
        assertThatThrownBy(() -> MatrixReader.inline(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "NFG 1 R \"t\" { \"1\" \"2\" } { 2 2 } 1 -1 1 -1 1 -1 1 | truncated: 2 by 2 strategies need 8 payoffs",
                "NFG 1 R \"t\" { \"1\" \"2\" } { 1 1 } 1 -1 5 | goes on with (5)",
                "NFG 1 R \"t\" { \"1\" \"2\" } { 0 1 } | at least 1",
                "NFG 1 R \"t\" { \"1\" \"2\" \"3\" } { 1 1 1 } 0 0 0 | (3) players",
                "NFG 1 R \"t\" { \"1\" \"2\" } { 1 2 } 1 -1 1 1 | no constant-sum game",
                "NFG 1 R \"t\" { \"1\" | truncated",
                "NFG 2 R | (2) where 1 is expected",
                "EFG 2 R | (EFG) where NFG is expected",
                "NFG 1 R \"t\" { \"1\" \"2\" } { 1 1 } { { \"\" 1, -1 } } 2 | 0 to 1",
                "NFG 1 R \"t\" { \"1\" \"2\" } { 1 1 } abc 1 | entry (abc)",
                "`` | truncated",
            })
    void badNfgFilesAreRefused(String text, String complaint) {
        assertThatThrownBy(() -> MatrixReader.nfg(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void emptyAndRaggedCsvAndUnknownEndingsAreRefused() {
        assertThatThrownBy(() -> MatrixReader.csv("\n\n")).hasMessageContaining("empty");
        assertThatThrownBy(() -> MatrixReader.csv("1,2\n3"))
                .hasMessageContaining("row 2 has 1 entries");
        assertThatThrownBy(() -> MatrixReader.csv("1,2\n\n3,4"))
                .hasMessageContaining("row 2 of the matrix is empty");
        assertThatThrownBy(() -> MatrixFormat.of("game.xls")).hasMessageContaining(".nfg");
        assertThat(MatrixFormat.of("a.b/GAME.NFG")).isEqualTo(MatrixFormat.NFG);
    }
}
