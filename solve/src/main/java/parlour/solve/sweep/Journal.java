package parlour.solve.sweep;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Finished units on disk, append-only.
 *
 * <p>A line is the CRC-32C of its rest in eight hexadecimal digits, a space, and the rest; in the
 * first line the rest is the header of the {@linkplain SweepIdentity identity}, in all others the
 * unit's name, a space, and its bytes in base 64. Each line is on the disk before the next is
 * begun. A line that is damaged counts for nothing, so its unit is done again; a last line without
 * its end is cut off. One process at a time has a journal open.
 *
 * <p>Cost: reading all of it once; in memory a name and a place for each unit.
 */
final class Journal implements AutoCloseable {
    private static final int CHECKSUM_DIGITS = 8;
    private static final Span NONE = new Span(0, 0);

    /** Of this process: a lock is held by the process, and gone when it closes the file once. */
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;
    private final Map<String, Span> spans = new HashMap<>();
    private long end;
    private int damaged;

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens a journal, which is made if it is not there.
     *
     * @throws InUse if another process, or another thread of this one, has it open
     * @throws IOException if the disk refuses, or the first line is not that of the identity
     */
    static Journal open(Path file, SweepIdentity identity) throws IOException {
        Path absolute = file.toAbsolutePath();
        // One path for each file: links to the folder would give several.
        Path real = absolute.resolveSibling("").toRealPath().resolve(absolute.getFileName());
        if (!OPEN.add(real)) {
            throw new InUse(file);
        }
        @Nullable Journal journal = null;
        try {
            journal = opened(real, file, identity);
            return journal;
        } finally {
            if (journal == null) {
                OPEN.remove(real);
            }
        }
    }

    private static Journal opened(Path real, Path file, SweepIdentity identity) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE);
        Journal journal = new Journal(real, channel);
        try {
            if (channel.tryLock() == null) {
                throw new InUse(file);
            }
            journal.read(file, identity.header());
            return journal;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** Reads all whole lines and cuts off what follows the last of them. */
    private void read(Path file, String header) throws IOException {
        InputStream in = new BufferedInputStream(Channels.newInputStream(channel), 1 << 16);
        @Nullable String first = line(in);
        if (first == null) {
            channel.truncate(0);
            append(header);
            syncFolder(file);
            return;
        }
        if (!checked(first).equals(Optional.of(header))) {
            throw new IOException(
                    "the journal "
                            + file
                            + " is damaged in its first line; move it away to start anew");
        }
        end = first.length() + 1L;
        for (@Nullable String line = line(in); line != null; line = line(in)) {
            note(line);
            end += line.length() + 1L;
        }
        channel.truncate(end);
    }

    private void note(String line) {
        Optional<String> rest = checked(line);
        int space = rest.isPresent() ? rest.get().indexOf(' ') : -1;
        if (space < 0) {
            damaged++;
            return;
        }
        int start = CHECKSUM_DIGITS + 1 + space + 1;
        spans.putIfAbsent(
                rest.get().substring(0, space), new Span(end + start, line.length() - start));
    }

    /** The next line without its end; null if there is none that has one. */
    private static @Nullable String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            if (next == '\n') {
                return line.toString(StandardCharsets.ISO_8859_1);
            }
            line.write(next);
        }
        return null;
    }

    /** What follows the checksum, if that is right. */
    private static Optional<String> checked(String line) {
        int from = CHECKSUM_DIGITS + 1;
        if (line.length() < from) {
            return Optional.empty();
        }
        String rest = line.substring(from);
        return line.startsWith(checksum(rest) + " ") ? Optional.of(rest) : Optional.empty();
    }

    private static String checksum(String rest) {
        CRC32C crc = new CRC32C();
        crc.update(rest.getBytes(StandardCharsets.ISO_8859_1));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    /** Whether a unit is finished. */
    synchronized boolean has(String unit) {
        return spans.containsKey(unit);
    }

    /** The bytes of a finished unit. */
    synchronized byte[] result(String unit) throws IOException {
        Span span = spans.getOrDefault(unit, NONE);
        ByteBuffer bytes = ByteBuffer.allocate(span.length());
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, span.offset() + bytes.position()) < 0) {
                throw new IOException("the journal was cut short while it was open");
            }
        }
        return Base64.getDecoder().decode(bytes.array());
    }

    /** Forgets a unit, so that it is done again. */
    synchronized void forget(String unit) {
        spans.remove(unit);
    }

    /** Adds a finished unit; on return it is on the disk. */
    synchronized void add(String unit, byte[] result) throws IOException {
        String text = Base64.getEncoder().encodeToString(result);
        long start = end + CHECKSUM_DIGITS + 1 + unit.length() + 1L;
        append(unit + " " + text);
        spans.put(unit, new Span(start, text.length()));
    }

    private void append(String rest) throws IOException {
        String line = checksum(rest) + " " + rest + "\n";
        ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.ISO_8859_1));
        long at = end;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
        channel.force(false);
        end = at;
    }

    /** A new file is only there for good when its folder is on the disk too. */
    private static void syncFolder(Path file) throws IOException {
        @Nullable Path folder = file.toAbsolutePath().getParent();
        if (folder != null && Files.isDirectory(folder)) {
            try (FileChannel entry = FileChannel.open(folder, StandardOpenOption.READ)) {
                entry.force(true);
            } catch (IOException e) {
                // Some systems do not open folders; the data itself has been forced.
            }
        }
    }

    /** Lines that were found damaged. */
    int damaged() {
        return damaged;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            OPEN.remove(file);
        }
    }

    /** Where the text of a result stands. */
    private record Span(long offset, int length) {}

    /** Somebody else works on the same sweep. */
    static final class InUse extends IOException {
        private static final long serialVersionUID = 1L;

        InUse(Path file) {
            super("another run is working on this sweep: " + file);
        }
    }
}
