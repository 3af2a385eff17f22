package parlour.store;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import parlour.claim.Json;
import parlour.claim.Sha256;

/**
 * What a checkpoint is a checkpoint of.
 *
 * @param instance the canonical instance string
 * @param question what was asked, in fixed words, as in a {@link Key}
 * @param work which work on the question: the method's name
 * @param version the version of the program, so exact that equal versions work alike
 */
public record CheckpointKey(String instance, String question, String work, String version) {
    private static final int DIGITS = 16;

    /** The name of the file, which begins alike in all versions. */
    String fileName() {
        return beginning()
                + digest(Json.fields().with("version", version))
                + CheckpointFolder.ENDING;
    }

    /** How the names of the files of all versions begin. */
    String beginning() {
        return digest(
                        Json.fields()
                                .with("instance", instance)
                                .with("question", question)
                                .with("work", work))
                + "-";
    }

    private static String digest(Json.Fields fields) {
        byte[] bytes = fields.canonical().getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(Sha256.start().digest(bytes)).substring(0, DIGITS);
    }
}
