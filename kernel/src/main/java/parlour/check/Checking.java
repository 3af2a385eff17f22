package parlour.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.PositionNotation;

/**
 * What all checkers do alike: read line by line, blame damage first, and take untrusted fields
 * apart.
 */
final class Checking {
    private Checking() {}

    /**
     * Runs a check over all lines and the root; the reason for a rejection names the line, or the
     * damage.
     */
    static Report run(
            CertificateReader lines, Consumer<Json> line, Runnable root, LongSupplier positions) {
        @Nullable String reason = null;
        try {
            for (Optional<Json> next = lines.line(); next.isPresent(); next = lines.line()) {
                line.accept(next.get());
            }
        } catch (Rejection rejection) {
            reason = "line " + lines.lines() + ": " + rejection.reason();
        }
        Optional<String> damage = lines.damage();
        if (damage.isPresent()) {
            return new Report.Rejected(damage.get());
        }
        if (reason != null) {
            return new Report.Rejected(reason);
        }
        try {
            root.run();
        } catch (Rejection rejection) {
            return new Report.Rejected(rejection.reason());
        }
        return new Report.Accepted(positions.getAsLong());
    }

    /** Whether a line is an object with a field. */
    static boolean has(Json json, String key) {
        return json instanceof Json.Fields fields && fields.values().containsKey(key);
    }

    static Json.Fields fields(Json json, int count) {
        if (json instanceof Json.Fields fields && fields.values().size() == count) {
            return fields;
        }
        throw new Rejection("expected an object with " + count + " fields");
    }

    static <P, M> P position(PositionNotation<P, M> notation, Json.Fields fields, String key) {
        String text = text(fields, key);
        try {
            P position = notation.read(text);
            if (notation.write(position).equals(text)) {
                return position;
            }
        } catch (IllegalArgumentException e) {
            throw new Rejection("no position (" + BadInput.shown(text) + "): " + e.getMessage());
        }
        throw new Rejection("position (" + BadInput.shown(text) + ") is not written canonically");
    }

    static <P, M> M move(PositionNotation<P, M> notation, P position, String text) {
        try {
            return notation.readMove(position, text);
        } catch (IllegalArgumentException e) {
            throw new Rejection("no move (" + BadInput.shown(text) + "): " + e.getMessage());
        }
    }

    static String text(Json.Fields fields, String key) {
        if (fields.values().get(key) instanceof Json.Text(String value)) {
            return value;
        }
        throw new Rejection("expected a text under " + key);
    }

    static long whole(Json.Fields fields, String key) {
        if (fields.values().get(key) instanceof Json.Whole(var value)
                && value.bitLength() < Long.SIZE) {
            return value.longValueExact();
        }
        throw new Rejection("expected an integer under " + key);
    }

    static List<String> texts(Json.Fields fields, String key) {
        if (!(fields.values().get(key) instanceof Json.Items(List<Json> items))) {
            throw new Rejection("expected a list of texts under " + key);
        }
        List<String> texts = new ArrayList<>(items.size());
        for (Json item : items) {
            if (!(item instanceof Json.Text(String value))) {
                throw new Rejection("expected a list of texts under " + key);
            }
            texts.add(value);
        }
        return texts;
    }
}
