package parlour.app.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import parlour.app.file.TextFile;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;

/**
 * Lines of UTF-8 from a stream that may never end: one line at a time is in memory, and one that is
 * too long is passed over without being kept.
 */
final class LineSource {
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int at;
    private int end;
    private boolean tooLong;
    private long lineNumber;

    LineSource(InputStream in) {
        this.in = in;
    }

    /** Whether another whole line can be had without waiting for anybody. */
    boolean hasLine() {
        return endOfLine() < end;
    }

    /** Steps to the next line; false at the end of the stream. A last line needs no line feed. */
    boolean next() {
        line.reset();
        lineNumber++;
        tooLong = false;
        boolean any = false;
        while (at < end || fill()) {
            any = true;
            int stop = endOfLine();
            keep(stop);
            at = Math.min(stop + 1, end);
            if (stop < end) {
                return true;
            }
        }
        return any;
    }

    /**
     * The text of the line stepped to, without its line end.
     *
     * @throws BadInput if it is too long or not UTF-8
     */
    String text() {
        if (tooLong) {
            throw new BadInput("", "line longer than " + InstanceText.MAX_LENGTH + " bytes");
        }
        byte[] bytes = line.toByteArray();
        int length =
                bytes.length > 0 && bytes[bytes.length - 1] == '\r'
                        ? bytes.length - 1
                        : bytes.length;
        try {
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes, 0, length))
                            .toString();
            return lineNumber == 1 ? TextFile.unmarked(text) : text;
        } catch (CharacterCodingException e) {
            throw new BadInput(
                    "",
                    "line is not UTF-8; expected an instance such as monotonic(a=4,d=3,deck=12)");
        }
    }

    private void keep(int stop) {
        tooLong |= line.size() + (long) (stop - at) > InstanceText.MAX_LENGTH;
        if (!tooLong) {
            line.write(buffer, at, stop - at);
        }
    }

    /** The index of the next line feed in the buffer, or the end of what it holds. */
    private int endOfLine() {
        int stop = at;
        while (stop < end && buffer[stop] != '\n') {
            stop++;
        }
        return stop;
    }

    private boolean fill() {
        try {
            at = 0;
            end = Math.max(0, in.read(buffer));
            return end > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
