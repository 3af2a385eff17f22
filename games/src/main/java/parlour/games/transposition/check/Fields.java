package parlour.games.transposition.check;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.claim.Json;

/** Takes untrusted fields apart; what is missing is an {@link IllegalArgumentException}. */
final class Fields {
    private Fields() {}

    static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** An object with so many fields; −1 for any number. */
    static Json.Fields object(Json json, int count) {
        if (json instanceof Json.Fields fields && (count < 0 || fields.values().size() == count)) {
            return fields;
        }
        throw new IllegalArgumentException("expected an object");
    }

    static Json field(Json.Fields fields, String key) {
        @Nullable Json value = fields.values().get(key);
        if (value == null) {
            throw new IllegalArgumentException("field " + key + " is missing");
        }
        return value;
    }

    static String text(Json.Fields fields, String key) {
        if (field(fields, key) instanceof Json.Text(String value)) {
            return value;
        }
        throw new IllegalArgumentException("expected a text under " + key);
    }

    static List<String> texts(Json.Fields fields, String key) {
        List<String> texts = new ArrayList<>();
        if (field(fields, key) instanceof Json.Items(List<Json> items)) {
            for (Json item : items) {
                if (!(item instanceof Json.Text(String value))) {
                    throw new IllegalArgumentException("expected texts under " + key);
                }
                texts.add(value);
            }
            return texts;
        }
        throw new IllegalArgumentException("expected a list under " + key);
    }

    /** Demands that fields found again are the fields given. */
    static void same(Json.Fields given, Json.Fields found) {
        for (var entry : found.values().entrySet()) {
            demand(
                    entry.getValue().equals(given.values().get(entry.getKey())),
                    "hypothesis %s is %s".formatted(entry.getKey(), entry.getValue()));
        }
        demand(given.values().size() == found.values().size(), "there are other hypotheses");
    }
}
