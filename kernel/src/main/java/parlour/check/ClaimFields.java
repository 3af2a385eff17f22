package parlour.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * The claim of a certificate's header, field by field; every complaint is an illegal argument that
 * says what was expected.
 *
 * @param header the header, which nobody has looked into yet
 */
public record ClaimFields(CertificateHeader header) {
    /**
     * Whether unlisted moves are claimed not to win; other scopes than that and outcome are
     * refused.
     */
    public boolean isAboutMoves() {
        boolean moves = header.claims().equals("moves");
        demand(
                moves || header.claims().equals("outcome"),
                "claims (" + BadInput.shown(header.claims()) + ")");
        return moves;
    }

    /** Refuses a claim that has not exactly these fields. */
    public void demandExactly(Set<String> fields) {
        demand(
                header.claim().values().keySet().equals(fields),
                "the claim should have " + new TreeSet<>(fields));
    }

    /** Whether a field is there. */
    public boolean has(String key) {
        return field(key) != null;
    }

    /** The outcome N, P or D. */
    public Outcome outcome() {
        String text = text("outcome");
        demand(text.length() == 1, "expected an outcome N, P or D");
        return Outcome.of(text.charAt(0));
    }

    /** A text. */
    public String text(String key) {
        if (field(key) instanceof Json.Text(String text)) {
            return text;
        }
        throw new IllegalArgumentException("expected a text under " + key);
    }

    /** A number from 0 to 2^31 - 1. */
    public long whole(String key) {
        if (field(key) instanceof Json.Whole(var value)
                && value.signum() >= 0
                && value.bitLength() < Integer.SIZE) {
            return value.longValueExact();
        }
        throw new IllegalArgumentException("expected a number under " + key);
    }

    /** A list of texts. */
    public List<String> texts(String key) {
        if (!(field(key) instanceof Json.Items(List<Json> items))) {
            throw new IllegalArgumentException("expected a list under " + key);
        }
        List<String> texts = new ArrayList<>();
        for (Json item : items) {
            if (!(item instanceof Json.Text(String text))) {
                throw new IllegalArgumentException("expected a move in " + key);
            }
            texts.add(text);
        }
        return texts;
    }

    /** True or false. */
    public boolean flag(String key) {
        if (field(key) instanceof Json.Flag(boolean flag)) {
            return flag;
        }
        throw new IllegalArgumentException("expected true or false under " + key);
    }

    private @Nullable Json field(String key) {
        return header.claim().values().get(key);
    }

    /** Refuses the header unless something holds. */
    public static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
