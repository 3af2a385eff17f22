package parlour.app.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import parlour.claim.FileFailure;

/** Files with a text in UTF-8 that users name. */
public final class TextFile {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    /** A text without the invisible mark that some editors put before it. */
    public static String unmarked(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /**
     * What a file says.
     *
     * @param mostBytes larger files are refused
     * @param example a valid call to show
     * @throws parlour.claim.BadInput if it cannot be read
     */
    public static String read(String name, int mostBytes, String example) {
        Path path = FileNames.path(name, "FILE", example);
        if (Files.isDirectory(path)) {
            throw FileNames.bad(name, "is a folder", example);
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(mostBytes + 1);
            if (bytes.length > mostBytes) {
                throw FileNames.bad(name, "is larger than " + (mostBytes >> 10) + " KiB", example);
            }
            return unmarked(
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            throw FileNames.bad(name, "is no text in UTF-8", example);
        } catch (IOException e) {
            throw FileNames.bad(name, "cannot be read: " + FileFailure.reason(e), example);
        }
    }
}
