package parlour.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    private static final BigInteger TWO_TO_53 = BigInteger.ONE.shiftLeft(53);

    @Test
    void answersKeepTheOrderOfFieldsAndCertificatesSortThem() {
        Json.Fields json =
                Json.fields()
                        .with("b", 1)
                        .with("a", Json.fields().with("z", new Json.Nothing()).with("y", "t"))
                        .with("c", new Json.Items(List.of(new Json.Flag(true), Json.of(-7))));
        assertThat(json).hasToString("{\"b\":1,\"a\":{\"z\":null,\"y\":\"t\"},\"c\":[true,-7]}");
        assertThat(json.canonical())
                .isEqualTo("{\"a\":{\"y\":\"t\",\"z\":null},\"b\":1,\"c\":[true,-7]}");
    }

    @Test
    void replacingAFieldKeepsItsPlace() {
        assertThat(Json.fields().with("a", 1).with("b", 2).with("a", 3))
                .hasToString("{\"a\":3,\"b\":2}");
    }

    @Test
    void emptyThingsAreWrittenShort() {
        assertThat(Json.fields()).hasToString("{}");
        assertThat(Json.texts(List.of())).hasToString("[]");
    }

    @Test
    void integersBeyondTwoToThe53AreStrings() {
        assertThat(new Json.Whole(TWO_TO_53)).hasToString("9007199254740992");
        assertThat(new Json.Whole(TWO_TO_53.negate())).hasToString("-9007199254740992");
        assertThat(new Json.Whole(TWO_TO_53.add(BigInteger.ONE)))
                .hasToString("\"9007199254740993\"");
        assertThat(new Json.Whole(TWO_TO_53.negate().subtract(BigInteger.ONE)))
                .hasToString("\"-9007199254740993\"");
    }

    @Test
    void loneSurrogatesAreEscapedAndPairsAreNot() {
        assertThat(new Json.Text("\uD83C\uDCA1")).hasToString("\"\uD83C\uDCA1\"");
        assertThat(new Json.Text("\uD83C")).hasToString("\"\\ud83c\"");
        assertThat(new Json.Text("\uDCA1\uD83C")).hasToString("\"\\udca1\\ud83c\"");
    }

    @Test
    void controlCharactersQuotesAndBackslashesAreEscaped() {
        assertThat(new Json.Text("a\"\\\n\u0000")).hasToString("\"a\\\"\\\\\\u000a\\u0000\"");
    }

    @Test
    void readingUndoesWriting() {
        long seed = 20_261_130;
        System.out.println("JsonTest.readingUndoesWriting seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            Json json = randomJson(random, 4);
            assertThat(JsonReader.read(json.toString())).isEqualTo(json);
            assertThat(JsonReader.read(json.canonical()).canonical()).isEqualTo(json.canonical());
        }
    }

    /** Canonical text that is altered a little, and what is canonical by the definition. */
    @Test
    void onlyCanonicalTextIsReadAsSuch() {
        long seed = 20_261_201;
        System.out.println("JsonTest.onlyCanonicalTextIsReadAsSuch seed " + seed);
        Random random = new Random(seed);
        int canonical = 0;
        for (int i = 0; i < 20_000; i++) {
            String text = randomJson(random, 4).canonical();
            int at = random.nextInt(text.length() + 1);
            String[] parts = {
                " ", "0", "-0", "\\/", "\\u0041", "\\u001F", ",", "\"", "1e1", "\uD83C"
            };
            String part = parts[random.nextInt(parts.length)];
            String altered = text.substring(0, at) + part + text.substring(at);
            assertThat(agrees(text)).isTrue();
            canonical += agrees(altered) ? 1 : 0;
        }
        assertThat(canonical).isPositive();
        for (String text :
                List.of(
                        "{\"a\":1,\"b\":2}",
                        "{\"b\":1,\"a\":2}",
                        "{\"a\":1,\"B\":2}",
                        "{\"\":1,\"a\":2}",
                        "-0",
                        "0",
                        "-1",
                        "9007199254740992",
                        "9007199254740993",
                        "-999999999999999",
                        "\"\\n\"",
                        "\"\\u000a\"",
                        "\"\\u000A\"",
                        "\"a\\\"b\"",
                        "\"a/b\"",
                        "\"a\\/b\"",
                        "[1, 2]",
                        "[1,2] ",
                        "\"\uD83C\uDCA1\"",
                        "\"\\ud83c\"",
                        "\"\\ud83c\\udca1\"")) {
            agrees(text);
        }
    }

    /** Whether the text is canonical, where it is JSON; both ways to tell say the same. */
    private static boolean agrees(String text) {
        Json json;
        try {
            json = JsonReader.read(text);
        } catch (IllegalArgumentException e) {
            assertThatThrownBy(() -> JsonReader.readCanonical(text))
                    .as(text)
                    .isInstanceOf(IllegalArgumentException.class);
            return false;
        }
        boolean expected = json.canonical().equals(text);
        assertThat(JsonReader.readCanonical(text).isPresent()).as(text).isEqualTo(expected);
        return expected;
    }

    private static Json randomJson(Random random, int depth) {
        return switch (random.nextInt(depth == 0 ? 4 : 6)) {
            case 0 -> new Json.Whole(new BigInteger(53, random).negate());
            case 1 -> new Json.Flag(random.nextBoolean());
            case 2 -> new Json.Nothing();
            case 3 -> new Json.Text(randomText(random));
            case 4 -> new Json.Items(randomItems(random, depth - 1));
            default -> {
                Json.Fields fields = Json.fields();
                for (Json value : randomItems(random, depth - 1)) {
                    fields = fields.with(randomText(random), value);
                }
                yield fields;
            }
        };
    }

    private static List<Json> randomItems(Random random, int depth) {
        List<Json> items = new ArrayList<>();
        for (int n = random.nextInt(4); n > 0; n--) {
            items.add(randomJson(random, depth));
        }
        return items;
    }

    private static String randomText(Random random) {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(6); n > 0; n--) {
            text.append((char) random.nextInt(random.nextBoolean() ? 128 : 65_536));
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "\"",
                "{\"a\"}",
                "{\"a\":1,}",
                "[1,]",
                "[1 2]",
                "{\"a\":1}}",
                "1 2",
                "01",
                "-",
                "1.5",
                "1e3",
                "+1",
                "NaN",
                "tru",
                "nul",
                "'a'",
                "{a:1}",
                "{\"a\":1,\"a\":2}",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\\uFF1\uFF11\"",
                "\"\t\"",
                "\"a\tb\"",
                "\"\\n\t\"",
                "\u0000",
                "\uFF11"
            })
    void whatIsNoSuchValueIsRefused(String text) {
        assertThatThrownBy(() -> JsonReader.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("JSON");
    }

    @Test
    void spacesBetweenTokensAreAccepted() {
        assertThat(JsonReader.read(" { \"a\" : [ 1 , 2 ] ,\n\"b\":{ } } "))
                .hasToString("{\"a\":[1,2],\"b\":{}}");
    }

    @Test
    void everyEscapeIsRead() {
        assertThat(JsonReader.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\uD83C\\udca1\""))
                .isEqualTo(new Json.Text("\"\\/\b\f\n\r\tA\uD83C\uDCA1"));
    }

    @Test
    void depthIsBounded() {
        int most = JsonReader.MAX_DEPTH;
        assertThat(JsonReader.read("[".repeat(most) + "1" + "]".repeat(most)))
                .isInstanceOf(Json.Items.class);
        assertThatThrownBy(() -> JsonReader.read("[".repeat(1_000_000)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("deeper than 64");
    }

    @Test
    void lengthOfIntegersIsBounded() {
        String most = "9".repeat(JsonReader.MAX_DIGITS);
        assertThat(JsonReader.read(most)).isEqualTo(new Json.Whole(new BigInteger(most)));
        assertThatThrownBy(() -> JsonReader.read(most + "9"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("integer");
    }
}
