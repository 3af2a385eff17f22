package parlour.solve.sweep;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HexFormat;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.claim.Json;
import parlour.claim.Sha256;

/**
 * What decides the bytes of units. Sweeps share the results of units with the same name exactly if
 * their identities are equal; a parameter that only says which units there are is no part of it.
 *
 * @param family the name of the family, of letters, digits and dashes
 * @param version raised by its author whenever a unit's bytes change for the same parameters
 * @param parameters what was asked for, as far as units depend on it
 */
public record SweepIdentity(String family, int version, SequencedMap<String, String> parameters) {
    private static final String FORMAT = "parlour-sweep-1";
    private static final int DIGITS = 16;

    /** Keeps a sorted copy. */
    public SweepIdentity {
        if (!family.matches("[A-Za-z0-9-]+")) {
            throw new IllegalArgumentException("family (" + family + "): letters, digits, dashes");
        }
        parameters = Collections.unmodifiableSequencedMap(new TreeMap<>(parameters));
    }

    /** The first line of a journal: equal for equal identities only. */
    String header() {
        Json.Fields values = Json.fields();
        for (var parameter : parameters.entrySet()) {
            values = values.with(parameter.getKey(), parameter.getValue());
        }
        return Json.fields()
                .with("family", family)
                .with("format", FORMAT)
                .with("parameters", values)
                .with("version", version)
                .canonical();
    }

    /** A name for its files: the family and the start of the header's SHA-256. */
    String fileName() {
        byte[] digest = Sha256.start().digest(header().getBytes(StandardCharsets.UTF_8));
        return family + "-" + HexFormat.of().formatHex(digest).substring(0, DIGITS);
    }
}
