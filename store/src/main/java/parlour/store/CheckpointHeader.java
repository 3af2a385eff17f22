package parlour.store;

import java.math.BigInteger;
import java.util.Optional;
import parlour.claim.Json;
import parlour.claim.JsonReader;

/**
 * The first line of a checkpoint.
 *
 * @param key what it is of
 * @param steps how far the work had come
 */
public record CheckpointHeader(CheckpointKey key, long steps) {
    private static final String FORMAT = "parlour-checkpoint-1";

    String line() {
        return Json.fields()
                .with("format", FORMAT)
                .with("instance", key.instance())
                .with("question", key.question())
                .with("steps", steps)
                .with("version", key.version())
                .with("work", key.work())
                .canonical();
    }

    /** The header that a line is; empty if it is none. */
    static Optional<CheckpointHeader> read(String line) {
        try {
            return JsonReader.read(line) instanceof Json.Fields fields
                            && text(fields, "format").equals(FORMAT)
                            && fields.values().get("steps") instanceof Json.Whole(BigInteger steps)
                    ? Optional.of(
                            new CheckpointHeader(
                                    new CheckpointKey(
                                            text(fields, "instance"),
                                            text(fields, "question"),
                                            text(fields, "work"),
                                            text(fields, "version")),
                                    steps.longValueExact()))
                    : Optional.empty();
        } catch (IllegalArgumentException | ArithmeticException none) {
            return Optional.empty();
        }
    }

    private static String text(Json.Fields fields, String key) {
        if (fields.values().get(key) instanceof Json.Text(String value)) {
            return value;
        }
        throw new IllegalArgumentException("no " + key);
    }
}
