package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parlour.claim.Json;

/** The example lines of the page about the format stand in the certificates that it names. */
class FormatExamplesTest {
    private static final Path PAGE = Path.of("..", "docs", "format.md");

    /** A row of the table: what is asked, as in {@link Proof#asked}, and a line of the body. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([^`]+)` \\| `(\\{[^`]+})` \\|$");

    @Test
    void everyExampleIsALineOfItsCertificate() throws IOException {
        List<MatchResult> rows = ROW.matcher(Files.readString(PAGE)).results().toList();
        assertThat(rows).hasSizeGreaterThan(20);
        for (MatchResult row : rows) {
            assertThat(Proof.asked(row.group(1)).lines())
                    .as(row.group(1))
                    .extracting(Json::canonical)
                    .contains(row.group(2));
        }
    }
}
