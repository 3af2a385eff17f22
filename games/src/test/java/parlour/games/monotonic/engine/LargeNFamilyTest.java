package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.Budget;
import parlour.games.monotonic.Table;
import parlour.solve.sweep.Workshop;

class LargeNFamilyTest {
    @TempDir private Path folder;

    private static String row(LargeNFamily family, String unit, Budget budget) {
        byte[] row = family.work(unit, new Workshop(budget, Path.of("unused")));
        return new String(row, StandardCharsets.UTF_8);
    }

    /** Every row of the table of finite decks that the family has, up to a + d = 9. */
    @Test
    void agreesWithTheTableOfFiniteDecks() {
        Map<String, String> letters = new HashMap<>();
        for (String line : Table.lines("finite_chain_outcomes.csv").stream().skip(1).toList()) {
            String[] cells = line.split(",");
            String play = cells[0].equals("nor") ? "normal" : "misere";
            letters.put(cells[1] + "," + cells[2] + "," + play, cells[4]);
        }
        LargeNFamily family = new LargeNFamily(9, Optional.empty());
        int compared = 0;
        for (String unit : family.units()) {
            String[] cells = row(family, unit, Budget.unlimited()).strip().split(",");
            assertThat(String.join(",", cells[0], cells[1], cells[2])).isEqualTo(unit);
            String wanted = letters.get(unit);
            if (wanted != null) {
                String run = cells[8] + cells[3].repeat(wanted.length());
                assertThat(run.substring(0, wanted.length())).as(unit).isEqualTo(wanted);
                assertThat(Integer.parseInt(cells[4])).isEqualTo(cells[8].length());
                compared++;
            }
        }
        assertThat(family.units()).hasSize(24);
        assertThat(compared).isGreaterThan(15);
    }

    @Test
    void aBudgetThatRunsOutLeavesNoRowAndNoCertificate() throws IOException {
        LargeNFamily family = new LargeNFamily(12, Optional.of(folder));
        Budget budget = Budget.unlimited().withTime(Duration.ofMillis(1));
        assertThatThrownBy(() -> row(family, "6,6,normal", budget))
                .isInstanceOf(Budget.Exceeded.class);
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void threadsChangeNoRow() {
        LargeNFamily family = new LargeNFamily(10, Optional.empty());
        assertThat(row(family, "5,5,misere", Budget.unlimited().withThreads(2)))
                .isEqualTo(row(family, "5,5,misere", Budget.unlimited()))
                .startsWith("5,5,misere,N,69,16,11,15,DDDDDDDDDDDDNPNPNNN");
    }
}
