package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Everything accepted as JSON is JSON to somebody else's parser too. */
class JsonOutputTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @Test
    void jacksonReadsEveryJsonOutput() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of("src/test/resources/parlour/app/cli"))) {
            files = all.filter(file -> file.toString().matches(".*\\.jsonl?")).toList();
        }
        assertThat(files).hasSizeGreaterThan(10);
        for (Path file : files) {
            for (String text : texts(file)) {
                JsonNode node = MAPPER.readTree(text);
                assertThat(node.isObject() || node.isArray()).describedAs(file.toString()).isTrue();
            }
        }
    }

    private static List<String> texts(Path file) throws IOException {
        String text = Files.readString(file);
        return file.toString().endsWith("l") ? text.lines().toList() : List.of(text);
    }

    @Test
    void fieldsHaveTheirPublishedTypes() {
        JsonNode answer =
                MAPPER.readTree(
                        Ran.tiny(
                                        "solve",
                                        "nim(heap=7,take=3)",
                                        "--nimber",
                                        "--remoteness",
                                        "--json")
                                .out());

        assertThat(answer.get("instance").asString()).isEqualTo("nim(heap=7,take=3)");
        assertThat(answer.get("status").asString()).isEqualTo("proved");
        assertThat(answer.get("winningMoves").get(0).asString()).isEqualTo("3");
        assertThat(answer.get("winningMovesComplete").booleanValue()).isTrue();
        assertThat(answer.get("nimber").isIntegralNumber()).isTrue();
        assertThat(answer.get("remoteness").intValue()).isEqualTo(3);
        assertThat(names(answer))
                .containsExactly(
                        "instance",
                        "status",
                        "outcome",
                        "winningMoves",
                        "winningMovesComplete",
                        "nimber",
                        "remoteness",
                        "method");
    }

    private static List<String> names(JsonNode node) {
        return new ArrayList<>(node.propertyNames());
    }
}
