package parlour.store;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import parlour.claim.Json;
import parlour.claim.JsonReader;

/** A result as one line of JSON: how results leave one store and enter another. */
public final class ResultLine {
    private static final int FIELDS = 11;
    private static final String PLACE = "proof";

    private ResultLine() {}

    /**
     * The line, without its line feed. Where a certificate lies is left out: that holds on one
     * machine only.
     */
    public static String write(StoredResult result) {
        return json(result).toString();
    }

    /** The line of a result that stays on this machine, with the place of its certificate. */
    static String writeWithPlace(StoredResult result) {
        return json(result).with(PLACE, result.proof().file()).toString();
    }

    private static Json.Fields json(StoredResult result) {
        Key key = result.key();
        return Json.fields()
                .with("instance", key.instance())
                .with("question", key.question())
                .with("version", key.version())
                .with("within", key.within())
                .with("status", result.verdict().status())
                .with("outcome", result.verdict().outcome())
                .with("method", result.verdict().method())
                .with("answer", result.answer())
                .with("counts", result.counts())
                .with("certificate", result.proof().sha256())
                .with("found", result.found());
    }

    /**
     * The result that a line holds.
     *
     * @throws IllegalArgumentException if it holds none, saying why
     */
    public static StoredResult read(String line) {
        return read(line, FIELDS, "");
    }

    /** The result that a line with the place of the certificate holds. */
    static StoredResult readWithPlace(String line) {
        Json.Fields fields = fields(line, FIELDS + 1);
        return read(line, FIELDS + 1, text(fields, PLACE));
    }

    private static Json.Fields fields(String line, int count) {
        if (JsonReader.read(line) instanceof Json.Fields fields
                && fields.values().size() == count) {
            return fields;
        }
        throw new IllegalArgumentException("expected " + count + " fields");
    }

    private static StoredResult read(String line, int count, String place) {
        Json.Fields fields = fields(line, count);
        Key key =
                new Key(
                        text(fields, "instance"),
                        text(fields, "question"),
                        text(fields, "version"),
                        natural(fields, "within"));
        StoredResult.Verdict verdict =
                new StoredResult.Verdict(
                        text(fields, "status"), text(fields, "outcome"), text(fields, "method"));
        return new StoredResult(
                key,
                verdict,
                object(fields, "answer"),
                object(fields, "counts"),
                new StoredResult.Proof(text(fields, "certificate"), place),
                text(fields, "found"));
    }

    private static String text(Json.Fields fields, String name) {
        if (fields.values().get(name) instanceof Json.Text(String value)) {
            return value;
        }
        throw expected(name, "a string", fields.values().get(name));
    }

    private static Json.Fields object(Json.Fields fields, String name) {
        if (fields.values().get(name) instanceof Json.Fields object) {
            return object;
        }
        throw expected(name, "an object", fields.values().get(name));
    }

    private static long natural(Json.Fields fields, String name) {
        if (fields.values().get(name) instanceof Json.Whole(BigInteger value)
                && value.signum() >= 0
                && value.bitLength() < Long.SIZE) {
            return value.longValueExact();
        }
        throw expected(name, "a natural number", fields.values().get(name));
    }

    private static IllegalArgumentException expected(
            String name, String kind, @Nullable Json found) {
        return new IllegalArgumentException(
                "expected "
                        + kind
                        + " under "
                        + name
                        + (found == null ? ", which is missing" : ""));
    }
}
